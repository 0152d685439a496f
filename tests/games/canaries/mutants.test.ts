import { expect, test } from 'vitest'
import { mafia } from '@/lib/games/mafia'
import type { Player } from '../run'
import { mafiaSecrets } from './mafia'
import { mafiaTwins, TWISTS } from './mafia-twins'
import { searchedMany } from './many'
import { MUTANTS, TWIN_MUTANTS } from './mutants'
import { monopolySecrets } from './open-games'
import { compared } from './twins'

// The tests of secrets are put to the test: each build that leaks on purpose is found.

const TABLES: readonly (readonly Player[])[] = [
  ['random'],
  [{ script: Object.keys(mafia.scripts)[0] }, 'random'],
]
const MATCHES = 6

test.each(MUTANTS)('canaries find $name', ({ game, desk }) => {
  const secrets = { ...mafiaSecrets, game: game?.(mafia) ?? mafia }
  const found = searchedMany(secrets, { from: 0, count: MATCHES, tables: TABLES, share: 0.5, desk })
  expect(found.leaks).not.toEqual([])
})

test('canaries find nothing where nothing leaks', () => {
  const found = searchedMany(mafiaSecrets, { from: 0, count: MATCHES, tables: TABLES, share: 0.5 })
  expect(found.leaks).toEqual([])
})

test.each(TWIN_MUTANTS)('twins find $name', ({ game, desk }) => {
  const leaks = TWISTS.flatMap((twist) =>
    Array.from({ length: 6 }, (_, i) => {
      const twins = mafiaTwins(i + 1)
      return compared({ ...twins, game: game?.(twins.game) ?? twins.game, desk }, twist).leaks
    }).flat(),
  )
  expect(leaks).not.toEqual([])
})

test('canaries find the next card of Monopoly in a packet', () => {
  const { game } = monopolySecrets
  const leaking = {
    ...game,
    view: (state: { decks: number[][] }, seat: number | null) =>
      Object.defineProperty({ ...game.view(state, seat) }, 'next', { value: state.decks[0]?.[0] }),
    layers: (...[view, ...rest]: Parameters<typeof game.layers>) => [
      ...game.layers(view, ...rest),
      { name: 'next', text: `Next card: ${view.next}` },
    ],
  }
  const found = searchedMany(
    { ...monopolySecrets, game: leaking },
    { from: 0, count: 2, tables: [['random']], share: 0.05 },
  )
  expect(found.leaks).not.toEqual([])
})
