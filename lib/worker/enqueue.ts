import type { PgBoss } from 'pg-boss'
import { env } from '@/lib/env'
import { log } from '@/lib/server/log'
import { FIRST, nudge, openQueue } from './queue'

// `lib/` is loaded twice, by Next's bundler and by the server: one sender for both
const shared = globalThis as unknown as { parlorSender?: Promise<PgBoss> }

const failed = (error: unknown) => log().warn({ err: error }, 'queue')

/**
 * Nudges a worker to play a match first, from a process that plays none. A nudge that is lost is no harm: workers look for
 * matches without one.
 */
export async function enqueue(match: string): Promise<void> {
  shared.parlorSender ??= openQueue(env.DATABASE_URL, { watches: false, failed })
  try {
    await nudge(await shared.parlorSender, match, FIRST)
  } catch (error) {
    shared.parlorSender = undefined
    failed(error)
  }
}

/** Closes the queue's connections, if any were opened. */
export async function closeSender(): Promise<void> {
  const sender = await shared.parlorSender?.catch(() => undefined)
  shared.parlorSender = undefined
  await sender?.stop({ graceful: false })
}
