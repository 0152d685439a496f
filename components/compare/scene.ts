import type { AnyTable } from '@/lib/core/game'
import { isCoreEvent } from '@/lib/core/log'
import type { TurnNames, TurnWords } from '@/lib/core/turns'
import type { WireEntry } from '@/lib/live/channel'
import type { MatchHead } from '@/lib/live/shapes'
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

/** A turn as both games call it; as either does where one began by night and the other by day. */
export const sharedNames =
  (a: TurnNames, b: TurnNames): TurnNames =>
  (turn) => {
    const [one, other] = [a(turn), b(turn)]
    const said = (how: keyof TurnWords) =>
      one[how] === other[how] ? one[how] : `${one[how]} or ${other[how]}`
    return { title: said('title'), inLine: said('inLine'), tick: said('tick'), passed: said('passed') }
  }

export const namesOf = ({ seats }: MatchHead): readonly string[] => seats.map(({ name }) => name)

const SENTENCES = 4

/** The facts that followed from a decision in sentences: first those that the game tells, then the quiet ones. */
function sentencesOf(
  { table, board }: Pick<CompareScene, 'table' | 'board'>,
  match: MatchHead,
  after: readonly WireEntry[],
): readonly string[] {
  const names = namesOf(match)
  const facts = after.map(({ event }) => event).filter((event) => !isCoreEvent(event))
  const isTold = (event: WireEntry['event']) => board.telling(event) !== 'hidden'
  return [...facts.filter(isTold), ...facts.filter((event) => !isTold(event))].map((event) =>
    table.narrate(event, names),
  )
}

export type Deed = { readonly match: MatchHead; readonly seat: number; readonly after: readonly WireEntry[] }

/**
 * What a seat did with a decision that it did not do in the other game: what followed from it there alone, and the
 * game's own verb where that does not say it. `other` null: it was not asked there.
 */
export function deedWords(
  scene: Pick<CompareScene, 'table' | 'board'>,
  { match, seat, after }: Deed,
  other: Deed | null,
): { readonly verb: string; readonly followed: string } {
  const events = after.map(({ event }) => event).filter((event) => !isCoreEvent(event))
  const shared = new Set(other ? sentencesOf(scene, other.match, other.after) : [])
  const own = [...new Set(sentencesOf(scene, match, after))].filter((sentence) => !shared.has(sentence))
  const rest = own.length - SENTENCES
  const followed = own.slice(0, SENTENCES).join(' ') + (rest > 0 ? ` And ${rest} more.` : '')
  const verb = scene.board.verb(events, seat, namesOf(match))
  // most games say it in their sentence as well
  return { verb: followed.includes(verb) ? '' : verb, followed }
}

/** What was said aloud with a decision; empty where nothing was. */
export const spokenIn = (after: readonly WireEntry[]): string =>
  after.flatMap(({ event }) => (event.type === 'spoke' && 'text' in event ? [String(event.text)] : []))[0] ??
  ''
