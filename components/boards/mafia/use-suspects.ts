'use client'

import { useEffect, useSyncExternalStore } from 'react'
import type { Seat } from '@/lib/core/game'
import { NO_NOTES, type Notes, type Reading, readNotes } from './suspects'

const keyOf = (match: string): string => `parlor-suspects-${match}`

/** Notes by match, as read from this browser: stage and slips share them. */
const open = new Map<string, Notes>()
const listeners = new Set<() => void>()

function notesOf(match: string | null): Notes {
  if (match === null) return NO_NOTES
  const known = open.get(match)
  if (known) return known
  let kept = NO_NOTES
  try {
    kept = readNotes(localStorage.getItem(keyOf(match)))
  } catch {
    // a browser that keeps nothing: the notes live as long as the page
  }
  open.set(match, kept)
  return kept
}

function write(match: string, notes: Notes): void {
  open.set(match, notes)
  try {
    localStorage.setItem(keyOf(match), JSON.stringify(notes))
  } catch {
    // as above
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What this browser's viewer made of the seats of a match. `match` null: notes are not kept here. */
export const useNotes = (match: string | null): Notes =>
  useSyncExternalStore(
    subscribe,
    () => notesOf(match),
    () => NO_NOTES,
  )

/** Marks a seat, or with null takes the mark away; at the night or day that is shown. */
export function note(match: string, seat: Seat, reading: Reading | null, turn: number): void {
  const { made, seen } = notesOf(match)
  const at = new Date().toISOString()
  write(match, { seen, made: [...made, { seat, reading, turn, knowing: seen, at }] })
}

/** Remembers that the roles were shown here: marks made from now on are made knowing them. */
export function useSeen(match: string | null, shown: boolean): void {
  useEffect(() => {
    if (match === null || !shown) return
    const notes = notesOf(match)
    if (!notes.seen) write(match, { ...notes, seen: true })
  }, [match, shown])
}
