import type { Seat } from '@/lib/core/game'
import type { Event, Role } from '@/lib/games/mafia/state'

/** What an audience has been told, gathered from its own log: nothing else is known to it. */
export type Facts = {
  /** By seat, as told to it or to everyone; null: not told. */
  readonly roles: (Role | null)[]
  readonly alive: boolean[]
  /** What each sheriff found: seat and whether it is mafia. */
  readonly found: Map<Seat, boolean>[]
  /** Suspicion by believer and believed, 0 to 100; null: none written. */
  readonly suspicion: (number | null)[][]
  /** What the seats alone are told is told to this audience too. */
  observed: boolean
}

export const factsOf = (seats: number): Facts => ({
  roles: Array.from({ length: seats }, () => null),
  alive: Array.from({ length: seats }, () => true),
  found: Array.from({ length: seats }, () => new Map()),
  suspicion: Array.from({ length: seats }, () => Array.from({ length: seats }, () => null)),
  observed: false,
})

export const roleKnown = ({ roles }: Facts, seat: Seat): Role | null => roles[seat] ?? null

/** Takes in an event; true where it told of a role. */
export function learn(facts: Facts, event: Event): boolean {
  switch (event.type) {
    case 'role-dealt':
      facts.roles[event.seat] = event.role
      facts.observed = true
      return true
    case 'investigated':
      facts.found[event.seat]!.set(event.target, event.isMafia)
      return false
    case 'believed':
      for (const { seat, suspicion } of event.beliefs.players) facts.suspicion[event.seat]![seat] = suspicion
      return false
    case 'found-dead':
    case 'voted-out':
      facts.alive[event.seat] = false
      facts.roles[event.seat] ??= event.role
      return event.role !== null
    case 'game-ended':
      event.roles.forEach((role, seat) => {
        facts.roles[seat] = role
      })
      return true
    case 'partners-met':
    case 'night-fell':
    case 'kill-proposed':
    case 'kill-agreed':
    case 'protected':
    case 'day-broke':
    case 'nobody-died':
    case 'discussion-opened':
    case 'stated':
    case 'defence-opened':
    case 'vote-opened':
    case 'voted':
    case 'votes-counted':
    case 'vote-skipped':
    case 'day-limit-reached':
      return false
  }
  return false
}
