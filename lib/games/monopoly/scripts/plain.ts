// Buys what it can pay, bids up to the price, builds evenly, never trades.
import type { Script, Seat, Words } from '@/lib/core/game'
import { type Action, type Actions, NO_ACTIONS, NO_PROPOSAL, NOTHING, type Request } from '../actions'
import { BOARD, GROUPS, HOTEL, LOTS, liftCost, STREET_GROUPS } from '../board'
import { raiseEvenly } from '../fallback'
import { ownsGroup } from '../rules/estate'
import type { Build } from '../rules/works'
import type { View } from '../state'

const BUY: Actions['buy_decision'] = { buy: true }
const REFUSE: Actions['trade_response_decision'] = { accept: false }
const OUT: Actions['auction_bid_decision'] = { bid: 0 }

/** Dollars that are kept when building. */
const RESERVE = 200
/** Dollars from which the fine is paid. */
const EASE = 350
const CHEAPEST = 50

function choose(view: View, request: Request): Action {
  const { seat } = request
  switch (request.decision) {
    case 'pre_roll_decision':
      return NO_ACTIONS
    case 'post_roll_decision':
      return develop(view, seat, view.cash[seat] - RESERVE)
    case 'buy_decision':
      return BUY
    case 'auction_bid_decision': {
      const { lot, least } = request.bounds
      return least <= BOARD[lot].price ? { bid: least } : OUT
    }
    case 'trade_decision':
      return NO_PROPOSAL
    case 'trade_response_decision':
      return REFUSE
    case 'jail_action_decision': {
      const { cards, mayPay } = request.bounds
      const pays = mayPay && view.cash[seat] >= EASE
      return { action: cards > 0 ? 'use_card' : pays ? 'pay_fine' : 'roll_doubles' }
    }
    case 'bankruptcy_decision':
      return raiseEvenly(view, seat, request.bounds.shortfall)
  }
}

/** Lifts mortgages, then builds, dearest group first, with no more than `purse` dollars. */
function develop(view: View, seat: Seat, purse: number): Actions['post_roll_decision'] {
  if (purse < CHEAPEST) return NOTHING
  const { held, built } = view
  let idle = true
  for (let group = 0; group < GROUPS.length && idle; group++) {
    const count = held[seat * 10 + group]
    if (count === 0) continue
    const whole = group < STREET_GROUPS && count === GROUPS[group].length
    idle = !(whole && built[group] < count * HOTEL) && !hasMortgage(view, seat, group)
  }
  return idle ? NOTHING : liftAndBuild(view, seat, purse)
}

function hasMortgage(view: View, seat: Seat, group: number): boolean {
  for (const lot of GROUPS[group]) if (view.mortgaged[lot] && view.owner[lot] === seat) return true
  return false
}

function liftAndBuild(view: View, seat: Seat, purse: number): Actions['post_roll_decision'] {
  let left = purse
  const unmortgages: number[] = []
  for (const lot of LOTS)
    if (view.mortgaged[lot] && view.owner[lot] === seat && left >= liftCost(lot)) {
      unmortgages.push(lot)
      left -= liftCost(lot)
    }
  const builds = buildEvenly(view, seat, left, unmortgages)
  return builds.length + unmortgages.length === 0 ? NOTHING : { ...NOTHING, builds, unmortgages }
}

function buildEvenly(view: View, seat: Seat, purse: number, lifted: readonly number[]): readonly Build[] {
  const stock = { cash: purse, houses: view.houses, hotels: view.hotels }
  const builds: Build[] = []
  for (let group = STREET_GROUPS - 1; group >= 0; group--) {
    const lots = GROUPS[group]
    if (!ownsGroup(view, seat, group) || BOARD[lots[0]].houseCost > stock.cash) continue
    if (lots.some((lot) => view.mortgaged[lot] && !lifted.includes(lot))) continue
    const levels = lots.map((lot) => view.buildings[lot])
    while (buildOne(stock, lots, levels, builds));
  }
  return builds
}

type Stock = { cash: number; houses: number; hotels: number }
function buildOne(stock: Stock, lots: readonly number[], levels: number[], builds: Build[]): boolean {
  let i = 0
  for (let k = 1; k < lots.length; k++) if (levels[k] < levels[i]) i = k
  const position = lots[i]
  const { houseCost } = BOARD[position]
  const toHotel = levels[i] === HOTEL - 1
  if (levels[i] === HOTEL || stock.cash < houseCost || (toHotel ? stock.hotels : stock.houses) === 0)
    return false
  stock.cash -= houseCost
  stock.houses += toHotel ? HOTEL - 1 : -1
  if (toHotel) stock.hotels--
  levels[i]++
  builds.push({ position, type: toHotel ? 'hotel' : 'house' })
  return true
}

const WORDS: Words<Action> = {
  thought: 'Buy what can be paid, build evenly, keep $200 in hand. Trades are not considered.',
  speech: '',
}

export const plain: Script<View, Request, Action> = { choose, say: () => WORDS }
