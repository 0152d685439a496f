// A child process full of spectators. Told by messages when to count and when to go.
import { setTimeout as pause } from 'node:timers/promises'
import { type Noticed, nothingYet, type Spectator, spectate } from './spectator'

/** Every tenth is logged in, with the cookies in turn; the others are nobody. */
export type CrowdErrand = {
  readonly origin: string
  readonly match: string
  readonly clients: number
  readonly cookies: readonly string[]
}
/** `lengths`: how far the spectators are, each audience's least and most. */
export type CrowdReport = Omit<Noticed, 'delays'> & {
  readonly delays: readonly (readonly [number, number])[]
  readonly lengths: Readonly<Record<string, readonly [number, number]>>
}

const AT_ONCE = 10
const BETWEEN_MS = 20

const { origin, match, clients, cookies }: CrowdErrand = JSON.parse(process.argv[2] ?? '')
const noticed = nothingYet()
const spectators: Spectator[] = []

function report(): CrowdReport {
  const lengths: Record<string, [number, number]> = {}
  for (const spectator of spectators) {
    const audience = spectator.audience() ?? 'none'
    const [least, most] = lengths[audience] ?? [Number.MAX_SAFE_INTEGER, 0]
    lengths[audience] = [Math.min(least, spectator.length()), Math.max(most, spectator.length())]
  }
  return { ...noticed, delays: [...noticed.delays], lengths }
}

process.on('message', (order) => {
  if (order === 'count') process.send?.(report())
  if (order === 'time anew') noticed.delays.clear()
  if (order !== 'go') return
  for (const spectator of spectators) spectator.leave()
  process.exit(0)
})
for (let i = 0; i < clients; i += AT_ONCE) {
  const some = Array.from({ length: Math.min(AT_ONCE, clients - i) }, (_, nth) => {
    const seat = i + nth
    const cookie = seat % 10 === 0 ? (cookies[(seat / 10) % Math.max(1, cookies.length)] ?? null) : null
    return spectate({ origin, match, cookie }, noticed)
  })
  spectators.push(...(await Promise.all(some)))
  await pause(BETWEEN_MS)
}
process.send?.('here')
