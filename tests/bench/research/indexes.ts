import type pg from 'pg'

type Found = { readonly name: string; readonly definition: string; readonly statistics: number | null }

const WHICH = `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition,
    a.attstattarget AS statistics
  FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indexrelid AND a.attnum = 1
  WHERE i.indrelid IN ('"Decision"'::regclass, '"Layer"'::regclass) AND NOT i.indisprimary`

/**
 * Takes the indexes off, lets `work` fill the tables, and builds the very same ones again, which is many times faster.
 * The layers' key goes too; seconds that the building took, by index.
 */
export async function withoutIndexes(
  client: pg.Client,
  work: () => Promise<void>,
): Promise<readonly (readonly [string, number])[]> {
  const { rows } = await client.query<Found>(WHICH)
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  await client.query('ALTER TABLE "Layer" DROP CONSTRAINT "Layer_pkey"')
  await work()
  await client.query("SET maintenance_work_mem = '512MB'")
  const told: [string, number][] = []
  const build = async (name: string, sql: string) => {
    const began = performance.now()
    await client.query(sql)
    told.push([name, (performance.now() - began) / 1000])
  }
  await build('Layer_pkey', 'ALTER TABLE "Layer" ADD PRIMARY KEY ("hash")')
  for (const { name, definition, statistics } of rows) {
    await build(name, definition)
    if (statistics !== null)
      await client.query(`ALTER INDEX ${name} ALTER COLUMN 1 SET STATISTICS ${statistics}`)
  }
  return told
}
