import { expect, test } from 'vitest'
import { countTry, countWith, forgiveTry, TooMany } from '@/lib/auth/limits'
import { prisma } from '@/lib/store/prisma'

const key = (name: string) => `${name} ${crypto.randomUUID()}`

test('tries at the same time are all counted, in the database that all web processes share', async () => {
  const mine = [{ limit: 'password-account', key: key('c') }] as const
  const tries = await Promise.allSettled(Array.from({ length: 25 }, () => countTry(mine)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  expect(await prisma.limit.findMany({ where: { points: 25 } })).toHaveLength(1)
})

test.each([
  ['the database', undefined],
  ['memory', countWith],
])('tries are counted in %s, each key for itself, and a success does not count', async (_where, use) => {
  use?.()
  const mine = [{ limit: 'login-pair', key: key('a') }] as const
  for (let i = 0; i < 9; i++) await countTry(mine)
  await countTry(mine)
  await forgiveTry(mine)
  await countTry(mine)
  await expect(countTry(mine)).rejects.toThrow(/^Too many tries\. Try again in 15 minutes\.$/)
  await expect(countTry(mine)).rejects.toBeInstanceOf(TooMany)
  await countTry([{ limit: 'login-pair', key: key('b') }])
})
