import { type Event, NONE, type State } from './state'

/** Writes down what happened. Knows no rule: the verdict stands in the event. */
export function evolve(state: State, event: Event): void {
  const { table, own } = state
  switch (event.type) {
    case 'lots-stacked':
      state.stack = event.lots.slice()
      return
    case 'taste-dealt':
      own[event.seat].taste = event.taste
      return
    case 'lot-shown':
      table.round = event.round
      table.lot = event.lot
      return
    case 'bid-sealed':
      own[event.seat].bid = event.coins
      return
    case 'lot-sold':
    case 'lot-withdrawn': {
      const { seat, price } = event.type === 'lot-sold' ? event : { seat: NONE, price: 0 }
      if (seat !== NONE) table.coins[seat] -= price
      table.sales.push({ lot: event.lot, seat, price, bids: event.bids.slice() })
      table.lot = NONE
      for (const one of own) one.bid = NONE
      return
    }
    case 'sale-ended':
      table.tastes = event.tastes.slice()
      table.by = event.because
      return
  }
  // an event that is forgotten above is a type error here
  event satisfies never
}
