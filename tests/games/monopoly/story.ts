// given (facts) · when (an answer) · then (new facts): stories about Monopoly's rules.
import { expect } from 'vitest'
import type { Seat } from '@/lib/core/game'
import type { Random } from '@/lib/core/random'
import type { Rejection } from '@/lib/core/result'
import {
  type Actions,
  type Bounds,
  type Decision,
  NO_ACTIONS,
  NO_TERMS,
  NOTHING as NO_WORKS,
  type Request,
} from '@/lib/games/monopoly/actions'
import { HOTELS, HOUSES, LOTS } from '@/lib/games/monopoly/board'
import { copy } from '@/lib/games/monopoly/copy'
import { decide } from '@/lib/games/monopoly/decide'
import { evolve } from '@/lib/games/monopoly/evolve'
import { outcome } from '@/lib/games/monopoly/outcome'
import { requests } from '@/lib/games/monopoly/requests'
import { type Event, initial, type MonopolyStep, type Options, type State } from '@/lib/games/monopoly/state'

export type Dice = readonly [number, number]
type Fact = Event | readonly Fact[]

const OPTIONS: Options = { startingCash: 1500, turnLimit: 1000, minimumRaise: 10 }
const ORDER = Array.from({ length: 16 }, (_, card) => card)

/** Facts in short. Lots change hands for nothing here, so that cash stays what the story says. */
export const turn = (seat: Seat, number = 1): Fact => ({ type: 'turn-began', seat, turn: number })
export const rolled = (seat: Seat, ...dice: Dice): Event => ({ type: 'dice-rolled', seat, dice })
export const moved = (seat: Seat, square: number, steps: number): Event => ({
  type: 'moved',
  seat,
  square,
  steps,
})
export const standsAt = (seat: Seat, square: number): Fact => moved(seat, square, square)
export const owns = (seat: Seat, ...lots: number[]): Fact =>
  lots.flatMap((lot): Event[] => [
    { type: 'lot-offered', seat, lot, price: 0 },
    { type: 'lot-bought', seat, lot, price: 0 },
  ])
export const has = (seat: Seat, dollars: number, before = OPTIONS.startingCash): Fact => ({
  type: 'card-cashed',
  seat,
  amount: dollars - before,
})
export const stands = (level: number, ...lots: number[]): Fact =>
  lots.map((lot): Event => ({ type: 'built', seat: 0, lot, level, cost: 0 }))
export const mortgaged = (...lots: number[]): Fact =>
  lots.map((lot): Event => ({ type: 'lot-mortgaged', seat: 0, lot, gain: 0 }))
export const jailed = (seat: Seat, failures = 0): Fact => [
  { type: 'jailed', seat, because: 'square' },
  ...Array.from({ length: failures }, (_, i): Event => ({ type: 'stayed-in-jail', seat, attempt: i + 1 })),
]
/** A deck with one card on top and the others in their order. */
export const onTop = (deck: number, card: number): Fact => ({
  type: 'deck-shuffled',
  deck,
  order: [card, ...ORDER.filter((other) => other !== card)],
  to: [],
})
export const holdsJailCard = (seat: Seat, deck: number): Fact => ({ type: 'jail-card-kept', seat, deck })

const flat = (facts: readonly Fact[]): Event[] =>
  facts.flatMap((fact) => ('type' in fact ? [fact as Event] : flat(fact as readonly Fact[])))

/** The throws that fall next, whoever throws. */
const thrown = (dice: readonly Dice[]): Random => {
  let next = 0
  return {
    at() {
      const fallen = dice[next++]
      if (fallen === undefined) throw new Error('the story has no throw left')
      return Math.ceil(((fallen[0] - 1 + (fallen[1] - 1) * 6) * 2 ** 32) / 36)
    },
  }
}

export type Story = {
  /** One seat answers the open question; `dice` are the throws that follow. */
  when<D extends Decision>(seat: Seat, decision: D, action: Actions[D], ...dice: Dice[]): Story
  /** Just these facts followed from the last answer, in this order. */
  thenJust(...events: Event[]): Story
  /** These facts are among those that followed, in this order. */
  thenAlso(...events: Partial<Event>[]): Story
  thenRefused(code: string): Story
  thenAsks<D extends Decision>(seat: Seat, decision: D, bounds?: Bounds[D]): Story
  thenOver(by: string, ranking: readonly (readonly Seat[])[]): Story
  thenState(look: (state: State) => void): Story
}

export const given = (...facts: Fact[]): Story => givenSeats(4, {}, ...facts)

export function givenSeats(seats: number, options: Partial<Options>, ...facts: Fact[]): Story {
  const state = initial({ seats, options: { ...OPTIONS, ...options } })
  for (const fact of flat([onTop(0, 0), onTop(1, 0), facts])) evolve(state, fact)
  return tell(state)
}

function tell(state: State): Story {
  let written: Event[] = []
  let rejection: Rejection | null = null
  const asked = (): Request | undefined => requests(state)[0]
  const story: Story = {
    when(seat, decision, action, ...dice) {
      const request = asked()
      expect({ seat: request?.seat, decision: request?.decision }).toEqual({ seat, decision })
      written = []
      const write = (event: Event) => {
        evolve(state, event)
        written.push(event)
        expectWhole(state)
      }
      const before = copy(state)
      const step: MonopolyStep = { state, random: thrown(dice), write }
      rejection = decide(step, request as Request, action)
      if (rejection !== null) expect({ written, state }).toEqual({ written: [], state: before })
      return story
    },
    thenJust(...events) {
      expect(rejection).toBeNull()
      expect(written).toEqual(events)
      return story
    },
    thenAlso(...events) {
      expect(rejection).toBeNull()
      let from = 0
      for (const event of events) {
        const at = written.findIndex((one, i) => i >= from && includes(one, event))
        expect(at, `${JSON.stringify(event)} among ${JSON.stringify(written)}`).toBeGreaterThanOrEqual(0)
        from = at + 1
      }
      return story
    },
    thenRefused(code) {
      expect(rejection?.code).toBe(code)
      return story
    },
    thenAsks(seat, decision, bounds) {
      const request = asked()
      expect({ seat: request?.seat, decision: request?.decision }).toEqual({ seat, decision })
      if (bounds !== undefined) expect(request?.bounds).toEqual(bounds)
      return story
    },
    thenOver(by, ranking) {
      expect(requests(state)).toEqual([])
      expect(outcome(state)).toMatchObject({ by, ranking })
      return story
    },
    thenState(look) {
      look(state)
      return story
    },
  }
  return story
}

const includes = (event: Event, part: Partial<Event>): boolean =>
  Object.entries(part).every(
    ([key, value]) => JSON.stringify((event as Record<string, unknown>)[key]) === JSON.stringify(value),
  )

/** What holds after every single fact: no negative cash, 32 houses and 12 hotels in all. */
export function expectWhole({ table }: State): void {
  for (const cash of table.cash) expect(cash).toBeGreaterThanOrEqual(0)
  let houses = table.houses
  let hotels = table.hotels
  for (const lot of LOTS)
    if (table.buildings[lot] === 5) hotels++
    else houses += table.buildings[lot]
  expect({ houses, hotels }).toEqual({ houses: HOUSES, hotels: HOTELS })
  expect(Math.min(table.houses, table.hotels)).toBeGreaterThanOrEqual(0)
}

/** Answers in short. */
export const NOTHING = NO_ACTIONS
export const works = (part: Partial<Actions['post_roll_decision']> = {}): Actions['post_roll_decision'] => ({
  ...NO_WORKS,
  ...part,
})
export const offer = (part: Partial<Actions['trade_decision']>): Actions['trade_decision'] => ({
  ...NO_TERMS,
  propose_trade: true,
  target_player: 1,
  ...part,
})
export const raise = (part: Partial<Actions['bankruptcy_decision']>): Actions['bankruptcy_decision'] => ({
  sell_houses: [],
  sell_hotels: [],
  mortgage: [],
  declare_bankruptcy: false,
  ...part,
})
export const house = (position: number) => ({ position, type: 'house' as const })
export const hotel = (position: number) => ({ position, type: 'hotel' as const })
