import type { Seat } from '@/lib/core/game'
import { below } from '@/lib/core/random'
import { type Rejection, rejected } from '@/lib/core/result'
import { type Action, NOBODY } from '../actions'
import { type Count, type MafiaStep, NO_VOTE, type Own, type State, type Table } from '../state'
import { believe } from './beliefs'
import { TIE_STREAM } from './chance'
import { asSeat, livingSeats } from './living'
import { mayVoteFor, voteTargets } from './targets'
import { listed, reasonOf } from './words'

/** Today's nominees, or everyone. */
export const candidates = (table: Table): readonly Seat[] =>
  table.options.eligible === 'everyone' ? livingSeats(table) : table.nominees

/** Opens a ballot; whoever has one answer only gives it unasked. */
export function openVote(step: MafiaStep, ballot: 1 | 2, targets: readonly Seat[]): void {
  const { state, write } = step
  const { table } = state
  write({ type: 'vote-opened', ballot, targets })
  for (let seat = 0; seat < table.seats; seat++) {
    if (!table.alive[seat] || hasChoice(table, seat)) continue
    const target = voteTargets(table, seat)[0] ?? null
    write({ type: 'voted', seat, target, reason: '', to: [seat] })
  }
}

/** More than one answer: abstaining counts as one, where there is somebody to vote for. */
function hasChoice({ targets, options }: Table, seat: Seat): boolean {
  const open = targets.length - (targets.includes(seat) ? 1 : 0)
  return open > 1 || (open === 1 && options.abstaining)
}

/** The vote a seat has given in the open ballot; undefined: none yet. */
export function voteOf({ turn, ballot }: Table, { votes }: Own): Seat | null | undefined {
  const last = votes[votes.length - 1]
  return last !== undefined && last.turn === turn && last.ballot === ballot ? last.target : undefined
}

export const owesVote = ({ table, own }: State, seat: Seat): boolean =>
  table.alive[seat] && voteOf(table, own[seat]) === undefined

/** Whether anybody has still to vote. Answers come by seat: soonest found from the end. */
export function isVoteOpen(state: State): boolean {
  for (let seat = state.table.seats - 1; seat >= 0; seat--) if (owesVote(state, seat)) return true
  return false
}

export function castVote(step: MafiaStep, seat: Seat, action: Action<'voting'>): Rejection | null {
  const { table } = step.state
  const { vote } = action
  const abstains = vote === NOBODY && table.options.abstaining
  if (!abstains && !mayVoteFor(table, seat, vote))
    return rejected(
      'no-vote-target',
      `Vote for seat ${listed(voteTargets(table, seat))}${table.options.abstaining ? ', or -1 to abstain' : ''}.`,
    )
  believe(step, seat, action.beliefs)
  step.write({
    type: 'voted',
    seat,
    target: abstains ? null : asSeat(vote),
    reason: reasonOf(action.reason),
    to: [seat],
  })
  return null
}

/** Shows all votes together (of secret ballots the counts alone): who has the most goes. */
export function countVotes({ state, random, write }: MafiaStep): void {
  const { table, own } = state
  const { ballot, options, turn, seats } = table
  if (ballot === 0) throw new Error('no vote is open')
  const counts = Array.from({ length: seats }, () => 0)
  const votes = own.map((one, seat): Seat | null => {
    if (!table.alive[seat]) return NO_VOTE
    const target = voteOf(table, one) ?? null
    if (target !== null) counts[target]++
    return target
  })
  const most = Math.max(...counts)
  const first = most === 0 ? [] : counts.flatMap((count, seat) => (count === most ? [seat] : []))
  const tied = first.length > 1 ? first : []
  const draw = () => (options.tie === 'random' ? tied[below(tied.length, random.at(TIE_STREAM, turn))] : null)
  const out = tied.length > 0 ? draw() : (first[0] ?? null)
  write({
    type: 'votes-counted',
    ballot,
    votes: options.ballots === 'open' ? votes : null,
    counts,
    tied,
    out,
  })
}

/** Those among whom a second ballot decides: a first one has just ended in a tie, and the options say so. */
export function revoteAmong({ counts, turn, options, open }: Table): readonly Seat[] | null {
  const last: Count | undefined = counts[counts.length - 1]
  const again = options.tie === 'revote' && open === 'nothing' && last?.turn === turn && last.ballot === 1
  return again && last.tied.length > 0 ? last.tied : null
}
