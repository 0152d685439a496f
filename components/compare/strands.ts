import type { AnyTable, Seat, Setup } from '@/lib/core/game'
import { isCoreEvent } from '@/lib/core/log'
import type { Audience, WireEntry } from '@/lib/live/channel'
import type { AnyFigure, AnyStrand } from '../boards/board'
import type { AnyBoard } from '../boards/boards'

// Numbers of two games over the same turns. Pure, without React.

const isOpen = (audience: Audience) => (figure: AnyFigure) => !figure.observers || audience === 'observer'

/** Of figures that count change: all of it up to there. */
const figureStrand = ({ title, of, say }: AnyFigure, seat: Seat): AnyStrand => ({
  ...{ title, seat, say },
  id: `${title} ${seat}`,
  of: (state) => of(state)[seat] ?? null,
})

/** What games of this set-up are compared by. */
export function strandsOf(board: AnyBoard, setup: Setup, audience: Audience): readonly AnyStrand[] {
  if (board.strands) return board.strands(setup)
  const open = board.figures.filter(isOpen(audience))
  const levels = open.filter(({ kind }) => kind === 'level')
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat)
  return (levels.length > 0 ? levels : open).flatMap((figure) =>
    seats.map((seat) => figureStrand(figure, seat)),
  )
}

/** Values of all strands at the end of a turn. `n`: its last entry. */
export type TurnEnd = {
  readonly turn: number
  readonly n: number
  readonly values: readonly (number | null)[]
}

/** A log read once: how the strands stand at the end of each turn, from before the first. */
export function turnEnds(
  { table, setup }: { readonly table: AnyTable; readonly setup: Setup },
  strands: readonly AnyStrand[],
  entries: readonly WireEntry[],
): readonly TurnEnd[] {
  const state = table.initial(setup)
  const values = () => strands.map(({ of }) => of(state))
  const ends: TurnEnd[] = []
  let turn = 0
  let last = 0
  for (const { turn: now, n, event } of entries) {
    if (now !== turn) {
      ends.push({ turn, n: last, values: values() })
      turn = now
    }
    last = n
    if (!isCoreEvent(event)) table.evolve(state, event)
  }
  ends.push({ turn, n: last, values: values() })
  return ends
}

/** One strand in both games. `a` and `b` by turn, from 0; null: not known, or over by then. */
export type Twin = {
  readonly strand: AnyStrand
  readonly a: readonly (number | null)[]
  readonly b: readonly (number | null)[]
  /** The first turn at whose end they differ while both go on; null: they never do. */
  readonly parts: number | null
}

const column = (ends: readonly TurnEnd[], at: number, turns: number): readonly (number | null)[] => {
  const byTurn = new Map(ends.map(({ turn, values }) => [turn, values[at] ?? null]))
  const last = ends.at(-1)?.turn ?? 0
  let value: number | null = null
  // a turn without an event changes nothing
  return Array.from({ length: turns }, (_, turn) => {
    if (byTurn.has(turn)) value = byTurn.get(turn) ?? null
    return turn > last ? null : value
  })
}

/** Strands of both games over the longer one's turns. */
export function twins(
  strands: readonly AnyStrand[],
  a: readonly TurnEnd[],
  b: readonly TurnEnd[],
): readonly Twin[] {
  const turns = Math.max(a.at(-1)?.turn ?? 0, b.at(-1)?.turn ?? 0) + 1
  return strands.map((strand, i) => {
    const [one, other] = [column(a, i, turns), column(b, i, turns)]
    const found = one.findIndex((value, turn) => {
      const twin = other[turn] ?? null
      return value !== null && twin !== null && value !== twin
    })
    return { strand, a: one, b: other, parts: found < 0 ? null : found }
  })
}

/** The last value that is known. */
export const ending = (values: readonly (number | null)[]): number | null =>
  values.findLast((value) => value !== null) ?? null
