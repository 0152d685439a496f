'use client'

import { useMemo, useState } from 'react'
import type { State } from '@/lib/games/crisis/state'
import type { Scene } from '../board'
import { courseOf } from './course'
import { Dials } from './dials'
import { Dispatch } from './dispatch'
import { changesByKey, gaugesOf } from './gauges'
import { Instrument } from './instrument'
import { TiesSheet } from './ties-sheet'
import './desk.css'
import './sheets.css'

/** Every variable that may be known, its course, and the last step that is settled. */
function useInstruments(state: State) {
  return useMemo(() => {
    const gauges = gaugesOf(state)
    const changes = changesByKey(state)
    const { step } = state.table
    const courses = new Map(
      gauges.map(({ key, value }) => [key, courseOf(value, changes.get(key) ?? [], step)]),
    )
    const settled = state.table.by === null ? Math.max(0, step - 1) : step
    return { gauges, courses, settled }
  }, [state])
}

/** The crisis desk at one moment: a dispatch on top, relations, one instrument read closely, the others at a glance. */
export function Stage(scene: Scene<State>) {
  const { state, signs, names } = scene
  const { gauges, courses, settled } = useInstruments(state)
  const [asked, choose] = useState<string | null>(null)
  const chosen =
    gauges.find(({ key }) => key === asked) ??
    gauges.find(({ variable }) => variable.kind === 'number') ??
    gauges[0]
  return (
    <div className="crisis-desk">
      <div>
        <Dispatch {...scene} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the sheets are leafed sideways, by keyboard too */}
        <section className="sheets" tabIndex={0} aria-label="Sheets on the desk">
          <TiesSheet state={state} signs={signs} />
          {chosen && (
            <Instrument
              key={chosen.key}
              gauge={chosen}
              course={courses.get(chosen.key)!}
              {...{ settled, names }}
            />
          )}
          <Dials {...{ gauges, courses, settled, signs }} chosen={chosen?.key ?? ''} onChoose={choose} />
        </section>
      </div>
    </div>
  )
}
