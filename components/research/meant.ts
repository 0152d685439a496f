import type { TurnNouns } from '@/lib/core/turns'
import type { Desk, DeskOptions } from '@/lib/live/desk'

/** What turns are called where games are mixed. */
export const MIXED: TurnNouns = { one: 'turn', many: 'turns' }

/**
 * What turns are called in the one game that a question is about; null where several may answer it. `listed`: the game of
 * the first row, which is that of all of them where one table is asked for.
 */
export function turnsMeant(desk: Desk, { game }: DeskOptions, listed: string | null): TurnNouns | null {
  const [only, ...others] = desk.match
    ? [listed]
    : desk.game.length > 0
      ? desk.game
      : game.map(({ value }) => value)
  if (others.length > 0) return null
  return game.find(({ value }) => value === only)?.turns ?? null
}
