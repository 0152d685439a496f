import { describe, expect, test } from 'vitest'
import type { LegalMove } from '@/lib/core/choice'
import { seeded } from '@/lib/core/random'
import { monopoly } from '@/lib/games/monopoly'
import type { Action, Request } from '@/lib/games/monopoly/actions'
import { copy } from '@/lib/games/monopoly/copy'
import { decide } from '@/lib/games/monopoly/decide'
import { evolve } from '@/lib/games/monopoly/evolve'
import { legalActions } from '@/lib/games/monopoly/legal'
import { requests } from '@/lib/games/monopoly/requests'
import type { Event, State } from '@/lib/games/monopoly/state'
import { type Match, runMatch } from '../run'
import {
  given,
  has,
  holdsJailCard,
  jailed,
  mortgaged,
  moved,
  NOTHING,
  offer,
  owns,
  rolled,
  type Story,
  stands,
  turn,
} from './story'

function movesOf(story: Story): readonly LegalMove[] {
  let moves: readonly LegalMove[] = []
  story.thenState((state) => {
    moves = legalActions(state.table, requests(state)[0] as Request).moves
  })
  return moves
}
const namesOf = (story: Story): string[] => movesOf(story).map(({ name }) => name)
const said = (story: Story): string =>
  movesOf(story)
    .map(({ name, text, consequences }) => `${name}: ${text}. ${consequences.join(' ')}`)
    .join('\n')

describe('legal moves in words', () => {
  const RED = [21, 23, 24]

  test('before the throw: every work that is legal, trading, and nothing', () => {
    const managing = given(owns(0, ...RED, 5), stands(1, 21), mortgaged(5), turn(0))
    expect(namesOf(managing)).toEqual([
      'BUILD',
      'BUILD',
      'SELL_HOUSE',
      'UNMORTGAGE',
      'PROPOSE_TRADE',
      'DO_NOTHING',
    ])
    expect(said(managing)).toContain('"build:23:house": a house on 23 Indiana Avenue (Red) for $150')
    expect(said(managing)).toContain('Rent there goes from $36 to $90.')
    expect(said(managing)).toContain(
      '"unmortgage:5": lift the mortgage on 5 Reading Railroad (Railroads) for $110',
    )
    expect(said(managing)).toContain('You throw the dice.')
  })

  test('a sale that is legal only together with others says so', () => {
    const uneven = given(owns(0, 37, 39), stands(5, 37), stands(4, 39), turn(0))
    expect(said(uneven)).toMatch(/"sell:39".*\n?.*would differ by more than one/)
    expect(said(uneven)).not.toMatch(/"sell:37".*refused/)
  })

  test('after the throw: in the words of that reply', () => {
    const managing = given(owns(0, ...RED, 12), turn(0), rolled(0, 5, 5), moved(0, 10, 10))
    expect(said(managing)).toContain('{"position":21,"type":"house"} in builds')
    expect(said(managing)).toContain('12 in mortgages: mortgage 12 Electric Company (Utilities) for $75')
    expect(said(managing)).toContain('It earns 4 x dice now')
    expect(said(managing)).toContain('You threw a double and go again.')
  })

  test('buying tells cash, share of the group and what a monopoly changes', () => {
    const buying = given(owns(0, 21, 23), turn(0), rolled(0, 1, 2), moved(0, 24, 24), {
      type: 'lot-offered',
      seat: 0,
      lot: 24,
      price: 240,
    })
    expect(namesOf(buying)).toEqual(['BUY', 'AUCTION'])
    expect(said(buying)).toContain('Your cash goes from $1,500 to $1,260.')
    expect(said(buying)).toContain('You own 3 of the 3 lots of Red.')
    expect(said(buying)).toContain(
      'bare rent on 24 Illinois Avenue (Red) is then $40, and a house costs $150',
    )
    expect(said(buying)).toContain('All 4 players, you among them, may bid from $1')
  })

  test('an auction tells the bounds', () => {
    const bidding = given(turn(0))
      .when(0, 'pre_roll_decision', NOTHING, [3, 6])
      .when(0, 'buy_decision', { buy: false })
      .when(1, 'auction_bid_decision', { bid: 50 })
    expect(namesOf(bidding)).toEqual(['BID', 'PASS'])
    expect(said(bidding)).toContain('bid $60 to $1,500 for 9 Connecticut Avenue (Light Blue)')
  })

  test('jail tells what is possible and no more', () => {
    const facing = (...facts: Parameters<typeof given>) =>
      given(jailed(0), ...facts, turn(0)).when(0, 'pre_roll_decision', NOTHING)
    expect(namesOf(facing())).toEqual(['PAY_FINE', 'ROLL_DOUBLES'])
    expect(namesOf(facing(has(0, 49), holdsJailCard(0, 1)))).toEqual(['USE_CARD', 'ROLL_DOUBLES'])
    expect(said(facing())).toContain('attempt 1 of 3')
  })

  test('a debtor sees what can be sold and mortgaged, and that giving up is not legal', () => {
    const owing = given(has(0, 20), owns(0, 1, 3, 5, 15), stands(5, 1), stands(4, 3), turn(0)).when(
      0,
      'pre_roll_decision',
      NOTHING,
      [1, 3],
    )
    expect(namesOf(owing)).toEqual(['SELL_HOTEL', 'SELL_HOUSE', 'MORTGAGE', 'MORTGAGE', 'DECLARE_BANKRUPTCY'])
    expect(said(owing)).toContain('1 in sell_hotels')
    expect(said(owing)).toContain('Your liquidation value is $505')
  })

  test('an offer tells what changes hands, the interest and the groups it completes', () => {
    const answering = given(owns(0, 39), owns(1, 37), mortgaged(39), turn(0))
      .when(0, 'pre_roll_decision', { actions: ['propose_trade'] })
      .when(0, 'trade_decision', offer({ offer_properties: [39], request_cash: 500 }))
    expect(said(answering)).toContain('You give $500. You receive 39 Boardwalk (Dark Blue).')
    expect(said(answering)).toContain('You pay the bank $20 interest on mortgaged lots.')
    expect(said(answering)).toContain('Your cash goes from $1,500 to $980.')
    expect(said(answering)).toContain('You then own all of Dark Blue.')
  })
})

/** The reply that a move describes, where it can be read off its words. */
function replyOf({ name, text }: LegalMove, { decision }: Request): Action | null {
  const written = /^"([^"]+)"/.exec(text)?.[1]
  if (decision === 'pre_roll_decision' && written) return { actions: [written] }
  if (name === 'BUY') return { buy: true }
  if (name === 'ACCEPT') return { accept: true }
  if (name === 'PAY_FINE') return { action: 'pay_fine' }
  return null
}

/** What the seat's cash was after each fact of a step. */
function cashAfter(state: State, request: Request, action: Action): number[] | null {
  const after = copy(state)
  const cash: number[] = []
  const write = (event: Event) => {
    evolve(after, event)
    cash.push(after.table.cash[request.seat])
  }
  return decide({ state: after, random: seeded(1), write }, request, action) === null ? cash : null
}

test('the cash that a move announces is the cash that follows from it', () => {
  let checked = 0
  for (const seed of [3, 8, 21, 34]) {
    const match: Match = {
      seed,
      setup: { seats: 4, options: monopoly.options.parse({ turnLimit: 90, startingCash: 3000 }) },
      players: ['random', 'random', { script: 'plain' }, { script: 'trader' }],
    }
    runMatch(monopoly, match, null, (seen, { asked }) => {
      const state = seen as State
      const request = asked[0] as Request
      for (const move of legalActions(state.table, request).moves) {
        const promised = /to \$([\d,]+)\./.exec(move.consequences.join(' '))?.[1]
        const action = replyOf(move, request)
        if (promised === undefined || action === null || /refused/.test(move.consequences.join(' '))) continue
        expect(cashAfter(state, request, action), `${move.name} ${move.text}`).toContain(
          Number(promised.replace(',', '')),
        )
        checked++
      }
    })
  }
  expect(checked).toBeGreaterThan(200)
})
