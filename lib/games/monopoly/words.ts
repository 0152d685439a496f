// How places, goods and money are said: the same in sentences, layers and pages. A place is never a bare number.

import type { Names, Seat } from '@/lib/core/game'
import { list } from '@/lib/core/words'
import { BANK, BOARD, GROUP_NAMES, HOTEL } from './board'
import type { Goods } from './state'

/** "$1,050". Without Intl, which costs more than the rest of a packet. */
export const money = (dollars: number): string =>
  `$${dollars < 1000 ? dollars : String(dollars).replace(/\B(?=(\d{3})+$)/g, ',')}`
export const nameOf = (names: Names, seat: Seat): string => (seat === BANK ? 'the bank' : names[seat])
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** "24 Illinois Avenue (Red)", "5 Reading Railroad (Railroads)", "20 Free Parking". */
export const place = (position: number): string => {
  const { name, group } = BOARD[position]
  return group < 0 ? `${position} ${name}` : `${position} ${name} (${GROUP_NAMES[group]})`
}

/** "no houses", "1 house", "3 houses", "a hotel". */
export const buildings = (level: number): string =>
  level === HOTEL ? 'a hotel' : level === 0 ? 'no houses' : count(level, 'house')

/** One side of a trade: "16 St. James Place (Orange), $50 and 1 jail card". */
export const goods = ({ lots, cash, jailCards }: Goods): string => {
  const parts = lots.map(place)
  if (cash > 0) parts.push(money(cash))
  if (jailCards > 0) parts.push(count(jailCards, 'jail card'))
  return list(parts)
}
