'use client'

import type { PointerEvent } from 'react'
import { ticks } from '@/components/match/figures/samples'
import { ending, type Twin } from './strands'

// the drawing's own units; the box keeps this shape
const WIDE = 340
const HIGH = 130
const LEFT = 46
const RIGHT = 26
const TOP = 12
const FOOT = 10
const LABEL_HIGH = 14
/** Characters that fit beside the axis. */
const AXIS_WORD = 8

type Values = readonly (number | null)[]

/** Straight from turn to turn; broken where a value is not known. */
function path(values: Values, x: (turn: number) => number, y: (value: number) => number): string {
  let drawn = ''
  let isDown = false
  for (const [turn, value] of values.entries()) {
    if (value === null) isDown = false
    else {
      drawn += `${isDown ? 'L' : 'M'}${x(turn).toFixed(1)} ${y(value).toFixed(1)}`
      isDown = true
    }
  }
  return drawn
}

/** Two letters at the ends of lines, moved apart where they would lie on one another. */
function labels(one: number | null, other: number | null): readonly (number | null)[] {
  if (one === null || other === null || Math.abs(one - other) >= LABEL_HIGH) return [one, other]
  const middle = Math.min(HIGH - LABEL_HIGH, Math.max(LABEL_HIGH, (one + other) / 2))
  const half = LABEL_HIGH / 2
  return one <= other ? [middle - half, middle + half] : [middle + half, middle - half]
}

function scales({ strand, a, b }: Twin) {
  const known = [...a, ...b].filter((value) => value !== null)
  const least = strand.bounds?.[0] ?? Math.min(0, ...known)
  const most = Math.max(strand.bounds?.[1] ?? Math.max(1, ...known), least + 1)
  const last = Math.max(1, a.length - 1)
  return {
    x: (turn: number) => LEFT + (turn / last) * (WIDE - LEFT - RIGHT),
    y: (value: number) => TOP + ((most - value) / (most - least)) * (HIGH - TOP - FOOT),
    grid: ticks(least, most)
      .map((value) => ({ value, words: strand.say(value) }))
      // between two choices there is nothing
      .filter(({ words }, i, all) => all.findIndex((one) => one.words === words) === i),
  }
}

export type PairChartProps = {
  readonly twin: Twin
  readonly turn: number
  readonly onTurn: (turn: number) => void
}

/** One number of both games over turns: A whole, B broken, a hairline where the page stands. Its values stand beside it as words. */
export function PairChart({ twin, turn, onTurn }: PairChartProps) {
  const { a, b, parts } = twin
  const { x, y, grid } = scales(twin)
  const ends = [ending(a), ending(b)]
  const at = labels(ends[0] === null ? null : y(ends[0]!), ends[1] === null ? null : y(ends[1]!))
  const under = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const across = (((clientX - left) / width) * WIDE - LEFT) / (WIDE - LEFT - RIGHT)
    return Math.max(0, Math.min(a.length - 1, Math.round(across * (a.length - 1))))
  }
  return (
    <svg
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      aria-hidden="true"
      className="block h-auto w-full cursor-crosshair touch-pan-y"
      onPointerDown={(event) => onTurn(under(event))}
      onPointerMove={(event) => event.pointerType === 'mouse' && onTurn(under(event))}
    >
      {grid.map(({ value, words }) => (
        <g key={value}>
          <line x1={LEFT} x2={WIDE - RIGHT} y1={y(value)} y2={y(value)} stroke="var(--line)" />
          <text x={LEFT - 6} y={y(value) + 4} textAnchor="end" fontSize={11} fill="var(--ink-3)">
            {words.length > AXIS_WORD ? `${words.slice(0, AXIS_WORD - 1)}…` : words}
          </text>
        </g>
      ))}
      {parts !== null && (
        <line
          x1={x(parts)}
          x2={x(parts)}
          y1={TOP}
          y2={HIGH - FOOT}
          stroke="var(--line-strong)"
          strokeDasharray="1 3"
        />
      )}
      <line x1={x(turn)} x2={x(turn)} y1={TOP} y2={HIGH - FOOT} stroke="var(--lamp)" strokeWidth={1.5} />
      <path d={path(b, x, y)} fill="none" stroke="var(--ink-2)" strokeWidth={1.75} strokeDasharray="5 3" />
      <path d={path(a, x, y)} fill="none" stroke="var(--ink)" strokeWidth={1.75} />
      {[a, b].map((values, i) => {
        const value = values[turn] ?? null
        const tone = i === 0 ? 'var(--ink)' : 'var(--ink-2)'
        return value === null ? null : (
          <circle
            key={tone}
            cx={x(turn)}
            cy={y(value)}
            r={3.2}
            fill={i === 0 ? tone : 'var(--panel)'}
            stroke={tone}
          />
        )
      })}
      {at.map((height, i) =>
        height === null ? null : (
          <text
            key={i === 0 ? 'A' : 'B'}
            x={WIDE - RIGHT + 8}
            y={height + 4}
            fontSize={12}
            fontWeight={600}
            fill={i === 0 ? 'var(--ink)' : 'var(--ink-2)'}
          >
            {i === 0 ? 'A' : 'B'}
          </text>
        ),
      )}
    </svg>
  )
}
