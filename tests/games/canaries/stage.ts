// One match with a canary in every free text, and what each seat and the public come across in it.
import { recall, saidBy, summaryDue } from '@/lib/agents/memory'
import { buildPacket } from '@/lib/agents/packet'
import { DRAWS, drawAction, drawsOf } from '@/lib/core/draw'
import type { GameEvent, Seat, SeatRequest, Setup } from '@/lib/core/game'
import { type CoreEvent, type Entry, isCoreEvent, isPublic } from '@/lib/core/log'
import type { Persona } from '@/lib/core/persona'
import { type Random, STREAM, seeded, unit } from '@/lib/core/random'
import { told } from '@/lib/live/told'
import type { Player } from '../run'
import { type Cage, cage } from './cage'
import { only, type Plant, type Secrets } from './secrets'

/** What stands between the log and whoever reads of it; a test puts leaking ones in their place. */
export type Desk = {
  readonly recall: typeof recall
  readonly packet: typeof buildPacket
  readonly told: typeof told
  readonly digest: typeof summaryDue
}
export const DESK: Desk = { recall, packet: buildPacket, told, digest: summaryDue }

export type Stage = {
  readonly secrets: Secrets
  readonly desk: Desk
  readonly cage: Cage
  readonly seed: number
  readonly seats: number
  readonly setup: Setup
  readonly players: readonly Player[]
  readonly personas: readonly Persona[]
  readonly names: readonly string[]
  readonly random: Random
  readonly state: unknown
  readonly entries: Entry[]
}

/** Questions about to be answered; `number` is the first one's in the match. */
export type Asked = {
  readonly number: number
  readonly requests: readonly SeatRequest[]
}

/** Seats with a canary in each line of a persona that is not for everyone. */
function seated({ game }: Secrets, seats: number, { plant }: Cage): Persona[] {
  return Array.from({ length: seats }, (_, seat) => {
    const persona = game.personas[seat % game.personas.length]
    const own = (kind: string) => plant({ kind, by: seat, hearers: only(seat) })
    return {
      ...persona,
      name: `${persona.name} ${seat}`,
      portrait: `${persona.portrait} ${own('portrait')}`,
      strategy: [...persona.strategy, own('strategy')],
      speech: [...persona.speech, own('speech')],
      closing: `${persona.closing} ${own('closing')}`,
      notes: [plant({ kind: 'notes', by: seat, hearers: [] })],
    }
  })
}

export function stageOf(secrets: Secrets, seed: number, players: readonly Player[], desk = DESK): Stage {
  const random = seeded(seed)
  let drawn = 0
  const setup = secrets.match((n) => Math.floor(unit(random.at(8_000, drawn++)) * n))
  const birds = cage()
  const personas = seated(secrets, setup.seats, birds)
  return {
    ...{ secrets, desk, seed, players, random, personas, setup, cage: birds, seats: setup.seats },
    names: personas.map(({ name }) => name),
    state: secrets.game.initial(setup),
    entries: [],
  }
}

/** Plays the match to its end. `look` sees each question before it is answered, `heard` each event once it is folded. */
export function playOn(
  stage: Stage,
  look: (asked: Asked) => void,
  heard: (event: GameEvent | CoreEvent) => void,
): void {
  const { secrets, desk, state, entries, random, names } = stage
  const { game } = secrets
  let decision: number | null = null
  let pub = 0
  const write = (event: GameEvent | CoreEvent) => {
    if (!isCoreEvent(event)) game.evolve(state, event)
    const place = { seq: entries.length + 1, pub: isPublic(event) ? ++pub : null, turn: game.turn(state) }
    entries.push({ ...place, event, decision, at: '', hash: '' })
    heard(event)
  }
  game.open({ state, random, write })
  let number = 0
  for (let requests = game.requests(state); requests.length > 0; requests = game.requests(state)) {
    look({ number: number + 1, requests })
    const answers = requests.map((request, i) => answersTo(stage, request, number + 1 + i))
    requests.forEach((request, i) => {
      decision = ++number
      speak(request, answers[i], write)
      const step = { state, random, write }
      const done = answers[i].actions.some((action) => game.decide(step, request, action()) === null)
      if (!done) throw new Error(`nothing legal was answered to ${request.decision}`)
    })
    decision = null
    const due = () => desk.digest(entries, game.turn(state), game, names)
    for (let digest = due(); digest; digest = due()) write(digest)
  }
}

type Answer = {
  readonly actions: readonly (() => unknown)[]
  readonly thought: string
  readonly speech: string
}

/** What a seat answers, best first, with canaries in it. */
function answersTo(stage: Stage, request: SeatRequest, number: number): Answer {
  const { secrets, state, personas, players } = stage
  const { game } = secrets
  const { seat } = request
  const view = game.view(state, seat)
  const plant: Plant = (kind, hearers) => stage.cage.plant({ kind, by: seat, hearers })
  const planted = (action: unknown) => secrets.planted(state, request, action, plant)
  const thought = plant('thought', only(seat))
  const { says } = game.decisions[request.decision]
  const speech = says ? plant('speech', secrets.listeners(state, request)) : ''
  const safe = game.fallback(view, request, personas[seat])
  const player = players[seat % players.length]
  if (player === 'fallback') return { actions: [() => planted(safe)], thought, speech }
  if (player === 'random') {
    const drawn = [...drawsFor(stage, { request, view, number }), () => safe]
    return { actions: drawn.map((draw) => () => planted(draw())), thought, speech }
  }
  const played = scriptOf(stage, { request, view, number }, player.script)
  return {
    actions: [played.action, safe].map((action) => () => planted(action)),
    thought: `${played.thought} ${thought}`,
    speech: speech && `${played.speech} ${speech}`,
  }
}

type Turn = { readonly request: SeatRequest; readonly view: unknown; readonly number: number }

const chanceOf =
  ({ random }: Stage, { request, number }: Turn) =>
  (n: number): number =>
    unit(random.at(STREAM.scripts + request.seat, number * 64 + n))

/** Draws of a random agent, each made when it is wanted. */
function drawsFor(stage: Stage, turn: Turn): (() => unknown)[] {
  const { game } = stage.secrets
  const { request, view, number } = turn
  const legal = game.legalActions(view, request)
  const draws = drawsOf(number, chanceOf(stage, turn))
  const wire = game.decisions[request.decision]
  return Array.from({ length: DRAWS }, (_, i) => () => drawAction(wire, legal, (n) => unit(draws.at(i, n))))
}

function scriptOf(stage: Stage, turn: Turn, id: string) {
  const { secrets, personas, names, entries, desk } = stage
  const { game } = secrets
  const { request, view } = turn
  const { seat } = request
  const { heard } = desk.recall(entries, seat, request.turn, game.talk)
  const mind = { persona: personas[seat], names, chance: chanceOf(stage, turn), said: saidBy(heard, seat) }
  const action = game.scripts[id].choose(view, request, mind) as object
  const { thought, speech, fields } = game.scripts[id].say(view, request, action, mind)
  return { action: { ...action, ...fields }, thought, speech }
}

function speak(
  { seat, hears }: SeatRequest,
  { thought, speech }: Answer,
  write: (event: CoreEvent) => void,
): void {
  write({ type: 'thought', seat, text: thought, category: 'strategy', to: [seat] })
  if (speech !== '') write({ type: 'spoke', seat, text: speech, ...(hears && { to: hears }) })
}

export const everybody = (seats: number): (Seat | null)[] => [
  null,
  ...Array.from({ length: seats }, (_, i) => i),
]
