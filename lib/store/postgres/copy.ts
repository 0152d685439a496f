import { Prisma, type PrismaClient } from '@/generated/prisma/client'
import type { MatchDump } from '../memory'
import type { DecisionRow, SeatRow } from '../store'
import { attemptColumns, decisionColumns, eventColumns } from './rows'

const ROWS = 1_000
/** Milliseconds that the copy of one match may take. */
const PATIENCE = 60_000

type Rows = readonly object[]
type Writer = Pick<PrismaClient, '$executeRaw'>

/**
 * Copies a whole match with its record into Postgres in one transaction, unless it is there: false then. Rows go as
 * JSON, a thousand to a statement, which is many times faster than row by row.
 */
export async function copyMatch(client: PrismaClient, dump: MatchDump): Promise<boolean> {
  const { match, entries, decisions, layers, summaries = [] } = dump
  const { seats, ...columns } = match
  const known = await client.match.findUnique({ where: { id: match.id }, select: { id: true } })
  if (known) return false
  const attempts = decisions.flatMap((row) =>
    row.attempts.map((attempt) => {
      const { raw, ...rest } = attemptColumns(match.id, row.number, attempt)
      return { ...rest, raw: hex(raw) }
    }),
  )
  const ruled = decisions.map((row) => ({
    ...decisionColumns(row),
    ...answerColumns(row),
    ...sitterColumns(seats[row.request.seat]),
  }))
  // layers are shared by content and harmless without a match; sorted, so that two copies cannot block each other
  await insert(
    client,
    'Layer',
    layers.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)),
  )
  await client.$transaction(
    async (tx) => {
      await insert(tx, 'Match', [columns])
      await insert(
        tx,
        'Seat',
        seats.map((seat) => ({ matchId: match.id, ...seat })),
      )
      await insert(
        tx,
        'Event',
        entries.map((entry) => eventColumns(match.id, entry)),
      )
      await insert(tx, 'Decision', ruled)
      await insert(tx, 'Attempt', attempts)
      await insert(
        tx,
        'Summary',
        summaries.map(({ failure, raw, ...row }) => ({
          ...row,
          matchId: match.id,
          raw: hex(raw),
          failure: failure?.kind ?? null,
          message: failure?.message ?? null,
        })),
      )
    },
    { timeout: PATIENCE },
  )
  return true
}

const hex = (raw: Uint8Array | null): string | null => raw && `\\x${Buffer.from(raw).toString('hex')}`

function answerColumns({ reply, source, answeredAt, ruledAt, attempts }: DecisionRow) {
  const { speech = null, thought = null, category = null } = reply ?? {}
  const failure = attempts.find((attempt) => attempt.failure !== null)?.failure?.kind ?? null
  const sum = (figure: 'inputTokens' | 'cachedTokens' | 'outputTokens' | 'cost'): number | null =>
    attempts.reduce<number | null>(
      (total, { [figure]: more }) => (more === null ? total : (total ?? 0) + more),
      null,
    )
  return {
    ...{ reply, source, speech, thought, category, answeredAt, ruledAt, failure, cost: sum('cost') },
    inputTokens: sum('inputTokens'),
    cachedTokens: sum('cachedTokens'),
    outputTokens: sum('outputTokens'),
  }
}

const sitterColumns = ({ persona, agent }: SeatRow) => ({
  persona: persona.id,
  agent: agent.model ?? agent.kind ?? null,
})

async function insert(client: Writer, table: string, rows: Rows): Promise<void> {
  const name = Prisma.raw(`"${table}"`)
  for (let from = 0; from < rows.length; from += ROWS) {
    const part = JSON.stringify(rows.slice(from, from + ROWS))
    await client.$executeRaw`
      INSERT INTO ${name} SELECT * FROM jsonb_populate_recordset(NULL::${name}, ${part}::jsonb)
      ${table === 'Layer' ? Prisma.sql`ON CONFLICT DO NOTHING` : Prisma.empty}`
  }
}
