import type { Seat } from '@/lib/core/game'
import type { Count, State } from '@/lib/games/mafia/state'
import { roleOf } from './known'
import { isNight } from './paper'

/** A night's choices as far as they are known: who chose whom. */
export function choicesOf({ table, own }: State): readonly { readonly from: Seat; readonly to: Seat }[] {
  if (!isNight(table)) return []
  return own.flatMap(({ protections, investigations, proposals }, seat) => {
    const watched = protections.at(-1)
    const seen = investigations.at(-1)
    const wish = proposals.findLast((proposal) => proposal.seat === seat)
    return [
      ...(watched?.turn === table.turn ? [{ from: seat, to: watched.target }] : []),
      ...(seen?.turn === table.turn ? [{ from: seat, to: seen.target }] : []),
      ...(wish && wish.target !== null ? [{ from: seat, to: wish.target }] : []),
    ]
  })
}

/** The votes of a count, voter and target; of secret ballots what each seat was told of its own. */
export function votesOf({ own }: State, shown: Count): readonly { readonly from: Seat; readonly to: Seat }[] {
  const votes =
    shown.votes ??
    own.map(
      ({ votes }) =>
        votes.find((vote) => vote.turn === shown.turn && vote.ballot === shown.ballot)?.target ?? null,
    )
  return votes.flatMap((to, from) => (to !== null && to >= 0 ? [{ from, to }] : []))
}

/** Somebody who has a part in this night, whether it is done or not. */
export const isUp = (state: State, seat: Seat): boolean => {
  const role = roleOf(state, seat)
  return isNight(state.table) && state.table.alive[seat]! && role !== null && role !== 'villager'
}
