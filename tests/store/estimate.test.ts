import { expect, test } from 'vitest'
import { agentFor } from '@/lib/agents/roster'
import type { AnyGame } from '@/lib/core/game'
import { play } from '@/lib/match/play'
import { estimate } from '@/lib/queries/estimate'
import { store } from '@/lib/store/shared'
import { bids } from '../match/bids'
import { aMatch, depsOn, never } from '../match/table'

// a game of a name that no other test uses
const game = { ...bids, id: 'estimated-bids' } as AnyGame
const model = { kind: 'model', provider: 'openai', model: 'gpt-5.4' } as const
const catalog = {
  models: [],
  find: (provider: 'openai', id: string) => ({ provider, id, label: id, prices: null }),
}
const expected = (seats: number) =>
  estimate(
    {
      game: game.id,
      options: {},
      seats: Array.from({ length: seats }, () => ({ persona: 'nobody yet', agent: model })),
    },
    catalog as never,
  )

test('a table of a size that nobody has played yet is estimated by games of other sizes', async () => {
  expect((await expected(5)).basis).toBe('usual')
  const match = aMatch({ game, options: { rounds: 7 } })
  await store.create(match)
  expect(await play(match.id, depsOn(store, { findGame: () => game, agentFor }), never)).toBe('over')
  const { basis, games, seats } = await expected(5)
  expect({ basis, games }).toEqual({ basis: 'packets', games: 1 })
  const { decided = 0 } = (await store.find(match.id)) ?? {}
  expect(seats.map(({ calls }) => calls)).toEqual(Array(5).fill(Math.round(decided / match.seats.length)))
})
