import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { provide } from '@/lib/env'
import { deleteKey, listKeys, openEndpoint, openKey, saveEndpoint, saveKey } from '@/lib/store/keys'
import { prisma } from '@/lib/store/prisma'
import { seal, unseal } from '@/lib/store/seal'

const SECRET = 'a secret for the keys of tests, long enough'
const KEY = 'sk-canary-0123456789-abcd'
beforeAll(() => provide({ KEYS_SECRET: SECRET }))

async function somebody(): Promise<string> {
  const id = v7()
  await prisma.user.create({ data: { id, email: `${id}@parlor.test`, name: 'A', passwordHash: '' } })
  return id
}

describe('a sealed text', () => {
  test('opens with the same secret, for the same owner, as it was', () =>
    expect(unseal(seal('grüß', 'ada 1', SECRET), 'ada 1', SECRET)).toBe('grüß'))
  test('never looks the same twice, and never like the text', () => {
    const [one, other] = [seal(KEY, 'a', SECRET), seal(KEY, 'a', SECRET)]
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(false)
    expect(Buffer.from(one).includes(KEY)).toBe(false)
  })
  test('opens for nobody else, under no other secret, and not once a bit of it was changed', () => {
    const sealed = seal(KEY, 'ada 1', SECRET)
    expect(unseal(sealed, 'eve 1', SECRET)).toBeNull()
    expect(unseal(sealed, 'ada 1', `${SECRET}!`)).toBeNull()
    for (let at = 0; at < sealed.length; at++) {
      const bent = Uint8Array.from(sealed)
      bent[at] ^= 1
      expect(unseal(bent, 'ada 1', SECRET)).toBeNull()
    }
    expect(unseal(sealed.slice(0, 20), 'ada 1', SECRET)).toBeNull()
  })
})

describe('a key', () => {
  test('is kept sealed, shown by its last four characters, replaced and forgotten', async () => {
    const ada = await somebody()
    await saveKey(ada, 'openai', KEY)
    expect(await openKey(ada, 'openai')).toBe(KEY)
    const shown = await listKeys(ada)
    expect(shown.keys).toMatchObject([{ provider: 'openai', ending: 'abcd' }])
    expect(JSON.stringify(shown)).not.toContain('canary')
    const [row] = await prisma.modelKey.findMany({ where: { ownerId: ada } })
    expect(Buffer.from(row.sealed ?? []).includes('canary')).toBe(false)
    await saveKey(ada, 'openai', 'sk-another-one-9876')
    expect(await openKey(ada, 'openai')).toBe('sk-another-one-9876')
    expect(await deleteKey(ada, 'openai')).toBe(true)
    expect(await openKey(ada, 'openai')).toBeNull()
  })
  test('of few characters shows none of them', async () => {
    const ada = await somebody()
    await saveKey(ada, 'gemini', 'short')
    expect((await listKeys(ada)).keys).toMatchObject([{ ending: '' }])
  })
  test('moved to somebody else’s row opens nothing', async () => {
    const [ada, eve] = [await somebody(), await somebody()]
    await saveKey(ada, 'openai', KEY)
    await prisma.modelKey.updateMany({ where: { ownerId: ada }, data: { ownerId: eve } })
    expect(await openKey(eve, 'openai')).toBeNull()
  })
})

describe('an endpoint', () => {
  const OLLAMA = {
    name: 'House',
    baseUrl: 'https://a.example/v1',
    models: ['qwen3:8b'],
    reply: null,
  } as const
  test('is its owner’s alone', async () => {
    const [ada, eve] = [await somebody(), await somebody()]
    const id = (await saveEndpoint(ada, OLLAMA, KEY)) ?? ''
    expect(await openEndpoint(ada, id)).toMatchObject({ key: KEY, baseUrl: OLLAMA.baseUrl })
    expect(await openEndpoint(eve, id)).toBeNull()
  })
  test('keeps its key while its address stays, and loses it with a new one', async () => {
    const ada = await somebody()
    const id = (await saveEndpoint(ada, OLLAMA, KEY)) ?? ''
    await saveEndpoint(ada, { ...OLLAMA, models: ['other'] }, undefined)
    expect(await openEndpoint(ada, id)).toMatchObject({ key: KEY })
    await saveEndpoint(ada, { ...OLLAMA, baseUrl: 'https://b.example/v1' }, undefined)
    expect(await openEndpoint(ada, id)).toMatchObject({ key: null, baseUrl: 'https://b.example/v1' })
  })
})
