import { BANK } from '../board'
import { nextBidder } from '../rules/order'
import type { Auction, EventOf, State } from '../state'

export function auction(
  table: State['table'],
  event: EventOf<'auction-opened' | 'bid-made' | 'bid-passed' | 'bidder-passed-over' | 'auction-failed'>,
): void {
  const { agenda } = table
  const top = agenda.length - 1
  const task = agenda[top]
  if (event.type === 'auction-opened') {
    if (task.do === 'buy') agenda.pop()
    if (task.do === 'estate' && task.lots.length === 1) agenda.pop()
    else if (task.do === 'estate') agenda[top] = { ...task, lots: task.lots.slice(1) }
    const bidding = table.bankrupt.map((bankrupt) => !bankrupt)
    agenda.push({
      do: 'bid',
      auction: { lot: event.lot, highest: 0, leader: BANK, next: event.first, bidding },
    })
  } else if (event.type === 'auction-failed') agenda.pop()
  else if (task.do === 'bid') agenda[top] = { do: 'bid', auction: answered(task.auction, event) }
}

function answered(
  { lot, highest, leader, bidding }: Auction,
  event: EventOf<'bid-made' | 'bid-passed' | 'bidder-passed-over'>,
): Auction {
  const { seat } = event
  if (event.type === 'bid-made')
    return { lot, highest: event.amount, leader: seat, next: nextBidder(bidding, seat), bidding }
  const left = bidding.slice()
  left[seat] = false
  return { lot, highest, leader, next: nextBidder(left, seat), bidding: left }
}
