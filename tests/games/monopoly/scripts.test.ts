// The scripts: always legal, always alike, and sane in what they value and do.
import { describe, expect, test } from 'vitest'
import type { Mind } from '@/lib/core/game'
import type { Persona } from '@/lib/core/persona'
import type { Action, Request } from '@/lib/games/monopoly/actions'
import { monopoly } from '@/lib/games/monopoly/index'
import { give, raise } from '@/lib/games/monopoly/ledger'
import { hustler } from '@/lib/games/monopoly/personas/hustler'
import { professor } from '@/lib/games/monopoly/personas/professor'
import { shark } from '@/lib/games/monopoly/personas/shark'
import { turtle } from '@/lib/games/monopoly/personas/turtle'
import { rentAhead, worstRent } from '@/lib/games/monopoly/scripts/danger'
import { appraise, balance } from '@/lib/games/monopoly/scripts/ledger'
import { LAP, ODDS } from '@/lib/games/monopoly/scripts/odds'
import { choose } from '@/lib/games/monopoly/scripts/trader'
import { traitsOf } from '@/lib/games/monopoly/scripts/traits'
import { BEST_FIRST } from '@/lib/games/monopoly/scripts/value'
import type { Event } from '@/lib/games/monopoly/state'
import { initial } from '@/lib/games/monopoly/state'
import { playOut } from '@/lib/match/simulate'
import { watched } from '../watched'
import { landingOdds } from './landing-odds'
import { OPTIONS, playMatch, withParameters } from './tally'

const FOUR = [shark, professor, hustler, turtle]
const plain: Persona = { ...turtle, id: 'plain', name: 'Plain', script: 'plain' }

describe('landing odds', () => {
  test('are those of the Markov chain', () => {
    const { odds, lap } = landingOdds()
    odds.forEach((share, square) => {
      expect(ODDS[square], `square ${square}`).toBeCloseTo(share, 4)
    })
    expect(LAP).toBeCloseTo(lap, 2)
  })
  test('make Orange and Red return more on their houses than Green', () => {
    expect(BEST_FIRST.indexOf(3)).toBeLessThan(BEST_FIRST.indexOf(6))
    expect(BEST_FIRST.indexOf(4)).toBeLessThan(BEST_FIRST.indexOf(6))
  })
})

/** A trader at the ends of every parameter, and beyond its usual company. */
const extremes = [0, 1].map((end) =>
  withParameters(shark, {
    buyThreshold: end,
    tradeFrequency: 1,
    maxTradeOverpay: end,
    minCashReserve: 0,
    cashTarget: 1500 * end,
    buildAggression: 1,
    auctionMaxMultiplier: 2 * end,
    jailPayThreshold: end,
    generosity: end,
    patience: 0,
    leverage: 1 - end,
    liftFirst: end,
    frills: 1,
    pawn: 1000 * end,
    buildCover: 0,
  }),
)

describe('every script is legal', () => {
  test.each([
    ['the four', FOUR],
    ['two', [hustler, shark]],
    ['eight', [...FOUR, ...FOUR]],
    ['eight hustlers', Array.from({ length: 8 }, () => hustler)],
    ['extremes', [...extremes, shark, plain]],
    ['plain players', [plain, plain, plain]],
  ] as const)('%s, over two hundred matches', (_, personas) => {
    // playing out throws at the first illegal answer
    for (let seed = 1; seed <= 200; seed++) expect(playMatch(seed, personas).winner).toBeGreaterThanOrEqual(0)
  })

  test.each([
    { startingCash: 200, turnLimit: 300, minimumRaise: 1 },
    { startingCash: 5000, turnLimit: 300, minimumRaise: 50 },
  ])(
    'with $startingCash to start and raises of $minimumRaise, among players who move at random',
    (options) => {
      const sittings = [...FOUR, ...FOUR].map((persona, i) => ({
        persona,
        agent: i % 4 === 3 ? ('random' as const) : { script: persona.script },
      }))
      for (let seed = 1; seed <= 25; seed++) {
        const { state } = playOut(monopoly, { seed, setup: { seats: 8, options }, sittings })
        expect(monopoly.outcome(state as never)).not.toBeNull()
      }
    },
  )
})

test('one seed plays out alike twice, another differently', () => {
  const log = (seed: number) => JSON.stringify(playMatch(seed, FOUR).events)
  expect(log(7)).toBe(log(7))
  expect(log(7)).not.toBe(log(8))
})

test('a refused offer is not repeated within the turn, nor again as it was while nothing changed hands', () => {
  let offers = 0
  for (let seed = 1; seed <= 60; seed++) {
    const refused = new Set<string>()
    for (const event of playMatch(seed, FOUR).events as readonly Event[]) {
      if (CHANGES.has(event.type)) refused.clear()
      if (event.type !== 'trade-proposed') continue
      const terms = JSON.stringify([event.seat, event.target, event.give, event.take])
      expect(refused.has(terms), terms).toBe(false)
      refused.add(terms)
      offers++
    }
  }
  expect(offers).toBeGreaterThan(300)
})
/** What moves lots, or the money that offers are reckoned from. */
const CHANGES = new Set([
  'trade-accepted',
  'lot-bought',
  'auction-won',
  'estate-passed',
  'paid',
  'debt-paid',
  'salary-paid',
])

test('whoever proposes a trade would take it, by the same figures that a thought tells', () => {
  let offers = 0
  const game = watched(monopoly, (view, request, action) => {
    if (request.decision !== 'trade_decision') return
    const deal = action as Action<'trade_decision'>
    if (!deal.propose_trade) return
    const offer = {
      seat: request.seat,
      target: deal.target_player,
      give: { lots: deal.offer_properties, cash: deal.offer_cash, jailCards: deal.offer_jail_cards },
      take: { lots: deal.request_properties, cash: deal.request_cash, jailCards: deal.request_jail_cards },
      pitch: '',
    }
    const traits = traitsOf(FOUR[request.seat])
    expect(balance(appraise(view, request.seat, offer, traits), traits)).toBeGreaterThan(0)
    offers++
  })
  for (let seed = 1; seed <= 60; seed++) playMatch(seed, FOUR, game)
  expect(offers).toBeGreaterThan(300)
})

const mind = (persona: Persona): Mind => ({ persona, names: [], chance: () => 0, said: [] })
const table = () => initial({ seats: 3, options: OPTIONS }).table

describe('a trader', () => {
  test('meets dearer and likelier rents with more fear', () => {
    const open = table()
    give(open, 39, 1)
    expect(rentAhead(open, 0)).toBeCloseTo(ODDS[39] * 50 * LAP)
    give(open, 37, 1)
    raise(open, 39, 3)
    expect(worstRent(open, 0)).toEqual({ lot: 39, rent: 1400 })
    expect(rentAhead(open, 1)).toBe(0)
  })

  test('in debt mortgages idle lots before it sells houses, and no more than it must', () => {
    const open = table()
    for (const lot of [5, 12, 16, 18, 19]) give(open, lot, 0)
    for (const lot of [16, 18, 19]) raise(open, lot, 2)
    const debtor = (shortfall: number) =>
      choose(open, owing(shortfall), mind(shark)) as Action<'bankruptcy_decision'>
    expect(debtor(60)).toEqual({
      sell_houses: [],
      sell_hotels: [],
      mortgage: [12],
      declare_bankruptcy: false,
    })
    expect(debtor(300).mortgage).toEqual([12, 5])
    expect(debtor(300).sell_houses).toHaveLength(3)
  })

  test('builds evenly, all groups to three houses before a hotel, and keeps its floor', () => {
    const open = table()
    for (const lot of [16, 18, 19]) give(open, lot, 0)
    open.cash[0] = 1200
    const { builds } = choose(
      open,
      after,
      mind(withParameters(shark, { leverage: 0 })),
    ) as Action<'post_roll_decision'>
    expect(builds.length).toBe(9)
    expect(builds.slice(0, 3).map(({ position }) => position)).toEqual([16, 18, 19])
  })

  test('keeps its hands off when short of cash', () => {
    const open = table()
    give(open, 1, 0)
    give(open, 3, 0)
    open.cash[0] = 520
    expect((choose(open, after, mind(turtle)) as Action<'post_roll_decision'>).builds).toEqual([])
  })
})

const after: Request = {
  seat: 0,
  decision: 'post_roll_decision',
  phase: 'POST_ROLL',
  turn: 1,
  bounds: { mayTrade: false },
}
const owing = (shortfall: number): Request => ({
  seat: 0,
  decision: 'bankruptcy_decision',
  phase: 'BANKRUPTCY',
  turn: 1,
  bounds: { owed: shortfall + 1500, payee: 1, shortfall },
})
