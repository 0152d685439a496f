import type { Entry } from '@/lib/core/log'
import type { AttemptRow, DecisionRow, LayerRow, MatchRow, SeatRow } from '@/lib/store/store'
import type { SummaryRow } from '@/lib/store/summaries'

/** Raised when a line changes its meaning; older files are then read by what is kept for them. */
export const MATCH_SCHEMA = 1

/** A match's own columns. Its owner stays at home, and the seed is told only once it is over. */
export type MatchHeader = Omit<MatchRow, 'ownerId' | 'seed' | 'createdAt' | 'startedAt' | 'endedAt'> & {
  readonly seed: number | null
  readonly createdAt: string
  readonly startedAt: string | null
  readonly endedAt: string | null
}

type AttemptLine = Omit<AttemptRow, 'raw' | 'startedAt' | 'endedAt'> & {
  /** Base64 of the bytes as they came. */
  readonly raw: string | null
  readonly startedAt: string
  readonly endedAt: string | null
}
type DecisionLine = Omit<DecisionRow, 'matchId' | 'askedAt' | 'answeredAt' | 'ruledAt' | 'attempts'> & {
  readonly askedAt: string
  readonly answeredAt: string | null
  readonly ruledAt: string | null
  readonly attempts: readonly AttemptLine[]
}

type SummaryLine = Omit<SummaryRow, 'matchId' | 'raw' | 'startedAt' | 'endedAt'> &
  Pick<AttemptLine, 'raw' | 'startedAt' | 'endedAt'>

/**
 * The lines of an exported match, in this order: head, events, layers before the first decision that uses them, calls
 * for summaries, end.
 */
export type MatchLine =
  | { readonly kind: 'parlor-match'; readonly schema: number; readonly match: MatchHeader }
  | { readonly kind: 'event'; readonly event: Entry }
  | { readonly kind: 'layer'; readonly layer: LayerRow }
  | { readonly kind: 'decision'; readonly decision: DecisionLine }
  | { readonly kind: 'summary'; readonly summary: SummaryLine }
  | ({ readonly kind: 'end' } & Readonly<Record<'events' | 'layers' | 'decisions' | 'summaries', number>>)

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** Who plays a seat, without the way there: addresses and the names of keys are the owner's business. */
function played({ agent: { baseUrl: _, keyRef: __, ...agent }, ...seat }: SeatRow): SeatRow {
  return { ...seat, agent }
}

export function headLine({ ownerId: _, ceiling: __, ...match }: MatchRow, knowsSeed: boolean): MatchLine {
  const times = {
    createdAt: match.createdAt.toISOString(),
    startedAt: iso(match.startedAt),
    endedAt: iso(match.endedAt),
  }
  const seed = knowsSeed ? match.seed : null
  return {
    kind: 'parlor-match',
    schema: MATCH_SCHEMA,
    match: { ...match, ...times, seats: match.seats.map(played), seed },
  }
}

type Call = Pick<AttemptRow, 'raw' | 'startedAt' | 'endedAt'>
type CallLine = Pick<AttemptLine, 'raw' | 'startedAt' | 'endedAt'>

/** A call with its bytes and times as text. */
const written = <C extends Call>({ raw, startedAt, endedAt, ...call }: C) => ({
  ...call,
  raw: raw && Buffer.from(raw).toString('base64'),
  startedAt: startedAt.toISOString(),
  endedAt: iso(endedAt),
})
const readBack = <L extends CallLine>({ raw, startedAt, endedAt, ...line }: L) => ({
  ...line,
  raw: raw === null ? null : Uint8Array.from(Buffer.from(raw, 'base64')),
  startedAt: new Date(startedAt),
  endedAt: date(endedAt),
})

export function decisionLine({ matchId: _, ...row }: DecisionRow): MatchLine {
  const times = {
    askedAt: row.askedAt.toISOString(),
    answeredAt: iso(row.answeredAt),
    ruledAt: iso(row.ruledAt),
  }
  return { kind: 'decision', decision: { ...row, ...times, attempts: row.attempts.map(written) } }
}

export const summaryLine = ({ matchId: _, ...row }: SummaryRow): MatchLine => ({
  kind: 'summary',
  summary: written(row),
})

const date = (text: string | null): Date | null => (text === null ? null : new Date(text))

export const summaryOf = (matchId: string, line: SummaryLine): SummaryRow => ({ matchId, ...readBack(line) })

export const decisionOf = (matchId: string, line: DecisionLine): DecisionRow => ({
  ...line,
  matchId,
  askedAt: new Date(line.askedAt),
  answeredAt: date(line.answeredAt),
  ruledAt: date(line.ruledAt),
  attempts: line.attempts.map(readBack),
})

export const matchOf = (header: MatchHeader, seed: number): MatchRow => ({
  ...header,
  seed,
  ownerId: null,
  createdAt: new Date(header.createdAt),
  startedAt: date(header.startedAt),
  endedAt: date(header.endedAt),
})
