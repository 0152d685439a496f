import { v7 } from 'uuid'
import type { ModelKey } from '@/generated/prisma/client'
import { env } from '@/lib/env'
import { prisma } from './prisma'
import { seal, unseal } from './seal'

export type KeyProvider = 'openai' | 'gemini'
/** A key as its owner may see it. */
export type KeyCard = { readonly provider: KeyProvider; readonly ending: string; readonly updatedAt: string }
/** An endpoint of somebody's own. `ending`: of its key; null: it has none. */
export type EndpointCard = {
  readonly id: string
  readonly name: string
  readonly baseUrl: string
  readonly models: readonly string[]
  readonly reply: 'function' | 'json' | null
  readonly ending: string | null
}
export type Endpoint = Omit<EndpointCard, 'id' | 'ending'>

/** Endpoints that one account may keep. */
export const ENDPOINTS_MOST = 20

const SHOWN = 4
/** A short key would be shown almost whole. */
const endingOf = (key: string): string => (key.length >= 3 * SHOWN ? key.slice(-SHOWN) : '')

type Row = Pick<ModelKey, 'id' | 'ownerId' | 'sealed'>
const boundOf = ({ id, ownerId }: Pick<Row, 'id' | 'ownerId'>): string => `${ownerId} ${id}`
const sealedFor = (row: Pick<Row, 'id' | 'ownerId'>, key: string) => ({
  sealed: seal(key, boundOf(row), env.KEYS_SECRET),
  ending: endingOf(key),
})

/** Somebody's keys and endpoints, as they may be shown. */
export async function listKeys(
  ownerId: string,
): Promise<{ readonly keys: KeyCard[]; readonly endpoints: EndpointCard[] }> {
  const rows = await prisma.modelKey.findMany({
    where: { ownerId },
    orderBy: [{ provider: 'asc' }, { name: 'asc' }],
    omit: { sealed: true },
  })
  const endpoints = rows.flatMap(({ id, provider, name, baseUrl, models, reply, ending }) =>
    provider === 'compatible'
      ? [{ id, name, baseUrl: baseUrl ?? '', models, reply: reply as EndpointCard['reply'], ending }]
      : [],
  )
  const keys = rows.flatMap(({ provider, ending, updatedAt }) =>
    provider === 'compatible'
      ? []
      : [{ provider: provider as KeyProvider, ending: ending ?? '', updatedAt: updatedAt.toISOString() }],
  )
  return { keys, endpoints }
}

/** Keeps a key for a provider, in place of an older one. */
export async function saveKey(ownerId: string, provider: KeyProvider, key: string): Promise<void> {
  const where = { ownerId_provider_name: { ownerId, provider, name: '' } }
  const known = await prisma.modelKey.findUnique({ where, select: { id: true } })
  const id = known?.id ?? v7()
  const row = { ...sealedFor({ id, ownerId }, key), updatedAt: new Date() }
  await prisma.modelKey.upsert({ where, create: { id, ownerId, provider, name: '', ...row }, update: row })
}

export async function deleteKey(ownerId: string, provider: KeyProvider): Promise<boolean> {
  return (await prisma.modelKey.deleteMany({ where: { ownerId, provider } })).count > 0
}

/**
 * Keeps an endpoint under its name, in place of an older one. `key` undefined: the one it has, as long as its address
 * stays the same: a key goes nowhere it was not meant for. null: there are too many already.
 */
export async function saveEndpoint(
  ownerId: string,
  endpoint: Endpoint,
  key: string | null | undefined,
): Promise<string | null> {
  const { name, baseUrl, models, reply } = endpoint
  const where = { ownerId_provider_name: { ownerId, provider: 'compatible', name } }
  const known = await prisma.modelKey.findUnique({ where })
  if (
    !known &&
    (await prisma.modelKey.count({ where: { ownerId, provider: 'compatible' } })) >= ENDPOINTS_MOST
  )
    return null
  const id = known?.id ?? v7()
  const keeps = key === undefined && known?.baseUrl === baseUrl
  const sealed = key ? sealedFor({ id, ownerId }, key) : keeps ? {} : { sealed: null, ending: null }
  const row = { baseUrl, models: [...models], reply, updatedAt: new Date(), ...sealed }
  const create = { id, ownerId, provider: 'compatible', name, ...row }
  await prisma.modelKey.upsert({ where, create, update: row })
  return id
}

export async function deleteEndpoint(ownerId: string, id: string): Promise<boolean> {
  return (await prisma.modelKey.deleteMany({ where: { id, ownerId, provider: 'compatible' } })).count > 0
}

/** A key in the clear, for the call it is made for and nothing else. null: there is none, or it cannot be opened. */
export type OpenedKey = { readonly baseUrl: string | null; readonly key: string | null }

const opened = ({ baseUrl, sealed, ...row }: Row & Pick<ModelKey, 'baseUrl'>): OpenedKey => ({
  baseUrl,
  key: sealed && unseal(sealed, boundOf(row), env.KEYS_SECRET),
})

export async function openKey(ownerId: string, provider: KeyProvider): Promise<string | null> {
  const row = await prisma.modelKey.findUnique({
    where: { ownerId_provider_name: { ownerId, provider, name: '' } },
  })
  return row && opened(row).key
}

/** null: this owner has no such endpoint. */
export async function openEndpoint(ownerId: string, id: string): Promise<OpenedKey | null> {
  const row = await prisma.modelKey.findFirst({ where: { id, ownerId, provider: 'compatible' } })
  return row && opened(row)
}
