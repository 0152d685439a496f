'use client'

import type { KeyboardEvent, PointerEvent } from 'react'
import { useRef, useState } from 'react'
import { Disc } from '@/components/ui/emblem'
import type { TurnNames } from '@/lib/core/turns'
import type { AnyFigure, SeatSign } from '../../boards/board'
import { type TurnFigure, ticks } from './samples'

export type ChartProps = {
  readonly figure: AnyFigure
  readonly samples: readonly TurnFigure[]
  readonly signs: readonly SeatSign[]
  readonly turnNames: TurnNames
  /** Index of the point where the page stands. */
  readonly here: number
  /** What happened in a turn, in a sentence; empty where nothing stood out. */
  readonly because: (turn: number) => string
  readonly onSeek: (n: number) => void
}

// the drawing's own units; the box keeps this shape
const WIDE = 640
const HIGH = 250
const LEFT = 52
const RIGHT = 34
const TOP = 12
const FOOT = 24
const DISC = 21
const DASHES = ['', '', '', '', '6 4', '2 4', '10 4 2 4', '1 3'] as const

/** Discs at the ends of lines, moved apart where they would lie on one another, none below the foot. */
export function spread(heights: readonly number[]): readonly number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!)
  const placed = [...heights]
  let above = Number.NEGATIVE_INFINITY
  for (const seat of order) {
    placed[seat] = Math.max(placed[seat]!, above + DISC)
    above = placed[seat]!
  }
  let below = HIGH - FOOT + DISC
  for (const seat of order.toReversed()) {
    placed[seat] = Math.min(placed[seat]!, below - DISC)
    below = placed[seat]!
  }
  return placed
}

function scales({ figure, samples }: ChartProps) {
  const values = samples.flatMap((sample) => sample.values)
  const least = Math.min(0, ...values)
  const most = Math.max(1, ...values)
  const last = Math.max(1, samples.length - 1)
  return {
    x: (i: number) => LEFT + (i / last) * (WIDE - LEFT - RIGHT),
    y: (value: number) => TOP + ((most - value) / (most - least)) * (HIGH - TOP - FOOT),
    grid: ticks(least, most).map((value) => ({ value, words: figure.say(value) })),
  }
}

/** Turn, values in rank order, and what happened: the words of a point. */
export const saidPoint = (
  { figure, signs, turnNames, because }: Pick<ChartProps, 'figure' | 'signs' | 'turnNames' | 'because'>,
  { turn, values }: TurnFigure,
): string => {
  const ranked = signs.toSorted((a, b) => values[b.seat]! - values[a.seat]!)
  const words = ranked.map(({ seat, short }) => `${short} ${figure.say(values[seat]!)}`).join(', ')
  return `${turnNames(turn).title}: ${words}. ${because(turn)}`.trim()
}

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowDown: -1, ArrowUp: 1 }

type Scales = ReturnType<typeof scales>

type GridProps = Pick<ChartProps, 'samples' | 'turnNames'> & { readonly scale: Scales }

function Grid({ samples, turnNames, scale: { x, y, grid } }: GridProps) {
  const last = samples.length - 1
  return (
    <>
      {grid.map(({ value, words }) => (
        <g key={value} className="grid-line">
          <line x1={LEFT} x2={WIDE - RIGHT} y1={y(value)} y2={y(value)} />
          <text x={LEFT - 8} y={y(value) + 4} textAnchor="end">
            {words}
          </text>
        </g>
      ))}
      {[0, last].map((i) => (
        <text key={i} x={x(i)} y={HIGH - 6} textAnchor={i === 0 ? 'start' : 'end'}>
          {i === 0 ? turnNames(samples[0]!.turn).inLine : turnNames(samples[last]!.turn).tick}
        </text>
      ))}
    </>
  )
}

type LinesProps = Pick<ChartProps, 'samples' | 'signs'> & { readonly scale: Scales; readonly shown: number }

/** The lines, and their points at the hairline. */
function Lines({ samples, signs, scale: { x, y }, shown }: LinesProps) {
  return signs.map(({ seat }) => (
    <g key={seat} className="line" style={{ color: `var(--seat-${seat % 12})` }}>
      <path
        d={samples.map(({ values }, at) => `${at ? 'L' : 'M'}${x(at)} ${y(values[seat]!)}`).join('')}
        strokeDasharray={DASHES[seat % DASHES.length]}
      />
      <circle cx={x(shown)} cy={y(samples[shown]!.values[seat]!)} r={3.5} />
    </g>
  ))
}

/** Whose line it is, at its end. */
function Ends({ samples, signs, scale: { y } }: Omit<LinesProps, 'shown'>) {
  const last = samples.at(-1)!
  const heights = spread(signs.map(({ seat }) => y(last.values[seat]!)))
  return signs.map(({ seat, emblem }, i) => (
    <span key={seat} className="end" style={{ top: `${((heights[i]! / HIGH) * 100).toFixed(2)}%` }}>
      <Disc seat={seat} emblem={emblem} size="small" />
    </span>
  ))
}

/** One line a seat over turns, straight from point to point. Click, drag and arrow keys move the board. */
export function LineChart(props: ChartProps) {
  const { figure, samples, signs, turnNames, here, onSeek } = props
  const box = useRef<HTMLDivElement>(null)
  const [hovered, setHovered] = useState<number | null>(null)
  const scale = scales(props)
  const last = samples.length - 1
  const shown = hovered === null ? here : Math.min(hovered, last)
  const pointUnder = ({ clientX }: PointerEvent) => {
    const { left, width } = box.current!.getBoundingClientRect()
    const across = ((clientX - left) / width) * WIDE
    const i = Math.round(((across - LEFT) / (WIDE - LEFT - RIGHT)) * last)
    return Math.max(0, Math.min(last, i))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const way = event.shiftKey ? undefined : KEYS[event.key]
    if (way === undefined) return
    event.preventDefault()
    const to = samples[here + way]
    if (to) onSeek(to.n)
  }
  return (
    <figure className="chart">
      <figcaption>{figure.title}</figcaption>
      <div
        ref={box}
        className="plane"
        role="slider"
        tabIndex={0}
        aria-label={`${figure.title} over turns`}
        aria-valuemin={samples[0]!.turn}
        aria-valuemax={samples[last]!.turn}
        aria-valuenow={samples[here]!.turn}
        aria-valuetext={saidPoint(props, samples[here]!)}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => onSeek(samples[pointUnder(event)]!.n)}
        onPointerMove={(event) => {
          setHovered(pointUnder(event))
          if (event.buttons > 0) onSeek(samples[pointUnder(event)]!.n)
        }}
        onPointerLeave={() => setHovered(null)}
      >
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
          <Grid {...{ samples, turnNames, scale }} />
          <line className="hair" x1={scale.x(shown)} x2={scale.x(shown)} y1={TOP} y2={HIGH - FOOT} />
          <Lines {...{ samples, signs, scale, shown }} />
        </svg>
        <Ends {...{ samples, signs, scale }} />
      </div>
      <p className="reading">{saidPoint(props, samples[shown]!)}</p>
    </figure>
  )
}
