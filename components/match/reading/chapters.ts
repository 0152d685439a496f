import type { Mark } from '../../boards/board'
import type { Row } from '../rows'

/** A turn as it is read: its rows, and what happened in it that stands on the timeline. */
export type Chapter = {
  readonly turn: number
  readonly title: string
  readonly rows: readonly Row[]
  /** Numbers of its first entry and of the last one told in it. */
  readonly first: number
  readonly last: number
}

const WEIGHT = { lamp: 0, bad: 1, plain: 2 } as const

const lastOf = (row: Row): number => {
  if (row.kind === 'turn' || row.kind === 'summary') return row.n
  if (row.kind === 'fact') return row.entries.at(-1)?.n ?? row.n
  return Math.max(row.n, row.speech?.n ?? 0, row.thought?.n ?? 0, row.after.at(-1)?.n ?? 0)
}

/** The ledger's rows by turn; a chapter is named after the weightiest mark of its turn. */
export function chaptersOf(rows: readonly Row[], marks: readonly Mark[]): readonly Chapter[] {
  const named = new Map<number, Mark>()
  for (const mark of marks) {
    const old = named.get(mark.turn)
    if (!old || WEIGHT[mark.tone] < WEIGHT[old.tone]) named.set(mark.turn, mark)
  }
  const turns = new Map<number, Row[]>()
  for (const row of rows) {
    const of = turns.get(row.turn)
    if (of) of.push(row)
    else turns.set(row.turn, [row])
  }
  return [...turns].map(([turn, told]) => ({
    turn,
    title: named.get(turn)?.words ?? '',
    rows: told,
    first: told[0]!.n,
    last: Math.max(...told.map(lastOf)),
  }))
}
