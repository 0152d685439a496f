// One measurement in a process of its own: rolls a second, events kept. `tsx rolls.ts plain|personas MATCHES [talk]`
import { findGame } from '@/lib/games'
import { type Listener, playOut, type Sitting } from '@/lib/match/simulate'

const [who, count, talk] = process.argv.slice(2)
const game = findGame('monopoly')
if (game === null) throw new Error('Monopoly is not registered')
const sittings: Sitting[] = game.personas.map((persona) => ({
  persona,
  agent: { script: who === 'plain' ? 'plain' : persona.script },
}))
const setup = { seats: sittings.length, options: game.options.parse({}) }
const listen: Listener | undefined = talk === 'talk' ? () => {} : undefined
const rollTypes = new Set(game.tally.perMatch.rolls)

const WARM_UP = 900_000
const matches = Number(count)
for (let i = 0; i < Math.min(600, matches / 4); i++)
  playOut(game, { seed: WARM_UP + i, setup, sittings }, {}, listen)

let rolls = 0
let events = 0
let playing = 0n
for (let seed = 1; seed <= matches; seed++) {
  const began = process.hrtime.bigint()
  const played = playOut(game, { seed, setup, sittings }, {}, listen)
  playing += process.hrtime.bigint() - began
  events += played.events.length
  for (const { type } of played.events) if (rollTypes.has(type)) rolls++
}
const seconds = Number(playing) / 1e9
process.stdout.write(
  `${JSON.stringify({ rollsPerSecond: rolls / seconds, eventsPerSecond: events / seconds, rollsPerMatch: rolls / matches })}\n`,
)
