import { turnsOf } from '@/lib/games/tables'
import type { MatchFilter, MatchSort } from '@/lib/live/shapes'

// The list's address and what it asks for, both ways.

type Query = Readonly<Record<string, string | string[] | undefined>>

export const SORTS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'status', label: 'Being played first' },
  { value: 'turns', label: 'Most turns first' },
  { value: 'longest', label: 'Longest story first' },
] as const satisfies readonly { value: MatchSort; label: string }[]

/** The orders as they are offered: among games of one kind turns have its own word. */
export const sortsOf = (game: string | undefined) =>
  game === undefined
    ? SORTS
    : SORTS.map((sort) =>
        sort.value === 'turns' ? { ...sort, label: `Most ${turnsOf(game).many} first` } : sort,
      )

export const STATES = [
  { state: undefined, label: 'All' },
  { state: 'running', label: 'Running' },
  { state: 'over', label: 'Over' },
] as const

/** The list's address for a filter; what is left out, or as usual, is not in it. */
export function addressOf({ mine, state, game, search, sort, before }: MatchFilter): string {
  const query = new URLSearchParams()
  if (mine) query.set('mine', '1')
  if (state) query.set('state', state)
  if (game) query.set('game', game)
  if (search) query.set('q', search)
  if (sort && sort !== 'newest') query.set('sort', sort)
  if (before) query.set('before', before)
  return query.size > 0 ? `/games?${query}` : '/games'
}

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/** What an address asks for; what it says wrong counts as not said. */
export function filterOf(query: Query): MatchFilter {
  return {
    mine: one(query.mine) === '1',
    state: STATES.find((known) => known.state === one(query.state))?.state,
    game: one(query.game)?.slice(0, 40) || undefined,
    search: one(query.q)?.trim().slice(0, 80) || undefined,
    sort: SORTS.find(({ value }) => value === one(query.sort))?.value ?? 'newest',
    before: one(query.before) || undefined,
  }
}
