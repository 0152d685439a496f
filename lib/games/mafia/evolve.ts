import { day } from './fold/day'
import { night } from './fold/night'
import { vote } from './fold/vote'
import type { Event, EventOf, State } from './state'

/** Facts change the state and nothing else does; no rule is asked here. Total over the log of any seat, or the public's. */
export function evolve(state: State, event: Event): void {
  const { table, own } = state
  switch (event.type) {
    case 'role-dealt':
      own[event.seat].role = event.role
      return
    case 'partners-met':
      for (const seat of event.to) own[seat].partners = event.partners.slice()
      return
    case 'night-fell':
    case 'kill-proposed':
    case 'kill-agreed':
    case 'protected':
    case 'investigated':
      return night(state, event)
    case 'day-broke':
    case 'nobody-died':
    case 'found-dead':
    case 'discussion-opened':
    case 'stated':
    case 'defence-opened':
      return day(state, event)
    case 'vote-opened':
    case 'voted':
    case 'votes-counted':
    case 'vote-skipped':
    case 'voted-out':
      return vote(state, event)
    case 'believed':
      return hold(state, event)
    case 'day-limit-reached':
      return
    case 'game-ended':
      table.phase = 'END'
      table.over = true
      table.winner = event.winner
      table.roles = event.roles.slice()
      return
  }
  // an event that is forgotten above is a type error here
  event satisfies never
}

function hold({ own }: State, { seat, beliefs }: EventOf<'believed'>): void {
  const mine = own[seat]
  for (const belief of beliefs.players) mine.beliefs[belief.seat] = belief
  if (beliefs.relations !== '') mine.relations = beliefs.relations
  if (beliefs.reads !== '') mine.reads = beliefs.reads
}
