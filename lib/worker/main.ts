// A worker: takes slices of matches off the queue and plays them, many at once. Start as many as you like.
import { setTimeout as pause } from 'node:timers/promises'
import { v7 } from 'uuid'
import { catalog } from '@/lib/agents/catalog/file'
import { databaseUrl } from '@/lib/db/url'
import { env } from '@/lib/env'
import { findGame } from '@/lib/games'
import type { Notice } from '@/lib/live/channel'
import { log } from '@/lib/server/log'
import { summaries } from '@/lib/store/minutes'
import { listen } from '@/lib/store/notices'
import { disconnect } from '@/lib/store/prisma'
import { announce, store } from '@/lib/store/shared'
import { ceilingOf } from '@/lib/store/usage'
import { workers } from '@/lib/store/workers'
import { agentOf, summariserFor } from './lines'
import { nudge, openQueue, takeSlices } from './queue'
import { makeSlices } from './slices'
import { makeVoices } from './voices'

const BEAT_MS = 5_000
const SWEEP_MS = 30_000
/** After so long without a step boundary, running calls are ended too. */
const CUT_AFTER_MS = 5_000
const STOP_WITHIN_MS = 10_000

catalog() // a fault in the operator's file is told now, not in the middle of a match
const url = await databaseUrl()
const id = v7()
const capacity = env.WORKER_CONCURRENCY
const failed = (error: unknown) => log().warn({ err: error, worker: id }, 'worker')

const voices = makeVoices(announce)
const slices = makeSlices(
  {
    store,
    findGame,
    agentFor: agentOf,
    ceiling: ceilingOf,
    announce,
    listenerFor: voices.listenerFor,
    minutes: { summariserFor, store: summaries },
    now: () => new Date(),
    failed: (match, error) => log().error({ err: error, match }, 'match failed'),
  },
  { capacity },
)
const heard = (notice: Notice) => {
  slices.hear(notice)
  if (notice.kind === 'watched') voices.watched(notice.match)
}
const deaf = await listen(url, { heard, back: slices.hearAll, failed })
const boss = await openQueue(url, { watches: true, failed })

const beat = () => workers.beat({ id, playing: slices.playing(), capacity }).catch(failed)

/** Nudges for every running match that has none: after a crash, or when a nudge was lost. */
const sweep = async () => {
  for (const match of await workers.unattended()) await nudge(boss, match)
}

await takeSlices(boss, capacity, async (match, signal) => {
  try {
    log().debug({ match }, 'slice begins')
    const ending = await slices.play(match, signal)
    log().debug({ match, ending }, 'slice ends')
    if (ending === 'slice') await nudge(boss, match)
  } catch (error) {
    log().error({ err: error, match }, 'slice failed')
    throw error
  }
})
await beat()
await sweep().catch(failed)
const timers = [
  setInterval(() => void beat(), BEAT_MS),
  setInterval(() => void sweep().catch(failed), SWEEP_MS),
]
log().info({ worker: id, capacity }, 'worker ready')

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  for (const timer of timers) clearInterval(timer)
  slices.wind()
  const cutting = pause(CUT_AFTER_MS, undefined, { ref: false }).then(slices.cut)
  await Promise.race([
    boss.stop({ graceful: true, timeout: STOP_WITHIN_MS }),
    cutting.then(() => pause(STOP_WITHIN_MS)),
  ])
  await workers.leave(id).catch(failed)
  await deaf().catch(failed)
  await disconnect().catch(failed)
  log().info({ worker: id }, 'worker stopped')
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())
