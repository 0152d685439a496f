import pg from 'pg'
import { Prisma } from '@/generated/prisma/client'
import { CHANNEL, type Notice } from '@/lib/live/channel'
import type { Run } from './prisma'

/** Postgres refuses a NOTIFY of 8,000 bytes or more. */
const LONGEST = 7_900
const LONGEST_WAIT_MS = 5_000

/**
 * Tells every web process and worker. Notices are hints, lost when nobody listens: pages and workers look for
 * themselves, so a failure is told to `failed` and nothing else.
 */
export const announceThrough =
  (run: Run, failed: (error: unknown) => void = () => {}) =>
  async (notice: Notice): Promise<void> => {
    const text = JSON.stringify(notice)
    if (Buffer.byteLength(text) > LONGEST) return failed(new RangeError('a notice is too long'))
    await run(Prisma.sql`SELECT pg_notify(${CHANNEL}, ${text})`).catch(failed)
  }

/** `back`: the line was lost and stands again, so anything may have been missed. */
export type Listener = { heard(notice: Notice): void; back(): void; failed?(error: unknown): void }

/** Listens until the returned function is called; a lost line is taken up again. */
export async function listen(url: string, listener: Listener): Promise<() => Promise<void>> {
  let client: pg.Client | null = null
  let over = false
  const open = async (): Promise<void> => {
    const line = new pg.Client({ connectionString: url, application_name: 'parlor-listen', keepAlive: true })
    line.on('notification', ({ payload }) => listener.heard(JSON.parse(payload ?? '') as Notice))
    line.on('error', (error) => listener.failed?.(error))
    await line.connect()
    await line.query(`LISTEN ${CHANNEL}`)
    line.once('end', () => void reopen())
    client = line
  }
  const reopen = async (): Promise<void> => {
    for (let wait = 250; !over; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      await new Promise((resolve) => setTimeout(resolve, wait))
      if (over) return
      try {
        await open()
        return listener.back()
      } catch (error) {
        listener.failed?.(error)
      }
    }
  }
  await open()
  return async () => {
    over = true
    await client?.end()
  }
}
