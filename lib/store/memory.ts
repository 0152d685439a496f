import type { Entry } from '@/lib/core/log'
import {
  ABORTED,
  answeredBy,
  begun,
  begunAttempt,
  freshMatch,
  movedBy,
  ORPHANED,
  OVERTAKEN,
  timesOf,
  unanswered,
} from './records'
import {
  type AttemptRow,
  type DecisionRow,
  isRepeatable,
  type LayerRow,
  LogMoved,
  type MatchRow,
  type MatchStore,
} from './store'
import type { SummaryRow } from './summaries'

/** A match with everything that was stored about it. */
export type MatchDump = {
  readonly match: MatchRow
  readonly entries: readonly Entry[]
  readonly decisions: readonly DecisionRow[]
  readonly layers: readonly LayerRow[]
  /** Calls that put older talk in short; absent: none. */
  readonly summaries?: readonly SummaryRow[]
}
export type MemoryStore = MatchStore & { dump(matchId: string): MatchDump }

type Shelf = { match: MatchRow; readonly entries: Entry[]; readonly decisions: Map<number, DecisionRow> }
type Shelves = Map<string, Shelf>
type Layers = Map<string, LayerRow>

/** Matches in memory: the twin of the Postgres store for tests, seeds and figures. */
export function memoryStore(): MemoryStore {
  const shelves: Shelves = new Map()
  const layers: Layers = new Map()
  return {
    ...matchesIn(shelves, layers),
    ...decisionsIn(shelves, layers),
    dump(matchId) {
      const { match, entries, decisions } = shelfOf(shelves, matchId)
      const used = new Set([...decisions.values()].flatMap((row) => row.layers.map(({ hash }) => hash)))
      const kept = [...layers.values()].filter(({ hash }) => used.has(hash))
      return { match, entries: [...entries], decisions: [...decisions.values()], layers: kept }
    },
  }
}

function shelfOf(shelves: Shelves, matchId: string): Shelf {
  const found = shelves.get(matchId)
  if (!found) throw new Error(`there is no match ${matchId}`)
  return found
}

type MatchPart = 'create' | 'find' | 'readSteering' | 'readLog' | 'append' | 'setStatus' | 'setPace'

function matchesIn(shelves: Shelves, layers: Layers): Pick<MatchStore, MatchPart> {
  return {
    async create(match) {
      if (shelves.has(match.id)) throw new Error(`match ${match.id} is there already`)
      shelves.set(match.id, { match: freshMatch(match, new Date()), entries: [], decisions: new Map() })
    },
    find: async (matchId) => shelves.get(matchId)?.match ?? null,
    async readSteering(matchId) {
      const match = shelves.get(matchId)?.match
      return match ? { status: match.status, reason: match.reason, pace: match.pace, head: match.head } : null
    },
    readLog: async (matchId, after = 0) => shelves.get(matchId)?.entries.slice(after) ?? [],
    async append(matchId, after, step) {
      const shelf = shelfOf(shelves, matchId)
      if (shelf.match.head !== after || shelf.match.status !== 'running') throw new LogMoved(matchId, after)
      shelf.entries.push(...step.entries)
      for (const number of step.ruled) change(shelf, number, () => ({ ruledAt: step.ruledAt }))
      shelf.match = { ...shelf.match, ...movedBy(shelf.match, after, step) }
      for (const { decision, layers: rows } of step.next) {
        keep(layers, rows)
        shelf.decisions.set(decision.number, begun(decision))
      }
    },
    async setStatus(matchId, from, to, reason) {
      const shelf = shelves.get(matchId)
      if (!shelf || !from.includes(shelf.match.status)) return false
      shelf.match = { ...shelf.match, status: to, reason, ...timesOf(shelf.match, to, new Date()) }
      return true
    },
    async setPace(matchId, pace) {
      const shelf = shelfOf(shelves, matchId)
      shelf.match = { ...shelf.match, pace }
    },
  }
}

function decisionsIn(
  shelves: Shelves,
  layers: Layers,
): Pick<MatchStore, Exclude<keyof MatchStore, MatchPart>> {
  return {
    async openDecision(decision, rows) {
      const shelf = shelfOf(shelves, decision.matchId)
      keep(layers, rows)
      const { decisions } = shelf
      if (!decisions.has(decision.number)) decisions.set(decision.number, unanswered(decision))
      return decisionOf(shelf, decision.number)
    },
    async openAttempt(matchId, number, note, startedAt) {
      const shelf = shelfOf(shelves, matchId)
      const open = (attempt: AttemptRow) => attempt.endedAt === null
      changeAttempts(shelf, number, open, { failure: ORPHANED, endedAt: startedAt })
      const next = decisionOf(shelf, number).attempts.length + 1
      const one = begunAttempt(next, note, startedAt)
      change(shelf, number, ({ attempts }) => ({ attempts: [...attempts, one] }))
      return next
    },
    async closeAttempt(matchId, number, closed, answered) {
      const shelf = shelfOf(shelves, matchId)
      const { attempts, after, source } = decisionOf(shelf, number)
      const orphaned = attempts[closed.number - 1].endedAt !== null
      const overtaken = answered !== null && source !== null
      const lost = orphaned ? ORPHANED : overtaken ? OVERTAKEN : null
      const paid = answered !== null && !isRepeatable(answered.source)
      const late = paid && shelf.match.status !== 'running' ? ABORTED : null
      const it = (attempt: AttemptRow) => attempt.number === closed.number
      changeAttempts(shelf, number, it, { ...closed, failure: lost ?? late ?? closed.failure })
      if (lost) throw new LogMoved(matchId, after)
      if (answered && !late) change(shelf, number, () => answeredBy(answered))
      return late === null
    },
    async refuse(matchId, number, refused, failure) {
      const shelf = shelfOf(shelves, matchId)
      changeAttempts(shelf, number, (attempt) => attempt.number === refused, { failure })
      change(shelf, number, () => ({ reply: null, source: null, answeredAt: null }))
    },
    async answer(matchId, answered) {
      const shelf = shelfOf(shelves, matchId)
      const { source, after } = decisionOf(shelf, answered.number)
      if (source !== null) throw new LogMoved(matchId, after)
      change(shelf, answered.number, () => answeredBy(answered))
    },
    findDecision: async (matchId, number) => shelves.get(matchId)?.decisions.get(number) ?? null,
    readLayers: async (hashes) => hashes.flatMap((hash) => layers.get(hash) ?? []),
  }
}

function keep(layers: Layers, rows: readonly LayerRow[]): void {
  for (const row of rows) if (!layers.has(row.hash)) layers.set(row.hash, row)
}

function decisionOf({ match, decisions }: Shelf, number: number): DecisionRow {
  const found = decisions.get(number)
  if (!found) throw new Error(`match ${match.id} has no decision ${number}`)
  return found
}

function change(shelf: Shelf, number: number, by: (row: DecisionRow) => Partial<DecisionRow>): void {
  const row = decisionOf(shelf, number)
  shelf.decisions.set(number, { ...row, ...by(row) })
}

function changeAttempts(
  shelf: Shelf,
  number: number,
  which: (attempt: AttemptRow) => boolean,
  to: Partial<AttemptRow>,
): void {
  const changed = (attempt: AttemptRow) => (which(attempt) ? { ...attempt, ...to } : attempt)
  change(shelf, number, ({ attempts }) => ({ attempts: attempts.map(changed) }))
}
