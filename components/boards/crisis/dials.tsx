'use client'

import { type ReactNode, useState } from 'react'
import { Disc } from '@/components/ui/emblem'
import { Icon } from '@/components/ui/icon'
import type { Seat } from '@/lib/core/game'
import type { SeatSign } from '../board'
import { ladderOf } from './bands'
import { CauseSign } from './cause-sign'
import { sparkOf } from './chart'
import { type Course, latestIn, restWords, stepIn } from './course'
import type { Gauge } from './gauges'
import { bandWord, changeWords, shown } from './words'

type DialProps = {
  readonly gauge: Gauge
  readonly course: Course
  readonly settled: number
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** What moved it last: by how much, and by which causes. */
function Moved({ course, settled }: Pick<DialProps, 'course' | 'settled'>): ReactNode {
  const last = stepIn(course, latestIn(course, settled))
  if (last.blocks.length === 0)
    return <span className="moved">{restWords(course, settled) || 'no change yet'}</span>
  const causes = [...new Set(last.blocks.map(({ cause }) => cause))]
  return (
    <span className="moved">
      <span className="written">{changeWords(last)}</span>
      {causes.map((cause) => (
        <CauseSign key={cause} cause={cause} alone />
      ))}
    </span>
  )
}

/** A variable at a glance; a click reads it closely. */
function Dial({ gauge, course, settled, isChosen, onChoose }: DialProps) {
  const { variable, value, secret } = gauge
  const ladder = ladderOf(variable, course)
  return (
    <button type="button" className="sheet dial" aria-pressed={isChosen} onClick={onChoose}>
      <span className="of written">
        {variable.title}
        {secret && <Icon name="lock" className="size-3" />}
        {secret && <span className="sr-only"> (secret)</span>}
      </span>
      <span className="v written">
        <b>{shown(variable, value)}</b> <i>{bandWord(variable, value)}</i>
      </span>
      {ladder && (
        <svg viewBox="0 0 140 24" preserveAspectRatio="none" aria-hidden="true">
          <path className="curve" vectorEffect="non-scaling-stroke" d={sparkOf(ladder, course, 140, 24)} />
        </svg>
      )}
      <Moved course={course} settled={settled} />
    </button>
  )
}

export type DialsProps = {
  readonly gauges: readonly Gauge[]
  readonly courses: ReadonlyMap<string, Course>
  readonly settled: number
  readonly chosen: string
  readonly signs: readonly SeatSign[]
  readonly onChoose: (key: string) => void
}

/** All variables at a glance: the world's, or those of one agent. */
export function Dials({ gauges, courses, settled, chosen, signs, onChoose }: DialsProps) {
  const [whose, look] = useState<Seat | null>(null)
  const owners = signs.filter(({ seat }) => gauges.some((gauge) => gauge.seat === seat))
  const shownHere = gauges.filter(({ seat }) => seat === whose)
  return (
    <section className="smalls" aria-label="All instruments">
      <div className="whose">
        <button type="button" aria-pressed={whose === null} onClick={() => look(null)}>
          The world
        </button>
        {owners.map(({ seat, short, emblem }) => (
          <button key={seat} type="button" aria-pressed={whose === seat} onClick={() => look(seat)}>
            <Disc seat={seat} emblem={emblem} size="small" />
            <span className="written">{short}</span>
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="dials" tabIndex={0} aria-label="Instruments at a glance">
        {shownHere.map((gauge) => (
          <Dial
            key={gauge.key}
            {...{ gauge, settled }}
            course={courses.get(gauge.key)!}
            isChosen={gauge.key === chosen}
            onChoose={() => onChoose(gauge.key)}
          />
        ))}
        {shownHere.length === 0 && <p>Nothing of it is known.</p>}
      </section>
    </section>
  )
}
