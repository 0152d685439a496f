import { randomInt } from 'node:crypto'
import { v7 } from 'uuid'
import type { AgentSpec } from '@/lib/agents/agent'
import type { Json } from '@/lib/core/choice'
import type { AnyGame } from '@/lib/core/game'
import type { Persona } from '@/lib/core/persona'
import type { NewMatch, SeatRow, Visibility } from '@/lib/store/store'
import { SLOWEST } from './paces'
import { misplaced, namesAt, seatOrder } from './seating'

export type Sitter = { readonly persona: Persona; readonly agent: AgentSpec }

/** What a launch asks for. */
export type Launch = {
  readonly game: AnyGame
  /** As typed: `game.options` fills in what is missing and judges the rest. */
  readonly options: unknown
  readonly seats: readonly Sitter[]
  /** Draws who sits where, from the seed. */
  readonly shuffleSeats: boolean
  readonly seed: number
  readonly title: string
  readonly ownerId: string | null
  readonly visibility: Visibility
  /** Milliseconds between steps, from 0 to `SLOWEST`. */
  readonly pace: number
  /** US dollars that the models may cost; null or absent: no ceiling. */
  readonly ceiling?: number | null
}

/** What is wrong with a launch, at the field it is wrong with: `seats`, `seats.<n>.temperature`, `seed`, `options.<name>` … */
export type Problem = { readonly field: string; readonly message: string }
export type Launched =
  | { readonly ok: true; readonly match: NewMatch }
  | { readonly ok: false; readonly problems: readonly Problem[] }

const TITLE = 120
/** Seeds that are drawn: short enough to be read out. */
const DRAWN_SEEDS = 2 ** 31

export const freshSeed = (): number => randomInt(DRAWN_SEEDS)

/** Makes a match ready to be stored: options judged, seats drawn, personas copied, a UUIDv7 given. */
export function newMatch(launch: Launch): Launched {
  const { game, ownerId, visibility, seed, pace, ceiling = null } = launch
  const options = game.options.safeParse(launch.options ?? {})
  const problems = [...problemsOf(launch)]
  if (!options.success) {
    for (const { path, message } of options.error.issues)
      problems.push({ field: ['options', ...path].join('.'), message })
  }
  const objection = options.success && game.objection?.({ seats: launch.seats.length, options: options.data })
  if (objection) problems.push({ field: `options.${objection.option}`, message: objection.message })
  if (options.success)
    for (const { seat, message } of misplaced(
      game,
      options.data,
      launch.seats.map(({ persona }) => persona),
    ))
      problems.push({ field: `seats.${seat}.persona`, message })
  if (problems.length > 0 || !options.success) return { ok: false, problems }
  const seats = seatsOf(launch, options.data)
  const title = launch.title.trim() || game.title
  const played = { game: game.id, version: game.version, seed, options: options.data as Json, seats }
  return {
    ok: true,
    match: { id: v7(), title, ownerId, visibility, pace, ...(ceiling !== null && { ceiling }), ...played },
  }
}

const HOTTEST = 2
const FEWEST_TOKENS = 50
const MOST_TOKENS = 32_000
/** No packet is narrower than its rules and its board. */
const NARROWEST = 1_000

function* agentProblems(seats: readonly Sitter[]): Iterable<Problem> {
  for (const [seat, { agent }] of seats.entries()) {
    if (agent.kind !== 'model') continue
    const { temperature = 0, maxTokens = FEWEST_TOKENS, maxPromptTokens = NARROWEST } = agent
    if (!(temperature >= 0 && temperature <= HOTTEST))
      yield { field: `seats.${seat}.temperature`, message: `A temperature is 0 to ${HOTTEST}.` }
    if (!Number.isInteger(maxTokens) || maxTokens < FEWEST_TOKENS || maxTokens > MOST_TOKENS)
      yield {
        field: `seats.${seat}.maxTokens`,
        message: `A reply has ${FEWEST_TOKENS} to 32,000 tokens at most.`,
      }
    if (!Number.isInteger(maxPromptTokens) || maxPromptTokens < NARROWEST)
      yield { field: `seats.${seat}.maxPromptTokens`, message: 'A packet has 1,000 tokens or more.' }
  }
}

function* problemsOf({ game, seats, seed, pace, title, ceiling }: Launch): Iterable<Problem> {
  const { min, max } = game.seats
  if (seats.length < min || seats.length > max) {
    yield { field: 'seats', message: `${game.title} seats ${min} to ${max}, not ${seats.length}.` }
  }
  if (!Number.isSafeInteger(seed) || seed < 0) {
    yield { field: 'seed', message: 'The seed is a whole number from 0 to 2^53 − 1.' }
  }
  if (!Number.isInteger(pace) || pace < 0 || pace > SLOWEST) {
    yield { field: 'pace', message: `The pace is 0 to ${SLOWEST} milliseconds a step.` }
  }
  yield* agentProblems(seats)
  if (ceiling != null && !(ceiling >= 0)) {
    yield { field: 'ceiling', message: 'A ceiling is 0 dollars or more.' }
  }
  if (title.trim().length > TITLE) {
    yield { field: 'title', message: `The title has at most ${TITLE} characters.` }
  }
}

/** Seats are shuffled only where the options do not say who sits where. */
function seatsOf({ game, seats, shuffleSeats, seed }: Launch, options: unknown): SeatRow[] {
  const isDrawn = shuffleSeats && game.places === undefined
  const order = isDrawn ? seatOrder(seed, seats.length) : [...seats.keys()]
  const sitters = order.map((from) => seats[from])
  const names = namesAt(
    game,
    options,
    sitters.map(({ persona }) => persona),
  )
  return sitters.map(({ persona, agent }, index) => ({
    index,
    persona: { ...persona, name: names[index] },
    agent,
  }))
}
