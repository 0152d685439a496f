// One measurement in a process of its own: matches a second, events kept. `tsx matches.ts GAME script|plain|random MATCHES [talk]`
import { findGame } from '@/lib/games'
import { type Listener, playOut, type Sitting } from '@/lib/match/simulate'

const [id, who, count, talk] = process.argv.slice(2)
const game = findGame(id)
if (game === null) throw new Error(`no game ${id}`)
const options = game.options.parse({})
const places = game.places?.(options)
const sittings = Array.from({ length: places?.length ?? game.seats.usual }, (_, seat): Sitting => {
  const named = game.personas.find(({ id }) => id === places?.[seat].persona)
  const persona = named ?? game.personas[seat % game.personas.length]
  return { persona, agent: who === 'random' ? who : { script: who === 'plain' ? who : persona.script } }
})
const setup = { seats: sittings.length, options }
const listen: Listener | undefined = talk === 'talk' ? () => {} : undefined

const WARM_UP = 900_000
const matches = Number(count)
for (let i = 0; i < Math.min(600, matches / 4); i++)
  playOut(game, { seed: WARM_UP + i, setup, sittings }, {}, listen)

let events = 0
let playing = 0n
for (let seed = 1; seed <= matches; seed++) {
  const began = process.hrtime.bigint()
  const played = playOut(game, { seed, setup, sittings }, {}, listen)
  playing += process.hrtime.bigint() - began
  events += played.events.length
}
const seconds = Number(playing) / 1e9
process.stdout.write(
  `${JSON.stringify({ matchesPerSecond: matches / seconds, eventsPerSecond: events / seconds, eventsPerMatch: events / matches })}\n`,
)
