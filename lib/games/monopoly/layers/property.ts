// What a lot is worth knowing about, in a few words; every figure from the functions that the rules use.
import type { Names, Seat } from '@/lib/core/game'
import { list } from '@/lib/core/words'
import { BANK, BOARD, GROUP_NAMES, GROUPS, HOTEL } from '../board'
import { ownsGroup, rentDue, unmortgagedInGroup, utilityFactor } from '../rules/estate'
import type { View } from '../state'
import { buildings, count, money } from '../words'

/** "you" for the seat that reads. */
export const who = (names: Names, seat: Seat, reader: Seat): string => (seat === reader ? 'you' : names[seat])

/** "24 Illinois Avenue": for lines that name the group already. */
export const spot = (position: number): string => `${position} ${BOARD[position].name}`
export const spots = (positions: readonly number[]): string => list(positions.map(spot), 'none')

/** "$36 (whole group, no houses)", "$90 (2 houses)", "4 x dice", "$0 (mortgaged)": what a visitor would pay now. */
export function rentWords(view: View, lot: number): string {
  const { kind, group } = BOARD[lot]
  const owner = view.owner[lot]
  if (view.mortgaged[lot]) return `${money(rentDue(view, lot, 0))} (mortgaged)`
  const free = unmortgagedInGroup(view, owner, group)
  if (kind === 'railroad') return `${money(rentDue(view, lot, 0))} (${count(free, 'railroad')} unmortgaged)`
  if (kind === 'utility')
    return `${utilityFactor(view, lot)} x dice (${count(free, 'utility', 'utilities')} unmortgaged)`
  const rent = money(rentDue(view, lot, 0))
  if (view.buildings[lot] > 0) return `${rent} (${buildings(view.buildings[lot])})`
  return ownsGroup(view, owner, group) ? `${rent} (whole group, no houses)` : rent
}

/** "H0" to "H4", "HT" or "M"; none for railroads and utilities without a mortgage. */
export function tag(view: View, lot: number): string[] {
  if (view.mortgaged[lot]) return ['M']
  if (BOARD[lot].kind !== 'street') return []
  return [view.buildings[lot] === HOTEL ? 'HT' : `H${view.buildings[lot]}`]
}

/** "you own 21 Kentucky Avenue and 23 Indiana Avenue; unowned: 24 Illinois Avenue". */
export function holdersOf(view: View, group: number, reader: Seat, names: Names): string {
  const owners = [...new Set(GROUPS[group].map((lot) => view.owner[lot]))].sort(
    (a, b) => rank(a, reader) - rank(b, reader),
  )
  return owners
    .map((owner) => {
      const lots = spots(GROUPS[group].filter((lot) => view.owner[lot] === owner))
      if (owner === BANK) return `unowned: ${lots}`
      return owner === reader ? `you own ${lots}` : `${names[owner]} owns ${lots}`
    })
    .join('; ')
}
/** The reader first, the bank last. */
const rank = (owner: Seat, reader: Seat): number => (owner === reader ? -1 : owner === BANK ? 1_000 : owner)

/** Who lacks what of a group that nobody owns whole: "to complete it you need 24 Illinois Avenue". */
export function needs(view: View, group: number, reader: Seat, names: Names): string[] {
  const owners = [...new Set(GROUPS[group].map((lot) => view.owner[lot]))].filter((owner) => owner !== BANK)
  return owners
    .sort((a, b) => rank(a, reader) - rank(b, reader))
    .map((owner) => {
      const missing = spots(GROUPS[group].filter((lot) => view.owner[lot] !== owner))
      return `${owner === reader ? 'you need' : `${names[owner]} needs`} ${missing}`
    })
}

export const groupName = (group: number): string => GROUP_NAMES[group]
