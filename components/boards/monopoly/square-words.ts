import type { Names } from '@/lib/core/game'
import { list } from '@/lib/core/words'
import { BANK, BOARD, GROUP_NAMES, type Square } from '@/lib/games/monopoly/board'
import { rentDue, utilityFactor } from '@/lib/games/monopoly/rules/estate'
import type { View } from '@/lib/games/monopoly/state'
import { buildings, money } from '@/lib/games/monopoly/words'

const SOFT_HYPHENS: readonly (readonly [string, string])[] = [
  ['Mediterranean', 'Mediter\u00adranean'],
  ['Connecticut', 'Connec\u00adticut'],
  ['Pennsylvania', 'Pennsyl\u00advania'],
]

/** The name as it stands on the square: short, with places where it may break. */
export const faceName = ({ name, kind }: Square): string => {
  if (kind === 'chest') return 'Chest'
  const short = name.replace(/ Avenue$/, '').replace(/^Short Line Railroad$/, 'Short Line')
  return SOFT_HYPHENS.reduce((text, [word, broken]) => text.replace(word, broken), short)
}

/** What a visitor would pay, as it stands on the square: "$28", "4 × throw". */
export function rentWords(view: View, lot: number): string {
  if (view.mortgaged[lot]) return 'mortgaged'
  return BOARD[lot]!.kind === 'utility' ? `${utilityFactor(view, lot)} × throw` : money(rentDue(view, lot, 0))
}

/** The figure on the square: its price while it is free, then its rent. Empty where nothing is paid. */
export function faceFigure(view: View, square: number): string {
  const { price, tax, group } = BOARD[square]!
  if (tax > 0) return money(tax)
  if (group < 0) return ''
  return view.owner[square] === BANK ? money(price) : rentWords(view, square)
}

/** Seats whose token stands here, in words: "The Shark in jail and The Turtle". Empty for none. */
export function standingHere(view: View, square: number, names: Names): string {
  const here = view.at.flatMap((at, seat) => {
    if (at !== square || view.bankrupt[seat]) return []
    return [view.tries[seat]! > 0 ? `${names[seat]} in jail` : names[seat]!]
  })
  return list(here, '')
}

/** All that can be seen of a square, for who does not see it: "Illinois Avenue, Red. $240, unowned. The Shark is here." */
export function squareWords(view: View, square: number, names: Names): string {
  const { name, group } = BOARD[square]!
  const figure = faceFigure(view, square)
  const title = group < 0 ? name : `${name}, ${GROUP_NAMES[group]}`
  const here = standingHere(view, square, names)
  const parts = [title]
  if (group < 0 && figure) parts.push(`pay ${figure}`)
  if (group >= 0) parts.push(...ownedWords(view, square, names, figure))
  if (here) parts.push(`${here} ${here.includes(' and ') ? 'are' : 'is'} here`)
  return `${parts.join('. ')}.`
}

function ownedWords(view: View, lot: number, names: Names, figure: string): string[] {
  const owner = view.owner[lot]!
  if (owner === BANK) return [`${figure}, unowned`]
  const level = view.buildings[lot]!
  const built = level > 0 ? `, ${buildings(level)}` : ''
  return [`Owned by ${names[owner]}${built}`, view.mortgaged[lot] ? figure : `Rent ${figure}`]
}
