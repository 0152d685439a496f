// Why a trader does what it does, in two or three sentences: the figures it went by, from the functions it used.
import type { Mind, Seat } from '@/lib/core/game'
import { list } from '@/lib/core/words'
import type { Action, Request } from '../../actions'
import { BANK, BOARD, FINE, GROUP_NAMES, GROUPS, liftCost, mortgageValue, UTILITIES } from '../../board'
import { heldInGroup, ownsGroup } from '../../rules/estate'
import type { View } from '../../state'
import { count, goods, money, nameOf, place } from '../../words'
import { highestBid, leastValue } from '../buy'
import { danger, rentAhead, reserveOf, worstRent } from '../danger'
import { appraise, balance, costOf } from '../ledger'
import { mortgagedBy } from '../raise'
import { type Traits, traitsOf } from '../traits'
import { completes, ownValue } from '../value'
import { sidesOf } from './happening'

const about = (dollars: number): string => money(Math.max(0, Math.round(dollars)))
const percent = (share: number): string => `${Math.round(100 * share)} %`

/** What a purchase does for its group, as a fact. */
function standing(view: View, seat: Seat, lot: number): string {
  const { group } = BOARD[lot]
  const size = GROUPS[group].length
  if (completes(view, seat, lot)) return `It completes ${GROUP_NAMES[group]}.`
  return `I hold ${heldInGroup(view, seat, group)} of ${size} in ${GROUP_NAMES[group]}.`
}

function threat(view: View, seat: Seat): string {
  const { lot, rent } = worstRent(view, seat)
  if (rent === 0) return 'No rent can hit me yet.'
  const thrown = BOARD[lot].group === UTILITIES ? ', with a twelve' : ''
  return `The worst rent that can hit me is ${money(rent)} on ${place(lot)}${thrown}.`
}

export function reasonOf(view: View, request: Request, action: Action, mind: Mind): string {
  const { seat } = request
  const traits = traitsOf(mind.persona)
  switch (request.decision) {
    case 'pre_roll_decision':
      return preRollReason(view, seat, (action as Action<'pre_roll_decision'>).actions, traits)
    case 'post_roll_decision':
      return estateReason(view, seat, action as Action<'post_roll_decision'>, traits)
    case 'buy_decision':
      return buyReason(view, seat, request.bounds, { traits, buy: (action as Action<'buy_decision'>).buy })
    case 'auction_bid_decision':
      return bidReason(view, seat, request.bounds, {
        traits,
        bid: (action as Action<'auction_bid_decision'>).bid,
      })
    case 'trade_decision':
      return offerReason(view, seat, action as Action<'trade_decision'>, { traits, mind })
    case 'trade_response_decision':
      return answerReason(view, seat, request.bounds.offer, { traits, mind })
    case 'jail_action_decision':
      return jailReason(view, seat, request.bounds, traits)
    case 'bankruptcy_decision':
      return debtReason(view, seat, request.bounds, action as Action<'bankruptcy_decision'>)
  }
}

function preRollReason(view: View, seat: Seat, actions: readonly string[], traits: Traits): string {
  const cash = `I hold ${money(view.cash[seat])}`
  const lots = mortgagedBy(actions)
  if (lots.length > 0) {
    const raised = money(lots.reduce((sum, lot) => sum + mortgageValue(lot), 0))
    const floor = money(traits.minCashReserve)
    return `${cash}, and the bank still has lots to sell. Mortgaging ${list(lots.map(place))} brings ${raised}, so that I can buy what I land on and keep my floor of ${floor}.`
  }
  return actions.includes('propose_trade')
    ? `${cash} and see a trade that may suit both sides. I will propose it before I roll.`
    : `${cash} and see nothing worth doing before the roll. ${threat(view, seat)}`
}

function buyReason(
  view: View,
  seat: Seat,
  { lot, price }: { lot: number; price: number },
  { traits, buy }: { traits: Traits; buy: boolean },
): string {
  const left = view.cash[seat] - price
  const cost = `${place(lot)} costs ${money(price)} and would leave me ${money(left)}.`
  if (!buy && left < traits.minCashReserve)
    return `${cost} That is below my floor of ${money(traits.minCashReserve)}. ${standing(view, seat, lot)}`
  const value = about(ownValue(view, seat, lot, traits))
  const least = about(leastValue(price, traits))
  return `${cost} ${standing(view, seat, lot)} I value it at ${value} and ${buy ? 'buy' : 'would buy'} from ${least} up.`
}

function bidReason(
  view: View,
  seat: Seat,
  { lot, highest, least }: { lot: number; highest: number; least: number },
  { traits, bid }: { traits: Traits; bid: number },
): string {
  const limit = Math.max(0, highestBid(view, seat, lot, traits))
  const stands =
    highest === 0
      ? `Nobody has bid for ${place(lot)} yet.`
      : `The bid for ${place(lot)} stands at ${money(highest)}.`
  const ceiling = `With ${money(view.cash[seat])} in hand I would go to ${money(limit)} for it.`
  const so = bid > 0 ? `So I bid ${money(bid)}.` : `The least bid is ${money(least)}, so I pass.`
  return `${stands} ${ceiling} ${so}`
}

function offerReason(
  view: View,
  seat: Seat,
  action: Action<'trade_decision'>,
  { traits, mind }: { traits: Traits; mind: Mind },
): string {
  if (!action.propose_trade)
    return `No offer I can think of gains me anything the others might accept. I keep my ${money(view.cash[seat])}.`
  const target = action.target_player
  const { give, take } = sidesOf(action)
  const ledger = appraise(view, seat, { seat, target, give, take, pitch: '' }, traits)
  const refusals = view.refusals[seat * view.seats + target]
  const patience =
    refusals === 0
      ? ''
      : ` ${mind.names[target]} has refused my last ${refusals === 1 ? 'offer' : count(refusals, 'offer')}.`
  return (
    `I offer ${mind.names[target]} ${goods(give)} for ${goods(take)}.${patience} ` +
    `To me that brings ${about(ledger.received)} and costs ${about(ledger.given)}${ledger.completes ? ', and completes a group of mine' : ''}.`
  )
}

function answerReason(
  view: View,
  seat: Seat,
  offer: Extract<Request, { decision: 'trade_response_decision' }>['bounds']['offer'],
  { traits, mind }: { traits: Traits; mind: Mind },
): string {
  const ledger = appraise(view, seat, offer, traits)
  const accepts = balance(ledger, traits) > 0
  const who = mind.names[offer.seat]
  const gain = `${who} would gain about ${about(ledger.theirs)}, part of which I count against it.`
  const asks = traits.margin > 0 ? `, and I ask ${percent(traits.margin)} on top` : ''
  return (
    `For me ${goods(offer.give)} is worth ${about(ledger.received)}, and ${goods(offer.take)} costs me ${about(costOf(ledger, traits))} in all${asks}. ` +
    `${ledger.theirs > 0 ? `${gain} ` : ''}So I ${accepts ? 'accept' : 'refuse'}.`
  )
}

function jailReason(
  view: View,
  seat: Seat,
  { mayPay, cards, attempt }: { mayPay: boolean; cards: number; attempt: number },
  traits: Traits,
): string {
  const ahead = `A lap outside would cost me about ${about(rentAhead(view, seat))} in rent, ${percent(danger(view, seat))} of my ${money(view.cash[seat])}.`
  if (attempt <= traits.jailRolls)
    return `${ahead} I throw for a double first, whatever waits outside: it is attempt ${attempt} of 3.`
  const free = danger(view, seat) < traits.jailPayThreshold && (cards > 0 || mayPay)
  const bound = `I leave when that is under ${percent(traits.jailPayThreshold)}`
  if (!free) return `${ahead} ${bound}, so I throw, attempt ${attempt} of 3.`
  return `${ahead} ${bound}, so ${cards > 0 ? 'I use my card' : `I pay the ${money(FINE)}`}.`
}

function estateReason(
  view: View,
  seat: Seat,
  { builds, mortgages, unmortgages, propose_trade }: Action<'post_roll_decision'>,
  traits: Traits,
): string {
  const cash = money(view.cash[seat])
  if (builds.length + mortgages.length + unmortgages.length === 0) {
    if (propose_trade)
      return `I hold ${cash} and have nothing better to build. A trade may do more for me, so I propose one.`
    return idleReason(view, seat, traits)
  }
  const cost = builds.reduce((sum, { position }) => sum + BOARD[position].houseCost, 0)
  const lifting = unmortgages.reduce((sum, lot) => sum + liftCost(lot), 0)
  const works = [
    ...(mortgages.length > 0 ? [`mortgage ${list(mortgages.map(place))}`] : []),
    ...(unmortgages.length > 0
      ? [`lift the mortgage on ${list(unmortgages.map(place))} for ${money(lifting)}`]
      : []),
    ...(builds.length > 0
      ? [
          `put ${count(builds.length, 'building')} on ${groupsOf(builds.map(({ position }) => position))} for ${money(cost)}`,
        ]
      : []),
  ]
  return `From ${cash} I ${list(works)}. My floor is ${money(traits.minCashReserve)}. ${threat(view, seat)}`
}

const groupsOf = (lots: readonly number[]): string =>
  list([...new Set(lots.map((lot) => GROUP_NAMES[BOARD[lot].group]))])

function idleReason(view: View, seat: Seat, traits: Traits): string {
  const cash = `I hold ${money(view.cash[seat])} and my floor is ${money(traits.minCashReserve)}.`
  const owns = GROUPS.some((lots, group) => BOARD[lots[0]].houseCost > 0 && ownsGroup(view, seat, group))
  if (!owns) return `${cash} I own no whole group to build on. ${threat(view, seat)}`
  const kept = money(Math.round(reserveOf(view, seat, traits)))
  return `${cash} I hold ${kept} back from building, and nothing I want to build fits the rest. ${threat(view, seat)}`
}

function debtReason(
  view: View,
  seat: Seat,
  { owed, payee, shortfall }: { owed: number; payee: number; shortfall: number },
  { mortgage, sell_houses, sell_hotels }: Action<'bankruptcy_decision'>,
): string {
  const sold = [...sell_houses, ...sell_hotels]
  const steps = [
    ...(mortgage.length > 0 ? [`mortgage ${list(mortgage.map(place))}`] : []),
    ...(sold.length > 0 ? [`sell buildings on ${list([...new Set(sold)].map(place))}`] : []),
  ]
  return (
    `I owe ${payee === BANK ? 'the bank' : 'a player'} ${money(owed)} with ${money(view.cash[seat])} in hand, so ${money(shortfall)} is missing. ` +
    `I ${list(steps, 'give up')}: what earns me least goes first.`
  )
}

/** The plain player's reasons: it knows no valuation. */
export function plainReasonOf(view: View, request: Request, mind: Mind): string {
  const cash = `I hold ${money(view.cash[request.seat])}.`
  switch (request.decision) {
    case 'buy_decision':
      return `${cash} ${place(request.bounds.lot)} costs ${money(request.bounds.price)}, and I buy whatever I can pay for.`
    case 'auction_bid_decision':
      return `${cash} I bid up to the printed price of ${money(BOARD[request.bounds.lot].price)} and no further.`
    case 'trade_decision':
    case 'trade_response_decision':
      return `${cash} I never trade.`
    case 'jail_action_decision':
      return `${cash} This is attempt ${request.bounds.attempt} of 3 to leave jail.`
    case 'bankruptcy_decision':
      return `I owe ${nameOf(mind.names, request.bounds.payee)} ${money(request.bounds.owed)}. I raise ${money(request.bounds.shortfall)} from what I own.`
    case 'pre_roll_decision':
    case 'post_roll_decision':
      return `${cash} I build evenly where I own a whole group, and otherwise wait.`
  }
}
