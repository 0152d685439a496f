import { spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isFullDisk, reasonOf } from '@/lib/db/fault'
import { hashOf, isFresh, writeStamp } from '@/scripts/stamp.mjs'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parlor-start-'))
const listener = net.createServer()
let busy = 0

beforeAll(async () => {
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  busy = (listener.address() as net.AddressInfo).port
})
afterAll(() => {
  listener.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

/** Runs node with `args` to its end: its exit code and what it said to stderr. */
const runNode = (args: readonly string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const own = { ...process.env, DATABASE_URL: '', DATA_DIR: folder, PORT: '', ...env }
    const child = spawn(process.execPath, args, { env: own, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    child.on('close', (code) => resolve({ code, said }))
  })
const supervise = (env: Record<string, string>) =>
  runNode(['--import', 'tsx', 'lib/server/supervise.ts'], env)

describe('a start that cannot be is one clear sentence and exit code 1', () => {
  test('a busy port', async () =>
    expect(await supervise({ PORT: String(busy) })).toEqual({
      code: 1,
      said: `Port ${busy} is busy: stop what listens there, or set PORT to another one.\n`,
    }))

  test('a wrong variable', async () => {
    const { code, said } = await supervise({ WORKER_CONCURRENCY: 'many' })
    expect(code).toBe(1)
    expect(said).toMatch(/^WORKER_CONCURRENCY must be a whole number .*\n$/)
  })

  test('a database that refuses', async () => {
    const free = await new Promise<number>((resolve) => {
      const probe = net.createServer().listen(0, '127.0.0.1', () => {
        const { port } = probe.address() as net.AddressInfo
        probe.close(() => resolve(port))
      })
    })
    const { code, said } = await supervise({
      PORT: String(free),
      DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/x',
    })
    expect(code).toBe(1)
    expect(said).toMatch(/^The database postgresql:\/\/me@127\.0\.0\.1:1\/x refuses: .*ECONNREFUSED.*\n$/)
  })

  test('a Node that is too old', async () => {
    const old = "Object.defineProperty(process.versions, 'node', { value: '18.20.4' });"
    const { code, said } = await runNode(['-e', `${old} import('./scripts/start.mjs')`])
    expect(code).toBe(1)
    expect(said).toMatch(/^Parlor needs Node\.js 20 or newer, .*\n$/)
  })

  test('a full disk, whoever noticed it', () => {
    expect(isFullDisk(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe(true)
    expect(isFullDisk({ code: '53100', message: 'could not write' })).toBe(true)
    expect(isFullDisk('FATAL: could not write: No space left on device')).toBe(true)
    expect(isFullDisk(new Error('connection refused'))).toBe(false)
  })

  test('a reason is one line, also where Node gathers several', () => {
    expect(reasonOf(new AggregateError([new Error('connect ECONNREFUSED ::1:5432')]))).toBe(
      'connect ECONNREFUSED ::1:5432',
    )
    expect(reasonOf(new Error('first.\nsecond'))).toBe('first')
  })
})

describe('what is built is built again when its sources change', () => {
  const source = path.join(folder, 'source')
  const stamp = path.join(folder, 'made', 'stamp')

  test('by bytes and by names', () => {
    fs.mkdirSync(source)
    fs.writeFileSync(path.join(source, 'a.ts'), '1')
    expect(isFresh(stamp, [source])).toBe(false)
    writeStamp(stamp, hashOf([source]))
    expect(isFresh(stamp, [source])).toBe(true)
    fs.writeFileSync(path.join(source, 'a.ts'), '2')
    expect(isFresh(stamp, [source])).toBe(false)
    fs.writeFileSync(path.join(source, 'a.ts'), '1')
    expect(isFresh(stamp, [source])).toBe(true)
    fs.renameSync(path.join(source, 'a.ts'), path.join(source, 'b.ts'))
    expect(isFresh(stamp, [source])).toBe(false)
  })

  test('a source that is not there yet counts as nothing', () =>
    expect(hashOf([path.join(folder, 'nowhere')])).toBe(hashOf([])))
})
