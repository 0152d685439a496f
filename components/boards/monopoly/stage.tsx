'use client'

import { type KeyboardEvent, useState } from 'react'
import type { State } from '@/lib/games/monopoly/state'
import type { Scene } from '../board'
import { Baize } from './baize'
import './board.css'
import './baize.css'
import './motion.css'
import { squarePaper } from './lot-paper'
import { lastMove } from './moves'
import { endPaper, onTable } from './paper'
import { Ring } from './ring'
import { Tokens } from './tokens'

/** The Monopoly board at one moment. */
export function Stage(scene: Scene<State>) {
  const { state, entries, at, signs, names, animate, outcome } = scene
  const view = state.table
  const [selected, select] = useState<number | null>(null)
  const move = lastMove(entries, at)
  const lying = outcome ? endPaper(view, outcome, names) : onTable(view, entries, at, names)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || selected === null) return
    event.stopPropagation()
    select(null)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from every square alike
    <div className="mono-board" data-animate={animate || undefined} onKeyDown={onKeyDown}>
      <Baize
        scene={scene}
        paper={selected === null ? lying : squarePaper(view, selected, names)}
        onPutAway={selected === null ? null : () => select(null)}
      />
      <Ring {...{ view, signs, names, move, selected }} onSelect={select} />
      {move && (
        <svg className="trail" viewBox="0 0 1220 1220" aria-hidden="true">
          <path d={move.path} />
        </svg>
      )}
      <Tokens {...{ view, signs, entries, at, animate }} />
    </div>
  )
}
