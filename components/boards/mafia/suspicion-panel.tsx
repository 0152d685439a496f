'use client'

import { useMemo } from 'react'
import { Button } from '@/components/ui/button'
import type { WireEntry } from '@/lib/live/channel'
import type { PanelProps } from '../board'
import { Matrix } from './matrix'
import { factsAt } from './readings'
import './panels.css'

type TurnEnd = { readonly turn: number; readonly first: number; readonly last: number }

/** Where each night and day of a log begins and ends. */
export function turnsIn(entries: readonly WireEntry[]): readonly TurnEnd[] {
  const turns: { turn: number; first: number; last: number }[] = []
  for (const { turn, n } of entries) {
    const open = turns.at(-1)
    if (open?.turn === turn) open.last = n
    else turns.push({ turn, first: n, last: n })
  }
  return turns
}

/** Who suspects whom at the moment that is shown, and what changed in this night or day. */
export function SuspicionPanel({ entries, at, signs, audience, turnNames, onSeek }: PanelProps) {
  const turns = useMemo(() => turnsIn(entries), [entries])
  const facts = useMemo(() => factsAt(entries, at, signs.length), [entries, at, signs])
  const here = turns.findLast(({ first }) => first <= at)
  const since = here ? here.first - 1 : 0
  const before = useMemo(() => factsAt(entries, since, signs.length), [entries, since, signs])
  if (audience === 'public')
    return (
      <div className="mafia-panel">
        <p>
          What the players believe of one another is told to observers, and to everybody when the game is
          over.
        </p>
      </div>
    )
  return (
    <div className="mafia-panel">
      <nav aria-label="Nights and days">
        {turns.map(({ turn, last }) => (
          <Button key={turn} size="small" aria-pressed={turn === here?.turn} onClick={() => onSeek(last)}>
            {turnNames(turn).title}
          </Button>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="scrolls" tabIndex={0} aria-label="Who suspects whom">
        <Matrix {...{ facts, signs, before }} seats={signs.map(({ seat }) => seat)} sums />
      </section>
      <p>
        A row suspects a column, from 0 to 100, as the seats wrote it themselves; the strongest of a row is
        framed, the true mafia are ringed, small marks tell what rose or fell in this night or day. “Reads”:
        mean suspicion of the true mafia less that of everybody else. “Mean held”: by the living others who
        are not mafia.
      </p>
    </div>
  )
}
