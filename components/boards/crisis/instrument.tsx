'use client'

import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Names } from '@/lib/core/game'
import { valueWords } from '@/lib/games/crisis/words'
import { ladderOf } from './bands'
import { chartOf, USUAL } from './chart'
import { type Course, latestIn, type StepCourse, stepIn } from './course'
import { type Gauge, gaugeName } from './gauges'
import { Plane } from './plane'
import { Tale } from './tale'
import { useShape } from './use-shape'
import { Why } from './why'
import { bandWord, changeWords, reasonWords, shown } from './words'

export type InstrumentProps = {
  readonly gauge: Gauge
  readonly course: Course
  /** The last step that is settled: shown unless it moves already, or another is pointed at. */
  readonly settled: number
  readonly names: Names
}

/** A step of a course in words: where it went, and by what. */
export function stepWords({ variable }: Pick<Gauge, 'variable'>, course: Course, step: number): string {
  const { was, now, blocks } = stepIn(course, step)
  if (step === 0) return `At the start: ${shown(variable, now)}`
  if (blocks.length === 0) return `Step ${step}: ${shown(variable, now)}, nothing moved it`
  const causes = blocks.map((block) => `${block.cause} ${changeWords(block)}, ${reasonWords(block)}`)
  const whole = changeWords({ was, now })
  return `Step ${step}: ${valueWords(was)} to ${shown(variable, now)}, ${whole}: ${causes.join('; ')}`
}

/** A chart wider than this grows as a whole. */
const MOST_WIDE = 400
const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowDown: -1, ArrowUp: 1 }

/** The step that is read: the latest, one that was chosen, or the one under the pointer. */
function useStep(latest: number, last: number) {
  const [chosen, choose] = useState<number | null>(null)
  const [hovered, hover] = useState<number | null>(null)
  const within = (step: number) => Math.max(0, Math.min(last, step))
  const kept = within(chosen ?? latest)
  const onKeyDown = (event: KeyboardEvent) => {
    const way = event.shiftKey ? undefined : KEYS[event.key]
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? last : way === undefined ? null : kept + way
    if (to === null) return
    // the room's own keys move the whole match
    event.preventDefault()
    event.stopPropagation()
    choose(within(to))
  }
  return { step: hovered === null ? kept : within(hovered), kept, choose, hover, onKeyDown, within }
}

type HeadProps = Pick<InstrumentProps, 'gauge' | 'names'> & { readonly now: StepCourse }
/** What is read, where it stands, and what the step brought. */
function Head({ gauge, names, now }: HeadProps) {
  const { variable, value } = gauge
  const word = bandWord(variable, value)
  return (
    <header>
      <h3 dir="auto" className="written" title={variable.about}>
        {gaugeName(gauge, names)}
      </h3>
      <span className="written">
        {gauge.secret && <Icon name="lock" className="size-3" />}
        <b>{shown(variable, value)}</b> {word}
        {now.blocks.length > 0 && variable.kind === 'number' && `, ${changeWords(now)}`}
      </span>
    </header>
  )
}

/** One variable read closely: its course with bands and causes, and what moved it in a step. */
export function Instrument({ gauge, course, settled, names }: InstrumentProps) {
  const latest = latestIn(course, settled)
  const last = course.steps.length
  const box = useRef<SVGSVGElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const shape = useShape(frame, USUAL, MOST_WIDE)
  const { step, kept, choose, hover, onKeyDown, within } = useStep(latest, last)
  const { variable } = gauge
  const ladder = ladderOf(variable, course)
  const chart = ladder && chartOf(ladder, course, shape)
  const stepUnder = ({ clientX }: PointerEvent): number => {
    const matrix = box.current?.getScreenCTM()
    if (!chart || !matrix) return kept
    const x = (clientX - matrix.e) / matrix.a
    const each = chart.x(1) - chart.x(0)
    // causes stand left of their riser
    return within(Math.ceil((x - chart.x(0)) / each - 0.15))
  }
  return (
    <section className="sheet reading" aria-label={`Read closely: ${gaugeName(gauge, names)}`}>
      <Head {...{ gauge, names }} now={stepIn(course, latest)} />
      {ladder && chart ? (
        <div
          ref={frame}
          className="plot"
          role="slider"
          tabIndex={0}
          aria-label={`${gaugeName(gauge, names)}, step by step`}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={step}
          aria-valuetext={stepWords(gauge, course, step)}
          onKeyDown={onKeyDown}
          onPointerMove={(event) => hover(stepUnder(event))}
          onPointerLeave={() => hover(null)}
          onPointerDown={(event) => choose(stepUnder(event))}
        >
          <svg ref={box} viewBox={`0 0 ${shape.wide} ${shape.high}`} aria-hidden="true">
            <Plane {...{ ladder, chart, course, step }} />
          </svg>
        </div>
      ) : (
        <Tale {...{ gauge, course, step: kept }} onStep={choose} />
      )}
      <Why {...{ gauge, course, step }} />
    </section>
  )
}
