import type { Notice } from '@/lib/live/channel'
import type { MatchDump } from './memory'
import { announceThrough } from './notices'
import { postgresStore } from './postgres'
import { copyMatch } from './postgres/copy'
import { prisma, runs } from './prisma'
import type { Visibility } from './store'
import { eraseCounted } from './usage'

/** The record of this process's database. Connects at first use. */
export const store = postgresStore(prisma, runs)

/** Tells every web process and worker; a hint, so that its loss is no failure. */
export const announce: (notice: Notice) => Promise<void> = announceThrough(runs.durable)

/** What a match is called and who may see it; nothing that play depends on. */
export async function editMatch(
  id: string,
  change: { readonly title?: string; readonly visibility?: Visibility },
): Promise<void> {
  await prisma.match.update({ where: { id }, data: change, select: { id: true } })
}

/**
 * Takes a match out of the record, with its seats, events, decisions and attempts. Texts of layers stay: others may
 * share them, and without a decision nothing leads to them. False where there is none.
 */
export async function eraseMatch(id: string): Promise<boolean> {
  return eraseCounted(id)
}

/** Takes a whole match in, as it was exported elsewhere; false where it is already. */
export const importMatch = (dump: MatchDump): Promise<boolean> => copyMatch(prisma, dump)
