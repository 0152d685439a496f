import { useMemo } from 'react'
import type { State } from '@/lib/games/mafia/state'
import type { Scene } from '../board'
import { daysOf, type Score, scoreOf } from './suspects'
import { useNotes } from './use-suspects'

/** How well this browser's viewer read the table; null until the roles lie open, and where no seat was marked. */
export function useScore({ state, entries, at, notes }: Scene<State>): Score | null {
  const made = useNotes(notes)
  const { over, roles, seats } = state.table
  return useMemo(
    () => (over ? scoreOf(made, daysOf(entries.slice(0, at), seats), roles) : null),
    [made, over, entries, at, roles, seats],
  )
}
