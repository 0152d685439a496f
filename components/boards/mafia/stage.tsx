'use client'

import { type KeyboardEvent, useState } from 'react'
import type { Seat } from '@/lib/core/game'
import type { State } from '@/lib/games/mafia/state'
import type { Scene } from '../board'
import { Chairs } from './chairs'
import { Middle } from './middle'
import { countShown, isNight, phaseWords } from './paper'
import { NightThreads, Votes } from './votes'
import './table.css'
import './middle.css'

const hour = ({ table }: State): string => {
  if (table.turn === 0) return 'The first evening'
  return `${isNight(table) ? 'Night' : 'Day'} ${table.day}`
}

/** The Mafia table at one moment: chairs in a circle, what was chosen between them, what is at stake in the middle. */
export function Stage(scene: Scene<State>) {
  const { state, entries, at, animate } = scene
  const [selected, select] = useState<Seat | null>(null)
  const shown = countShown(state.table)
  const night = isNight(state.table)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || selected === null) return
    event.stopPropagation()
    select(null)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from every chair alike
    <div
      className="mafia-table"
      data-night={night || undefined}
      data-animate={animate || undefined}
      data-many={state.table.seats > 12 || undefined}
      onKeyDown={onKeyDown}
    >
      <p className="phase">
        <b>{hour(state)}</b>
        <span>{phaseWords(state)}</span>
      </p>
      <NightThreads state={state} />
      {shown && (
        <Votes
          key={`${shown.turn} ${shown.ballot}`}
          {...{ state, shown, scene }}
          fresh={animate && entries[at - 1]?.event.type === 'votes-counted'}
        />
      )}
      <Chairs {...{ scene, selected }} onSelect={select} />
      <Middle {...{ scene, selected }} onPutAway={() => select(null)} />
    </div>
  )
}
