// Appends the same steps through the store and in raw SQL, in turn, to one real Postgres.
import pg from 'pg'
import { agentFor } from '@/lib/agents/roster'
import type { Entry } from '@/lib/core/log'
import { toRow } from '@/lib/core/log'
import { provide } from '@/lib/env'
import { findGame } from '@/lib/games'
import { newMatch } from '@/lib/match/create'
import { play } from '@/lib/match/play'
import { memoryStore } from '@/lib/store/memory'
import type { MatchStore, NewMatch, StepRecord } from '@/lib/store/store'
import { throwAwayDatabase } from '../database'
import { type Line, median, secondsOfAsync } from './timing'

const STEPS = 200
const PAIRS = 5

/** The first steps of a real match, with one decision ruled in each. */
async function realSteps(): Promise<{ match: NewMatch; steps: Entry[][] }> {
  const game = findGame('monopoly')
  if (game === null) throw new Error('Monopoly is not registered')
  const seats = game.personas.map((persona) => ({ persona, agent: { kind: 'scripted' } as const }))
  const launch = { game, options: {}, seats, shuffleSeats: false, seed: 7, title: '', ownerId: null, pace: 0 }
  const launched = newMatch({ ...launch, visibility: 'public' })
  if (!launched.ok) throw new Error(JSON.stringify(launched.problems))
  const store = memoryStore()
  await store.create(launched.match)
  const deps = { store, findGame: () => game, agentFor, now: () => new Date(), announce: async () => {} }
  await play(launched.match.id, deps, new AbortController().signal)
  const steps: Entry[][] = []
  for (const entry of store.dump(launched.match.id).entries) {
    if (steps.length === 0 || entry.event.type === 'thought') steps.push([])
    steps[steps.length - 1].push(entry)
  }
  return { match: launched.match, steps: steps.slice(0, STEPS) }
}

type Writer = (matchId: string, after: number, entries: readonly Entry[]) => Promise<void>

const throughStore =
  (store: MatchStore): Writer =>
  (matchId, after, entries) => {
    const step: StepRecord = {
      entries,
      ruled: [1],
      turn: 1,
      ruledAt: new Date(),
      outcome: null,
      lasting: false,
      next: [],
    }
    return store.append(matchId, after, step)
  }

/** The same three statements in one transaction, prepared, the rows of the events as one insert. */
const throughSql =
  (client: pg.Client): Writer =>
  async (matchId, after, entries) => {
    const rows = entries.map(({ event, at, ...entry }) => ({ ...entry, ...toRow(event), at }))
    const pub = entries.filter((entry) => entry.pub !== null).length
    await client.query('BEGIN')
    await client.query({
      name: 'head',
      text: `UPDATE "Match" SET "head" = $3, "pubHead" = "pubHead" + $4, "decided" = "decided" + 1, "turn" = $5, "hash" = $6
             WHERE "id" = $1 AND "head" = $2 AND "status" = 'running'`,
      values: [matchId, after, after + entries.length, pub, 1, entries.at(-1)?.hash],
    })
    await client.query({
      name: 'events',
      text: `INSERT INTO "Event" ("matchId", "seq", "pub", "turn", "seat", "type", "to", "data", "decision", "at", "hash")
             SELECT $1, r."seq", r."pub", r."turn", r."seat", r."type", coalesce(r."to", '{}'), r."data", r."decision", r."at", r."hash"
             FROM jsonb_to_recordset($2::jsonb) AS r("seq" int, "pub" int, "turn" int, "seat" int, "type" text, "to" int[],
               "data" jsonb, "decision" int, "at" timestamptz, "hash" text)`,
      values: [matchId, JSON.stringify(rows)],
    })
    await client.query({
      name: 'ruled',
      text: `UPDATE "Decision" SET "ruledAt" = $2 WHERE "matchId" = $1 AND "number" = ANY($3)`,
      values: [matchId, new Date(), [1]],
    })
    await client.query('COMMIT')
  }

/** Seconds to append all steps to a new match. */
async function appendAll(
  store: MatchStore,
  match: NewMatch,
  steps: readonly Entry[][],
  write: Writer,
): Promise<number> {
  const id = crypto.randomUUID()
  await store.create({ ...match, id })
  await store.setStatus(id, ['queued'], 'running', null)
  let after = 0
  return secondsOfAsync(async () => {
    for (const entries of steps) {
      await write(id, after, entries)
      after += entries.length
    }
  })
}

export async function appendLines(): Promise<Line[]> {
  const database = await throwAwayDatabase('bench')
  provide({ DATABASE_URL: database.url })
  const { disconnect, prisma, runs } = await import('@/lib/store/prisma')
  const { postgresStore } = await import('@/lib/store/postgres')
  const store = postgresStore(prisma, runs)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('SET synchronous_commit = off') // as the store does: a step is made again from its replies
  try {
    const { match, steps } = await realSteps()
    const writers = { ours: throughStore(store), raw: throughSql(client) }
    await appendAll(store, match, steps, writers.ours)
    await appendAll(store, match, steps, writers.raw)
    const pairs: { ours: number; raw: number }[] = []
    for (let i = 0; i < PAIRS; i++)
      pairs.push({
        raw: await appendAll(store, match, steps, writers.raw),
        ours: await appendAll(store, match, steps, writers.ours),
      })
    const ratio = median(pairs.map(({ ours, raw }) => ours / raw))
    const each = (median(pairs.map(({ ours }) => ours)) / steps.length) * 1e3
    const events = steps.flat().length / steps.length
    return [
      {
        what: `append of a step (${events.toFixed(1)} events) / raw SQL`,
        figure: `${ratio.toFixed(2)} × (${each.toFixed(2)} ms)`,
        asked: 'under 3 ×',
        holds: ratio < 3,
      },
    ]
  } finally {
    await client.end()
    await disconnect()
    await database.drop()
  }
}
