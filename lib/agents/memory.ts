import type { AnyGame, Names, Seat, Talk } from '@/lib/core/game'
import { type CoreEvent, type Entry, isHeardBy, isPublic } from '@/lib/core/log'

/**
 * Turns kept word for word, the current one included (older ones are summarised in batches of as many), and public
 * utterances from which on they are summarised at all, where a game says nothing else.
 */
export const TALK: Talk = { window: 10, from: 20 }
const THOUGHTS = 5

type TalkEvent = Extract<CoreEvent, { type: 'spoke' }>
type ThoughtEvent = Extract<CoreEvent, { type: 'thought' }>
type DigestEvent = Extract<CoreEvent, { type: 'talk-summarised' }>
type At<E> = { readonly turn: number; readonly event: E }

/** What a seat may know of what was said and done, each list oldest first. */
export type Memory = {
  /** Everything it heard in the turns kept word for word. */
  readonly heard: readonly Entry[]
  /** What was said in those turns, and before them what no digest tells yet. */
  readonly talk: readonly At<TalkEvent>[]
  readonly digests: readonly DigestEvent[]
  /** Its own last five. */
  readonly thoughts: readonly At<ThoughtEvent>[]
  /** Decisions of its own that it knows of by its words, its thoughts and what it alone was told of itself. */
  decided(): number
  /** Summaries and utterances that gave way to a limit of tokens; absent: none. */
  readonly leftOut?: number
}

/** The memory without so many of the oldest summaries and utterances. */
export function withoutOldest(memory: Memory, count: number): Memory {
  if (count === 0) return memory
  const { digests, talk } = memory
  const spoken = Math.max(0, count - digests.length)
  return { ...memory, digests: digests.slice(count), talk: talk.slice(spoken), leftOut: count }
}

/** Number of the first turn that is still told word for word. */
export const firstTurnOfWindow = (turn: number, { window }: Talk): number => turn - window + 1

/** What a seat heard within the turns kept word for word, oldest first. `entries`: the whole log, in order. */
export function heardLately(
  entries: readonly Entry[],
  seat: Seat | null,
  turn: number,
  talk = TALK,
): Entry[] {
  const from = firstTurnOfWindow(turn, talk)
  let start = entries.length
  while (start > 0 && entries[start - 1].turn >= from) start--
  const heard: Entry[] = []
  for (let i = start; i < entries.length; i++) if (isHeardBy(entries[i].event, seat)) heard.push(entries[i])
  return heard
}

/** What a seat said itself in what it heard, oldest first. */
export const saidBy = (heard: readonly Entry[], seat: Seat): string[] =>
  heard.flatMap(({ event }) => (isSpeech(event) && event.seat === seat ? [event.text] : []))

/** Reads a seat's memory off the whole log. */
export function recall(entries: readonly Entry[], seat: Seat, turn: number, kept = TALK): Memory {
  const from = firstTurnOfWindow(turn, kept)
  const talk: At<TalkEvent>[] = []
  const digests: DigestEvent[] = []
  const thoughts: At<ThoughtEvent>[] = []
  let summarisedTo = 0
  for (let i = entries.length - 1; i >= 0; i--) {
    const { turn: at, event } = entries[i]
    if (isDigest(event)) {
      summarisedTo = Math.max(summarisedTo, event.toTurn)
      digests.push(event)
    } else if (isThought(event)) {
      if (thoughts.length < THOUGHTS && event.seat === seat && isHeardBy(event, seat))
        thoughts.push({ turn: at, event })
    } else if (isSpeech(event) && isHeardBy(event, seat) && (at >= from || at > summarisedTo))
      talk.push({ turn: at, event })
  }
  return {
    heard: heardLately(entries, seat, turn, kept),
    talk: talk.reverse(),
    digests: digests.reverse(),
    thoughts: thoughts.reverse(),
    decided: () => decisionsTold(entries, seat),
  }
}

/** Decisions of a seat that it knows of. */
function decisionsTold(entries: readonly Entry[], seat: Seat): number {
  const told = new Set<number>()
  for (const { decision, event } of entries) if (decision !== null && isOwn(event, seat)) told.add(decision)
  return told.size
}

/** Turns whose talk is put in short together, the last included. */
export type Batch = { readonly fromTurn: number; readonly toTurn: number }

/**
 * The batch of older talk that is due to be summarised now, if any: the next turns, as many as the window has, once
 * all of them have left it and the table has spoken often enough. Each batch is due once. Ask when a turn begins, and
 * again until it is null. `entries`: the whole log; `turn`: the current one.
 */
export function batchDue(entries: readonly Entry[], turn: number, talk = TALK): Batch | null {
  const { window, from } = talk
  if (turn < 2 * window) return null
  const fromTurn = lastSummarised(entries) + 1
  const toTurn = fromTurn + window - 1
  return toTurn >= firstTurnOfWindow(turn, talk) || !hasSpoken(entries, from) ? null : { fromTurn, toTurn }
}

/** What everyone heard in a batch of turns. */
export const publicIn = (entries: readonly Entry[], { fromTurn, toTurn }: Batch): Entry[] =>
  entries.filter(({ turn, event }) => turn >= fromTurn && turn <= toTurn && isPublic(event))

/** What was said aloud among some entries. */
export const talkOf = (entries: readonly Entry[]): At<TalkEvent>[] =>
  entries.flatMap(({ turn, event }) => (isSpeech(event) ? [{ turn, event }] : []))

/** The event that tells a batch in short; once it is in the log, the batch is not due any more. */
export const summarised = ({ fromTurn, toTurn }: Batch, text: string): DigestEvent => ({
  type: 'talk-summarised',
  fromTurn,
  toTurn,
  text,
})

/** The summary that is due now, if any, where no model is asked: the game's digest of public facts. */
export function summaryDue(
  entries: readonly Entry[],
  turn: number,
  game: AnyGame,
  names: Names,
): CoreEvent | null {
  const batch = batchDue(entries, turn, game.talk)
  return batch && summarised(batch, game.digest(publicIn(entries, batch), names))
}

function lastSummarised(entries: readonly Entry[]): number {
  for (let i = entries.length - 1; i >= 0; i--) {
    const { event } = entries[i]
    if (isDigest(event)) return event.toTurn
  }
  return 0
}

function hasSpoken(entries: readonly Entry[], times: number): boolean {
  let utterances = 0
  for (const { event } of entries)
    if (isSpeech(event) && isPublic(event) && ++utterances >= times) return true
  return false
}

/** What only its own answer can have led to: consequences told to all may follow from anybody's. */
const isOwn = (event: Entry['event'], seat: Seat): boolean =>
  'seat' in event &&
  event.seat === seat &&
  isHeardBy(event, seat) &&
  (isSpeech(event) || isThought(event) || !isPublic(event))

const isSpeech = (event: Entry['event']): event is TalkEvent => event.type === 'spoke'
const isThought = (event: Entry['event']): event is ThoughtEvent => event.type === 'thought'
const isDigest = (event: Entry['event']): event is DigestEvent => event.type === 'talk-summarised'
