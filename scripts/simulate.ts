// npm run -s simulate -- monopoly --matches 1000 --seed 1 [--seats a,b,c|n] [--options '{…}'] [--agent script|random|plain]
//                        [--shuffle] [--log FILE.jsonl] [--json]
import { closeSync, openSync, writeSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { AnyGame } from '@/lib/core/game'
import { toRow } from '@/lib/core/log'
import type { Persona } from '@/lib/core/persona'
import { findGame, games } from '@/lib/games'
import {
  count,
  type Figures,
  figuresOf,
  meanInterval,
  noSums,
  type Sums,
  shareInterval,
} from '@/lib/match/figures'
import { misplaced, namesAt, seatOrder } from '@/lib/match/seating'
import { type Listener, playOut, type Simulated, type Sitting } from '@/lib/match/simulate'

/** A sentence for whoever typed the command. */
class Refused extends Error {}

type Wanted = {
  readonly game: AnyGame
  readonly matches: number
  readonly seed: number
  readonly sittings: readonly Sitting[]
  readonly options: unknown
  readonly shuffle: boolean
  readonly log: string | null
  readonly json: boolean
}

const AGENTS = ['script', 'random', 'plain']

function wanted(argv: readonly string[]): Wanted {
  const { values, positionals } = read(argv)
  const game = findGame(positionals[0] ?? '')
  if (game === null) throw new Refused(`Which game? One of: ${games.map(({ id }) => id).join(', ')}.`)
  if (!AGENTS.includes(values.agent)) throw new Refused(`--agent is one of ${AGENTS.join(', ')}.`)
  if (values.agent === 'plain' && !game.scripts.plain) throw new Refused(`${game.title} has no plain player.`)
  const options = optionsOf(game, values.options)
  const sittings = sittingsOf(game, options, values.seats, values.agent)
  const objection = game.objection?.({ seats: sittings.length, options })
  if (objection) throw new Refused(`--options ${objection.option}: ${objection.message}`)
  return {
    game,
    matches: wholeNumber('matches', values.matches, 1, 10_000_000),
    seed: wholeNumber('seed', values.seed, 0, 2 ** 53 - 1),
    sittings,
    options,
    shuffle: values.shuffle && game.places === undefined,
    log: values.log ?? null,
    json: values.json,
  }
}

function read(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        matches: { type: 'string', default: '1000' },
        seed: { type: 'string', default: '1' },
        seats: { type: 'string' },
        options: { type: 'string', default: '{}' },
        agent: { type: 'string', default: 'script' },
        shuffle: { type: 'boolean', default: false },
        log: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    })
  } catch (fault) {
    throw new Refused((fault as Error).message)
  }
}

function wholeNumber(name: string, text: string, from: number, to: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < from || value > to)
    throw new Refused(`--${name} is a whole number from ${from} to ${to}, not ${JSON.stringify(text)}.`)
  return value
}

/** `--seats` as ids of personas, or as so many seats for the game's personas in their order, again and again. */
function personasOf(game: AnyGame, options: unknown, seats: string | undefined): Persona[] {
  const { personas } = game
  const places = game.places?.(options)
  if (places && seats === undefined)
    return places.flatMap(({ persona }) => personas.find(({ id }) => id === persona) ?? [])
  if (seats === undefined || /^\d+$/.test(seats)) {
    const { usual, max } = game.seats
    const length = Math.min(seats === undefined ? usual : Number(seats), max + 1)
    return Array.from({ length }, (_, i) => personas[i % personas.length])
  }
  return seats.split(',').map((id) => {
    const persona = personas.find((one) => one.id === id)
    if (!persona)
      throw new Refused(`No persona ${JSON.stringify(id)}: ${personas.map((one) => one.id).join(', ')}.`)
    return persona
  })
}

function sittingsOf(game: AnyGame, options: unknown, seats: string | undefined, agent: string): Sitting[] {
  const personas = personasOf(game, options, seats)
  const { min, max } = game.seats
  if (personas.length < min || personas.length > max)
    throw new Refused(`${game.title} has ${min} to ${max} seats.`)
  const [stranger] = misplaced(game, options, personas)
  if (stranger) throw new Refused(`--seats: ${stranger.message}`)
  const names = namesAt(game, options, personas)
  return personas.map((one, seat) => {
    const persona = { ...one, name: names[seat] }
    if (agent === 'random') return { persona, agent }
    return { persona, agent: { script: agent === 'plain' ? 'plain' : persona.script } }
  })
}

function optionsOf(game: AnyGame, text: string): unknown {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw new Refused(`--options wants JSON such as '{"turnLimit":500}', not ${text}.`)
  }
  const parsed = game.options.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Refused(`--options ${issue.path.join('.')}: ${issue.message}.`)
}

/** One JSON line an event, gathered into writes of about 64 KiB. */
function logWriter(file: string) {
  const out = openSync(file, 'w')
  let lines = ''
  const flush = () => {
    writeSync(out, lines)
    lines = ''
  }
  return {
    listener(match: number): Listener {
      let seq = 0
      return (event, turn) => {
        lines += `${JSON.stringify({ match, seq: ++seq, turn, ...toRow(event) })}\n`
        if (lines.length > 65_536) flush()
      }
    },
    close() {
      flush()
      closeSync(out)
    },
  }
}

function simulate(want: Wanted): { sums: Sums; seconds: number } {
  const { game, sittings, options } = want
  const sums = noSums(game, sittings.length)
  const log = want.log === null ? null : logWriter(want.log)
  const began = process.hrtime.bigint()
  const elapsed = () => Number(process.hrtime.bigint() - began) / 1e9
  let told = 0
  for (let i = 0; i < want.matches; i++) {
    const seed = want.seed + i
    const seated = want.shuffle ? seatOrder(seed, sittings.length).map((n) => sittings[n]) : sittings
    const match: Simulated = { seed, setup: { seats: seated.length, options }, sittings: seated }
    count(sums, game, seated, playOut(game, match, sums.draws, log?.listener(i + 1)))
    if (elapsed() - told >= 1) {
      told = elapsed()
      process.stderr.write(`\r${i + 1} of ${want.matches} matches, ${Math.round((i + 1) / told)} a second `)
    }
  }
  const seconds = elapsed()
  log?.close()
  if (told > 0) process.stderr.write('\n')
  return { sums, seconds }
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

function readable(figures: Figures, sums: Sums): string {
  const n = figures.matches
  const share = (value: number) => `${percent(value)} (${shareInterval(value, n).map(percent).join(' to ')})`
  const means = Object.entries({ turns: sums.turns, ...sums.perMatch }).map(([name, spread]) => {
    const [from, to] = meanInterval(spread, n)
    return `  ${name.padEnd(14)} ${(spread.sum / n).toFixed(2)} (${from.toFixed(2)} to ${to.toFixed(2)})`
  })
  return [
    `${figures.game}: ${n} matches in ${figures.seconds} s, ${figures.matchesPerSecond} a second`,
    `  ${figures.rollsPerSecond === undefined ? '' : `${figures.rollsPerSecond} rolls and `}${figures.eventsPerSecond} events a second`,
    `finished         ${share(figures.finishedShare)}`,
    ...Object.entries(figures.shares).map(([name, value]) => `${name.padEnd(16)} ${share(value)}`),
    'wins by seat',
    ...figures.winsBySeat.map((wins, seat) => `  seat ${seat}         ${share(wins)}`),
    'wins by persona',
    ...Object.entries(figures.winsByPersona).map(([id, wins]) => `  ${id.padEnd(14)} ${share(wins)}`),
    'a match, on average',
    ...means,
    ...(Object.keys(figures.legalShare).length > 0 ? ['legal among random draws'] : []),
    ...Object.entries(figures.legalShare).map(
      ([decision, legal]) => `  ${decision.padEnd(24)} ${percent(legal)}`,
    ),
    'In brackets: 95 % intervals.',
  ].join('\n')
}

try {
  const want = wanted(process.argv.slice(2))
  const { sums, seconds } = simulate(want)
  const figures = figuresOf(sums, want.game, seconds)
  // shares stand beside the other figures, each under its own name
  const { shares, ...rest } = figures
  process.stdout.write(`${want.json ? JSON.stringify({ ...rest, ...shares }) : readable(figures, sums)}\n`)
} catch (fault) {
  if (!(fault instanceof Refused)) throw fault
  process.stderr.write(`${fault.message}\n`)
  process.exitCode = 2
}
