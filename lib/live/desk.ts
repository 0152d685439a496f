import { SOURCES } from '@/lib/core/reply'
import type { TurnNouns, TurnWords } from '@/lib/core/turns'

// What the reading desk is asked for, and its address. One text for one question: links, keys and exports share it.

export const SORTS = ['newest', 'longest', 'slowest', 'costliest'] as const
export type Sort = (typeof SORTS)[number]
/** Where words are looked for: said aloud, thought, in the packets, or in all of them. */
export const SCOPES = ['anywhere', 'said', 'thought', 'packets'] as const
export type Scope = (typeof SCOPES)[number]

/** Lists are alternatives; an empty list or null asks for nothing. `failure` "any" stands for whatever failed. */
export type Desk = {
  readonly q: string
  readonly scope: Scope
  readonly sort: Sort
  readonly game: readonly string[]
  readonly match: string | null
  readonly persona: readonly string[]
  readonly agent: readonly string[]
  readonly type: readonly string[]
  readonly phase: readonly string[]
  readonly source: readonly string[]
  readonly failure: readonly string[]
  readonly turnFrom: number | null
  readonly turnTo: number | null
  /** Days or moments in UTC, ISO 8601; `to` includes a whole day. */
  readonly from: string | null
  readonly to: string | null
}

export const EMPTY_DESK: Desk = {
  ...{ q: '', scope: 'anywhere', sort: 'newest', match: null },
  ...{ game: [], persona: [], agent: [], type: [], phase: [], source: [], failure: [] },
  ...{ turnFrom: null, turnTo: null, from: null, to: null },
}

export const LISTS = ['game', 'persona', 'agent', 'type', 'phase', 'source', 'failure'] as const
export type ListName = (typeof LISTS)[number]

const TEXT_MOST = 200
const LIST_MOST = 40
const TURN_MOST = 2 ** 31 - 1
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z?)?$/

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((name) => name === value)

function turnOf(text: string | null): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null
  return Math.min(Number(text), TURN_MOST)
}

const momentOf = (text: string | null): string | null =>
  text !== null && MOMENT.test(text) && !Number.isNaN(Date.parse(text)) ? text : null

const listOf = (text: string | null): readonly string[] =>
  [...new Set((text ?? '').split(','))]
    .map(unescaped)
    .filter((item) => item !== '' && item.length <= TEXT_MOST && !item.includes('\0'))
    .slice(0, LIST_MOST)

/** Names may hold commas: each is written with its comma escaped once more. */
const escaped = (item: string): string => item.replace(/%/g, '%25').replace(/,/g, '%2C')
const unescaped = (item: string): string => item.replace(/%2C/g, ',').replace(/%25/g, '%')

/** The question an address asks; what is not understood is not in it. */
export function readDesk(query: URLSearchParams): Desk {
  const get = (name: string) => query.get(name)
  const match = get('match')
  const lists = Object.fromEntries(LISTS.map((name) => [name, listOf(get(name))])) as Pick<Desk, ListName>
  return {
    ...lists,
    q: (get('q') ?? '').replaceAll('\0', '').slice(0, TEXT_MOST),
    scope: oneOf(SCOPES, get('in')) ?? 'anywhere',
    sort: oneOf(SORTS, get('sort')) ?? 'newest',
    match: match !== null && UUID.test(match) ? match.toLowerCase() : null,
    source: lists.source.filter((name) => oneOf(SOURCES, name)),
    turnFrom: turnOf(get('turnFrom')),
    turnTo: turnOf(get('turnTo')),
    from: momentOf(get('from')),
    to: momentOf(get('to')),
  }
}

/** The address of a question, in one fixed order and without what it does not ask. */
export function writeDesk(desk: Desk): URLSearchParams {
  const query = new URLSearchParams()
  const set = (name: string, value: string | number | null, absent: string | null = null) => {
    if (value !== null && value !== '' && value !== absent) query.set(name, String(value))
  }
  set('q', desk.q)
  set('in', desk.scope, 'anywhere')
  set('sort', desk.sort, 'newest')
  for (const name of LISTS) set(name, desk[name].map(escaped).join(','))
  set('match', desk.match)
  set('turnFrom', desk.turnFrom)
  set('turnTo', desk.turnTo)
  set('from', desk.from)
  set('to', desk.to)
  return query
}

/** The whole question as one value, for the address of a decision that was found by it. */
export const deskText = (desk: Desk): string => writeDesk(desk).toString()

/** The page of a decision; it leads on along the question by which it was found. */
export function decisionAddress(match: string, number: number, desk: Desk | null): string {
  const text = desk ? deskText(desk) : null
  const page = `/games/${match}/decisions/${number}`
  return text === null ? page : `${page}?${new URLSearchParams({ desk: text })}`
}

/** One line of the desk: words and figures of a decision, no layers. Times are ISO 8601, costs US dollars. */
export type DeskRow = {
  readonly match: string
  readonly title: string
  readonly game: string
  readonly number: number
  readonly seat: number
  readonly name: string
  readonly persona: string
  readonly agent: string
  readonly type: string
  readonly phase: string
  readonly turn: number
  /** That turn as the game calls it. */
  readonly turnWords: Pick<TurnWords, 'inLine' | 'tick'>
  readonly source: string | null
  readonly failure: string | null
  readonly speech: string | null
  readonly thought: string | null
  readonly promptTokens: number
  readonly outputTokens: number | null
  readonly cost: number | null
  readonly askedAt: string
  /** Milliseconds until the answer; null: none yet. */
  readonly took: number | null
  /** The layer in which the words were found, where they were neither said nor thought. */
  readonly found: string | null
}

/**
 * Some lines and where to go on: `next` is null at the end. `until`: how far a search of the packets has looked where
 * it found little on the way; there is more to look through.
 */
export type DeskPage = {
  readonly rows: readonly DeskRow[]
  readonly next: string | null
  readonly until: string | null
}

/** `more`: there are more than these. */
export type DeskCount = { readonly count: number; readonly more: boolean }

/** `turns`: of a game. */
export type DeskOption = { readonly value: string; readonly label: string; readonly turns?: TurnNouns }
/** What can be chosen: as it occurs in the games that the reader may read. */
export type DeskOptions = Readonly<Record<ListName, readonly DeskOption[]>>
