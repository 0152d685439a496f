// A child process that answers as a provider would, after so many milliseconds, with the reply that the key spells.
// Prints its address, and when asked to stop the least time between two calls that came in.
import { setTimeout as pause } from 'node:timers/promises'
import { faultServer } from '../faults/line'
import { spelt } from '../faults/spelt'

const delay = Number(process.argv[2])
let last = Number.NEGATIVE_INFINITY
let least = Number.POSITIVE_INFINITY
const server = await faultServer(async (call) => {
  const now = performance.now()
  least = Math.min(least, now - last)
  last = now
  await pause(delay)
  return spelt(call)
})
process.stdout.write(`${server.url}\n`)
process.stdin.once('end', async () => {
  process.stdout.write(`${least}\n`)
  await server.close()
  process.exit(0)
})
process.stdin.resume()
