import { useRef, useState } from 'react'
import { Emblem } from '@/components/ui/emblem'
import type { State } from '@/lib/games/crisis/state'
import { plain } from '@/lib/games/crisis/words'
import type { Scene, SeatSign } from '../board'
import { placeOf, postIn, type Relation, relationsOf, riftBound, type Tie, tiesOf } from './ties'
import { type Shape, useShape } from './use-shape'
import { cut } from './words'

type Point = { readonly x: number; readonly y: number }
const USUAL: Shape = { wide: 300, high: 215 }
const MOST_WIDE = 330
const FEW = 5
/** Radius of a disc: smaller where many sit. */
const discOf = (seats: number): number => (seats > FEW ? 12 : 17)
const BEND = 24

const along = (a: Point, b: Point, share: number, bend: number): Point => {
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const away = 4 * bend * share * (1 - share) * 0.5
  return {
    x: a.x + (b.x - a.x) * share - ((b.y - a.y) / long) * away,
    y: a.y + (b.y - a.y) * share + ((b.x - a.x) / long) * away,
  }
}
const bendOf = ({ a, b }: Pick<Tie, 'a' | 'b'>, seats: number): number => {
  const apart = Math.min(b - a, seats - (b - a))
  return apart > 1 ? BEND : 0
}
const r1 = (value: number): number => Math.round(value * 10) / 10

type LineProps = {
  readonly tie: Tie
  readonly seats: number
  readonly shape: Shape
  readonly figures: boolean
}

function Line({ tie, seats, shape, figures }: LineProps) {
  const { a, b, ofA, ofB, kind, near } = tie
  const [from, to] = [placeOf(a, seats, shape), placeOf(b, seats, shape)]
  const bend = bendOf(tie, seats)
  const middle = along(from, to, 0.5, bend * 2)
  const width = (kind === 'rift' ? 3 : 1.5 + 5 * near) * (seats > FEW ? 0.5 : 1)
  const ends = [
    { seat: a, value: ofA, at: along(from, to, 0.36, bend) },
    { seat: b, value: ofB, at: along(from, to, 0.64, bend) },
  ]
  return (
    <g>
      <path
        className={kind}
        strokeWidth={r1(width)}
        d={`M${r1(from.x)} ${r1(from.y)}Q${r1(middle.x)} ${r1(middle.y)} ${r1(to.x)} ${r1(to.y)}`}
      />
      {figures &&
        ends.map(
          ({ seat, value, at }) =>
            value !== null && (
              <text key={seat} className="q" x={r1(at.x)} y={r1(at.y) + 4}>
                {plain(Math.round(value))}
              </text>
            ),
        )}
    </g>
  )
}

const nameIn = (signs: readonly SeatSign[], seat: number): string => signs[seat]?.short ?? 'somebody'

/** All lines in words. */
export function tiesWords(ties: readonly Tie[], signs: readonly SeatSign[], title: string): string {
  const parts = ties.flatMap(({ a, b, ofA, ofB }) => [
    ...(ofA === null ? [] : [`${nameIn(signs, a)} in ${nameIn(signs, b)} ${plain(ofA)}`]),
    ...(ofB === null ? [] : [`${nameIn(signs, b)} in ${nameIn(signs, a)} ${plain(ofB)}`]),
  ])
  return parts.length === 0 ? 'No relations are known.' : `${title}: ${parts.join('; ')}.`
}

type ActorProps = { readonly sign: SeatSign; readonly seats: number; readonly shape: Shape }
function Actor({ sign, seats, shape }: ActorProps) {
  const { x, y } = placeOf(sign.seat, seats, shape)
  const above = y < shape.high / 3
  const r = discOf(seats)
  const em = r * 0.6
  return (
    <g data-seat={sign.seat % 12}>
      <circle className="seat-dot" cx={r1(x)} cy={r1(y)} r={r} />
      <Emblem
        name={sign.emblem}
        className="em"
        x={r1(x - em)}
        y={r1(y - em)}
        width={2 * em}
        height={2 * em}
      />
      <text className="nm" x={r1(x)} y={r1(above ? y - r - 5 : y + r + 13)}>
        {cut(sign.short, seats > FEW ? 11 : 16)}
      </text>
    </g>
  )
}

type LegendProps = { readonly relation: Relation | null; readonly post: number; readonly figures: boolean }
function Legend({ relation, post, figures }: LegendProps) {
  return (
    <ul className="legend">
      {relation && (
        <li>
          Dotted: {relation.title.toLowerCase()} {relation.sample.better === 'low' ? 'above' : 'up to'}{' '}
          {plain(riftBound(relation.sample))}
        </li>
      )}
      {post > 0 && <li>An envelope: wrote privately this step ({post})</li>}
      {figures && <li>A figure: what the nearer one holds of the other</li>}
    </ul>
  )
}

type HeadProps = {
  readonly relations: readonly Relation[]
  readonly relation: Relation | null
  readonly onChoose: (base: string) => void
}
/** The relation that is drawn, to be chosen where there are several. */
function Head({ relations, relation, onChoose }: HeadProps) {
  return (
    <header>
      <h3>Who stands with whom</h3>
      {relations.length > 1 ? (
        <span className="choices">
          {relations.map((one) => (
            <button
              key={one.base}
              type="button"
              aria-pressed={one === relation}
              onClick={() => onChoose(one.base)}
            >
              {one.title}
            </button>
          ))}
        </span>
      ) : (
        relation && (
          <span className="written">
            {relation.title.toLowerCase()}, {plain(relation.sample.min)} to {plain(relation.sample.max)}
          </span>
        )
      )}
    </header>
  )
}

/** Who stands with whom, and who wrote to whom, for those who may know. */
export function TiesSheet({ state, signs }: Pick<Scene<State>, 'state' | 'signs'>) {
  const box = useRef<SVGSVGElement>(null)
  const shape = useShape(box, USUAL, MOST_WIDE)
  const seats = state.table.agents.length
  const relations = relationsOf(state)
  const [base, choose] = useState<string | null>(null)
  const relation = relations.find((one) => one.base === base) ?? relations[0] ?? null
  const figures = seats <= FEW && shape.high >= 140
  const ties = relation ? tiesOf(state, relation) : []
  const post = postIn(state, state.table.step)
  const words = relation ? tiesWords(ties, signs, relation.title) : 'No relations are counted here.'
  const wrote = post.map(({ a, b }) => `${nameIn(signs, a)} and ${nameIn(signs, b)}`)
  return (
    <section className="sheet ties-sheet">
      <Head {...{ relations, relation }} onChoose={choose} />
      <svg
        ref={box}
        className="ties"
        viewBox={`0 0 ${shape.wide} ${shape.high}`}
        role="img"
        aria-label={`${words}${wrote.length > 0 ? ` Letters between ${wrote.join('; ')}.` : ''}`}
      >
        {ties.map((tie) => (
          <Line key={`${tie.a} ${tie.b}`} {...{ tie, seats, shape }} figures={figures} />
        ))}
        {post.map((pair) => {
          const at = along(
            placeOf(pair.a, seats, shape),
            placeOf(pair.b, seats, shape),
            0.5,
            bendOf(pair, seats),
          )
          return (
            <g key={`${pair.a} ${pair.b}`} transform={`translate(${r1(at.x - 10)} ${r1(at.y - 7)})`}>
              <rect className="post" width="20" height="14" rx="2" />
              <path className="flap" d="M1 2l9 7 9-7" />
            </g>
          )
        })}
        {signs.slice(0, seats).map((sign) => (
          <Actor key={sign.seat} {...{ sign, seats, shape }} />
        ))}
      </svg>
      <Legend relation={relation} post={post.length} figures={relation !== null && figures} />
    </section>
  )
}
