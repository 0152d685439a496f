import type { Names, Seat } from '@/lib/core/game'
import { BANK, BOARD, GROUP_NAMES, GROUPS, HOTELS, HOUSES, JAIL, STREET_GROUPS } from '../board'
import { narrate } from '../narrate'
import { ownsGroup } from '../rules/estate'
import type { View } from '../state'
import type { GameView } from '../view'
import { count, money } from '../words'
import { holdersOf, needs, rentWords, spots, tag } from './property'

/** The full board, who needs what of each group, the bank, the last dice and the last twenty events. */
export function worldLayer(view: View, seen: GameView, names: Names): string {
  const reader = seen.myPlayerId
  const lines = [
    'FULL BOARD STATE:',
    '(* = you are here, ^ = an opponent is here, [P0], [P1] … = owner, H0 to H4 = houses, HT = hotel, M = mortgaged; Rent: what a visitor would pay now)',
    '',
    ...BOARD.map((_, position) => squareLine(view, position, reader, names)),
    '',
    'Monopoly Status:',
    ...GROUPS.map((_, group) => statusLine(view, group, reader, names)),
    '',
    `Bank: ${seen.bankHousesRemaining} of ${HOUSES} houses, ${seen.bankHotelsRemaining} of ${HOTELS} hotels available`,
    diceLine(seen, names),
    '',
    `Last ${count(seen.recentEvents.length, 'event')}, oldest first:`,
  ]
  for (const { turn, event } of seen.recentEvents) lines.push(`- Turn ${turn}: ${narrate(event, names)}`)
  return lines.join('\n')
}

/** What never changes of the lines of squares. */
const STARTS = BOARD.map(({ name }, position) => `${String(position).padStart(2)}  ${name.padEnd(22)}`)
const GROUP_COLUMN = GROUP_NAMES.map((name) => `(${name})`.padEnd(13))

function squareLine(view: View, position: number, reader: Seat, names: Names): string {
  const { group, price } = BOARD[position]
  const start = STARTS[position]
  const here = presence(view, position, reader, names)
  if (group < 0) return `${start}${[plainSquare(position), here].filter(Boolean).join('  ')}`.trimEnd()
  const owner = view.owner[position]
  const status =
    owner === BANK
      ? `UNOWNED  Price: ${money(price)}`
      : [
          `[P${owner}] ${owner === reader ? 'YOU' : names[owner]}`,
          ...tag(view, position),
          `Rent: ${rentWords(view, position)}`,
        ].join('  ')
  return `${start}${GROUP_COLUMN[group]}${status}${here === '' ? '' : `  ${here}`}`
}

const plainSquare = (position: number): string => {
  const { kind, tax } = BOARD[position]
  return kind === 'tax' ? `Pay ${money(tax)}` : position === JAIL ? '/ Just Visiting' : ''
}

function presence(view: View, position: number, reader: Seat, names: Names): string {
  const here: string[] = []
  for (let seat = 0; seat < view.seats; seat++) {
    if (view.bankrupt[seat] || view.at[seat] !== position) continue
    const jailed = position === JAIL ? (view.tries[seat] > 0 ? ' (in jail)' : ' (just visiting)') : ''
    here.push(seat === reader ? `* YOU ARE HERE${jailed}` : `^ ${names[seat]} here${jailed}`)
  }
  return here.join('  ')
}

function statusLine(view: View, group: number, reader: Seat, names: Names): string {
  const lots = GROUPS[group]
  const owner = view.owner[lots[0]]
  if (owner === BANK && lots.every((lot) => view.owner[lot] === BANK))
    return `- ${GROUP_NAMES[group]} (${spots(lots)}): all unowned`
  if (owner === BANK || !ownsGroup(view, owner, group))
    return `- ${GROUP_NAMES[group]}: ${holdersOf(view, group, reader, names)}. To own the whole group, ${needs(view, group, reader, names).join('; ')}`
  const whole = `${owner === reader ? 'you own' : `${names[owner]} owns`} the whole group (${spots(lots)})`
  if (group >= STREET_GROUPS) return `- ${GROUP_NAMES[group]}: ${whole}`
  const stands = lots.flatMap((lot) => tag(view, lot)).join(', ')
  return `- ${GROUP_NAMES[group]}: MONOPOLY, ${whole}: ${stands}`
}

function diceLine({ lastDiceRoll, myPlayerId }: GameView, names: Names): string {
  if (lastDiceRoll === null) return 'Last dice: none thrown lately'
  const { seat, dice, turn } = lastDiceRoll
  return `Last dice: ${dice[0]} and ${dice[1]}, thrown by ${seat === myPlayerId ? 'you' : names[seat]} in turn ${turn}`
}
