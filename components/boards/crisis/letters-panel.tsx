'use client'

import Link from 'next/link'
import { useMemo } from 'react'
import { Whispered } from '@/components/match/whispered'
import { Disc, SeatName } from '@/components/ui/emblem'
import type { Event, EventOf } from '@/lib/games/crisis/state'
import type { PanelProps } from '../board'
import './panels.css'

type Sent = {
  readonly n: number
  readonly turn: number
  readonly decision: number | null
  readonly letter: EventOf<'letter-sent'>
}

/** Letters of the first `at` entries, as far as they were told to this reader. */
export function lettersOf(entries: PanelProps['entries'], at: number): readonly Sent[] {
  return entries.slice(0, at).flatMap(({ n, turn, decision, event }) => {
    const letter = event as Event
    return letter.type === 'letter-sent' ? [{ n, turn, decision, letter }] : []
  })
}

/** Who wrote what to whom, the latest first; told to observers. */
export function LettersPanel({ entries, at, signs, audience, turnNames, onSeek, addressOf }: PanelProps) {
  const letters = useMemo(() => lettersOf(entries, at).toReversed(), [entries, at])
  if (letters.length === 0)
    return (
      <div className="crisis-panel">
        <p>
          {audience === 'observer'
            ? 'Nobody has written a letter yet.'
            : 'Letters are read by whom they name and by the engine. Nobody else is told that they were written.'}
        </p>
      </div>
    )
  return (
    <div className="crisis-panel">
      <ol className="letters" aria-label="Letters, the latest first">
        {letters.map(({ n, turn, decision, letter: { seat, recipients, text } }) => {
          const address = decision === null ? null : addressOf(decision)
          return (
            <li key={n} data-seat={seat % 12}>
              <p className="by">
                <Disc seat={seat} emblem={signs[seat]!.emblem} size="small" />
                <SeatName seat={seat}>{signs[seat]!.name}</SeatName>
                <Whispered seats={recipients} signs={signs} />
                <button type="button" title={`Go to event ${n}`} onClick={() => onSeek(n)}>
                  {turnNames(turn).inLine}
                </button>
                {address && (
                  <Link href={address} prefetch={false}>
                    decision {decision}
                  </Link>
                )}
              </p>
              <p dir="auto" className="speech written" data-hushed>
                {text}
              </p>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
