import type { Seat } from '@/lib/core/game'
import type { Beliefs, Claim, Role } from './state'

/**
 * Every fact of a Mafia log. docs/events.md is made from this union; `@document` names what specs/3 calls the same.
 * What has `to` is told to those seats alone; everything else is public.
 */
export type Event =
  /** A seat is dealt its role; told to that seat. */
  | { readonly type: 'role-dealt'; readonly seat: Seat; readonly role: Role; readonly to: readonly Seat[] }
  /** The mafia learn who they are; told to all of them. */
  | { readonly type: 'partners-met'; readonly partners: readonly Seat[]; readonly to: readonly Seat[] }
  /** A night begins. `turn` counts nights and days alike, `day` is the number of the day it leads to. */
  | { readonly type: 'night-fell'; readonly turn: number; readonly day: number }
  /** A mafioso proposes whom to kill, or nobody (null), in the first or second round; told to the living mafia. @document NIGHT_ACTION_SUBMITTED */
  | {
      readonly type: 'kill-proposed'
      readonly seat: Seat
      readonly target: Seat | null
      readonly round: 1 | 2
      readonly reason: string
      readonly to: readonly Seat[]
    }
  /** What the mafia come to; told to the living of them. `by`: how. */
  | {
      readonly type: 'kill-agreed'
      readonly target: Seat | null
      readonly by: 'agreement' | 'lowest-seat'
      readonly to: readonly Seat[]
    }
  /** A doctor watches over somebody this night; told to that doctor. @document NIGHT_ACTION_SUBMITTED */
  | {
      readonly type: 'protected'
      readonly seat: Seat
      readonly target: Seat
      readonly reason: string
      readonly to: readonly Seat[]
    }
  /** A sheriff learns of one player; told to that sheriff. @document NIGHT_ACTION_SUBMITTED */
  | {
      readonly type: 'investigated'
      readonly seat: Seat
      readonly target: Seat
      readonly isMafia: boolean
      readonly reason: string
      readonly to: readonly Seat[]
    }
  /** Morning comes. */
  | { readonly type: 'day-broke'; readonly turn: number; readonly day: number }
  /** The night's victim is found; `role` null where roles stay hidden. */
  | { readonly type: 'found-dead'; readonly seat: Seat; readonly role: Role | null }
  /** Everybody lived through the night. */
  | { readonly type: 'nobody-died' }
  /** Round of the discussion, in the order of speaking. */
  | { readonly type: 'discussion-opened'; readonly round: number; readonly order: readonly Seat[] }
  /** What a seat declares with its speech, in fields of its own; empty ones included, so that its turn to speak is over. */
  | {
      readonly type: 'stated'
      readonly seat: Seat
      readonly at: 'discussion' | 'defence' | 'last-words'
      readonly nominates: Seat | null
      readonly accuses: readonly Seat[]
      readonly defends: readonly Seat[]
      readonly claim: Claim | null
    }
  /** The nominated may defend themselves, in this order. */
  | { readonly type: 'defence-opened'; readonly nominees: readonly Seat[] }
  /** A vote among these; `ballot` 2 is the second after a tie. */
  | { readonly type: 'vote-opened'; readonly ballot: 1 | 2; readonly targets: readonly Seat[] }
  /** A seat's own vote, or null where it abstains; told to that seat. @document VOTE_CAST */
  | {
      readonly type: 'voted'
      readonly seat: Seat
      readonly target: Seat | null
      readonly reason: string
      readonly to: readonly Seat[]
    }
  /**
   * All votes, shown together. `votes` by seat: the target, null for an abstention, -1 for who had no vote; null as a
   * whole where ballots are secret. `counts` by seat. `out`: who goes; null where nobody does or another ballot follows.
   */
  | {
      readonly type: 'votes-counted'
      readonly ballot: 1 | 2
      readonly votes: readonly (Seat | null)[] | null
      readonly counts: readonly number[]
      readonly tied: readonly Seat[]
      readonly out: Seat | null
    }
  /** Nobody stands to be voted on. */
  | { readonly type: 'vote-skipped' }
  /** Somebody is voted out and dies, after last words; `role` null where roles stay hidden. */
  | { readonly type: 'voted-out'; readonly seat: Seat; readonly role: Role | null }
  /** What a seat believes now, as it wrote it; told to that seat. */
  | {
      readonly type: 'believed'
      readonly seat: Seat
      readonly beliefs: Beliefs
      readonly to: readonly Seat[]
    }
  /** The last day that the options allow is over. */
  | { readonly type: 'day-limit-reached'; readonly day: number }
  /** The game is over, and all roles lie open. */
  | {
      readonly type: 'game-ended'
      readonly winner: 'town' | 'mafia' | null
      readonly roles: readonly Role[]
    }
