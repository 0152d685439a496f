// Money, deeds, houses and cards are conserved, fact by fact.
import { expect } from 'vitest'
import type { GameEvent, Setup } from '@/lib/core/game'
import { BANK, BOARD, GROUPS, HOTEL, HOTELS, HOUSES, LOTS } from '@/lib/games/monopoly/board'
import { DECKS, JAIL_CARDS } from '@/lib/games/monopoly/cards'
import { evolve } from '@/lib/games/monopoly/evolve'
import { type Event, initial, type Options, type State } from '@/lib/games/monopoly/state'

/** Dollars that the bank pays out on balance with a fact. */
function fromBank(event: Event): number {
  switch (event.type) {
    case 'salary-paid':
    case 'card-cashed':
      return event.amount
    case 'paid':
    case 'debt-paid':
      return event.payee === BANK ? -event.amount : 0
    case 'lot-bought':
    case 'auction-won':
      return -event.price
    case 'built':
    case 'mortgage-lifted':
      return -event.cost
    case 'building-sold':
    case 'lot-mortgaged':
      return event.gain
    case 'estate-passed':
      return event.heir === BANK ? -event.cash : 0
    default:
      return 0
  }
}

export type Sights = {
  /** Hotels sold while the bank had fewer than four houses. */
  hotelSalesInShortage: number
  bankruptToPlayer: number
  bankruptToBank: number
  unsold: number
  trades: number
  thirdDoubles: number
  estateAuctions: number
  mostEvents: number
}
export const noSights = (): Sights => ({
  hotelSalesInShortage: 0,
  bankruptToPlayer: 0,
  bankruptToBank: 0,
  unsold: 0,
  trades: 0,
  thirdDoubles: 0,
  estateAuctions: 0,
  mostEvents: 0,
})

/** Folds a log fact by fact and checks after each that nothing came from nowhere; counts what was to be seen. */
export function expectConserved(setup: Setup<Options>, log: readonly GameEvent[], sights: Sights): State {
  const state = initial(setup)
  let money = setup.seats * setup.options.startingCash
  for (const event of log as readonly Event[]) {
    note(state, event, sights)
    evolve(state, event)
    money += fromBank(event)
    const fault = faultIn(state, money)
    if (fault !== null) expect.fail(`${fault} after ${JSON.stringify(event)}`)
  }
  sights.mostEvents = Math.max(sights.mostEvents, log.length)
  return state
}

function note({ table }: State, event: Event, sights: Sights): void {
  if (event.type === 'building-sold' && table.buildings[event.lot] === HOTEL && table.houses < HOTEL - 1)
    sights.hotelSalesInShortage++
  if (event.type === 'went-bankrupt' && event.creditor === BANK) sights.bankruptToBank++
  if (event.type === 'went-bankrupt' && event.creditor !== BANK) sights.bankruptToPlayer++
  if (event.type === 'auction-failed') sights.unsold++
  if (event.type === 'trade-accepted') sights.trades++
  if (event.type === 'jailed' && event.because === 'third-double') sights.thirdDoubles++
  if (event.type === 'auction-opened' && event.because === 'estate') sights.estateAuctions++
}

function faultIn(state: State, money: number): string | null {
  const { table } = state
  let cash = 0
  for (const dollars of table.cash) {
    if (!(dollars >= 0) || !Number.isInteger(dollars)) return `cash of $${dollars}`
    cash += dollars
  }
  if (cash !== money) return `$${cash} on the table, $${money} paid out`
  return faultyBuildings(state) ?? faultyDeeds(state) ?? faultyCards(state)
}

function faultyBuildings({ table }: State): string | null {
  let houses = table.houses
  let hotels = table.hotels
  for (const lots of GROUPS) {
    let least = HOTEL
    let most = 0
    let mortgaged = false
    for (const lot of lots) {
      const level = table.buildings[lot]
      if (level === HOTEL) hotels++
      else houses += level
      least = Math.min(least, level)
      most = Math.max(most, level)
      mortgaged ||= table.mortgaged[lot]
    }
    if (most > 0 && mortgaged) return `a mortgage in the built-up group of ${BOARD[lots[0]].name}`
  }
  if (houses !== HOUSES || hotels !== HOTELS) return `${houses} houses and ${hotels} hotels`
  return table.houses < 0 || table.hotels < 0 ? 'the bank owes buildings' : null
}

function faultyDeeds({ table }: State): string | null {
  const held = table.held.map(() => 0)
  for (const lot of LOTS) {
    const owner = table.owner[lot]
    if (owner === BANK && (table.mortgaged[lot] || table.buildings[lot] > 0))
      return 'the bank holds a used lot'
    if (owner !== BANK && table.bankrupt[owner]) return 'a deed of the bankrupt'
    if (owner !== BANK) held[owner * 10 + BOARD[lot].group]++
  }
  return held.some((count, i) => count !== table.held[i]) ? 'the count of lots is wrong' : null
}

function faultyCards({ table, decks }: State): string | null {
  for (let deck = 0; deck < DECKS.length; deck++) {
    if (decks[deck].length === 0) continue
    const out = table.jailCard[deck] !== BANK
    if (new Set(decks[deck]).size !== DECKS[deck].length - (out ? 1 : 0))
      return `cards missing from deck ${deck}`
    if (decks[deck].includes(JAIL_CARDS[deck]) === out)
      return `the jail card of deck ${deck} is in two places`
  }
  return null
}
