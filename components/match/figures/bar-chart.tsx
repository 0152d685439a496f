'use client'

import { Disc, SeatName } from '@/components/ui/emblem'
import { type ChartProps, saidPoint } from './line-chart'
import type { TurnFigure } from './samples'

const WIDE = 640
const HIGH = 46
const MIDDLE = HIGH / 2

/** A bar a turn for each seat, up what came in and down what went out, all on one scale. A bar is a button of the mouse. */
export function BarChart(props: ChartProps) {
  const { figure, samples, signs, here, onSeek } = props
  if (samples.length === 0) return null
  const most = Math.max(1, ...samples.flatMap(({ values }) => values.map(Math.abs)))
  const wide = WIDE / samples.length
  const sum = (seat: number) => samples.reduce((all, { values }) => all + values[seat]!, 0)
  const turnUnder = (event: React.PointerEvent<SVGSVGElement>): TurnFigure => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const i = Math.floor(((event.clientX - left) / width) * samples.length)
    return samples[Math.max(0, Math.min(samples.length - 1, i))]!
  }
  return (
    <figure className="chart bars">
      <figcaption>
        {figure.title}, up to {figure.say(most)} a turn
      </figcaption>
      {signs.map(({ seat, short, emblem }) => (
        <div key={seat} className="bar-row">
          <span className="of">
            <Disc seat={seat} emblem={emblem} size="small" />
            <SeatName seat={seat}>{short}</SeatName>
          </span>
          <svg
            viewBox={`0 0 ${WIDE} ${HIGH}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            style={{ color: `var(--seat-${seat % 12})` }}
            onPointerDown={(event) => onSeek(turnUnder(event).n)}
          >
            <rect className="here" x={here * wide} width={Math.max(2, wide)} y={0} height={HIGH} />
            {samples.map(({ turn, values }, i) => {
              const value = values[seat]!
              const high = (Math.abs(value) / most) * (MIDDLE - 1)
              return (
                <rect
                  key={turn}
                  className={value < 0 ? 'out' : 'in'}
                  x={i * wide}
                  width={Math.max(0.8, wide - 0.6)}
                  y={value < 0 ? MIDDLE : MIDDLE - high}
                  height={high}
                />
              )
            })}
            <line x1={0} x2={WIDE} y1={MIDDLE} y2={MIDDLE} />
          </svg>
          <span className="sum" title="In all">
            {figure.say(sum(seat))}
          </span>
        </div>
      ))}
      <p className="reading">{saidPoint(props, samples[here]!)}</p>
    </figure>
  )
}
