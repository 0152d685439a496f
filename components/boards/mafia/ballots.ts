import type { Seat } from '@/lib/core/game'
import type { Event, EventOf } from '@/lib/games/mafia/state'
import type { WireEntry } from '@/lib/live/channel'

/** One count of votes. `votes` by seat: the target, null for an abstention, -1 for no vote, undefined where it is not told. */
export type BallotHeld = {
  readonly n: number
  readonly turn: number
  readonly ballot: 1 | 2
  readonly votes: readonly (Seat | null | undefined)[]
  readonly counts: readonly number[]
  readonly tied: readonly Seat[]
  readonly out: Seat | null
}

const votesIn = (
  { votes, counts }: EventOf<'votes-counted'>,
  told: ReadonlyMap<Seat, Seat | null>,
): BallotHeld['votes'] => votes ?? counts.map((_, seat) => told.get(seat))

/** All counts of the first `at` entries; of secret ballots the votes that this audience was told. */
export function ballotsOf(entries: readonly WireEntry[], at: number): readonly BallotHeld[] {
  const held: BallotHeld[] = []
  let told = new Map<Seat, Seat | null>()
  for (const { event: any, n, turn } of entries.slice(0, at)) {
    const event = any as Event
    if (event.type === 'vote-opened') told = new Map()
    if (event.type === 'voted') told.set(event.seat, event.target)
    if (event.type !== 'votes-counted') continue
    const { ballot, counts, tied, out } = event
    held.push({ n, turn, ballot, counts, tied, out, votes: votesIn(event, told) })
  }
  return held
}

/** "Innkeeper out, 4 of 7": how a count ended. */
export function ballotWords({ out, tied, counts, votes }: BallotHeld, shorts: readonly string[]): string {
  const given = counts.reduce((sum, one) => sum + one, 0)
  const blank = votes.filter((vote) => vote === null).length
  const but = blank > 0 ? `, ${blank} blank` : ''
  if (out !== null) return `${shorts[out]} out, ${counts[out]} of ${given}${but}`
  if (tied.length > 0) return `nobody out, tied at ${counts[tied[0]!]}${but}`
  return 'nobody out, no votes'
}
