import type { AnyTable, Names, Setup } from '@/lib/core/game'
import { isCoreEvent } from '@/lib/core/log'
import type { WireEntry } from '@/lib/live/channel'
import type { Mark } from '../boards/board'
import type { AnyBoard } from '../boards/boards'

/** Scores of all seats after entry `n`. */
export type Sample = { readonly n: number; readonly scores: readonly number[] }
/** What the timeline shows of a whole log. */
export type Chronicle = {
  readonly marks: readonly Mark[]
  /** One at the start, one at each turn's end, one at the end. */
  readonly samples: readonly Sample[]
  /** The first entry of each turn. */
  readonly turns: readonly { readonly turn: number; readonly n: number }[]
}

export type Played = {
  readonly table: AnyTable
  readonly board: AnyBoard
  readonly setup: Setup
  readonly names: Names
}

/** Reads a log once from its start. `of`: the figures that are plotted. */
export function chronicle(
  { table, board, setup, names }: Played,
  entries: readonly WireEntry[],
  of: (state: unknown) => readonly number[] = board.scores,
): Chronicle {
  const state = table.initial(setup)
  const marks: Mark[] = []
  const samples: Sample[] = [{ n: 0, scores: [...of(state)] }]
  const turns: { turn: number; n: number }[] = []
  for (const { n, turn, event } of entries) {
    if (turn !== (turns.at(-1)?.turn ?? 0)) {
      samples.push({ n: n - 1, scores: [...of(state)] })
      turns.push({ turn, n })
    }
    if (isCoreEvent(event)) continue
    const mark = board.mark(state, event, names)
    if (mark) marks.push({ ...mark, n, turn })
    table.evolve(state, event)
  }
  samples.push({ n: entries.length, scores: [...of(state)] })
  const later = board.hindsight?.(entries, names) ?? []
  return { marks: later.length === 0 ? marks : inOrder([...marks, ...later]), samples, turns }
}

const inOrder = (marks: Mark[]): Mark[] => marks.sort((a, b) => a.n - b.n)

/**
 * What of it is shown at `at`: what came to light by then. `now`: the figures at the cursor, where nothing of what lies
 * after it is shown; null: all of it is.
 */
export function shownAt(told: Chronicle, at: number, now: Sample['scores'] | null): Chronicle {
  const ahead = now === null
  const isHidden = ({ n, since = 0 }: Mark) => since > at || (!ahead && n > at)
  const marks = told.marks.some(isHidden) ? told.marks.filter((mark) => !isHidden(mark)) : told.marks
  if (ahead) return marks === told.marks ? told : { ...told, marks }
  const samples = told.samples.filter(({ n }) => n < at)
  return { ...told, marks, samples: [...samples, { n: at, scores: now }] }
}

/** The last entry before turn `turn` began, or the end of the log: where a jump to the next turn's start lands. */
export function turnStep({ turns }: Chronicle, at: number, way: 1 | -1): number | null {
  if (way > 0) return turns.find(({ n }) => n > at)?.n ?? null
  return turns.findLast(({ n }) => n < at)?.n ?? 0
}

/** The mark after `at`, or the one before it: where `[` and `]` lead. */
export function markStep({ marks }: Chronicle, at: number, way: 1 | -1): number | null {
  const found = way > 0 ? marks.find(({ n }) => n > at) : marks.findLast(({ n }) => n < at)
  return found?.n ?? null
}
