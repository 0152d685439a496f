import { drawAction } from '@/lib/core/draw'
import type { AnyGame, GameEvent, Mind, Names, Seat, SeatRequest, Setup, Step } from '@/lib/core/game'
import { type CoreEvent, isCoreEvent } from '@/lib/core/log'
import type { Persona } from '@/lib/core/persona'
import { type Random, STREAM, seeded, unit } from '@/lib/core/random'
import type { Rejection } from '@/lib/core/result'

/** Who plays a seat: a script of the game's, by id, or random draws from schema and bounds. */
export type Sitting = { readonly persona: Persona; readonly agent: { readonly script: string } | 'random' }

/** A match without a store: one seed, one set-up, one sitting a seat. */
export type Simulated = {
  readonly seed: number
  readonly setup: Setup
  readonly sittings: readonly Sitting[]
}

/** Random replies drawn and accepted, by decision. */
export type Draws = Record<string, { drawn: number; legal: number }>

/** Told of each event as it is written, with the turn it is stamped with. */
export type Listener = (event: GameEvent | CoreEvent, turn: number) => void

export type Played = {
  readonly state: unknown
  readonly events: readonly (GameEvent | CoreEvent)[]
  readonly decisions: number
}

/** Redraws before a random agent takes the fallback. */
export const REDRAWS = 20
/** How long a seat remembers its own words, in turns. */
const MEMORY = 10
/** Chances that one decision may draw, at most. */
const CHANCES = 64

/** The n-th chance of a decision, from the seat's own stream: the same in simulations and stored matches. */
export const chanceOf = (random: Random, seat: Seat, number: number, n: number): number =>
  unit(random.at(STREAM.scripts + seat, number * CHANCES + n))

/**
 * Plays a match to its end at full speed, no store and no clock. Words are made only for a listener; actions are the
 * same with and without one.
 * @throws Error when a script answers illegally: a fault of ours.
 */
export function playOut(game: AnyGame, match: Simulated, draws: Draws = {}, listen?: Listener): Played {
  const random = seeded(match.seed)
  const state = game.initial(match.setup)
  const events: (GameEvent | CoreEvent)[] = []
  const write = (event: GameEvent | CoreEvent) => {
    if (!isCoreEvent(event)) game.evolve(state, event)
    events.push(event)
    listen?.(event, game.turn(state))
  }
  const table: Open = {
    game,
    draws,
    write,
    speaks: listen !== undefined,
    step: { state, random, write },
    minds: mindsOf(match.sittings, random),
  }
  game.open(table.step)
  let decisions = 0
  for (let asked = game.requests(state); asked.length > 0; asked = game.requests(state)) {
    // questions open together are all answered before the first is ruled
    const answers = asked.map((request) => choose(table, match.sittings[request.seat], request, ++decisions))
    for (let i = 0; i < asked.length; i++) rule(table, asked[i], answers[i])
  }
  return { state, events, decisions }
}

type Open = {
  readonly game: AnyGame
  readonly step: Step<unknown, GameEvent>
  readonly draws: Draws
  readonly minds: readonly SimMind[]
  readonly speaks: boolean
  write(event: GameEvent | CoreEvent): void
}

/** One mind a seat, told before each decision which one it is: nothing is built anew in the loop. */
type SimMind = Mind & { number: number; readonly said: string[]; readonly turns: number[] }

function mindsOf(sittings: readonly Sitting[], random: Random): SimMind[] {
  const names: Names = sittings.map(({ persona }) => persona.name)
  return sittings.map(({ persona }, seat) => {
    const mind: SimMind = {
      persona,
      names,
      number: 0,
      said: [],
      turns: [],
      chance: (n) => chanceOf(random, seat, mind.number, n),
    }
    return mind
  })
}

/** A random agent's action is drawn when it is ruled: only then is it known whether the draw was legal. */
const DRAWN = Symbol('drawn')

function choose(table: Open, { agent }: Sitting, request: SeatRequest, number: number): unknown {
  const mind = table.minds[request.seat]
  mind.number = number
  if (agent === 'random') return DRAWN
  const script = table.game.scripts[agent.script]
  const view = table.game.view(table.step.state, request.seat)
  const action = script.choose(view, request, mind)
  if (!table.speaks) return action
  return speak(table, request, action, script.say(view, request, action, forget(mind, request.turn)))
}

function rule(table: Open, request: SeatRequest, action: unknown): void {
  const rejection =
    action === DRAWN ? ruleDraws(table, request) : table.game.decide(table.step, request, action)
  if (rejection === null) return
  const { persona } = table.minds[request.seat]
  throw new Error(`${persona.name} answered ${request.decision} illegally: ${rejection.message}`)
}

/** Thought, then speech, ahead of what follows from them. */
function speak(
  table: Open,
  request: SeatRequest,
  action: unknown,
  words: ReturnType<AnyGame['scripts'][string]['say']>,
): unknown {
  const { seat } = request
  const mind = table.minds[seat]
  const category = words.category ?? table.game.category(request)
  table.write({ type: 'thought', seat, text: words.thought, category, to: [seat] })
  if (words.speech !== '') {
    table.write({ type: 'spoke', seat, text: words.speech, ...(request.hears && { to: request.hears }) })
    mind.said.push(words.speech)
    mind.turns.push(request.turn)
  }
  return words.fields === undefined ? action : { ...(action as object), ...words.fields }
}

function forget(mind: SimMind, turn: number): SimMind {
  while (mind.turns.length > 0 && mind.turns[0] <= turn - MEMORY) {
    mind.turns.shift()
    mind.said.shift()
  }
  return mind
}

function ruleDraws({ game, step, draws, minds }: Open, request: SeatRequest): Rejection | null {
  const mind = minds[request.seat]
  draws[request.decision] ??= { drawn: 0, legal: 0 }
  const tally = draws[request.decision]
  const view = game.view(step.state, request.seat)
  const legal = game.legalActions(view, request)
  const random = seeded(mind.number * 2 ** 20 + Math.floor(mind.chance(0) * 2 ** 20))
  for (let i = 0; i < REDRAWS; i++) {
    const action = drawAction(game.decisions[request.decision], legal, (n) => unit(random.at(i, n)))
    tally.drawn++
    if (game.decide(step, request, action) === null) {
      tally.legal++
      return null
    }
  }
  return game.decide(step, request, game.fallback(view, request, mind.persona))
}
