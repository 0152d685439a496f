import { expect, test } from 'vitest'
import type { AnyBoard } from '@/components/boards/boards'
import { crisis } from '@/components/boards/crisis/crisis'
import { mafia } from '@/components/boards/mafia/mafia'
import { monopoly } from '@/components/boards/monopoly/monopoly'
import { isCoreEvent, isHeardBy } from '@/lib/core/log'
import { findGame } from '@/lib/games'
import { playOut, type Sitting } from '@/lib/match/simulate'

const BOARDS: readonly (readonly [string, AnyBoard, number])[] = [
  ['monopoly', monopoly, 2],
  ['monopoly', monopoly, 5],
  ['mafia', mafia, 7],
  ['crisis', crisis, 5],
]

test.each(BOARDS)('at every entry of %s whoever is asked sits at the table', (id, board, seats) => {
  const game = findGame(id)
  if (!game) throw new Error(id)
  const setup = { seats, options: game.options.parse({}) }
  const places = game.places?.(setup.options)
  const sittings = Array.from({ length: seats }, (_, seat): Sitting => {
    const named = game.personas.find((persona) => persona.id === places?.[seat].persona)
    return { persona: named ?? game.personas[seat % game.personas.length], agent: 'random' }
  })
  let asked = 0
  const follow = (events: ReturnType<typeof playOut>['events']) => {
    const state = game.initial(setup)
    for (const event of events) {
      if (!isCoreEvent(event)) game.evolve(state, event)
      for (const seat of board.asked(state)?.seats ?? []) {
        asked++
        expect(seat, event.type).toBeGreaterThanOrEqual(0)
        expect(seat, event.type).toBeLessThan(seats)
      }
    }
  }
  for (const seed of [1, 2, 3]) {
    const { events } = playOut(game, { seed, setup, sittings })
    follow(events)
    follow(events.filter((event) => isHeardBy(event, null)))
  }
  expect(asked).toBeGreaterThan(20)
})
