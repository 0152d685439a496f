import type { Step } from '@/lib/core/game'
import { below, shuffled } from '@/lib/core/random'
import { type Rejection, rejected } from '@/lib/core/result'
import { CATALOGUE, KINDS } from './facts'
import { type Action, missing, type Request } from './requests'
import type { Event, State } from './state'

type SealedStep = Step<State, Event>

/** Streams of chance, one for each thing that is drawn. */
const STACK = 0
const TASTES = 1
const TIES = 2

/** Everything up to the first question. */
export function open(step: SealedStep): void {
  const { state, random, write } = step
  const order = shuffled(random, STACK, CATALOGUE.length)
  write({ type: 'lots-stacked', lots: order.slice(0, state.table.lots), to: [] })
  for (const seat of state.own.keys())
    write({
      type: 'taste-dealt',
      seat,
      taste: KINDS[below(KINDS.length, random.at(TASTES, seat))],
      to: [seat],
    })
  showNext(step)
}

/** Judges a bid; with the last one in, everything follows up to the next question. */
export function decide(step: SealedStep, { seat, bounds }: Request, { bid }: Action): Rejection | null {
  if (!(Number.isInteger(bid) && bid >= 0 && bid <= bounds.most))
    return rejected('out-of-range', `Bid a whole number of coins from 0 to ${bounds.most}, not ${bid}.`)
  step.write({ type: 'bid-sealed', seat, coins: bid, to: [seat] })
  if (missing(step.state).length > 0) return null
  hammer(step)
  showNext(step)
  return null
}

/** Opens all bids. Between equal ones chance decides, by the round: the order of answering cannot matter. */
function hammer({ state: { table, own }, random, write }: SealedStep): void {
  const { lot, round } = table
  const bids = own.map(({ bid }) => bid)
  const price = Math.max(...bids)
  const highest = bids.flatMap((bid, seat) => (bid === price ? [seat] : []))
  if (price <= 0) write({ type: 'lot-withdrawn', lot, bids })
  else {
    const seat = highest[below(highest.length, random.at(TIES, round))]
    write({ type: 'lot-sold', seat, lot, price, bids })
  }
}

function showNext({ state, write }: SealedStep): void {
  const { round, lots, coins } = state.table
  if (round < lots && coins.some((left) => left > 0)) {
    write({ type: 'lot-shown', round: round + 1, lot: state.stack[round] })
    return
  }
  const tastes = state.own.map(({ taste }) => taste ?? KINDS[0])
  write({ type: 'sale-ended', because: round < lots ? 'purses-empty' : 'all-shown', tastes })
}
