// What a copy, a fold and a packet cost. In process; medians.
import type { AnyGame, GameEvent, Setup } from '@/lib/core/game'
import { type CoreEvent, fold } from '@/lib/core/log'
import { findGame } from '@/lib/games'
import { playOut, type Sitting } from '@/lib/match/simulate'
import { packetFor } from './position'
import { type Line, secondsEach } from './timing'

const EVENTS = 4_000

/** The first 4,000 events of the first plain match that is long enough, as a browser gets them: parsed JSON. */
function longLog(game: AnyGame, setup: Setup): (GameEvent | CoreEvent)[] {
  const sittings: Sitting[] = game.personas.map((persona) => ({ persona, agent: { script: 'plain' } }))
  for (let seed = 1; ; seed++) {
    const { events } = playOut(game, { seed, setup, sittings })
    if (events.length >= EVENTS) return JSON.parse(JSON.stringify(events.slice(0, EVENTS)))
  }
}

export function costLines(): Line[] {
  const game = findGame('monopoly')
  if (game === null) throw new Error('Monopoly is not registered')
  const setup = { seats: game.personas.length, options: game.options.parse({}) }
  const log = longLog(game, setup)
  const state = fold(game, game.initial(setup), log)
  const copy = secondsEach(9, 200_000, () => game.copy(state)) * 1e6
  const folded = secondsEach(9, 50, () => fold(game, game.initial(setup), log)) * 1e3
  const packet = secondsEach(5, 300, packetFor(game)) * 1e3
  return [
    {
      what: 'copy of a state',
      figure: `${copy.toFixed(3)} µs`,
      asked: 'at most 1 µs, aim 0.25',
      holds: copy <= 1,
    },
    {
      what: `fold of a log of ${EVENTS} events`,
      figure: `${folded.toFixed(3)} ms`,
      asked: 'at most 5 ms, aim 0.5',
      holds: folded <= 5,
    },
    {
      what: 'one packet of eleven layers, memory read anew',
      figure: `${packet.toFixed(3)} ms, ${Math.round(1000 / packet)} a second`,
      asked: 'under 1 ms',
      holds: packet < 1,
    },
  ]
}
