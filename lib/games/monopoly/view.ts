import type { Names, Seat } from '@/lib/core/game'
import { type Entry, isCoreEvent } from '@/lib/core/log'
import { LOTS } from './board'
import { jailCards, liquidationValue, netWorth, ownsGroup } from './rules/estate'
import { mayChangeHands } from './rules/trade'
import type { Event, View } from './state'

export const RECENT_EVENTS = 20

type Told = { readonly turn: number; readonly event: Event }

/** What one player can see of another (specs/2 section 2, with mortgages and worth). Properties are positions. */
export type OpponentView = {
  readonly playerId: Seat
  readonly name: string
  readonly cash: number
  readonly position: number
  readonly propertyCount: number
  readonly properties: readonly number[]
  readonly mortgaged: readonly number[]
  readonly monopolies: readonly number[]
  readonly netWorth: number
  readonly isBankrupt: boolean
  readonly inJail: boolean
  readonly jailCards: number
}

/** What a player may know when asked (specs/2 section 2). Houses: by position, 5 is a hotel. Ownership: −1 is unowned. */
export type GameView = {
  readonly myPlayerId: Seat
  readonly turnNumber: number
  readonly myCash: number
  readonly myPosition: number
  readonly myProperties: readonly number[]
  readonly myHouses: Readonly<Record<number, number>>
  readonly myMortgaged: readonly number[]
  readonly myJailCards: number
  readonly myInJail: boolean
  /** Which try for a double comes next while in jail, 1 to 3; 0: free. */
  readonly myJailTurns: number
  readonly myNetWorth: number
  /** Dollars: cash and all that selling every building and mortgaging every lot would bring. */
  readonly myLiquidationValue: number
  readonly opponents: readonly OpponentView[]
  readonly propertyOwnership: Readonly<Record<number, Seat>>
  readonly housesOnBoard: Readonly<Record<number, number>>
  readonly bankHousesRemaining: number
  readonly bankHotelsRemaining: number
  readonly lastDiceRoll: {
    readonly seat: Seat
    readonly dice: readonly [number, number]
    readonly turn: number
  } | null
  readonly recentEvents: readonly Told[]
}

/** The open table as one seat sees it. `heard`: what it heard in the last ten turns, oldest first. */
export function seatView(view: View, seat: Seat, heard: readonly Entry[], names: Names): GameView {
  const properties = lotsOf(view, seat)
  const told = gameEvents(heard)
  return {
    myPlayerId: seat,
    turnNumber: view.turn,
    myCash: view.cash[seat],
    myPosition: view.at[seat],
    myProperties: properties,
    myHouses: housesOn(view, properties),
    myMortgaged: properties.filter((lot) => view.mortgaged[lot]),
    myJailCards: jailCards(view, seat),
    myInJail: view.tries[seat] > 0,
    myJailTurns: view.tries[seat],
    myNetWorth: netWorth(view, seat),
    myLiquidationValue: liquidationValue(view, seat),
    opponents: seatsOf(view).flatMap((other) => (other === seat ? [] : [opponentView(view, other, names)])),
    propertyOwnership: Object.fromEntries(LOTS.map((lot) => [lot, view.owner[lot]])),
    housesOnBoard: housesOn(view, LOTS),
    bankHousesRemaining: view.houses,
    bankHotelsRemaining: view.hotels,
    lastDiceRoll: lastRoll(told),
    recentEvents: told.slice(-RECENT_EVENTS),
  }
}

const opponentView = (view: View, seat: Seat, names: Names): OpponentView => {
  const properties = lotsOf(view, seat)
  return {
    playerId: seat,
    name: names[seat],
    cash: view.cash[seat],
    position: view.at[seat],
    propertyCount: properties.length,
    properties,
    mortgaged: properties.filter((lot) => view.mortgaged[lot]),
    monopolies: monopoliesOf(view, seat),
    netWorth: netWorth(view, seat),
    isBankrupt: view.bankrupt[seat],
    inJail: view.tries[seat] > 0,
    jailCards: jailCards(view, seat),
  }
}

export const seatsOf = (view: View): Seat[] => Array.from({ length: view.seats }, (_, seat) => seat)
export const lotsOf = (view: View, seat: Seat): number[] => LOTS.filter((lot) => view.owner[lot] === seat)

/** Street groups that a seat owns whole. */
export const monopoliesOf = (view: View, seat: Seat): number[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].filter((group) => ownsGroup(view, seat, group))

/** What may change hands: lots without a building anywhere in their group. */
export const tradeable = (view: View, seat: Seat): number[] =>
  lotsOf(view, seat).filter((lot) => mayChangeHands(view, lot))

/** The game's own events of a log, core's left out. */
export const gameEvents = (heard: readonly Entry[]): Told[] =>
  heard.flatMap(({ turn, event }) => (isCoreEvent(event) ? [] : [{ turn, event: event as Event }]))

const housesOn = (view: View, lots: readonly number[]): Record<number, number> =>
  Object.fromEntries(lots.flatMap((lot) => (view.buildings[lot] > 0 ? [[lot, view.buildings[lot]]] : [])))

function lastRoll(told: readonly Told[]): GameView['lastDiceRoll'] {
  for (let i = told.length - 1; i >= 0; i--) {
    const { turn, event } = told[i]
    if (event.type === 'dice-rolled') return { seat: event.seat, dice: event.dice, turn }
  }
  return null
}
