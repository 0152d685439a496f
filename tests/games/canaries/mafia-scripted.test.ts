import { expect, test } from 'vitest'
import { mafia } from '@/lib/games/mafia'
import type { Player } from '../run'
import { mafiaSecrets } from './mafia'
import { searchedMany } from './many'

const scripts: readonly Player[] = Object.keys(mafia.scripts).map((script) => ({ script }))

test('canaries of 1,500 matches of Mafia by scripts are found nowhere they do not belong', () => {
  const tables = [...scripts.map((script) => [script]), [...scripts, 'random'] as const]
  const found = searchedMany(mafiaSecrets, { from: 1_500, count: 1_500, tables, share: 0.15 })
  expect(found.leaks).toEqual([])
  expect(found.events).toBeGreaterThan(100_000)
  expect(found.packets).toBeGreaterThan(5_000)
  expect(found.allowed).toBeGreaterThan(100_000)
}, 180_000)
