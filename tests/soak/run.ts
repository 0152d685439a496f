// npm run soak: 200 players killed on the real store, ten workers through the queue, 100,000 malformed replies,
// and matches with a fault in every second call. Takes about twenty minutes.
import { parseArgs } from 'node:util'
import { provide } from '@/lib/env'
import { throwAwayDatabase } from '../database'

const { values } = parseArgs({
  options: {
    blows: { type: 'string', default: '200' },
    queue: { type: 'string', default: '10' },
    replies: { type: 'string', default: '100000' },
    faulty: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
})
const database = await throwAwayDatabase('soak')
provide({ DATABASE_URL: database.url })
const { soakPlayers } = await import('./players')
const { soakQueue } = await import('./queue')
const { soakMalformed } = await import('./malformed')
const { soakFaulty } = await import('./faulty')

const started = Date.now()
let faults: string[] = []
try {
  faults = [
    ...(await soakPlayers(database.url, Number(values.blows), Number(values.seed))),
    ...(await soakQueue(database.url, Number(values.queue), Number(values.seed))),
    ...(await soakMalformed(Number(values.replies), Number(values.seed))),
    ...(await soakFaulty(Number(values.faulty), Number(values.seed))),
  ]
} finally {
  await (await import('@/lib/store/prisma')).disconnect()
  await (await import('@/lib/worker/enqueue')).closeSender()
  await database.drop()
}
for (const fault of faults) console.error(fault)
const seconds = Math.round((Date.now() - started) / 1000)
console.log(
  `${faults.length === 0 ? 'Every log is that of an unbroken run' : `${faults.length} faults`}, ${seconds} s.`,
)
process.exit(faults.length === 0 ? 0 : 1)
