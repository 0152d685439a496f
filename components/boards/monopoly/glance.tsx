import { BOARD } from '@/lib/games/monopoly/board'
import { netWorth } from '@/lib/games/monopoly/rules/estate'
import type { State, View } from '@/lib/games/monopoly/state'
import { money } from '@/lib/games/monopoly/words'
import type { Glance } from '../glance'
import { cellOf, edgeOf, isCorner, SIDE, tokenPoints } from './board-layout'
import { colourOf } from './groups'
import { verb } from './story'

// The board in a few hundred bytes: what never changes is drawn once a page, owners are one path each.

const RING = 'monopoly-ring'
const GAP = 0.06
const BAND = 0.42
const DEEP = 1.6
const SQUARES = BOARD.map((_, square) => square)

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Start and length of a row or column of the grid, in u. */
const span = (cell: number): readonly [number, number] =>
  cell === 1 ? [0, DEEP] : cell === 11 ? [SIDE - DEEP, DEEP] : [DEEP + cell - 2, 1]

function boxOf(square: number): Box {
  const { row, column } = cellOf(square)
  const [x, width] = span(column)
  const [y, height] = span(row)
  return { x: x + GAP, y: y + GAP, width: width - 2 * GAP, height: height - 2 * GAP }
}

/** The strip of a square on its inner side, where the colour of its group is. */
function bandOf(square: number): Box {
  const { x, y, width, height } = boxOf(square)
  switch (edgeOf(square)) {
    case 'bottom':
      return { x, y, width, height: BAND }
    case 'left':
      return { x: x + width - BAND, y, width: BAND, height }
    case 'top':
      return { x, y: y + height - BAND, width, height: BAND }
    case 'right':
      return { x, y, width: BAND, height }
  }
}

const round = (length: number): number => Math.round(length * 100) / 100
const pathOf = (boxes: readonly Box[]): string =>
  boxes
    .map(
      ({ x, y, width, height }) =>
        `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${-round(width)}z`,
    )
    .join('')

const TILES = pathOf(SQUARES.map(boxOf))
const BANDS = [...new Set(SQUARES.map(colourOf))].map((colour) => ({
  colour,
  d: pathOf(SQUARES.filter((square) => colourOf(square) === colour && !isCorner(square)).map(bandOf)),
}))

/** Cloth, squares and colours. */
function Shapes() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <symbol id={RING} viewBox={`0 0 ${SIDE} ${SIDE}`}>
        <rect width={SIDE} height={SIDE} rx="0.4" style={{ fill: 'var(--baize)' }} />
        <path d={TILES} style={{ fill: 'var(--tile)' }} />
        {BANDS.map(({ colour, d }) => (
          <path key={colour} d={d} style={{ fill: colour }} />
        ))}
      </symbol>
    </svg>
  )
}

/** The part of a square that its owner's colour fills: all but the band. */
function ownedBox(square: number): Box {
  const { x, y, width, height } = boxOf(square)
  switch (edgeOf(square)) {
    case 'bottom':
      return { x, y: y + BAND, width, height: height - BAND }
    case 'left':
      return { x, y, width: width - BAND, height }
    case 'top':
      return { x, y, width, height: height - BAND }
    case 'right':
      return { x: x + BAND, y, width: width - BAND, height }
  }
}

const lotsOf = ({ owner }: View, seat: number): string =>
  pathOf(SQUARES.filter((square) => owner[square] === seat).map(ownedBox))

function Picture({ state: { table } }: { readonly state: State }) {
  const jailed = table.tries.map((tries) => tries > 0)
  const points = tokenPoints(table.at, jailed, table.bankrupt)
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true" className="block size-full">
      <use href={`#${RING}`} width={SIDE} height={SIDE} />
      {points.map((point, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <g key={seat} data-seat={seat} className="fill-seat">
          <path d={lotsOf(table, seat)} />
          {point && (
            <circle
              cx={round(point.x)}
              cy={round(point.y)}
              r="0.5"
              style={{ stroke: 'var(--baize-deep)', strokeWidth: 0.16 }}
            />
          )}
        </g>
      ))}
    </svg>
  )
}

/** Monopoly at a glance: who owns what, where the tokens are, and who is worth most. */
export const glance: Glance<State> = {
  Shapes,
  Picture,
  leader({ table }) {
    const worths = table.cash.map((_, seat) => (table.bankrupt[seat] ? -1 : netWorth(table, seat)))
    const most = Math.max(...worths)
    const seat = worths.indexOf(most)
    const alone = worths.lastIndexOf(most) === seat
    return table.turn > 0 && alone ? { seat, words: `at ${money(most)}` } : null
  },
  verb,
}
