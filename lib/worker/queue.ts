import { PgBoss } from 'pg-boss'
import { PLAY_QUEUE } from '@/lib/store/workers'

/** A lost worker's job goes to another after so many seconds without a sign of life, plus one round of watching. */
const HEARTBEAT_S = 15
const WATCH_EVERY_S = 5
/** Well over a slice: a job that expires is taken from a worker that is still playing. */
const EXPIRES_S = 900
/** Each lost heartbeat uses up a retry, and a job without retries is lost for good: as good as endless. */
const RETRIES = 1_000_000
const SLOWEST_RETRY_S = 30
/** Jobs that are done tell nothing: the match row is the truth. */
const KEPT_S = 3_600

const QUEUE = {
  // one waiting job a match; the next may be sent while one ends
  policy: 'short',
  notify: true,
  retryLimit: RETRIES,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: SLOWEST_RETRY_S,
  expireInSeconds: EXPIRES_S,
  heartbeatSeconds: HEARTBEAT_S,
  deleteAfterSeconds: KEPT_S,
} as const

/** What a job says: which match to play on with. */
export type Nudge = { readonly match: string }

/** Opens the queue; `watches` for workers, which also look after lost jobs. */
export async function openQueue(
  connectionString: string,
  { watches, failed }: { watches: boolean; failed: (error: unknown) => void },
): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString,
    application_name: watches ? 'parlor-worker' : 'parlor-web',
    max: watches ? 6 : 2,
    useListenNotify: watches,
    supervise: watches,
    schedule: false,
    superviseIntervalSeconds: WATCH_EVERY_S,
    monitorIntervalSeconds: WATCH_EVERY_S,
    queueCacheIntervalSeconds: 10,
  })
  boss.on('error', failed)
  await boss.start()
  const { policy, ...settings } = QUEUE
  await boss.createQueue(PLAY_QUEUE, QUEUE)
  await boss.updateQueue(PLAY_QUEUE, settings)
  return boss
}

/** Before matches that merely play on: somebody has just launched or resumed this one, and watches. */
export const FIRST = 1

/** Asks for a slice of a match, unless one is waiting already. */
export async function nudge(boss: PgBoss, match: string, priority = 0): Promise<void> {
  const job: Nudge = { match }
  await boss.send(PLAY_QUEUE, job, { singletonKey: match, priority })
}

type Take = (match: string, signal: AbortSignal) => Promise<void>

/** Takes slices off the queue, so many at once. */
export async function takeSlices(boss: PgBoss, atOnce: number, take: Take): Promise<void> {
  for (let i = 0; i < atOnce; i++) await takeOneByOne(boss, take)
}

async function takeOneByOne(boss: PgBoss, take: Take): Promise<void> {
  const options = {
    batchSize: 1,
    pollingIntervalSeconds: 2,
    notifyPollingIntervalSeconds: WATCH_EVERY_S,
    heartbeatRefreshSeconds: WATCH_EVERY_S,
  }
  const id: string = await boss.work<Nudge>(PLAY_QUEUE, options, async ([job]) => {
    try {
      await take(job.data.match, job.signal)
    } finally {
      // else a backlog is drained at one job a poll; of several at once only the first could be woken
      setImmediate(() => boss.notifyWorker(id))
    }
  })
}
