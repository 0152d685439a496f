import { handOver } from '../ledger'
import type { EventOf, State, Task } from '../state'

const TALK: Task = { do: 'talk', accepted: false }
const TALK_AGREED: Task = { do: 'talk', accepted: true }

export function trade(
  table: State['table'],
  event: EventOf<'trading-began' | 'trading-ended' | 'trade-proposed' | 'trade-accepted' | 'trade-rejected'>,
): void {
  const { agenda } = table
  switch (event.type) {
    case 'trading-began':
      agenda.push(TALK)
      return
    case 'trading-ended':
      agenda.pop()
      return
    case 'trade-proposed': {
      const { seat, target, give, take, pitch } = event
      table.proposalsInPhase++
      table.proposalsInTurn++
      agenda.push({ do: 'answer', offer: { seat, target, give, take, pitch } })
      return
    }
    case 'trade-rejected':
      agenda.pop()
      table.refusals[event.seat * table.seats + event.target]++
      table.refusedOn[event.seat * table.seats + event.target] = table.turn
      return
    case 'trade-accepted':
      agenda.pop()
      agenda[agenda.length - 1] = TALK_AGREED
      table.refusals[event.seat * table.seats + event.target] = 0
      handOver(table, event.give, event.seat, event.target)
      handOver(table, event.take, event.target, event.seat)
      return
  }
}
