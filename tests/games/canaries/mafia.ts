// What is secret in Mafia.
import type { GameEvent, Seat } from '@/lib/core/game'
import { mafia } from '@/lib/games/mafia'
import type { Actions, Request } from '@/lib/games/mafia/actions'
import type { Event, State } from '@/lib/games/mafia/state'
import { randomOptions } from '../mafia/random-options'
import type { Hearers } from './cage'
import { only, type Plant, type Secrets } from './secrets'

const isMafia = ({ own }: State, seat: Seat): boolean => own[seat].role === 'mafia'
const mafiosi = (state: State): Seat[] => state.own.flatMap((_, seat) => (isMafia(state, seat) ? [seat] : []))
const living = (state: State): Seat[] => mafiosi(state).filter((seat) => state.table.alive[seat])

/** Random size and rules; few seats mostly, so that thousands of matches are soon played. */
function match(pick: (n: number) => number) {
  const seats = 5 + (pick(6) === 0 ? pick(12) : pick(5))
  const options = mafia.options.parse(randomOptions(pick, seats, { rounds: 2, days: 6 }))
  return { seats, options }
}

/** Beliefs and reasons are one's own; why somebody shall die the other mafia hear as well. */
function planted(state: State, request: Request, action: Actions[Request['decision']], plant: Plant) {
  const { seat, decision } = request
  const own = (kind: string) => plant(kind, only(seat))
  const [first = { player: (seat + 1) % state.table.seats, suspicion: 50, trust: 50 }] =
    action.beliefs.players
  const beliefs = {
    players: [{ ...first, pattern: own('belief') }, ...action.beliefs.players.slice(1)],
    relations: own('relations'),
    reads: own('reads'),
  }
  if (!('reason' in action)) return { ...action, beliefs }
  const reason = decision === 'night_kill' ? plant('kill reason', living(state)) : own('reason')
  return { ...action, beliefs, reason }
}

function due(state: State, event: Event): Hearers {
  switch (event.type) {
    case 'role-dealt':
    case 'protected':
    case 'investigated':
    case 'voted':
    case 'believed':
      return only(event.seat)
    case 'partners-met':
      return mafiosi(state)
    case 'kill-proposed':
    case 'kill-agreed':
      return living(state)
    case 'night-fell':
    case 'day-broke':
    case 'found-dead':
    case 'nobody-died':
    case 'discussion-opened':
    case 'stated':
    case 'defence-opened':
    case 'vote-opened':
    case 'votes-counted':
    case 'vote-skipped':
    case 'voted-out':
    case 'day-limit-reached':
    case 'game-ended':
      return null
  }
}

/** What the town may be told, and no field more. */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  'night-fell': ['turn', 'day'],
  'day-broke': ['turn', 'day'],
  'found-dead': ['seat', 'role'],
  'nobody-died': [],
  'discussion-opened': ['round', 'order'],
  stated: ['seat', 'at', 'nominates', 'accuses', 'defends', 'claim'],
  'defence-opened': ['nominees'],
  'vote-opened': ['ballot', 'targets'],
  'votes-counted': ['ballot', 'votes', 'counts', 'tied', 'out'],
  'vote-skipped': [],
  'voted-out': ['seat', 'role'],
  'day-limit-reached': ['day'],
  'game-ended': ['winner', 'roles'],
}

/** A field that is told under some rules alone is left empty under the others. */
function untold({ table: { options } }: State, event: Event): string[] {
  const { revealRoles, ballots } = options
  if ((event.type === 'found-dead' || event.type === 'voted-out') && !revealRoles && event.role !== null)
    return ['role']
  return event.type === 'votes-counted' && ballots === 'secret' && event.votes !== null ? ['votes'] : []
}

export const mafiaSecrets: Secrets = {
  game: mafia,
  isCounted: false,
  match,
  listeners: (state, { decision }) => (decision === 'night_kill' ? living(state as State) : null),
  planted: (state, request, action, plant) =>
    planted(state as State, request as Request, action as Actions[Request['decision']], plant),
  due: (state, event) => due(state as State, event as Event),
  open: (state, event: GameEvent) => {
    const empty = untold(state as State, event as Event)
    return (OPEN[event.type] ?? []).filter((field) => !empty.includes(field))
  },
}
