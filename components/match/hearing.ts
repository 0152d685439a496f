'use client'

import { useMemo, useState } from 'react'
import type { Seat } from '@/lib/core/game'

/** Whose words a reader wants: one seat alone, or all but the muted. */
export type Hearing = { readonly solo: Seat | null; readonly muted: ReadonlySet<Seat> }

export const EVERYONE: Hearing = { solo: null, muted: new Set() }

export const isHeard = ({ solo, muted }: Hearing, seat: Seat): boolean =>
  solo === null ? !muted.has(seat) : solo === seat

/** Hears one seat alone; everyone again where it was alone already. */
export const withSolo = (hearing: Hearing, seat: Seat): Hearing =>
  hearing.solo === seat ? { ...hearing, solo: null } : { ...hearing, solo: seat }

/** Mutes a seat, or hears it again. */
export function withMute({ muted }: Hearing, seat: Seat): Hearing {
  const next = new Set(muted)
  if (!next.delete(seat)) next.add(seat)
  return { solo: null, muted: next }
}

export type Ears = {
  readonly hearing: Hearing
  readonly hears: (seat: Seat) => boolean
  readonly all: () => void
  readonly solo: (seat: Seat) => void
  readonly mute: (seat: Seat) => void
}

export function useHearing(): Ears {
  const [hearing, setHearing] = useState(EVERYONE)
  return useMemo(
    () => ({
      hearing,
      hears: (seat) => isHeard(hearing, seat),
      all: () => setHearing(EVERYONE),
      solo: (seat) => setHearing((old) => withSolo(old, seat)),
      mute: (seat) => setHearing((old) => withMute(old, seat)),
    }),
    [hearing],
  )
}
