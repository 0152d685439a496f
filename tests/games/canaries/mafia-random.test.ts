import { expect, test } from 'vitest'
import { mafiaSecrets } from './mafia'
import { RANDOM, searchedMany } from './many'

test('canaries of 1,500 matches of Mafia in random play are found nowhere they do not belong', () => {
  const found = searchedMany(mafiaSecrets, { from: 0, count: 1_500, tables: RANDOM, share: 0.15 })
  expect(found.leaks).toEqual([])
  expect(found.events).toBeGreaterThan(100_000)
  expect(found.packets).toBeGreaterThan(5_000)
  expect(found.allowed).toBeGreaterThan(100_000)
}, 180_000)
