import type { GameEvent, Seat } from './game'

/** Events that core writes into every game's log; a game's fold passes them by. */
export type CoreEvent =
  /** What a seat thought before it acted; told to that seat alone. @document AGENT_THOUGHT, AGENT_THINK_STREAM */
  | {
      readonly type: 'thought'
      readonly seat: Seat
      readonly text: string
      readonly category: string
      readonly to: readonly Seat[]
    }
  /** What a seat said aloud, to everyone or to those named. @document AGENT_SPOKE, AGENT_SAY_STREAM */
  | { readonly type: 'spoke'; readonly seat: Seat; readonly text: string; readonly to?: readonly Seat[] }
  /** Public talk of turns that have left the window, in short. */
  | {
      readonly type: 'talk-summarised'
      readonly fromTurn: number
      readonly toTurn: number
      readonly text: string
    }

/** One line of a match's log. */
export type Entry<E extends GameEvent = GameEvent> = {
  /** From 1, without a hole. */
  readonly seq: number
  /** Number among the public events, from 1; null for the others. */
  readonly pub: number | null
  readonly turn: number
  readonly event: E | CoreEvent
  /** Number of the decision it followed from; null before the first. */
  readonly decision: number | null
  /** ISO 8601, from the match's clock; outside hashes. */
  readonly at: string
  /** Chain over the match: SHA-256 of the hash before and this entry without `at`. Hex. */
  readonly hash: string
}

const CORE_TYPES: ReadonlySet<string> = new Set(['thought', 'spoke', 'talk-summarised'])

export const isCoreEvent = (event: GameEvent | CoreEvent): event is CoreEvent => CORE_TYPES.has(event.type)

export const isPublic = (event: GameEvent): boolean => event.to === undefined

/** Whether a seat, or the public (null), hears of an event. */
export const isHeardBy = (event: GameEvent, seat: Seat | null): boolean =>
  event.to === undefined || (seat !== null && event.to.includes(seat))

/** Folds events into a state in place and returns it. */
export function fold<State, E extends GameEvent>(
  table: { evolve(state: State, event: E): void },
  state: State,
  events: Iterable<E | CoreEvent>,
): State {
  for (const event of events) if (!isCoreEvent(event)) table.evolve(state, event as E)
  return state
}

/** An event as rows and files hold it: who and to whom apart from the event's own fields. */
export type EventRow = {
  readonly type: string
  readonly seat?: Seat
  readonly to?: readonly Seat[]
  readonly data: Readonly<Record<string, unknown>>
}

export function toRow(event: GameEvent & { readonly seat?: Seat }): EventRow {
  const { type, seat, to, ...data } = event
  return { type, ...(seat !== undefined && { seat }), ...(to !== undefined && { to }), data }
}

export const fromRow = ({ type, seat, to, data }: EventRow): GameEvent => ({
  type,
  ...(seat !== undefined && { seat }),
  ...(to !== undefined && { to }),
  ...data,
})
