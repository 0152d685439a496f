// npm run bench:research [-- --decisions 1000000] [--keep]: the reading desk over a million decisions with packets.
import { parseArgs } from 'node:util'
import pg from 'pg'
import { v7 } from 'uuid'
import type { Viewer } from '@/lib/auth/access'
import { provide } from '@/lib/env'
import { deskText } from '@/lib/live/desk'
import { throwAwayDatabase } from '../database'
import { DECIDED, fill } from './research/fill'
import { withoutIndexes } from './research/indexes'
import { type Asked, QUESTIONS, type Who } from './research/questions'

const ASKED_P95_MS = 300
const ROUNDS = 5
const SHOWN = 8
const FILLERS = 2

const { values } = parseArgs({
  options: {
    decisions: { type: 'string', default: '1000000' },
    on: { type: 'string' },
    keep: { type: 'boolean' },
  },
})
const say = (line: string): boolean => process.stdout.write(`${line}\n`)

/** The smallest value that at least this share of the values does not exceed. */
const share = (sorted: readonly number[], of: number): number =>
  sorted[Math.ceil(sorted.length * of) - 1] ?? 0

const owner = v7()
const PEOPLE: Readonly<Record<Who, Viewer | null>> = {
  researcher: { id: v7(), name: 'Researcher', role: 'researcher' },
  admin: { id: v7(), name: 'Admin', role: 'admin' },
  owner: { id: owner, name: 'Owner', role: 'user' },
  nobody: null,
}

async function makeRecord(url: string, decisions: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `INSERT INTO "User" (id, email, name, "passwordHash") VALUES ($1, 'owner@parlor.test', 'Owner', '')`,
    [owner],
  )
  const matches = Math.ceil(decisions / DECIDED)
  const began = performance.now()
  const built = await withoutIndexes(client, async () => {
    const fillers = Array.from({ length: FILLERS }, async (_, nth) => {
      const filler = new pg.Client({ connectionString: url })
      await filler.connect()
      await fill(filler, { matches, owner, nth, of: FILLERS })
      await filler.end()
    })
    await Promise.all(fillers)
    // the parts that are the same in every packet were written by each filler
    await client.query(`DELETE FROM "Layer" a USING "Layer" b WHERE a.hash = b.hash AND a.ctid > b.ctid
      AND a.hash IN (SELECT hash FROM "Layer" GROUP BY hash HAVING count(*) > 1)`)
    say(`Filled in ${Math.round((performance.now() - began) / 1000)} s.`)
  })
  for (const [name, seconds] of built) say(`  built ${name} in ${seconds.toFixed(1)} s`)
  const analysing = performance.now()
  await client.query('VACUUM ANALYZE')
  say(`Vacuumed and analysed in ${Math.round((performance.now() - analysing) / 1000)} s.`)
  await client.end()
}

const SIZES = `SELECT relname AS name, pg_size_pretty(pg_table_size(oid)) AS rows, pg_size_pretty(pg_indexes_size(oid)) AS indexes
  FROM pg_class WHERE relkind = 'r' AND relname IN ('Decision', 'Layer', 'Attempt') ORDER BY relname`
const PACKETS = `SELECT min(bytes)::int AS least, round(avg(bytes))::int AS mean FROM (
  SELECT sum(octet_length(l.text)) AS bytes FROM (SELECT * FROM "Decision" ORDER BY "askedAt" LIMIT 2000) d,
    jsonb_array_elements(d.layers) ref JOIN "Layer" l ON l.hash = ref->>'hash' GROUP BY d."matchId", d.number) packets`
const COUNTS = `SELECT (SELECT count(*) FROM "Decision")::int AS decisions, (SELECT count(*) FROM "Layer")::int AS layers,
  pg_size_pretty(pg_database_size(current_database())) AS size, current_setting('shared_buffers') AS buffers`

async function tellSizes(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const [counts] = (await client.query(COUNTS)).rows
  say(
    `${counts.decisions} decisions, ${counts.layers} layers, database ${counts.size}, shared_buffers ${counts.buffers}`,
  )
  const [packets] = (await client.query(PACKETS)).rows
  say(`Packets: at least ${packets.least} bytes, ${packets.mean} on average.`)
  for (const { name, rows, indexes } of (await client.query(SIZES)).rows)
    say(`  ${name}: rows ${rows}, indexes ${indexes}`)
  await client.end()
}

type Timed = { readonly asked: Asked; readonly ms: number; readonly rows: number; readonly partly: boolean }

async function measure(): Promise<readonly Timed[]> {
  const { findRows } = await import('@/lib/queries/research/rows')
  const timed: Timed[] = []
  const cursors = new Map<Asked, string | null>()
  for (const asked of QUESTIONS.filter(({ deep }) => deep)) {
    let cursor: string | null = null
    for (let page = 0; page < 10; page++)
      cursor = (await findRows(PEOPLE[asked.who], asked.desk, cursor)).next
    cursors.set(asked, cursor)
  }
  for (let round = 0; round < ROUNDS; round++)
    for (const asked of QUESTIONS) {
      const began = performance.now()
      const page = await findRows(PEOPLE[asked.who], asked.desk, cursors.get(asked) ?? null)
      timed.push({
        asked,
        ms: performance.now() - began,
        rows: page.rows.length,
        partly: page.until !== null,
      })
    }
  return timed
}

function tell(timed: readonly Timed[]): number {
  const all = timed.map(({ ms }) => ms).sort((a, b) => a - b)
  const first = timed
    .slice(0, QUESTIONS.length)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b)
  const p95 = share(all, 0.95)
  say(
    `\n${QUESTIONS.length} questions, ${ROUNDS} rounds: p50 ${share(all, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ` +
      `slowest ${share(all, 1).toFixed(0)} ms; the first round alone p95 ${share(first, 0.95).toFixed(0)} ms. Asked: ${ASKED_P95_MS} ms.`,
  )
  const partly = QUESTIONS.filter((asked) => timed.some((one) => one.asked === asked && one.partly))
  say(
    `Answered only in part within their patience: ${partly.map(({ desk }) => deskText(desk)).join(', ') || 'none'}`,
  )
  const worst = QUESTIONS.map((asked) => {
    const own = timed.filter((one) => one.asked === asked)
    return {
      asked,
      ms: share(
        own.map(({ ms }) => ms).sort((a, b) => a - b),
        0.5,
      ),
      rows: own[0]?.rows,
    }
  }).sort((a, b) => b.ms - a.ms)
  say('Slowest by median:')
  for (const { asked, ms, rows } of worst.slice(0, SHOWN))
    say(
      `  ${ms.toFixed(0).padStart(5)} ms  ${String(rows).padStart(3)} rows  ${asked.who}: ${deskText(asked.desk) || 'everything'}${asked.deep ? ', page 11' : ''}`,
    )
  return p95
}

/** The plan of a plain question, as the desk asks it. */
async function tellPlans(): Promise<void> {
  const { planOf } = await import('./research/plans')
  const plain = QUESTIONS.filter(({ desk, deep }) => desk.q === '' && !deep)
  for (const asked of [plain[0], plain[8], plain[11], plain[20], plain[23]].filter(
    (one) => one !== undefined,
  )) {
    say(`\n${asked.who}: ${deskText(asked.desk) || 'everything'}`)
    for (const line of await planOf(PEOPLE[asked.who], asked.desk)) say(`  ${line}`)
  }
}

const database = values.on
  ? { url: values.on, drop: async () => {} }
  : await throwAwayDatabase('bench_research')
provide({ DATABASE_URL: database.url })
if (!values.on) await makeRecord(database.url, Number(values.decisions))
await tellSizes(database.url)
const p95 = tell(await measure())
await tellPlans()
const { disconnect } = await import('@/lib/store/prisma')
await disconnect()
if (values.keep) say(`\nKept: ${database.url}`)
else await database.drop()
process.exit(p95 <= ASKED_P95_MS ? 0 : 1)
