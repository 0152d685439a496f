import type { LegalMove } from '@/lib/core/choice'
import type { Seat } from '@/lib/core/game'
import { BOARD, HOTEL, liftCost, mortgageValue } from '../board'
import { rentDue, utilityFactor } from '../rules/estate'
import { type Build, type Bundle, type Menu, menuOf, NO_WORKS, whyNotWork } from '../rules/works'
import type { View } from '../state'
import { buildings, money, place } from '../words'

/** How a work is written in the replies of the two phases. */
type Form = 'pre-roll' | 'post-roll'

/** Each work that is legal by itself; several together are judged by where they end. */
export function workMoves(view: View, seat: Seat, form: Form): LegalMove[] {
  const menu = menuOf(view, seat)
  return [
    ...menu.builds.map((build) => buildMove(view, seat, build, form)),
    ...sellMoves(view, seat, menu, (lot) => (form === 'pre-roll' ? `"sell:${lot}"` : `${lot} in sells`)),
    ...mortgageMoves(view, seat, menu, (lot) =>
      form === 'pre-roll' ? `"mortgage:${lot}"` : `${lot} in mortgages`,
    ),
    ...menu.unmortgages.map((lot) => liftMove(view, seat, lot, form)),
  ]
}

/** What a debtor can do about it. */
export function raisingMoves(view: View, seat: Seat): LegalMove[] {
  const menu = menuOf(view, seat)
  return [
    ...sellMoves(
      view,
      seat,
      menu,
      (lot) => `${lot} in ${view.buildings[lot] === HOTEL ? 'sell_hotels' : 'sell_houses'}`,
    ),
    ...mortgageMoves(view, seat, menu, (lot) => `${lot} in mortgage`),
  ]
}

function buildMove(view: View, seat: Seat, { position: lot, type }: Build, form: Form): LegalMove {
  const { houseCost } = BOARD[lot]
  const level = view.buildings[lot] + 1
  const written =
    form === 'pre-roll' ? `"build:${lot}:${type}"` : `{"position":${lot},"type":"${type}"} in builds`
  return {
    name: 'BUILD',
    text: `${written}: a ${type} on ${place(lot)} for ${money(houseCost)}`,
    consequences: [
      `${cashTo(view, seat, -houseCost)} Rent there goes from ${rentAt(view, lot, level - 1)} to ${rentAt(view, lot, level)}.`,
    ],
  }
}

function sellMoves(view: View, seat: Seat, menu: Menu, written: (lot: number) => string): LegalMove[] {
  return menu.sells.map((lot) => {
    const level = view.buildings[lot]
    const gain = BOARD[lot].houseCost / 2
    const alone = whyNotWork(view, seat, { ...NO_WORKS, sells: [lot] } satisfies Bundle)
    const rent = `Rent there goes from ${rentAt(view, lot, level)} to ${rentAt(view, lot, level - 1)}.`
    return {
      name: level === HOTEL ? 'SELL_HOTEL' : 'SELL_HOUSE',
      text: `${written(lot)}: one level of ${buildings(level)} on ${place(lot)} for ${money(gain)}`,
      consequences: [
        `${cashTo(view, seat, gain)} ${rent}`,
        ...(alone === null
          ? []
          : [`Only together with other sales: by itself it is refused. ${alone.message}`]),
      ],
    }
  })
}

function mortgageMoves(view: View, seat: Seat, menu: Menu, written: (lot: number) => string): LegalMove[] {
  return menu.mortgages.map((lot) => ({
    name: 'MORTGAGE',
    text: `${written(lot)}: mortgage ${place(lot)} for ${money(mortgageValue(lot))}`,
    consequences: [
      `${cashTo(view, seat, mortgageValue(lot))} It earns ${rentAt(view, lot, 0)} now and nothing while mortgaged; lifting it costs ${money(liftCost(lot))}.`,
    ],
  }))
}

function liftMove(view: View, seat: Seat, lot: number, form: Form): LegalMove {
  const lifted = { ...view, mortgaged: view.mortgaged.with(lot, false) }
  return {
    name: 'UNMORTGAGE',
    text: `${form === 'pre-roll' ? `"unmortgage:${lot}"` : `${lot} in unmortgages`}: lift the mortgage on ${place(lot)} for ${money(liftCost(lot))}`,
    consequences: [`${cashTo(view, seat, -liftCost(lot))} It then earns ${rentAt(lifted, lot, 0)}.`],
  }
}

const cashTo = (view: View, seat: Seat, change: number): string =>
  `Your cash goes from ${money(view.cash[seat])} to ${money(view.cash[seat] + change)}.`

/** What a visitor would pay with `level` there, by the rule that charges it. */
function rentAt(view: View, lot: number, level: number): string {
  if (BOARD[lot].kind === 'utility') return `${utilityFactor(view, lot)} x dice`
  return money(rentDue({ ...view, buildings: view.buildings.with(lot, level) }, lot, 0))
}
