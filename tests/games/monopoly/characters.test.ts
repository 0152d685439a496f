// The personas' parameters mean what they say: each moves the statistic it governs, and the four keep their characters.
import { describe, expect, test, vi } from 'vitest'
import type { Persona } from '@/lib/core/persona'
import { monopoly } from '@/lib/games/monopoly'
import type { Action, Request } from '@/lib/games/monopoly/actions'
import { BOARD, GROUPS, HOTEL, STREET_GROUPS } from '@/lib/games/monopoly/board'
import { hustler } from '@/lib/games/monopoly/personas/hustler'
import { professor } from '@/lib/games/monopoly/personas/professor'
import { shark } from '@/lib/games/monopoly/personas/shark'
import { turtle } from '@/lib/games/monopoly/personas/turtle'
import { ownsGroup } from '@/lib/games/monopoly/rules/estate'
import { appraise, costOf } from '@/lib/games/monopoly/scripts/ledger'
import { traitsOf } from '@/lib/games/monopoly/scripts/traits'
import type { Offer, View } from '@/lib/games/monopoly/state'
import { watched } from '../watched'
import { distance, meanOf, OPTIONS, playMatch, withParameters } from './tally'

// thousands of matches: seconds of a free core, more of a busy one
vi.setConfig({ testTimeout: 180_000 })

const MATCHES = 300
const FOUR = [shark, professor, hustler, turtle]
/** Whose parameters are turned: the most even-tempered of the four. */
const SUBJECT = professor
const plain: Persona = { ...professor, id: 'plain', name: 'Plain', script: 'plain' }

/** Adds part and whole of what a decision shows; the figure of a match is the one over the other. */
type Add = (part: number, whole: number) => void
type Gauge = (view: View, request: Request, action: Action, add: Add) => void

const is = <D extends Request['decision']>(
  request: Request,
  decision: D,
): request is Extract<Request, { decision: D }> => request.decision === decision

const houses = (view: View, seat: number): boolean =>
  GROUPS.some(
    (lots, group) =>
      group < STREET_GROUPS && ownsGroup(view, seat, group) && view.built[group] < lots.length * HOTEL,
  )

const bought: Gauge = (_, request, action, add) => {
  if (is(request, 'buy_decision')) add(Number((action as Action<'buy_decision'>).buy), 1)
}
const leftAfterBuying: Gauge = (view, request, action, add) => {
  if (!is(request, 'buy_decision') || !(action as Action<'buy_decision'>).buy) return
  add(view.cash[request.seat] - request.bounds.price, 1)
}
/** Up to the starting cash: what a winner piles up at the end says nothing of what anyone likes to keep. */
const cashInHand: Gauge = (view, request, _, add) => {
  if (is(request, 'pre_roll_decision')) add(Math.min(view.cash[request.seat], OPTIONS.startingCash), 1)
}
const proposals: Gauge = (_, request, action, add) => {
  if (is(request, 'trade_decision')) add(Number((action as Action<'trade_decision'>).propose_trade), 0)
  else if (is(request, 'pre_roll_decision') || is(request, 'post_roll_decision')) add(0, 1)
}
const givenOverReceived: Gauge = (view, request, action, add) => {
  const offer = offerIn(request, action)
  if (offer === null) return
  const traits = traitsOf(SUBJECT)
  const ledger = appraise(view, request.seat, offer, traits)
  if (ledger.completes) add(costOf(ledger, traits) / ledger.received, 1)
}
const spentOnBuilding: Gauge = (view, request, action, add) => {
  if (!is(request, 'post_roll_decision') || !houses(view, request.seat)) return
  const above = view.cash[request.seat] - SUBJECT.parameters.minCashReserve
  const { builds } = action as Action<'post_roll_decision'>
  if (above > 0)
    add(
      builds.reduce((sum, { position }) => sum + BOARD[position].houseCost, 0),
      above,
    )
}
const bidOverPrice: Gauge = (_, request, action, add) => {
  if (!is(request, 'auction_bid_decision')) return
  const { bid } = action as Action<'auction_bid_decision'>
  if (bid > 0) add(bid / BOARD[request.bounds.lot].price, 1)
}
const leftJail: Gauge = (_, request, action, add) => {
  if (is(request, 'jail_action_decision'))
    add(Number((action as Action<'jail_action_decision'>).action !== 'roll_doubles'), 1)
}

/** The offer that a seat makes, or takes. */
function offerIn(request: Request, action: Action): Offer | null {
  if (is(request, 'trade_response_decision'))
    return (action as Action<'trade_response_decision'>).accept ? request.bounds.offer : null
  if (!is(request, 'trade_decision')) return null
  const deal = action as Action<'trade_decision'>
  if (!deal.propose_trade) return null
  return {
    seat: request.seat,
    target: deal.target_player,
    give: { lots: deal.offer_properties, cash: deal.offer_cash, jailCards: deal.offer_jail_cards },
    take: { lots: deal.request_properties, cash: deal.request_cash, jailCards: deal.request_jail_cards },
    pitch: deal.pitch,
  }
}

/** The figure of each match in which there was one: seat 0 is the subject, the other three are as ever. */
function figures(subject: Persona, gauge: Gauge): number[] {
  const sample: number[] = []
  for (let seed = 1; seed <= MATCHES; seed++) {
    let part = 0
    let whole = 0
    const game = watched(monopoly, (view, request, action) => {
      if (request.seat === 0)
        gauge(view, request, action, (p, w) => {
          part += p
          whole += w
        })
    })
    playMatch(seed, [subject, shark, hustler, turtle], game)
    if (whole > 0) sample.push(part / whole)
  }
  return sample
}

describe('each parameter moves the statistic it governs', () => {
  test.for([
    ['buyThreshold', 'share of offered lots bought', 0.3, 0.95, bought],
    ['minCashReserve', 'cash left after a purchase', 0, 500, leftAfterBuying],
    ['cashTarget', 'cash in hand before a throw', 100, 1200, cashInHand],
    ['tradeFrequency', 'proposals a phase', 0.1, 0.9, proposals],
    ['maxTradeOverpay', 'given over received for what completes a group', 0, 0.6, givenOverReceived],
    ['buildAggression', 'share of cash above the floor spent on building', 0.3, 0.9, spentOnBuilding],
    ['auctionMaxMultiplier', 'bids over printed price', 0.6, 1.5, bidOverPrice],
    ['jailPayThreshold', 'share of jail decisions that leave', 0.1, 0.8, leftJail],
  ] as const)('%s: %s', ([name, , low, high, gauge], { annotate }) => {
    const below = figures(withParameters(SUBJECT, { [name]: low }), gauge)
    const above = figures(withParameters(SUBJECT, { [name]: high }), gauge)
    const apart = distance(below, above)
    annotate(
      `${low}: ${meanOf(below).toFixed(3)}; ${high}: ${meanOf(above).toFixed(3)}; ${apart.toFixed(1)} s.e. apart`,
    )
    expect(apart).toBeGreaterThan(3)
  })
})

/** All orders of a list. */
const orders = <T>(list: readonly T[]): T[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((first, i) =>
        orders([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [first, ...rest]),
      )

describe('at a table of the four', () => {
  test('matches end by bankruptcy whatever the order, and nobody wins more than six in ten', ({
    annotate,
  }) => {
    const wins: Record<string, number> = {}
    const seatings = orders(FOUR)
    let least = 1
    seatings.forEach((order, i) => {
      let bankruptcies = 0
      for (let n = 1; n <= MATCHES; n++) {
        const { winner, by } = playMatch(1000 * (i + 1) + n, order)
        if (by === 'bankruptcy') bankruptcies++
        wins[order[winner].id] = (wins[order[winner].id] ?? 0) + 1
      }
      least = Math.min(least, bankruptcies / MATCHES)
      expect(bankruptcies / MATCHES, order.map(({ id }) => id).join()).toBeGreaterThanOrEqual(0.95)
    })
    annotate(
      `ended by bankruptcy: at least ${least.toFixed(3)}; won: ${JSON.stringify(wins)} of ${seatings.length * MATCHES}`,
    )
    for (const { id } of FOUR) expect(wins[id] / (seatings.length * MATCHES), id).toBeLessThan(0.6)
  })

  test('some proposals are accepted and some refused, and the Turtle refuses most', ({ annotate }) => {
    let [asked, accepted, turtleAsked, turtleRefused] = [0, 0, 0, 0]
    const game = watched(monopoly, (_, request, action) => {
      if (!is(request, 'trade_response_decision')) return
      const { accept } = action as Action<'trade_response_decision'>
      asked++
      if (accept) accepted++
      if (request.seat !== 3) return
      turtleAsked++
      if (!accept) turtleRefused++
    })
    for (let seed = 1; seed <= MATCHES; seed++) playMatch(seed, FOUR, game)
    annotate(
      `accepted: ${(accepted / asked).toFixed(3)} of ${asked}; refused by the Turtle: ${turtleRefused} of ${turtleAsked}`,
    )
    expect(accepted / asked).toBeGreaterThan(0.2)
    expect(accepted / asked).toBeLessThan(0.6)
    expect(turtleAsked).toBeGreaterThan(100)
    expect(turtleRefused / turtleAsked).toBeGreaterThanOrEqual(0.8)
  })
})

describe('against three plain players', () => {
  /** Three standard errors of a quarter over these matches. */
  const fair = 0.25 - 3 * Math.sqrt((0.25 * 0.75) / MATCHES)
  test.for([
    ['the Shark', shark, fair],
    ['the Professor', professor, fair],
    ['the Hustler', hustler, fair],
    ['the Turtle', turtle, 0.15],
  ] as const)('%s wins its share', ([, persona, least], { annotate }) => {
    let wins = 0
    for (let seed = 1; seed <= MATCHES; seed++) {
      const seat = seed % 4
      const seats = [plain, plain, plain, plain].map((p, i) => (i === seat ? persona : p))
      if (playMatch(seed, seats).winner === seat) wins++
    }
    annotate(`won ${wins} of ${MATCHES}`)
    expect(wins / MATCHES).toBeGreaterThanOrEqual(least)
  })
})
