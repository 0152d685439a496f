import type { AgentSpec, ModelSpec } from '@/lib/agents/agent'
import { type Catalog, costOf } from '@/lib/agents/catalog/catalog'
import type { Json } from '@/lib/core/choice'
import type { Estimate, SeatEstimate } from '@/lib/live/estimate'
import { prisma } from '@/lib/store/prisma'

/** A table about to be set: who sits where, played by whom. */
export type SetUp = {
  readonly game: string
  readonly options: Json
  readonly seats: readonly { readonly persona: string; readonly agent: AgentSpec }[]
}

/** What one persona takes in a game: calls, and tokens of a call. */
type Habit = { readonly calls: number; readonly inputTokens: number; readonly outputTokens: number }
type Habits = { readonly of: ReadonlyMap<string, Habit>; readonly games: number }

/** specs/2, section 7: a game of 200 turns. Packets have grown since: measured in games of scripts. */
const USUAL: Habit = { calls: 375, inputTokens: 3_500, outputTokens: 200 }
/** Tokens of a reply, where only packets are known (specs/2, section 7). */
const REPLY_TOKENS = 200
const LOOK_BACK = 20

const keyOf = (persona: string, agent: { kind: string; model?: unknown }): string =>
  `${persona} ${agent.model ?? agent.kind}`

/** Averages over games of the very same set-up, whoever set them: same options, personas and models. */
async function recorded({ game, options, seats }: SetUp): Promise<Habits | null> {
  const set = seats
    .map(({ persona, agent }) => keyOf(persona, agent))
    .sort()
    .join('\n')
  const rows = await prisma.$queryRaw<(Habit & { persona: string; games: number })[]>`
    WITH same AS (
      SELECT m."id" FROM "Match" m WHERE m."game" = ${game} AND m."status" = 'finished'
        AND m."options" = ${JSON.stringify(options)}::jsonb
        AND ${set} = (SELECT string_agg(k, E'\n' ORDER BY k COLLATE "C") FROM (
          SELECT (s."persona"->>'id') || ' ' || coalesce(s."agent"->>'model', s."agent"->>'kind') AS k
          FROM "Seat" s WHERE s."matchId" = m."id") keys)
      ORDER BY m."createdAt" DESC LIMIT ${LOOK_BACK})
    SELECT (s."persona"->>'id') || ' ' || (s."agent"->>'model') AS "persona",
      (SELECT count(*)::int FROM same) AS "games",
      (count(*)::float8 / count(DISTINCT (s."matchId", s."index"))) AS "calls",
      coalesce(avg(a."inputTokens"), 0)::float8 AS "inputTokens",
      coalesce(avg(a."outputTokens"), 0)::float8 AS "outputTokens"
    FROM same JOIN "Seat" s ON s."matchId" = same."id" AND s."agent"->>'kind' = 'model'
      JOIN "Decision" d ON d."matchId" = s."matchId" AND d."seat" = s."index"
      JOIN "Attempt" a ON a."matchId" = d."matchId" AND a."decision" = d."number" GROUP BY 1`
  return rows.length > 0 ? habitsOf(rows) : null
}

/** Averages of packets in the latest whole games of so many seats, whoever played them; null: of any number. */
async function packets(game: string, seats: number | null): Promise<Habits | null> {
  const rows = await prisma.$queryRaw<(Habit & { persona: string; games: number })[]>`
    WITH latest AS (
      SELECT m."id" FROM "Match" m WHERE m."game" = ${game} AND m."status" = 'finished'
        AND (${seats}::int IS NULL OR (SELECT count(*) FROM "Seat" s WHERE s."matchId" = m."id") = ${seats})
      ORDER BY m."createdAt" DESC LIMIT ${LOOK_BACK})
    SELECT s."persona"->>'id' AS "persona", (SELECT count(*)::int FROM latest) AS "games",
      (count(*)::float8 / count(DISTINCT (s."matchId", s."index"))) AS "calls",
      avg(nullif(d."promptTokens", 0))::float8 AS "inputTokens", ${REPLY_TOKENS}::float8 AS "outputTokens"
    FROM latest JOIN "Seat" s ON s."matchId" = latest."id"
      JOIN "Decision" d ON d."matchId" = s."matchId" AND d."seat" = s."index"
    GROUP BY 1 HAVING avg(nullif(d."promptTokens", 0)) IS NOT NULL`
  return rows.length > 0 ? habitsOf(rows) : null
}

const habitsOf = (rows: readonly (Habit & { persona: string; games: number })[]): Habits => ({
  of: new Map(rows.map((row) => [row.persona, row])),
  games: rows[0].games,
})

const mean = (habits: readonly Habit[]): Habit => {
  const of = (figure: keyof Habit) => habits.reduce((sum, habit) => sum + habit[figure], 0) / habits.length
  return { calls: of('calls'), inputTokens: of('inputTokens'), outputTokens: of('outputTokens') }
}

function seatEstimate(
  seat: number,
  { provider, model }: ModelSpec,
  habit: Habit,
  catalog: Catalog,
): SeatEstimate {
  const calls = Math.round(habit.calls)
  const inputTokens = Math.round(habit.inputTokens * calls)
  const outputTokens = Math.round(habit.outputTokens * calls)
  const { prices } = catalog.find(provider, model)
  return {
    ...{ seat, calls, inputTokens, outputTokens },
    cost: costOf(prices, { inputTokens, cachedTokens: null, outputTokens }),
  }
}

/**
 * What the models of a table may be expected to take: from recorded games of the same set-up, else from the sizes of
 * packets in other games, best of as many seats, else as the documents say of Monopoly. Nothing is taken off for cached
 * tokens.
 */
export async function estimate(setUp: SetUp, catalog: Catalog): Promise<Estimate> {
  const same = await recorded(setUp)
  const { game, seats: table } = setUp
  const known = same ?? (await packets(game, table.length)) ?? (await packets(game, null))
  const usual = known && known.of.size > 0 ? mean([...known.of.values()]) : USUAL
  const seats = table.flatMap(({ persona, agent }, seat) => {
    if (agent.kind !== 'model') return []
    const habit = known?.of.get(same ? keyOf(persona, agent) : persona) ?? usual
    return [seatEstimate(seat, agent, habit, catalog)]
  })
  const priced = seats.flatMap(({ cost }) => cost ?? [])
  return {
    seats,
    cost: priced.length > 0 ? priced.reduce((a, b) => a + b, 0) : null,
    basis: same ? 'recorded' : known ? 'packets' : 'usual',
    games: known?.games ?? 0,
  }
}
