import type { Seat } from '@/lib/core/game'
import type { Persona } from '@/lib/core/persona'
import {
  type Action,
  type Actions,
  type Bounds,
  NO_ACTIONS,
  NO_PROPOSAL,
  NOTHING,
  type Request,
} from './actions'
import { BOARD, GROUPS, HOTEL, LOTS, mortgageValue, STREET_GROUPS } from './board'
import { isBuiltUp, ownsGroup } from './rules/estate'
import type { View } from './state'

/** What is done for an agent that gave no usable answer (specs/1 section 9): cautious, deterministic, always legal. */
export function fallback(view: View, request: Request, persona: Pick<Persona, 'parameters'>): Action {
  const { seat } = request
  switch (request.decision) {
    case 'pre_roll_decision':
      return NO_ACTIONS
    case 'post_roll_decision':
      return NOTHING
    case 'buy_decision':
      return { buy: view.cash[seat] >= request.bounds.price * 2 }
    case 'auction_bid_decision':
      return { bid: cautiousBid(request.bounds, persona) }
    case 'trade_decision':
      return { ...NO_PROPOSAL, target_player: seat }
    case 'trade_response_decision':
      return { accept: false }
    case 'jail_action_decision':
      return { action: 'roll_doubles' }
    case 'bankruptcy_decision':
      return raiseEvenly(view, seat, request.bounds.shortfall)
  }
}

const STEP = 10

/** $10 more than the highest bid, up to the persona's multiple of the price. */
function cautiousBid(bounds: Bounds['auction_bid_decision'], persona: Pick<Persona, 'parameters'>): number {
  const { lot, highest, least, most } = bounds
  const bid = Math.max(least, highest + STEP)
  const limit = BOARD[lot].price * (persona.parameters.auctionMaxMultiplier ?? 1)
  return bid <= Math.min(limit, most) ? bid : 0
}

/** Mortgages lots without buildings in board order, then sells buildings evenly, until the shortfall is raised. */
export function raiseEvenly(view: View, seat: Seat, shortfall: number): Actions['bankruptcy_decision'] {
  let missing = shortfall
  const mortgage: number[] = []
  const sell_houses: number[] = []
  const sell_hotels: number[] = []
  for (const lot of LOTS) {
    if (missing <= 0) break
    if (view.owner[lot] !== seat || view.mortgaged[lot] || isBuiltUp(view, BOARD[lot].group)) continue
    mortgage.push(lot)
    missing -= mortgageValue(lot)
  }
  let bank = view.houses
  for (let group = 0; group < STREET_GROUPS && missing > 0; group++) {
    if (!isBuiltUp(view, group) || !ownsGroup(view, seat, group)) continue
    const sale = sellEvenly(view, group, missing, bank)
    for (const lot of sale.sold) {
      if (view.buildings[lot] === HOTEL && !sell_hotels.includes(lot)) sell_hotels.push(lot)
      else sell_houses.push(lot)
    }
    bank = sale.bank
    missing -= sale.raised
  }
  // all the buildings are sold and it is still too little: their lots come next
  for (let group = 0; group < STREET_GROUPS && missing > 0; group++) {
    if (!isBuiltUp(view, group) || !ownsGroup(view, seat, group)) continue
    for (const lot of GROUPS[group]) {
      if (missing <= 0) break
      mortgage.push(lot)
      missing -= mortgageValue(lot)
    }
  }
  return { sell_houses, sell_hotels, mortgage, declare_bankruptcy: false }
}

type Sale = { readonly sold: readonly number[]; readonly raised: number; readonly bank: number }

/** The highest first, until enough is raised and the bank has the houses that broken hotels need. */
function sellEvenly(view: View, group: number, missing: number, houses: number): Sale {
  const lots = GROUPS[group]
  const levels = lots.map((lot) => view.buildings[lot])
  const half = BOARD[lots[0]].houseCost / 2
  const sold: number[] = []
  let bank = houses
  while (sold.length * half < missing || bank < 0) {
    const i = levels.indexOf(Math.max(...levels))
    if (levels[i] === 0) break
    bank += levels[i] === HOTEL ? 1 - HOTEL : 1
    levels[i]--
    sold.push(lots[i])
  }
  return { sold, raised: sold.length * half, bank }
}
