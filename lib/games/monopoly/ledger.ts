// The one door of each kind of property: the counts kept beside owners and buildings are kept here and nowhere else.
import type { Seat } from '@/lib/core/game'
import { BANK, BOARD, HOTEL } from './board'
import { JAIL_CARDS } from './cards'
import type { EventOf, Goods, State } from './state'

type Table = State['table']

export function transfer(table: Table, from: Seat, to: Seat, amount: number): void {
  table.cash[from] -= amount
  if (to !== BANK) table.cash[to] += amount
}

/** Puts `level` on a lot and squares it with the bank's stock. */
export function raise(table: Table, lot: number, level: number): void {
  const before = table.buildings[lot]
  if (before === HOTEL) table.hotels++
  else table.houses += before
  if (level === HOTEL) table.hotels--
  else table.houses -= level
  table.buildings[lot] = level
  table.built[BOARD[lot].group] += level - before
}

export function give(table: Table, lot: number, to: Seat): void {
  const { group } = BOARD[lot]
  const from = table.owner[lot]
  if (from !== BANK) table.held[from * 10 + group]--
  if (to !== BANK) table.held[to * 10 + group]++
  table.owner[lot] = to
}

export function handOver(table: Table, goods: Goods, from: Seat, to: Seat): void {
  for (const lot of goods.lots) give(table, lot, to)
  transfer(table, from, to, goods.cash)
  for (let deck = 0, left = goods.jailCards; deck < 2 && left > 0; deck++)
    if (table.jailCard[deck] === from) {
      table.jailCard[deck] = to
      left--
    }
}

/** Put back beneath; a deck whose order is not known stays empty. */
export function returnJailCard({ table, decks }: State, deck: number): void {
  table.jailCard[deck] = BANK
  if (decks[deck].length > 0) decks[deck].push(JAIL_CARDS[deck])
}

/** All that a bankrupt seat leaves. The bank lifts the mortgages of what comes to it, and it is to be auctioned. */
export function passEstate(state: State, estate: EventOf<'estate-passed'>): void {
  const { table } = state
  const { seat, heir, lots } = estate
  transfer(table, seat, heir, table.cash[seat])
  for (const lot of lots) {
    give(table, lot, heir)
    if (heir === BANK) table.mortgaged[lot] = false
  }
  if (heir === BANK && lots.length > 0) table.agenda.push({ do: 'estate', lots, bankrupt: seat })
  for (let deck = 0; deck < 2; deck++) {
    if (table.jailCard[deck] !== seat) continue
    if (heir === BANK) returnJailCard(state, deck)
    else table.jailCard[deck] = heir
  }
}
