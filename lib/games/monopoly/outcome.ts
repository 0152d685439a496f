import type { Outcome, Seat } from '@/lib/core/game'
import { netWorth } from './rules/estate'
import { standing } from './rules/order'
import type { State, View } from './state'

export const isOver = (view: View): boolean => view.agenda[0].do === 'over' || standing(view) === 1

/** Those left by net worth, ties sharing a place; then the bankrupt, the last to fall first. Scores: net worths. */
export function outcome({ table }: State): Outcome | null {
  if (!isOver(table)) return null
  const scores = table.cash.map((_, seat) => netWorth(table, seat))
  const left = scores.map((_, seat) => seat).filter((seat) => !table.bankrupt[seat])
  const worths = [...new Set(left.map((seat) => scores[seat]))].sort((a, b) => b - a)
  const ranking: Seat[][] = worths.map((worth) => left.filter((seat) => scores[seat] === worth))
  for (let i = table.fallen.length - 1; i >= 0; i--) ranking.push([table.fallen[i]])
  return { by: left.length === 1 ? 'bankruptcy' : 'turn-limit', ranking, scores }
}
