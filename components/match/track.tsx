'use client'

import {
  type CSSProperties,
  memo,
  type PointerEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Icon } from '@/components/ui/icon'
import type { TurnNames } from '@/lib/core/turns'
import type { Mark, PlotLine } from '../boards/board'
import type { Chronicle } from './chronicle'
import { HEIGHT, pathOf, scaleOf, ticksOf, WIDTH } from './plot'

const share = (n: number, length: number): string => `${length === 0 ? 0 : ((n / length) * 100).toFixed(2)}%`
const at = (n: number, length: number) => ({ '--x': share(n, length) }) as CSSProperties

type MarksProps = {
  readonly marks: readonly Mark[]
  readonly turnNames: TurnNames
  readonly length: number
  readonly onSeek: (n: number) => void
}
/** Marks nearer than this would lie on one another: the weightier stays. */
const NEAR_PX = 25
const WEIGHT = { lamp: 0, bad: 1, plain: 2 } as const

function thinned(marks: readonly Mark[], near: number): readonly Mark[] {
  const kept: Mark[] = []
  for (const mark of marks.toSorted((a, b) => WEIGHT[a.tone] - WEIGHT[b.tone]))
    if (kept.every((other) => Math.abs(other.n - mark.n) >= near)) kept.push(mark)
  return kept.sort((a, b) => a.n - b.n)
}

/** Pixels across, as the window changes; a guess until it is drawn. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(1000)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.max(1, entry.contentRect.width)))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}

const Marks = memo(function Marks({ marks, turnNames, length, onSeek }: MarksProps) {
  const strip = useRef<HTMLDivElement>(null)
  const width = useWidth(strip)
  const near = (NEAR_PX / width) * length
  const shown = useMemo(() => thinned(marks, near), [marks, near])
  return (
    <div ref={strip} className="marks">
      {shown.map(({ n, turn, icon, tone, words }) => {
        const label = `${turnNames(turn).title}: ${words}`
        return (
          <button
            key={`${n} ${words}`}
            type="button"
            data-tone={tone}
            style={at(n, length)}
            title={label}
            aria-label={label}
            onClick={() => onSeek(n)}
          >
            <Icon name={icon} className="sign" />
          </button>
        )
      })}
    </div>
  )
})

type LinesProps = Pick<TrackProps, 'told' | 'lines' | 'length'>

const Lines = memo(function Lines({ told, lines, length }: LinesProps) {
  const scale = scaleOf(told, length)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {[0.1, 0.5, 0.9].map((height) => (
        <line
          key={height}
          className="grid-line"
          x1={0}
          x2={WIDTH}
          y1={HEIGHT * height}
          y2={HEIGHT * height}
        />
      ))}
      {lines.map(({ label, colour, dashes }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two seats may share a name, lines never move
        <path key={`${i} ${label}`} d={pathOf(told, scale, i)} stroke={colour} strokeDasharray={dashes} />
      ))}
    </svg>
  )
})

type Tick = { readonly turn: number; readonly n: number; readonly words: string }
const LETTER_PX = 6.5
const GAP_PX = 8

/** Where a tick's words lie: over their place, and not beyond the ends. */
const within = (n: number, length: number, words: string) => {
  const half = `${Math.round((words.length * LETTER_PX) / 2)}px`
  return { '--x': `clamp(${half}, ${share(n, length)}, calc(100% - ${half}))` } as CSSProperties
}

/** Ticks whose words do not lie on one another. `scale`: pixels an entry. */
function apart(ticks: readonly Tick[], scale: number): readonly Tick[] {
  let end = Number.NEGATIVE_INFINITY
  return ticks.filter(({ n, words }) => {
    const half = (words.length * LETTER_PX) / 2
    if (n * scale - half < end + GAP_PX) return false
    end = n * scale + half
    return true
  })
}

/** Where the flag at the cursor lies over the axis, in pixels: it ends at the cursor. */
const FLAG = { pad: 12, beyond: 5 } as const

/** Numbers of the first and the last tick that the flag would lie on, as one text; empty for none. */
function underFlag(ticks: readonly Tick[], scale: number, at: number, flag: string): string {
  const to = at * scale + FLAG.beyond
  const from = to - flag.length * LETTER_PX - FLAG.pad
  const under = ticks.flatMap(({ n, words }, i) => {
    const half = (words.length * LETTER_PX) / 2
    return n * scale + half > from && n * scale - half < to ? [i] : []
  })
  return under.join(' ')
}

type AxisProps = {
  readonly ticks: readonly Tick[]
  readonly length: number
  /** Numbers of ticks that lie under the flag: `underFlag`. */
  readonly under: string
}

const Axis = memo(function Axis({ ticks, length, under }: AxisProps) {
  const hidden = new Set(under.split(' '))
  return ticks.map(({ turn, n, words }, i) => (
    <span key={turn} style={within(n, length, words)} data-under={hidden.has(String(i)) || undefined}>
      {words}
    </span>
  ))
})

/** Words along the axis, as many as have room; `scale`: pixels an entry. */
function useTicks({ told, turnNames, length }: Pick<TrackProps, 'told' | 'turnNames' | 'length'>) {
  const axis = useRef<HTMLDivElement>(null)
  const scale = useWidth(axis) / Math.max(1, length)
  const ticks = useMemo(() => {
    const words = (turn: number, i: number) => (i === 0 ? turnNames(turn).inLine : turnNames(turn).tick)
    const all = ticksOf(told).map(({ turn, n }, i) => ({ turn, n, words: words(turn, i) }))
    return apart(all, scale)
  }, [told, turnNames, scale])
  return { axis, ticks, scale }
}

export type TrackProps = {
  readonly told: Chronicle
  readonly lines: readonly PlotLine[]
  readonly turnNames: TurnNames
  readonly title: string
  readonly at: number
  readonly length: number
  readonly turn: number
  /** Said after turn and event: "live", "14 behind". */
  readonly note: string
  readonly onSeek: (at: number) => void
}

/** Marks over a plot over an axis. The plot is the scrubber. */
export function Track({ told, lines, turnNames, title, length, turn, note, onSeek, ...cursor }: TrackProps) {
  const plot = useRef<HTMLDivElement>(null)
  const { axis, ticks, scale } = useTicks({ told, turnNames, length })
  const flag = turnNames(turn).inLine
  const seekTo = (event: PointerEvent) => {
    const { left, width } = plot.current!.getBoundingClientRect()
    onSeek(Math.round(((event.clientX - left) / width) * length))
  }
  // what moves with the cursor is moved by the compositor alone: nothing is styled, laid out or painted anew
  const here = { translate: `${length === 0 ? 0 : ((cursor.at / length) * 100).toFixed(3)}cqw` }
  return (
    <div className="track">
      <Marks marks={told.marks} {...{ turnNames, length, onSeek }} />
      <div
        ref={plot}
        className="plot"
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={length}
        aria-valuenow={cursor.at}
        aria-valuetext={`${turnNames(turn).title}, event ${cursor.at}${note && `, ${note}`}`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          seekTo(event)
        }}
        onPointerMove={(event) => event.buttons > 0 && seekTo(event)}
      >
        <Lines {...{ told, lines, length }} />
        <div className="ahead" aria-hidden="true">
          <div style={here} />
        </div>
      </div>
      <div ref={axis} className="axis" aria-hidden="true">
        <Axis {...{ ticks, length }} under={underFlag(ticks, scale, cursor.at, flag)} />
      </div>
      <div className="now" style={here} data-at={flag} />
    </div>
  )
}
