import { setTimeout as pause } from 'node:timers/promises'
import type { AnyGame } from '@/lib/core/game'
import { below, seeded } from '@/lib/core/random'
import { store } from '@/lib/store/shared'
import type { NewMatch } from '@/lib/store/store'
import { enqueue } from '@/lib/worker/enqueue'
import { aMatch } from '../match/table'
import { anyGame, faultsOf } from './kill'
import { startWorker, type WorkerChild } from './workers'

/** Kills that fall on the first match; the others fall one on each of the next. */
const ON_ONE = 6
const PACE_MS = 25
const LONGEST_LIFE_MS = 1_500
/** A lost heartbeat takes twenty seconds to show. */
const PATIENCE_MS = 120_000

/** Kills workers that play through the queue, two at a time, until `wanted` have fallen; what is wrong with the logs. */
export async function soakQueue(url: string, wanted: number, seed: number): Promise<string[]> {
  const workers = await Promise.all([startWorker(url), startWorker(url)])
  const faults: string[] = []
  const draw = seeded(seed)
  for (let fallen = 0, n = 0; fallen < wanted; n++) {
    const match = aMatch({
      seed: seed + n,
      game: anyGame('monopoly') as AnyGame,
      options: { turnLimit: n === 0 ? 150 : 60 },
      pace: PACE_MS,
    })
    await store.create(match)
    await enqueue(match.id)
    for (const here = n === 0 ? Math.min(ON_ONE, wanted) : 1, end = fallen + here; fallen < end; ) {
      const life = below(LONGEST_LIFE_MS, draw.at(1, fallen))
      if (!(await killPlayerOf(match, workers, { url, life }))) break
      fallen++
      console.log(`queue, seed ${match.seed}: ${fallen} of ${wanted} workers killed`)
    }
    await over(match)
    faults.push(...(await faultsOf(store, match)).map((fault) => `queue, seed ${match.seed}: ${fault}`))
  }
  await Promise.all(workers.map((worker) => worker.stop()))
  return faults
}

/** Kills whichever worker plays the match once it has for `life` ms, and starts another; false when it is over. */
async function killPlayerOf(
  match: NewMatch,
  workers: WorkerChild[],
  { url, life }: { url: string; life: number },
): Promise<boolean> {
  const plays = (worker: WorkerChild) => worker.playing.has(match.id)
  await waitFor(async () => workers.some(plays) || (await isOver(match)))
  await pause(life)
  const at = workers.findIndex(plays)
  if (at < 0) return false
  await workers[at].kill()
  workers[at] = await startWorker(url)
  return true
}

const isOver = async ({ id }: NewMatch) =>
  (await store.find(id))?.status !== 'running' && (await headOf(id)) > 0
const headOf = async (id: string) => (await store.find(id))?.head ?? 0
const over = (match: NewMatch) => waitFor(() => isOver(match))

async function waitFor(done: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !(await done()); await pause(50)) {
    if (Date.now() > end) throw new Error('waited too long for a worker')
  }
}
