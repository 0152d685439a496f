import { expect, test } from 'vitest'
import type { Player } from '../run'
import { searchedMany } from './many'
import { crisisSecrets, monopolySecrets, sealedSecrets } from './open-games'

const personas: readonly Player[] = Object.keys(monopolySecrets.game.scripts).map((script) => ({ script }))

test('the order of the cards, thoughts and the seed of Monopoly are found nowhere they do not belong', () => {
  const found = searchedMany(monopolySecrets, {
    from: 0,
    count: 60,
    tables: [personas, ['random']],
    share: 0.03,
  })
  expect(found.leaks).toEqual([])
  expect(found.packets).toBeGreaterThan(100)
  expect(found.allowed).toBeGreaterThan(5_000)
}, 180_000)

test('sealed bids, tastes and the lots to come neither', () => {
  const found = searchedMany(sealedSecrets, { from: 0, count: 200, tables: [['random']], share: 0.3 })
  expect(found.leaks).toEqual([])
  expect(found.packets).toBeGreaterThan(500)
})

test('thoughts, briefings, letters and covert acts of a crisis neither', () => {
  const scripts = Object.keys(crisisSecrets.game.scripts).map((script) => ({ script }))
  const tables: readonly (readonly Player[])[] = [['random'], [...scripts, 'random', 'fallback']]
  const found = searchedMany(crisisSecrets, { from: 0, count: 60, tables, share: 0.3 })
  expect(found.leaks).toEqual([])
  expect(found.packets).toBeGreaterThan(100)
}, 180_000)
