// Judges a bundle of works by where it ends: on a draft of buildings, mortgages, stock and cash.
import type { Seat } from '@/lib/core/game'
import { type Rejection, rejected } from '@/lib/core/result'
import { BOARD, GROUPS, HOTEL, liftCost, mortgageValue } from '../board'
import type { View } from '../state'
import { ownsGroup } from './estate'
import type { Build, Bundle } from './works'

/** Where a bundle would leave buildings, stock and cash. */
type Draft = {
  readonly levels: number[]
  readonly mortgaged: boolean[]
  houses: number
  hotels: number
  cash: number
}
/** Levels between selling and building, and at the end. */
export type Plan = { readonly sold: readonly number[]; readonly built: readonly number[] }

export function planOf(view: View, seat: Seat, bundle: Bundle): Plan | Rejection {
  const draft: Draft = {
    levels: view.buildings.slice(),
    mortgaged: view.mortgaged.slice(),
    houses: view.houses,
    hotels: view.hotels,
    cash: view.cash[seat],
  }
  for (const lot of bundle.sells) {
    const no = draftSale(view, seat, draft, lot)
    if (no) return no
  }
  if (draft.houses < 0)
    return rejected('house-shortage', 'The bank has not enough houses to break hotels down into.')
  const sold = bundle.builds.length === 0 ? draft.levels : draft.levels.slice()
  const no = draftMortgages(view, seat, draft, bundle) ?? draftBuilds(view, seat, draft, bundle.builds)
  if (no) return no
  if (draft.houses < 0) return rejected('house-shortage', 'The bank has not enough houses left.')
  if (draft.hotels < 0) return rejected('hotel-shortage', 'The bank has not enough hotels left.')
  if (draft.cash < 0) return rejected('cash', `All of it together costs $${-draft.cash} more than you have.`)
  for (const lot of bundle.sells) if (isUneven(draft, lot)) return unevenAt(lot)
  for (const { position } of bundle.builds) if (isUneven(draft, position)) return unevenAt(position)
  return { sold, built: draft.levels }
}

function draftSale(view: View, seat: Seat, draft: Draft, lot: number): Rejection | null {
  const level = draft.levels[lot]
  if (view.owner[lot] !== seat || !(level > 0))
    return rejected('no-building', `You have no building to sell on ${nameOf(lot)}.`)
  draft.levels[lot] = level - 1
  draft.cash += BOARD[lot].houseCost / 2
  if (level === HOTEL) {
    draft.hotels++
    draft.houses -= HOTEL - 1
  } else draft.houses++
  return null
}

function draftMortgages(view: View, seat: Seat, draft: Draft, bundle: Bundle): Rejection | null {
  for (const lot of bundle.mortgages) {
    if (view.owner[lot] !== seat) return rejected('not-owned', `${nameOf(lot)} is not yours.`)
    if (draft.mortgaged[lot]) return rejected('mortgaged', `${nameOf(lot)} is mortgaged already.`)
    for (const other of GROUPS[BOARD[lot].group])
      if (draft.levels[other] > 0)
        return rejected('built-up', `Sell the buildings of ${nameOf(lot)}'s colour group first.`)
    draft.mortgaged[lot] = true
    draft.cash += mortgageValue(lot)
  }
  for (const lot of bundle.unmortgages) {
    if (view.owner[lot] !== seat || !draft.mortgaged[lot])
      return rejected('not-mortgaged', `${nameOf(lot)} is no mortgaged lot of yours.`)
    draft.mortgaged[lot] = false
    draft.cash -= liftCost(lot)
  }
  return null
}

function draftBuilds(view: View, seat: Seat, draft: Draft, builds: readonly Build[]): Rejection | null {
  for (const { position: lot } of builds) {
    const square = BOARD[lot]
    if (square?.kind !== 'street' || !ownsGroup(view, seat, square.group))
      return rejected('no-monopoly', `You do not own the whole colour group of ${nameOf(lot)}.`)
    for (const other of GROUPS[square.group])
      if (draft.mortgaged[other])
        return rejected('mortgaged', `${nameOf(other)} is mortgaged: nothing is built in its colour group.`)
    const level = draft.levels[lot]
    if (level === HOTEL) return rejected('full', `${nameOf(lot)} has a hotel already.`)
    draft.levels[lot] = level + 1
    draft.cash -= square.houseCost
    if (level === HOTEL - 1) {
      draft.hotels--
      draft.houses += HOTEL - 1
    } else draft.houses--
  }
  for (const one of builds) if (isMistyped(draft, one, builds)) return mistypedAt(one.position)
  return null
}

/** A lot that ends with a hotel has just one `hotel` among its builds, any other none. */
function isMistyped({ levels }: Draft, { position }: Build, builds: readonly Build[]): boolean {
  let hotels = 0
  for (const one of builds) if (one.position === position && one.type === 'hotel') hotels++
  return hotels !== (levels[position] === HOTEL ? 1 : 0)
}
const mistypedAt = (lot: number): Rejection =>
  rejected('wrong-building', `On ${nameOf(lot)} a hotel follows the fourth house, and nothing but that.`)

function isUneven({ levels }: Draft, lot: number): boolean {
  let least = HOTEL
  let most = 0
  for (const other of GROUPS[BOARD[lot].group]) {
    if (levels[other] < least) least = levels[other]
    if (levels[other] > most) most = levels[other]
  }
  return most - least > 1
}
const unevenAt = (lot: number): Rejection =>
  rejected('uneven', `Buildings in the colour group of ${nameOf(lot)} would differ by more than one.`)

const nameOf = (lot: number): string => BOARD[lot]?.name ?? 'That'
