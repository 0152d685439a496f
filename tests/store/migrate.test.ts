import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { migrate } from '@/lib/db/migrate'
import { ensureDatabase, withClient } from '@/lib/db/postmaster'
import { assertDatabase, shownUrl } from '@/lib/db/url'

const url = new URL(inject('databaseUrl'))
url.pathname = `/migrate_${randomUUID().replaceAll('-', '')}`
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parlor-migrations-'))

const write = (name: string, sql: string) => {
  fs.mkdirSync(path.join(folder, name), { recursive: true })
  fs.writeFileSync(path.join(folder, name, 'migration.sql'), sql)
}

beforeAll(() => ensureDatabase(url.href))
afterAll(async () => {
  fs.rmSync(folder, { recursive: true, force: true })
  await withClient(inject('databaseUrl'), (client) =>
    client.query(`DROP DATABASE ${url.pathname.slice(1)} WITH (FORCE)`),
  )
})

describe('migrations', () => {
  test('are applied once, in order, however many processes start', async () => {
    write('1_a', 'CREATE TABLE a (x int)')
    write('2_b', 'ALTER TABLE a ADD COLUMN y int')
    const applied = await Promise.all([1, 2, 3].map(() => migrate(url.href, folder)))
    expect(applied.flat().sort()).toEqual(['1_a', '2_b'])
    expect(await migrate(url.href, folder)).toEqual([])
  })

  test('a change to one that was applied is refused in one sentence', async () => {
    write('1_a', 'CREATE TABLE a (x bigint)')
    await expect(migrate(url.href, folder)).rejects.toThrow(/^Migration 1_a was changed .*\.$/)
    write('1_a', 'CREATE TABLE a (x int)')
  })

  test('one that fails leaves nothing behind and is named, also at the next start', async () => {
    write('3_c', 'CREATE TABLE c (x int); SELECT nonsense')
    await expect(migrate(url.href, folder)).rejects.toThrow(/^Migration 3_c failed: /)
    const { rows } = await withClient(url.href, (client) => client.query("SELECT to_regclass('c') AS c"))
    expect(rows[0].c).toBeNull()
    await expect(migrate(url.href, folder)).rejects.toThrow(/^Migration 3_c failed earlier: .*\.$/)
  })
})

describe('a database that refuses', () => {
  test('is one sentence without the password', async () => {
    const wrong = new URL(url.href)
    wrong.password = 'hunter22'
    wrong.pathname = '/nowhere'
    await expect(assertDatabase(wrong.href)).rejects.toThrow(/^The database postgresql:.* refuses: .*\.$/)
    await expect(assertDatabase(wrong.href)).rejects.not.toThrow(/hunter22/)
    await expect(assertDatabase('postgresql://x:y@127.0.0.1:1/z')).rejects.toThrow(/refuses: .*ECONNREFUSED/)
  })

  test('an address is shown without password and options', () => {
    expect(shownUrl('postgresql://me:secret@db/parlor?sslmode=off')).toBe('postgresql://me@db/parlor')
  })
})
