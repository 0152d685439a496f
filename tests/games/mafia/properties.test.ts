import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Setup } from '@/lib/core/game'
import { mafia } from '@/lib/games/mafia'
import type { Action, Request } from '@/lib/games/mafia/actions'
import { copy } from '@/lib/games/mafia/copy'
import type { Event, Options, State } from '@/lib/games/mafia/state'
import { type Player, runMatch } from '../run'
import { expectFairPlay } from './audit'
import { expectWhole } from './story'

const setups: fc.Arbitrary<Setup<Options>> = fc
  .record({
    seats: fc.integer({ min: 5, max: 16 }),
    options: fc.record({
      mafia: fc.option(fc.integer({ min: 1, max: 7 })),
      doctors: fc.nat(3),
      sheriffs: fc.nat(3),
      start: fc.constantFrom('night', 'day'),
      discussionRounds: fc.nat(2),
      eligible: fc.constantFrom('nominated', 'everyone'),
      defence: fc.boolean(),
      lastWords: fc.boolean(),
      revealRoles: fc.boolean(),
      abstaining: fc.boolean(),
      tie: fc.constantFrom('nobody', 'revote', 'random'),
      ballots: fc.constantFrom('open', 'secret'),
      skipKill: fc.boolean(),
      dayLimit: fc.integer({ min: 1, max: 12 }),
    }),
  })
  .map(({ seats, options }) => ({ seats, options: mafia.options.parse(options) }))
  .filter((setup) => mafia.objection?.(setup) === null)

const seeds = fc.integer({ min: 1, max: 2 ** 40 })
const players: fc.Arbitrary<Player> = fc.constantFrom<Player>('random', 'random', 'fallback', {
  script: 'plain',
})

test('any match of any options is played by the rules, counted from its log alone', () => {
  fc.assert(
    fc.property(setups, seeds, fc.array(players, { minLength: 16, maxLength: 16 }), (setup, seed, all) => {
      const { log } = runMatch(mafia, { seed, setup, players: all.slice(0, setup.seats) })
      expectFairPlay(setup, log as Event[])
    }),
    { numRuns: 150 },
  )
})

/** Numbers as a model may give them: seats, no seats, and nonsense. */
const number = fc.oneof(
  fc.integer({ min: -1, max: 16 }),
  fc.constantFrom(-2, 99, 1e9, 0.5, -0, 2 ** 53, -1e300, Number.MAX_VALUE),
)
const numbers = fc.array(number, { maxLength: 30 })
const text = fc.string({ unit: 'binary', maxLength: 700 })
const beliefs = fc.record({
  players: fc.array(fc.record({ player: number, suspicion: number, trust: number, pattern: text }), {
    maxLength: 30,
  }),
  relations: text,
  reads: text,
})
const claims = fc.record({
  role: fc.constantFrom('none', 'mafia', 'doctor', 'sheriff', 'villager'),
  results: fc.array(fc.record({ player: number, is_mafia: fc.boolean() }), { maxLength: 30 }),
})
/** Every field that any reply has. */
const replies = fc.record({
  beliefs,
  nominates: number,
  accuses: numbers,
  defends: numbers,
  claims,
  vote: number,
  target: number,
  reason: text,
})

describe('whatever a reply holds', () => {
  test('it is accepted, or refused with a sentence and without a trace; what is kept is clean', () => {
    let accepted = 0
    fc.assert(
      fc.property(setups, seeds, fc.array(replies, { minLength: 8, maxLength: 8 }), (setup, seed, wild) => {
        let given = 0
        runMatch(
          mafia,
          { seed, setup, players: Array(setup.seats).fill('random') },
          null,
          (state, { asked }) => {
            for (const request of asked) {
              const reply = wild[given++ % wild.length] as Action
              if (tryOn(state as State, request as Request, reply)) accepted++
            }
          },
        )
      }),
      { numRuns: 40 },
    )
    expect(accepted).toBeGreaterThan(100)
  })

  /** @returns whether it was accepted */
  function tryOn(state: State, request: Request, reply: Action): boolean {
    const after = copy(state)
    const written: Event[] = []
    const random = { at: () => 0 }
    const write = (event: Event) => {
      written.push(event)
      mafia.evolve(after, event)
      expectWhole(after)
    }
    const rejection = mafia.decide({ state: after, random, write }, request, reply)
    if (rejection !== null) {
      expect([written, after]).toEqual([[], state])
      expect(rejection.message).toMatch(/^[A-Z].*\.$/)
      return false
    }
    // storable, on one line, and the same when it is read back
    const text = JSON.stringify(written)
    expect(JSON.parse(text)).toEqual(written)
    expect(text.isWellFormed()).toBe(true)
    expect(text).not.toMatch(/\\n|\\u0000|\u2028|\u202e/)
    return true
  }
})
