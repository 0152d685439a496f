import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seeded } from '@/lib/core/random'
import { monopoly } from '@/lib/games/monopoly'
import type { Action, Decision, Request } from '@/lib/games/monopoly/actions'
import { copy } from '@/lib/games/monopoly/copy'
import { decide } from '@/lib/games/monopoly/decide'
import { evolve } from '@/lib/games/monopoly/evolve'
import type { Event, State } from '@/lib/games/monopoly/state'
import { runMatch } from '../run'
import { expectWhole } from './story'

const junk = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -2, max: 45 }) },
  fc.constantFrom(0, 1, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 1500),
)
const list = fc.array(junk, { maxLength: 5 })
const word = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc
    .tuple(
      fc.constantFrom('build', 'sell', 'mortgage', 'unmortgage'),
      fc.integer({ min: -1, max: 41 }),
      fc.constantFrom('', ':house', ':hotel', ':'),
    )
    .map(([verb, lot, type]) => `${verb}:${lot}${type}`),
  fc.constantFrom('propose_trade', 'do_nothing', '__proto__', 'constructor'),
)

/** Replies of the right shape with anything at all in them. */
const REPLIES: Readonly<Record<Decision, fc.Arbitrary<object>>> = {
  pre_roll_decision: fc.record({ actions: fc.array(word, { maxLength: 6 }) }),
  buy_decision: fc.record({ buy: fc.boolean() }),
  auction_bid_decision: fc.record({ bid: junk }),
  trade_decision: fc.record({
    propose_trade: fc.boolean(),
    target_player: junk,
    offer_properties: list,
    request_properties: list,
    offer_cash: junk,
    request_cash: junk,
    offer_jail_cards: junk,
    request_jail_cards: junk,
    pitch: fc.string(),
  }),
  trade_response_decision: fc.record({ accept: fc.boolean() }),
  jail_action_decision: fc.record({
    action: fc.constantFrom('pay_fine', 'use_card', 'roll_doubles', 'wait', ''),
  }),
  post_roll_decision: fc.record({
    builds: fc.array(fc.record({ position: junk, type: fc.constantFrom('house', 'hotel') }), {
      maxLength: 5,
    }),
    sells: list,
    mortgages: list,
    unmortgages: list,
    propose_trade: fc.boolean(),
  }),
  bankruptcy_decision: fc.record({
    sell_houses: list,
    sell_hotels: list,
    mortgage: list,
    declare_bankruptcy: fc.boolean(),
  }),
}

/** Every question of a few random matches, with the state it was asked in. */
const questions: { readonly state: State; readonly request: Request }[] = []
for (const seed of [5, 6, 7])
  runMatch(
    monopoly,
    {
      seed,
      setup: { seats: 4, options: monopoly.options.parse({ turnLimit: 120, startingCash: 700 }) },
      players: ['random', 'random', { script: 'trader' }, { script: 'plain' }],
    },
    null,
    (state, { asked }) => questions.push({ state: copy(state as State), request: asked[0] as Request }),
  )

test.each(Object.keys(REPLIES) as Decision[])(
  '%s: whatever stands in a reply, it is ruled and never thrown',
  (decision) => {
    const asked = questions.filter(({ request }) => request.decision === decision)
    expect(asked.length).toBeGreaterThan(0)
    fc.assert(
      fc.property(fc.constantFrom(...asked), REPLIES[decision], ({ state, request }, reply) => {
        const after = copy(state)
        const written: Event[] = []
        const write = (event: Event) => {
          written.push(event)
          evolve(after, event)
        }
        const rejection = decide({ state: after, random: seeded(1), write }, request, reply as Action)
        if (rejection === null) expectWhole(after)
        else {
          expect(rejection.message).toMatch(/\.$/)
          expect([written, after]).toEqual([[], state])
        }
      }),
      { numRuns: 300 },
    )
  },
)
