import type { Ladder } from './bands'
import { CausePoint } from './cause-sign'
import { type Chart, FOOT, LEFT, MOST_LETTERS, round, TOP } from './chart'
import { type Course, stepIn } from './course'
import { cut } from './words'

const LEAST_BAND = 12

function Bands({ ladder, chart }: { readonly ladder: Ladder; readonly chart: Chart }) {
  const { wide, y, right } = chart
  return ladder.bands.map(({ from, to, word }, i) => {
    const [top, bottom] = [y(to), y(from)]
    return (
      <g key={`${from} ${word}`}>
        {i % 2 === 0 && (
          <rect
            className="zone"
            x={LEFT}
            y={round(top)}
            width={round(right - LEFT)}
            height={round(bottom - top)}
          />
        )}
        {bottom - top >= LEAST_BAND && (
          <text x={wide - 4} y={round((top + bottom) / 2 + 4)} textAnchor="end">
            {cut(word, MOST_LETTERS)}
            {word.length > MOST_LETTERS && <title>{word}</title>}
          </text>
        )}
      </g>
    )
  })
}

const SIGN = 7

export type PlaneProps = {
  readonly ladder: Ladder
  readonly chart: Chart
  readonly course: Course
  readonly step: number
}

/** Bands with their words, causes left of each riser, the course itself, and the step that is read. */
export function Plane({ ladder, chart, course, step }: PlaneProps) {
  const { wide, high, x, y, path, blocks, named, right } = chart
  const foot = high - FOOT
  return (
    <g>
      {/* hovering is heard everywhere */}
      <rect className="ground" x={0} y={0} width={wide} height={high} />
      <Bands ladder={ladder} chart={chart} />
      {ladder.ticks.map(({ at, words }) => (
        <g key={words}>
          <line className="rule" x1={LEFT} x2={round(right)} y1={round(y(at))} y2={round(y(at))} />
          <text x={LEFT - 6} y={round(y(at) + 4)} textAnchor="end">
            {words}
          </text>
        </g>
      ))}
      <line className="hair" x1={round(x(step))} x2={round(x(step))} y1={TOP} y2={foot + 3} />
      {blocks.map(({ cause, x: left, width, y: top, height }, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one course never move
          key={i}
          className={`cause by-${cause} block`}
          x={round(left)}
          y={round(top)}
          width={round(width)}
          height={round(height)}
        />
      ))}
      {blocks.map(({ cause, x: left, width, tip }, i) => (
        <CausePoint
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one course never move
          key={i}
          cause={cause}
          x={round(left + width / 2)}
          y={round(tip)}
          size={Math.min(SIGN, Math.max(4, width + 1))}
        />
      ))}
      <path className="curve" d={path} />
      <circle
        className="at"
        cx={round(x(step))}
        cy={round(y(ladder.heightOf(stepIn(course, step).now)))}
        r={3.5}
      />
      {[0, ...named].map((one) => (
        <text
          key={one}
          data-here={one === step || undefined}
          x={round(x(one))}
          y={high - 6}
          textAnchor="middle"
        >
          {one}
        </text>
      ))}
    </g>
  )
}
