import type { Failure } from '@/lib/core/reply'

/** A call that puts talk of older turns in short: no seat's, so no decision's. */
export type SummaryBegun = {
  readonly matchId: string
  readonly fromTurn: number
  readonly toTurn: number
  /** Provider and model. */
  readonly model: string
  /** The two messages that were sent. */
  readonly system: string
  readonly user: string
  readonly startedAt: Date
}
export type SummaryEnd = {
  /** null: it failed, and the game's digest stood in. */
  readonly text: string | null
  readonly raw: Uint8Array | null
  readonly failure: Failure | null
  readonly inputTokens: number | null
  readonly cachedTokens: number | null
  readonly outputTokens: number | null
  /** US dollars; null: no price. */
  readonly cost: number | null
  /** The provider told no tokens: they were counted here. */
  readonly estimated: boolean
  /** null: it is still out, or its worker was lost. */
  readonly endedAt: Date | null
}
export type SummaryRow = SummaryBegun & SummaryEnd

/** Where calls for summaries are kept: in memory and in Postgres. */
export interface SummaryStore {
  /** Writes a call before it is made. null: it is the caller's to make; else what is stored of the batch already. */
  open(begun: SummaryBegun): Promise<SummaryRow | null>
  close(matchId: string, toTurn: number, end: SummaryEnd): Promise<void>
  /** All of a match, in order. */
  read(matchId: string): Promise<SummaryRow[]>
}

const UNENDED: SummaryEnd = {
  text: null,
  raw: null,
  failure: null,
  inputTokens: null,
  cachedTokens: null,
  outputTokens: null,
  cost: null,
  estimated: false,
  endedAt: null,
}

export function memorySummaries(): SummaryStore {
  const rows = new Map<string, SummaryRow>()
  const key = (matchId: string, toTurn: number) => `${matchId} ${toTurn}`
  return {
    async open(begun) {
      const known = rows.get(key(begun.matchId, begun.toTurn))
      if (!known) rows.set(key(begun.matchId, begun.toTurn), { ...begun, ...UNENDED })
      return known ?? null
    },
    async close(matchId, toTurn, end) {
      const row = rows.get(key(matchId, toTurn))
      if (row) rows.set(key(matchId, toTurn), { ...row, ...end })
    },
    read: async (matchId) =>
      [...rows.values()].filter((row) => row.matchId === matchId).sort((a, b) => a.toTurn - b.toTurn),
  }
}
