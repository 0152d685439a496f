import { v7 } from 'uuid'
import type { Prisma } from '@/generated/prisma/client'
import type { Json } from '@/lib/core/choice'
import { prisma } from './prisma'

/** A table kept by name. `table` is what the launch form made of it. */
export type Setup = {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly table: Json
}
const COLUMNS = { id: true, game: true, name: true, table: true } as const

/** Set-ups that one account may keep. */
export const SETUPS_MOST = 50

/** Somebody's set-ups by name, of one game or of all. */
export async function listSetups(ownerId: string, game?: string): Promise<Setup[]> {
  const where = { ownerId, ...(game !== undefined && { game }) }
  const rows = await prisma.savedSetup.findMany({ where, orderBy: { name: 'asc' }, select: COLUMNS })
  return rows.map((row) => ({ ...row, table: row.table as Json }))
}

/** Keeps a set-up; one of the same name is overwritten. null: there are too many already. */
export async function saveSetup(ownerId: string, setup: Omit<Setup, 'id'>): Promise<Setup | null> {
  const { game, name } = setup
  const table = setup.table as Prisma.InputJsonValue
  const key = { ownerId_game_name: { ownerId, game, name } }
  const known = await prisma.savedSetup.findUnique({ where: key, select: { id: true } })
  if (!known && (await prisma.savedSetup.count({ where: { ownerId } })) >= SETUPS_MOST) return null
  const row = await prisma.savedSetup.upsert({
    where: key,
    create: { id: v7(), ownerId, game, name, table },
    update: { table, updatedAt: new Date() },
    select: COLUMNS,
  })
  return { ...row, table: row.table as Json }
}

/** Forgets a set-up of this owner; false where they have none like it. */
export async function deleteSetup(ownerId: string, id: string): Promise<boolean> {
  return (await prisma.savedSetup.deleteMany({ where: { id, ownerId } })).count > 0
}
