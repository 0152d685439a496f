import type { Names } from '@/lib/core/game'
import { list } from '@/lib/core/words'
import { BANK, BOARD, GROUPS } from '@/lib/games/monopoly/board'
import type { Offer, View } from '@/lib/games/monopoly/state'
import { buildings, money, nameOf } from '@/lib/games/monopoly/words'
import { colourOf } from './groups'
import { rentWords, standingHere } from './square-words'

/** The one sheet of paper on the table: a title, a sentence, a row of figures. */
export type Paper = {
  readonly title: string
  /** How things stand, in a few words; then the rest. */
  readonly lead: string
  readonly text: string
  readonly colour: string
  readonly figures: readonly Figure[]
  readonly offer?: Pick<Offer, 'give' | 'take'>
  /** The offer was just taken: its goods cross. */
  readonly traded?: boolean
}
export type Figure = { readonly label: string; readonly value: string; readonly now?: boolean }

const LEVELS = ['alone', '1 house', '2', '3', '4', 'hotel']

/** Rents of a lot by what could stand there; the one that holds now is marked. */
export function ladder(view: View, lot: number): readonly Figure[] {
  const { kind, group, rents } = BOARD[lot]!
  const owner = view.owner[lot]!
  const level = owner === BANK || view.mortgaged[lot] ? -1 : view.buildings[lot]!
  const now = rentWords(view, lot)
  if (kind === 'railroad')
    return rents.map((rent, i) => ({
      label: i === 0 ? '1 owned' : `${i + 1}`,
      value: money(rent),
      now: level >= 0 && money(rent) === now,
    }))
  if (kind === 'utility')
    return [
      { label: 'one owned', value: '4 × throw', now: level >= 0 && now === '4 × throw' },
      { label: 'both owned', value: '10 × throw', now: level >= 0 && now === '10 × throw' },
    ]
  const whole = level === 0 && GROUPS[group]!.every((other) => view.owner[other] === owner)
  const rows = rents.map((rent, i) => ({
    label: LEVELS[i]!,
    value: money(rent),
    now: level === i && !whole,
  }))
  return [rows[0]!, { label: 'group', value: money(rents[0]! * 2), now: whole }, ...rows.slice(1)]
}

/** Who holds the rest of a lot's group: "The Shark holds the other 2." */
export function groupWords(view: View, lot: number, names: Names): string {
  const others = GROUPS[BOARD[lot]!.group]!.filter((other) => other !== lot)
  const holders = [...new Set(others.map((other) => view.owner[other]!))]
  if (holders.length === 1 && holders[0] !== BANK)
    return `${names[holders[0]!]} holds ${others.length === 1 ? 'the other' : `the other ${others.length}`} of the group.`
  const told = holders
    .filter((holder) => holder !== BANK)
    .map((holder) => `${names[holder]} ${others.filter((other) => view.owner[other] === holder).length}`)
  const free = others.filter((other) => view.owner[other] === BANK).length
  return told.length === 0
    ? 'Nobody holds another of the group.'
    : `Of the others: ${list([...told, ...(free > 0 ? [`the bank ${free}`] : [])])}.`
}

export function lotPaper(view: View, lot: number, names: Names): Paper {
  const { name, price } = BOARD[lot]!
  const owner = view.owner[lot]!
  const level = view.buildings[lot]!
  const owned = `Owned by ${nameOf(names, owner)}${level > 0 ? `, ${buildings(level)}` : ''}.`
  const rent = view.mortgaged[lot] ? 'Mortgaged: no rent is paid.' : `Rent ${rentWords(view, lot)}.`
  return {
    title: name,
    lead: owner === BANK ? `${money(price)}, unowned.` : owned,
    text: owner === BANK ? groupWords(view, lot, names) : `${rent} ${groupWords(view, lot, names)}`,
    colour: colourOf(lot),
    figures: ladder(view, lot),
  }
}

const QUIET: Readonly<Record<string, string>> = {
  chance: 'Whoever lands here draws a Chance card.',
  chest: 'Whoever lands here draws a Community Chest card.',
  'to-jail': 'Whoever lands here goes to jail at once and collects nothing.',
}

/** A square as it stands: for who points at it, and where nothing else is on the table. */
export function squarePaper(view: View, square: number, names: Names): Paper {
  const { name, kind, group, tax } = BOARD[square]!
  if (group >= 0) return lotPaper(view, square, names)
  const here = standingHere(view, square, names)
  const rest = square === 0 ? 'Passing pays $200.' : 'Nothing is paid here.'
  return {
    title: name,
    lead: tax > 0 ? `Pay ${money(tax)} to the bank.` : (QUIET[kind] ?? rest),
    text: here ? `Here now: ${here}.` : 'Nobody is here.',
    colour: colourOf(square),
    figures: [],
  }
}
