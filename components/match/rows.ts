import type { GameEvent, Names, Seat } from '@/lib/core/game'
import { isCoreEvent } from '@/lib/core/log'
import type { WireEntry } from '@/lib/live/channel'
import type { Telling } from '../boards/board'

/** One line of the ledger. `n`: the entry that opened it; it grows with those that follow. */
export type Row = TurnRow | TalkRow | FactRow | SummaryRow
export type TurnRow = { readonly kind: 'turn'; readonly n: number; readonly turn: number }
/** A decision: what was thought, what was said, and what followed. */
export type TalkRow = {
  readonly kind: 'talk'
  readonly n: number
  readonly turn: number
  readonly seat: Seat
  readonly decision: number | null
  readonly thought: Words | null
  readonly speech: Words | null
  /** Entries of the game that followed from it. */
  readonly after: readonly WireEntry[]
}
/** `to`: whispered to these seats, the speaker perhaps among them. */
export type Words = { readonly n: number; readonly text: string; readonly to?: readonly Seat[] }
/** What happened, one seat's facts in a line. */
export type FactRow = {
  readonly kind: 'fact'
  readonly n: number
  readonly turn: number
  readonly entries: readonly WireEntry[]
}

/** Talk of earlier turns in short, as the models are reminded of it. */
export type SummaryRow = {
  readonly kind: 'summary'
  readonly n: number
  readonly turn: number
  readonly fromTurn: number
  readonly toTurn: number
  readonly text: string
}

type Growing<R> = { -readonly [K in keyof R]: R[K] extends readonly (infer U)[] ? U[] : R[K] }
type Tells = (event: GameEvent) => Telling

const seatOf = (event: GameEvent): Seat | null => (event as { seat?: Seat }).seat ?? null
const MOST_FACTS = 6

/** Needs no line beside the talk of `seat`: hidden, or said by its verb. */
function isInTalk(telling: Telling, { event }: WireEntry, seat: Seat): boolean {
  if (telling === 'hidden') return true
  if (!telling.inTalk) return false
  return (event as { readonly [field: string]: unknown })[telling.inTalk] === seat
}

/** The ledger of a log, in order. */
export function rowsOf(entries: readonly WireEntry[], tellingOf: Tells): readonly Row[] {
  const rows: Row[] = []
  const talks = new Map<number, Growing<TalkRow>>()
  let latest: Growing<TalkRow> | null = null
  let facts: Growing<FactRow> | null = null
  let turn = 0
  for (const entry of entries) {
    const { event, n, decision } = entry
    if (entry.turn !== turn) {
      turn = entry.turn
      rows.push({ kind: 'turn', n, turn })
      facts = null
      latest = null
    }
    if (isCoreEvent(event)) {
      if (event.type === 'talk-summarised') {
        const { fromTurn, toTurn, text } = event
        rows.push({ kind: 'summary', n, turn, fromTurn, toTurn, text })
        continue
      }
      const known = decision === null ? undefined : talks.get(decision)
      const talk = known ?? talkRow(entry, event.seat)
      if (!known) rows.push(talk)
      if (decision !== null) talks.set(decision, talk)
      if (event.type === 'thought') talk.thought = { n, text: event.text }
      else talk.speech = { n, text: event.text, ...(event.to && { to: event.to }) }
      latest = talk
      facts = null
      continue
    }
    // the public is told no numbers of decisions: what comes first after words followed from them
    const cause = decision === null ? latest : talks.get(decision)
    const isFirst = cause?.after.every((earlier) => isInTalk(tellingOf(earlier.event), earlier, cause.seat))
    cause?.after.push(entry)
    const telling = tellingOf(event)
    if (telling === 'hidden') continue
    if (cause && isInTalk(telling, entry, cause.seat) && (decision !== null || isFirst)) continue
    const joins =
      facts && seatOf(facts.entries[0]!.event) === seatOf(event) && facts.entries.length < MOST_FACTS
    if (facts && joins) facts.entries.push(entry)
    else {
      facts = { kind: 'fact', n, turn, entries: [entry] }
      rows.push(facts)
    }
  }
  return rows
}

const talkRow = ({ n, turn, decision }: WireEntry, seat: Seat): Growing<TalkRow> => ({
  kind: 'talk',
  n,
  turn,
  seat,
  decision,
  thought: null,
  speech: null,
  after: [],
})

/** How many rows the first `at` entries fill. */
export function rowsUpTo(rows: readonly Row[], at: number): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (rows[middle]!.n <= at) low = middle + 1
    else high = middle
  }
  return low
}

/** Sentences about one seat as one: "The Shark rolls 3 and 4; moves 7 spaces to …; pays …". */
export function joinedFacts(sentences: readonly string[], names: Names): string {
  const name = names.find((known) => sentences[0]?.startsWith(`${known} `))
  return sentences
    .map((sentence, i) => (i > 0 && name ? sentence.replace(new RegExp(`^${escaped(name)} `), '') : sentence))
    .map((sentence, i) => (i < sentences.length - 1 ? sentence.replace(/\.$/, '') : sentence))
    .join('; ')
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A sentence in pieces, names apart: they are set bold. "The Shark 24" is no Shark 2 with a 4 behind it. */
export function pieces(sentence: string, names: Names): readonly { text: string; name: boolean }[] {
  const known = [...new Set(names)].filter((name) => name !== '').sort((a, b) => b.length - a.length)
  if (known.length === 0) return [{ text: sentence, name: false }]
  return sentence
    .split(new RegExp(`(?<![\\p{L}\\p{N}])(${known.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'u'))
    .filter((text) => text !== '')
    .map((text) => ({ text, name: known.includes(text) }))
}
