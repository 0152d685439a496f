// npm run soak [-- players|queue|malformed|faulty|spectators]: 200 players killed on the real store, ten workers through
// the queue, 100,000 malformed replies, matches with a fault in every second call, and 1,000 spectators of one game on
// one web process. Takes about twenty-five minutes.
import { parseArgs } from 'node:util'
import { provide } from '@/lib/env'
import { throwAwayDatabase } from '../database'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    blows: { type: 'string', default: '200' },
    queue: { type: 'string', default: '10' },
    replies: { type: 'string', default: '100000' },
    faulty: { type: 'string', default: '4' },
    spectators: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
})
const database = await throwAwayDatabase('soak')
provide({ DATABASE_URL: database.url })
const seed = Number(values.seed)

const PARTS: Readonly<Record<string, () => Promise<string[]>>> = {
  players: async () => (await import('./players')).soakPlayers(database.url, Number(values.blows), seed),
  queue: async () => (await import('./queue')).soakQueue(database.url, Number(values.queue), seed),
  malformed: async () => (await import('./malformed')).soakMalformed(Number(values.replies), seed),
  faulty: async () => (await import('./faulty')).soakFaulty(Number(values.faulty), seed),
  async spectators() {
    await (await import('@/scripts/build.mjs')).build()
    const { soakSpectators } = await import('./spectators')
    return soakSpectators(database.url, Number(values.spectators), Number(values.seconds))
  },
}

const unknown = positionals.find((name) => PARTS[name] === undefined)
if (unknown !== undefined)
  console.error(`No part ${JSON.stringify(unknown)}: ${Object.keys(PARTS).join(', ')}.`)
const started = Date.now()
const faults: string[] = []
try {
  for (const [name, part] of Object.entries(PARTS))
    if (unknown === undefined && (positionals.length === 0 || positionals.includes(name)))
      faults.push(...(await part()))
} finally {
  await (await import('@/lib/store/prisma')).disconnect()
  await (await import('@/lib/worker/enqueue')).closeSender()
  await database.drop()
}
for (const fault of faults) console.error(fault)
const seconds = Math.round((Date.now() - started) / 1000)
console.log(`${faults.length === 0 ? 'No faults' : `${faults.length} faults`}, ${seconds} s.`)
process.exit(faults.length === 0 ? 0 : 1)
