import type { EventOf, State } from '../state'
import { bury } from './day'

type Voting = EventOf<'vote-opened' | 'voted' | 'votes-counted' | 'vote-skipped' | 'voted-out'>

export function vote({ table, own }: State, event: Voting): void {
  switch (event.type) {
    case 'vote-opened':
      table.phase = 'DAY_VOTING'
      table.open = 'vote'
      table.ballot = event.ballot
      table.targets = event.targets.slice()
      return
    case 'voted': {
      const { seat, target, reason } = event
      const { turn, ballot } = table
      own[seat].votes.push({ turn, ballot: ballot === 2 ? 2 : 1, target, reason })
      return
    }
    case 'votes-counted': {
      const { ballot, votes, counts, tied, out } = event
      table.counts.push({ ballot, votes, counts, tied, out, day: table.day, turn: table.turn })
      table.condemned = out
      return close(table, out === null ? 'nothing' : 'last-words')
    }
    case 'vote-skipped':
      return close(table, 'nothing')
    case 'voted-out':
      table.condemned = null
      table.open = 'nothing'
      return bury(table, event.seat, 'vote', event.role)
  }
}

function close(table: State['table'], open: 'nothing' | 'last-words'): void {
  table.phase = 'RESOLUTION'
  table.open = open
  table.ballot = 0
  table.targets = []
}
