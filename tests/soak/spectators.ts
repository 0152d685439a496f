import { setTimeout as pause } from 'node:timers/promises'
import { encode } from 'next-auth/jwt'
import { v7 } from 'uuid'
import type { AnyGame } from '@/lib/core/game'
import type { Audience } from '@/lib/live/channel'
import { prisma } from '@/lib/store/prisma'
import { announce, store } from '@/lib/store/shared'
import type { NewMatch } from '@/lib/store/store'
import { enqueue } from '@/lib/worker/enqueue'
import { aMatch } from '../match/table'
import { anyGame } from './kill'
import type { CrowdReport } from './watching/crowd'
import { burden, type Crowd, startCrowd, startWeb } from './watching/processes'
import { delayAt, joined } from './watching/reports'
import { startWorker } from './workers'

const CROWDS = 2
const ASKED_P99_MS = 500
const PACE_MS = 400
const RESEARCHERS = 20
const PATIENCE_MS = 60_000
const EVERY_MS = 250

/** Sessions of researchers, who observe: both audiences are in the room. */
const cookiesOfResearchers = (secret: string): Promise<string[]> =>
  Promise.all(
    Array.from({ length: RESEARCHERS }, async () => {
      const id = v7()
      const email = `${id}@parlor.test`
      await prisma.user.create({
        data: { id, email, name: 'Researcher', role: 'researcher', passwordHash: '' },
      })
      return `next-auth.session-token=${await encode({ token: { sub: id, version: 1 }, secret })}`
    }),
  )

const countAll = async (crowds: readonly Crowd[]): Promise<CrowdReport> =>
  joined(await Promise.all(crowds.map((crowd) => crowd.count())))

/** Waits until every spectator has the whole log of its audience; seconds it took, or null when some never got it. */
async function allThere(
  crowds: readonly Crowd[],
  match: string,
  audiences: readonly Audience[],
): Promise<number | null> {
  const began = Date.now()
  while (Date.now() < began + PATIENCE_MS) {
    const [report, row] = [await countAll(crowds), await prisma.match.findUnique({ where: { id: match } })]
    const heads = { observer: row?.head, public: row?.pubHead }
    const lengths = Object.entries(report.lengths).sort()
    const whole = audiences.map((audience) => [audience, [heads[audience], heads[audience]]])
    if (JSON.stringify(lengths) === JSON.stringify(whole)) return (Date.now() - began) / 1000
    await pause(EVERY_MS)
  }
  return null
}

async function steer(id: string, to: 'paused' | 'stopped', from: 'running' | 'paused'): Promise<void> {
  await store.setStatus(id, [from], to, 'by hand')
  await announce({ kind: 'status', match: id })
}

type Run = { readonly match: NewMatch; readonly crowds: readonly Crowd[]; readonly seconds: number }

/** Lets the crowds watch, pauses, waits until all have all, then ends the game: everybody loads it anew. */
async function watchOver({ match, crowds, seconds }: Run, pid: number): Promise<string[]> {
  const say = (line: string) => console.log(`spectators: ${line}`)
  const before = burden(pid)
  await Promise.all(crowds.map(({ here }) => here))
  const [settled, row] = [burden(pid), await store.find(match.id)]
  say(
    `all are here at event ${row?.head}; the server holds ${settled.mb?.toFixed()} MB (${before.mb?.toFixed()} before)`,
  )
  const coming = (await countAll(crowds)).delays
  say(`commit to page while they came: p50 ${delayAt(coming, 0.5)} ms, p99 ${delayAt(coming, 0.99)} ms`)
  for (const crowd of crowds) crowd.timeAnew()
  await pause(seconds * 1000)
  const after = burden(pid)
  await steer(match.id, 'paused', 'running')
  const caughtUp = await allThere(crowds, match.id, ['observer', 'public'])
  const { delays, ...seen } = await countAll(crowds)
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => delayAt(delays, share))
  say(`${seen.pushed} entries received, ${seen.fills} pages of the log read: ${JSON.stringify(seen.lengths)}`)
  say(`commit to page once all were here: p50 ${p50} ms, p99 ${p99} ms, most ${most} ms`)
  const cpu = ((after.seconds ?? 0) - (settled.seconds ?? 0)) / seconds
  say(`the server computed ${(cpu * 100).toFixed()} % of one core and holds ${after.mb?.toFixed()} MB`)
  await steer(match.id, 'stopped', 'paused')
  // now everybody may know everything
  const again = await allThere(crowds, match.id, ['observer'])
  say(
    `when the game ended all of it was loaded anew in ${again} s; the server holds ${burden(pid).mb?.toFixed()} MB`,
  )
  const { missed, doubled, lost, refused } = await countAll(crowds)
  const faults = Object.entries({ missed, doubled, lost, refused })
  return [
    ...faults.flatMap(([what, count]) => (count > 0 ? `spectators: ${count} ${what}` : [])),
    ...(caughtUp === null ? ['spectators: some did not get the whole log'] : []),
    ...(again === null ? ['spectators: some did not load the finished game'] : []),
    ...(seen.pushed === 0 ? ['spectators: nothing was pushed'] : []),
    ...(p99 > ASKED_P99_MS
      ? [`spectators: p99 from commit to page is ${p99} ms, asked ${ASKED_P99_MS}`]
      : []),
  ]
}

/** So many clients watch one running game on one web process for so many seconds; what went wrong. */
export async function soakSpectators(url: string, clients: number, seconds: number): Promise<string[]> {
  const [web, worker] = await Promise.all([startWeb(url), startWorker(url)])
  const match = aMatch({
    ...{ seed: 7, game: anyGame('monopoly') as AnyGame, options: { turnLimit: 1000 }, pace: PACE_MS },
  })
  const crowds: Crowd[] = []
  try {
    await store.create(match)
    const cookies = await cookiesOfResearchers(web.secret)
    const errand = { origin: web.origin, match: match.id, clients: Math.ceil(clients / CROWDS), cookies }
    await enqueue(match.id)
    for (let i = 0; i < CROWDS; i++) crowds.push(startCrowd(errand))
    return await watchOver({ match, crowds, seconds }, web.pid)
  } finally {
    await Promise.all(crowds.map((crowd) => crowd.go()))
    await Promise.all([web.stop(), worker.stop()])
  }
}
