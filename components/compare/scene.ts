import type { AnyTable } from '@/lib/core/game'
import { isCoreEvent } from '@/lib/core/log'
import type { WireEntry } from '@/lib/live/channel'
import type { MatchHead } from '@/lib/live/shapes'
import type { TurnNames } from '../boards/board'
import type { AnyBoard } from '../boards/boards'
import type { Side } from './sides'
import type { Whose } from './twin-figure'

/** What every part of the page is told of the two games. */
export type CompareScene = {
  readonly a: MatchHead
  readonly b: MatchHead
  readonly whose: readonly Whose[]
  readonly table: AnyTable
  readonly board: AnyBoard
  readonly turnNames: TurnNames
}
export type Entries = Readonly<Record<Side, readonly WireEntry[]>>

export const namesOf = ({ seats }: MatchHead): readonly string[] => seats.map(({ name }) => name)

const SENTENCES = 3

/** What a seat did with a decision, by what followed from it: the game's own verb, else its first facts in sentences. */
export function deedWords(
  { table, board }: Pick<CompareScene, 'table' | 'board'>,
  match: MatchHead,
  { seat, after }: { readonly seat: number; readonly after: readonly WireEntry[] },
): string {
  const names = namesOf(match)
  const facts = after.map(({ event }) => event).filter((event) => !isCoreEvent(event))
  const told = facts.filter((event) => board.telling(event) !== 'hidden')
  const sentences = told.slice(0, SENTENCES).map((event) => table.narrate(event, names))
  const rest = told.length - sentences.length
  if (sentences.length > 0) return rest > 0 ? `${sentences.join(' ')} And ${rest} more.` : sentences.join(' ')
  return board.verb(facts, seat, names)
}

/** What was said aloud with a decision; empty where nothing was. */
export const spokenIn = (after: readonly WireEntry[]): string =>
  after.flatMap(({ event }) => (event.type === 'spoke' && 'text' in event ? [String(event.text)] : []))[0] ??
  ''
