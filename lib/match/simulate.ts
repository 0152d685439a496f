import { summaryDue, TALK } from '@/lib/agents/memory'
import { DRAWS, drawAction, drawsOf } from '@/lib/core/draw'
import type { AnyGame, GameEvent, Mind, Names, Seat, SeatRequest, Setup, Step, Words } from '@/lib/core/game'
import { type CoreEvent, type Entry, isCoreEvent } from '@/lib/core/log'
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

/** Chances that one decision may draw, at most. */
const CHANCES = 64

/** The n-th chance of a decision, from the seat's own stream: the same in simulations and stored matches. */
export const chanceOf = (random: Random, seat: Seat, number: number, n: number): number =>
  unit(random.at(STREAM.scripts + seat, number * CHANCES + n))

/**
 * Plays a match to its end at full speed, no store and no clock. Words are made only for a listener, who hears the
 * very log that a stored match of that seed holds; actions are the same with and without one.
 * @throws Error when a script answers illegally: a fault of ours.
 */
export function playOut(game: AnyGame, match: Simulated, draws: Draws = {}, listen?: Listener): Played {
  const random = seeded(match.seed)
  const state = game.initial(match.setup)
  const events: (GameEvent | CoreEvent)[] = []
  const log: Entry[] = []
  const silent = (event: GameEvent | CoreEvent) => {
    game.evolve(state, event)
    events.push(event)
  }
  const told = (event: GameEvent | CoreEvent) => {
    if (!isCoreEvent(event)) game.evolve(state, event)
    events.push(event)
    log.push(unchained(event, game.turn(state), log.length + 1))
    listen?.(event, game.turn(state))
  }
  // core's own events come about for a listener alone
  const write = listen === undefined ? silent : told
  const minds = mindsOf(match.sittings, random)
  const table: Open = { game, draws, minds, write, step: { state, random, write } }
  game.open(table.step)
  let decisions = 0
  for (let asked = game.requests(state); asked.length > 0; asked = game.requests(state)) {
    if (asked.length === 1 && !listen) {
      rule(table, asked[0], choose(table, match.sittings[asked[0].seat], asked[0], ++decisions))
      continue
    }
    // questions open together are all answered before the first is ruled
    const answers = asked.map((request) => choose(table, match.sittings[request.seat], request, ++decisions))
    const words =
      listen && asked.map((request, i) => wordsOf(table, match.sittings[request.seat], request, answers[i]))
    const turn = game.turn(state)
    for (let i = 0; i < asked.length; i++) rule(table, asked[i], answers[i], words?.[i])
    if (listen && game.turn(state) !== turn) summarise(table, log)
  }
  return { state, events, decisions }
}

/** An entry as far as memory reads it: nothing here is stored, so nothing is chained. */
const unchained = (event: GameEvent | CoreEvent, turn: number, seq: number): Entry => ({
  seq,
  pub: null,
  turn,
  event,
  decision: null,
  at: '',
  hash: '',
})

function summarise({ game, step, minds, write }: Open, log: readonly Entry[]): void {
  const turn = game.turn(step.state)
  for (
    let due = summaryDue(log, turn, game, minds[0].names);
    due;
    due = summaryDue(log, turn, game, minds[0].names)
  )
    write(due)
}

type Open = {
  readonly game: AnyGame
  readonly step: Step<unknown, GameEvent>
  readonly draws: Draws
  readonly minds: readonly SimMind[]
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
  return table.game.scripts[agent.script].choose(
    table.game.view(table.step.state, request.seat),
    request,
    mind,
  )
}

/** What a script says beside its action; a random agent says nothing. */
function wordsOf(
  { game, step, minds }: Open,
  { agent }: Sitting,
  request: SeatRequest,
  action: unknown,
): Words | undefined {
  if (agent === 'random') return undefined
  const mind = forget(minds[request.seat], request.turn - (game.talk ?? TALK).window)
  return game.scripts[agent.script].say(game.view(step.state, request.seat), request, action, mind)
}

/** Thought, then speech, then what follows from the action. */
function rule(table: Open, request: SeatRequest, action: unknown, words?: Words): void {
  if (words) speak(table, request, words)
  const said = words?.fields ? { ...(action as object), ...words.fields } : action
  const rejection =
    action === DRAWN ? ruleDraws(table, request) : table.game.decide(table.step, request, said)
  if (rejection === null) return
  const { persona } = table.minds[request.seat]
  throw new Error(`${persona.name} answered ${request.decision} illegally: ${rejection.message}`)
}

function speak(
  { game, minds, write }: Open,
  request: SeatRequest,
  { thought, category, speech }: Words,
): void {
  const { seat, hears } = request
  write({ type: 'thought', seat, text: thought, category: category ?? game.category(request), to: [seat] })
  if (speech === '') return
  write({ type: 'spoke', seat, text: speech, ...(hears && { to: hears }) })
  minds[seat].said.push(speech)
  minds[seat].turns.push(request.turn)
}

/** What was said up to a turn has left the window. */
function forget(mind: SimMind, turn: number): SimMind {
  while (mind.turns.length > 0 && mind.turns[0] <= turn) {
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
  const random = drawsOf(mind.number, mind.chance)
  for (let i = 0; i < DRAWS; i++) {
    const action = drawAction(game.decisions[request.decision], legal, (n) => unit(random.at(i, n)))
    tally.drawn++
    if (game.decide(step, request, action) === null) {
      tally.legal++
      return null
    }
  }
  return game.decide(step, request, game.fallback(view, request, mind.persona))
}
