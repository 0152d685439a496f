import { describe, expect, test } from 'vitest'
import type { GameEvent } from '@/lib/core/game'
import { fold, isHeardBy } from '@/lib/core/log'
import { seeded } from '@/lib/core/random'
import { playOut } from '@/lib/match/simulate'
import { sealed } from '.'
import { CATALOGUE } from './facts'
import { worthTo } from './rules'
import type { Event, State } from './state'

const NAMES = ['Ada', 'Bea', 'Cy']

/** A sale of three, opened, in which bids are handed in seat by seat. */
function sale(options: { lots?: number; coins?: number } = {}, seed = 1) {
  const setup = { seats: 3, options: sealed.options.parse(options) }
  const state = sealed.initial(setup)
  const log: Event[] = []
  const write = (event: Event) => {
    log.push(event)
    sealed.evolve(state, event)
  }
  const step = { state, random: seeded(seed), write }
  sealed.open(step)
  const bid = (...bids: readonly number[]) => {
    const asked = sealed.requests(state)
    expect(asked).toHaveLength(bids.length)
    return asked.map((request, i) => sealed.decide(step, request, { bid: bids[i] }))
  }
  return { state, log, bid, setup }
}

describe('a lot', () => {
  test('goes to the highest bid, which alone is paid, and all bids are opened', () => {
    const { state, bid } = sale()
    const [lot] = state.stack
    bid(20, 30, 5)
    expect(state.table.coins).toEqual([100, 70, 100])
    expect(state.table.sales).toEqual([{ lot, seat: 1, price: 30, bids: [20, 30, 5] }])
    expect(state.table.round).toBe(2)
  })

  test('for which all pass is withdrawn', () => {
    const { state, log, bid } = sale()
    bid(0, 0, 0)
    expect(log.map(({ type }) => type).slice(-2)).toEqual(['lot-withdrawn', 'lot-shown'])
    expect(state.table.coins).toEqual([100, 100, 100])
  })

  test('for which two bid alike goes to either, as chance has it', () => {
    const winners = Array.from({ length: 40 }, (_, seed) => {
      const { state, bid } = sale({}, seed)
      bid(10, 0, 10)
      return state.table.sales[0].seat
    })
    expect(new Set(winners)).toEqual(new Set([0, 2]))
  })

  test('cannot be bid for with more than there is, or with part of a coin', () => {
    const { log, bid } = sale()
    const before = log.length
    const rejections = bid(101, -1, 1.5)
    expect(rejections.map((rejection) => rejection?.code)).toEqual(Array(3).fill('out-of-range'))
    expect(log).toHaveLength(before)
  })
})

describe('the sale', () => {
  test('asks nobody without a coin, and ends early when nobody has one', () => {
    const { state, bid } = sale({ lots: 8, coins: 10 })
    bid(10, 5, 0)
    expect(sealed.requests(state).map(({ seat }) => seat)).toEqual([1, 2])
    bid(10, 5)
    bid(10)
    expect(sealed.outcome(state)?.by).toBe('purses-empty')
  })

  test('counts a lot twice for whoever collects its kind, and a coin once', () => {
    const { state, bid } = sale({ lots: 1 })
    const [lot] = state.stack
    bid(0, 7, 0)
    const { taste } = state.own[1]
    const worth = CATALOGUE[lot].worth * (CATALOGUE[lot].kind === taste ? 2 : 1)
    expect(worthTo(lot, taste)).toBe(worth)
    expect(sealed.outcome(state)).toMatchObject({ by: 'all-shown', scores: [100, 93 + worth, 100] })
  })

  test('keeps a bid from all but its bidder until the last is in', () => {
    const { state, log, setup } = sale()
    const [request] = sealed.requests(state)
    const write = (event: Event) => {
      log.push(event)
      sealed.evolve(state, event)
    }
    sealed.decide({ state, random: seeded(1), write }, request, { bid: 42 })
    const seenBy = (seat: number | null) => {
      const heard = log.filter((event: GameEvent) => isHeardBy(event, seat))
      return JSON.stringify([heard, sealed.view(fold(sealed, sealed.initial(setup), heard), seat)])
    }
    expect([0, 1, 2, null].map((seat) => seenBy(seat).includes('42'))).toEqual([true, false, false, false])
  })

  test('tells everything in sentences', () => {
    const { log, bid } = sale({ lots: 2 })
    bid(20, 30, 5)
    bid(0, 0, 0)
    const told = log.map((event) => sealed.narrate(event, NAMES))
    expect(told.filter((sentence) => !/^[A-Z].*\.$/.test(sentence))).toEqual([])
    expect(new Set(log.map(({ type }) => type)).size).toBe(7)
  })
})

/** Two of each persona at a table. */
const FOUR = [0, 1, 0, 1].map((i) => {
  const persona = sealed.personas[i]
  return { persona, agent: { script: persona.script } }
})
const SETUP = { seats: 4, options: sealed.options.parse({}) }

test('the Magpie pays more for a lot, and either persona wins often', () => {
  const wins = [0, 0]
  const bought = [0, 0]
  const paid = [0, 0]
  for (let seed = 0; seed < 200; seed++) {
    const { state, events } = playOut(sealed, { seed, setup: SETUP, sittings: FOUR })
    for (const event of events as readonly Event[]) {
      if (event.type !== 'lot-sold') continue
      bought[event.seat % 2]++
      paid[event.seat % 2] += event.price
    }
    for (const seat of sealed.outcome(state as State)?.ranking[0] ?? []) wins[seat % 2]++
  }
  expect(paid[0] / bought[0]).toBeGreaterThan(1.1 * (paid[1] / bought[1]))
  expect(Math.min(...wins)).toBeGreaterThan(50)
})

test('what scripts say aloud never names what they collect', () => {
  for (let seed = 0; seed < 50; seed++) {
    const spoken: string[] = []
    playOut(sealed, { seed, setup: SETUP, sittings: FOUR }, {}, (event) => {
      if (event.type === 'spoke' && 'text' in event) spoken.push(event.text as string)
    })
    expect(spoken.length).toBeGreaterThan(4)
    expect(spoken.filter((text) => /clock|map|silver/i.test(text))).toEqual([])
  }
})
