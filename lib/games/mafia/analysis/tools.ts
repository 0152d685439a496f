import type { Names } from '@/lib/core/game'
import type { Entry } from '@/lib/core/log'
import { NO_VOTE, type Role, type View } from '../state'
import { idOf, seatOf } from './ids'
import { knownRoles, knownSides } from './known'
import { type PlayerStatement, statementsOf } from './statements'

/** The tools of specs/3, over what one seat may know. Players by id; an id of nobody gives nothing. */
export interface GameAnalysis {
  /** Its votes, oldest first; abstentions are left out, and all where ballots are secret (one's own are known). */
  getVotingHistory(playerId: string): readonly {
    readonly round: number
    readonly votedFor: string
    readonly targetRole?: Role
  }[]
  /** Living players whom this seat suspects at least so much (0 to 100), the most suspected first. */
  getSuspiciousPlayers(threshold: number): readonly string[]
  getPlayerStatements(playerId: string): readonly PlayerStatement[]
  /** Certain, by what this seat knows: see known.ts. */
  isConfirmedTown(playerId: string): boolean
  isConfirmedMafia(playerId: string): boolean
}

/** Pure: each answer is read off the view when it is asked for. `heard`: what the seat heard lately, oldest first. */
export function analysisOf(
  view: View,
  { heard, names }: { readonly heard: readonly Entry[]; readonly names: Names },
): GameAnalysis {
  const { table } = view
  const seatFor = (id: string) => seatOf(id, table.seats)
  const isOn = (side: 'town' | 'mafia', id: string) => {
    const seat = seatFor(id)
    return seat !== null && knownSides(view)[seat] === side
  }
  return {
    getVotingHistory: (id) => {
      const seat = seatFor(id)
      return seat === null ? [] : votesOf(view, seat)
    },
    getSuspiciousPlayers: (threshold) => suspects(view, threshold),
    getPlayerStatements: (id) => {
      const seat = seatFor(id)
      return seat === null ? [] : statementsOf(table, seat, { heard, names })
    },
    isConfirmedTown: (id) => isOn('town', id),
    isConfirmedMafia: (id) => isOn('mafia', id),
  }
}

function votesOf(view: View, seat: number) {
  const { table, own } = view
  const roles = knownRoles(view)
  const cast =
    seat === view.seat && own !== null
      ? own.votes
      : table.counts.map(({ turn, votes }) => ({ turn, target: votes === null ? NO_VOTE : votes[seat] }))
  return cast.flatMap(({ turn, target }) => {
    if (target === null || target === NO_VOTE) return []
    const role = roles[target]
    return [{ round: turn, votedFor: idOf(target), ...(role && { targetRole: role }) }]
  })
}

/** By the seat's own beliefs, and by what is certain: 100 for mafia, 0 for town. */
function suspects(view: View, threshold: number): string[] {
  const { table, seat, own } = view
  const sides = knownSides(view)
  return table.alive
    .flatMap((lives, other) => {
      if (!lives || other === seat) return []
      const side = sides[other]
      const believed = own?.beliefs[other]?.suspicion
      const suspicion = side === 'mafia' ? 100 : side === 'town' ? 0 : believed
      return suspicion !== undefined && suspicion >= threshold ? [{ other, suspicion }] : []
    })
    .sort((a, b) => b.suspicion - a.suspicion || a.other - b.other)
    .map(({ other }) => idOf(other))
}
