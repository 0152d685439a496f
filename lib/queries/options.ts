import type { Json } from '@/lib/core/choice'
import { findGame } from '@/lib/games'
import type { Audience } from '@/lib/live/channel'

/** The options of a match as an audience may know them: a game may keep some of them from the public. */
export const optionsFor = (audience: Audience, game: string, options: unknown): Json => {
  const open = audience === 'observer' ? undefined : findGame(game)?.disclosed?.(options)
  return (open ?? options) as Json
}
