import { readFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { sentences } from './words'

/** Decisions of one match. */
export const DECIDED = 500
const SQL = readFileSync(path.join(import.meta.dirname, 'fill.sql'), 'utf8')

/** One of several fillers: it makes every `of`-th match, from the `nth` on. */
export type Filling = {
  readonly matches: number
  /** Owns a few of the matches. */
  readonly owner: string | null
  readonly nth: number
  readonly of: number
}

/** What is the same in every packet: the personas, the rules, the answer format of each decision. */
async function fixedLayers(client: pg.Client, pool: readonly string[]): Promise<object> {
  const keep = async (from: number, count: number): Promise<string> => {
    const text = pool.slice(from, from + count).join(' ')
    const { rows } = await client.query<{ hash: string }>('SELECT pg_temp.keep($1) AS hash', [text])
    return rows[0].hash
  }
  const personas = [await keep(0, 24), await keep(24, 24), await keep(48, 24), await keep(72, 24)]
  const formats: string[] = []
  for (let i = 0; i < 8; i++) formats.push(await keep(96 + i * 7, 7))
  return { personas, formats, rules: await keep(200, 34), portraits: [pool.slice(0, 24).join(' ')] }
}

/** Fills a database with decisions of models and their packets, made by the server itself. */
export async function fill(client: pg.Client, { matches, owner, nth, of }: Filling): Promise<void> {
  const pool = sentences()
  await client.query('SET synchronous_commit = off')
  await client.query('SELECT setseed($1)', [(nth + 1) / (of + 1)])
  await client.query(SQL)
  const fixed = await fixedLayers(client, pool)
  for (let number = nth + 1; number <= matches; number += of)
    await client.query('SELECT pg_temp.play($1, $2, $3, $4, $5)', [number, DECIDED, owner, pool, fixed])
}
