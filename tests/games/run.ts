// One random match of any game, with every question it asked kept: the material of the laws.
import { drawAction } from '@/lib/core/draw'
import type { AnyGame, GameEvent, Mind, Seat, SeatRequest, Setup, Step } from '@/lib/core/game'
import { type Random, STREAM, seeded, unit } from '@/lib/core/random'

/** Who answers at a seat: draws from schema and bounds, the game's fallback, or one of its scripts. */
export type Player = 'random' | 'fallback' | { readonly script: string }
export type Match = { readonly seed: number; readonly setup: Setup; readonly players: readonly Player[] }

/** A question as it was asked: `after` that many events and `number` decisions. */
export type Question = {
  readonly after: number
  readonly number: number
  readonly asked: readonly SeatRequest[]
}
export type Run = {
  readonly state: unknown
  readonly log: readonly GameEvent[]
  readonly questions: readonly Question[]
  readonly accepted: Readonly<Record<string, number>>
}

const REDRAWS = 20
const CHANCES = 64
/** Beyond this many decisions a match counts as one that never ends. */
const FOREVER = 300_000

export type Ruling = { readonly request: SeatRequest; readonly action: unknown }

/** Plays a match from its start, or on from a cut. `look` sees each question before it is answered. */
export function runMatch(
  game: AnyGame,
  match: Match,
  cut: { readonly log: readonly GameEvent[]; readonly number: number } | null = null,
  look: (state: unknown, question: Question) => void = () => {},
): Run {
  const random = seeded(match.seed)
  const state = game.initial(match.setup)
  const log: GameEvent[] = []
  const write = (event: GameEvent) => {
    log.push(event)
    game.evolve(state, event)
  }
  const step: Step<unknown, GameEvent> = { state, random, write }
  if (cut === null) game.open(step)
  else for (const event of cut.log) write(event)
  let number = cut?.number ?? 0
  const questions: Question[] = []
  const accepted: Record<string, number> = {}
  for (let asked = game.requests(state); asked.length > 0; asked = game.requests(state)) {
    const question = { after: log.length, number, asked }
    questions.push(question)
    look(state, question)
    const answers = asked.map((request) =>
      candidates({ game, state, request, random }, match.players[request.seat], ++number),
    )
    asked.forEach((request, i) => {
      const action = answers[i].find((one) => game.decide(step, request, one) === null)
      if (action === undefined) throw new Error(`nothing legal was answered to ${request.decision}`)
      accepted[request.decision] = (accepted[request.decision] ?? 0) + 1
    })
    if (number > FOREVER) throw new Error('this match never ends')
  }
  return { state, log, questions, accepted }
}

/** A question put to one seat, with what the answer may draw on. */
export type Asking = {
  readonly game: AnyGame
  readonly state: unknown
  readonly request: SeatRequest
  readonly random: Random
}

/** The answers a player would give to a question, best first; the last is the fallback. */
function candidates(asking: Asking, player: Player, number: number): unknown[] {
  const { game, state, request, random } = asking
  const view = game.view(state, request.seat)
  const mind = mindOf(game, random, request.seat, number)
  const fallback = game.fallback(view, request, mind.persona)
  if (player === 'fallback') return [fallback]
  if (player !== 'random') return [game.scripts[player.script].choose(view, request, mind)]
  const own = seeded(number + Math.floor(mind.chance(0) * 2 ** 20))
  return [...draws({ ...asking, random: own }, REDRAWS), fallback]
}

export function draws({ game, state, request, random }: Asking, count: number): unknown[] {
  const legal = game.legalActions(game.view(state, request.seat), request)
  const wire = game.decisions[request.decision]
  return Array.from({ length: count }, (_, i) => drawAction(wire, legal, (n) => unit(random.at(i, n))))
}

export function mindOf(game: AnyGame, random: Random, seat: Seat, number: number): Mind {
  const persona = game.personas[seat % game.personas.length]
  return {
    persona,
    names: Array.from({ length: game.seats.max }, (_, i) => `Player ${i}`),
    chance: (n) => unit(random.at(STREAM.scripts + seat, number * CHANCES + n)),
    said: [],
  }
}
