'use client'

import { useEffect, useState } from 'react'
import type { StateSnapshot } from 'react-virtuoso'
import { sinceStep } from '@/components/ui/stepped-back'
import { type Moment, type Place, placeOf } from '@/lib/live/timeline'

/** Where a reader left a room to open one of its decisions. */
export type LeftOff = {
  /** The moment; null: the reader followed. */
  readonly place: Place | null
  /** The talk as it was scrolled, where it scrolls by itself. */
  readonly talk: StateSnapshot | null
  /** The page as it was scrolled, and how many turns it showed, where the talk is part of it. */
  readonly page: { readonly top: number; readonly turns: number } | null
}

/** A step back in the browser's history shows the page within this many milliseconds, or it was another page's. */
const BACK_MS = 10_000

const places = new Map<string, LeftOff>()

const placeIn = ({ following, entries, at, audience }: Moment): Place | null =>
  following ? null : placeOf(entries, at, audience)

/** Keeps where the reader is. */
export const leaveOff = (match: string, now: Moment, seen: Pick<LeftOff, 'talk' | 'page'>): void =>
  void places.set(match, { place: placeIn(now), ...seen })

/** A click that leads to the page of a decision. */
export const leadsAway = ({ target }: { readonly target: EventTarget }): boolean =>
  (target as Element).closest('a[href*="/decisions/"]') !== null

const returning = new Map<string, LeftOff>()

/** Where the reader left off, if a step back led to this room; null for who comes anew. Asked when a room opens. */
export function leftOff(match: string): LeftOff | null {
  returning.delete(match)
  const left = sinceStep() < BACK_MS ? places.get(match) : undefined
  if (left) returning.set(match, left)
  return left ?? null
}

/** The same for the talk, once: opened again later it begins as it always does. */
export function useLeftOff(match: string): LeftOff | null {
  const [left] = useState(() => returning.get(match) ?? null)
  useEffect(() => void returning.delete(match), [match])
  return left
}

/** Milliseconds in which what is loaded above the reader may still push the page. */
const SETTLES_MS = 2000
const HANDS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Scrolls the page to where it was, and again while it grows, until the reader's own hand. Gives back its end. */
export function scrollBack(top: number): () => void {
  const again = new ResizeObserver(() => scrollTo(0, top))
  const stop = () => {
    again.disconnect()
    clearTimeout(timer)
    for (const hand of HANDS) removeEventListener(hand, stop)
  }
  const timer = setTimeout(stop, SETTLES_MS)
  for (const hand of HANDS) addEventListener(hand, stop, { passive: true })
  scrollTo(0, top)
  again.observe(document.body)
  return stop
}
