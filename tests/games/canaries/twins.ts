// Two matches that differ in one secret alone. Whoever is not told of it is given the same in both, byte for byte, until
// something he is told differs.
import type { AnyGame, GameEvent, Seat, SeatRequest, Setup } from '@/lib/core/game'
import { type CoreEvent, type Entry, isCoreEvent, isHeardBy, isPublic } from '@/lib/core/log'
import { seeded } from '@/lib/core/random'
import { DESK, type Desk, everybody } from './stage'

/** A secret that one of the twins has otherwise. */
export type Twist = {
  readonly name: string
  /** The answer of a seat, made otherwise; the same where the question is none that is meant. */
  answer?(request: SeatRequest, action: unknown, state: unknown): unknown
  /** What is written before the first question, made otherwise. */
  dealt?(event: GameEvent): GameEvent
  /** What a seat thinks and, where not everyone hears it, says; null: as ever. */
  words?(request: SeatRequest): string | null
}
export type Twins = {
  readonly game: AnyGame
  readonly setup: Setup
  readonly seed: number
  /** Legal answers of a seat as if it were told nothing in secret: two games of the same public facts go the same way. */
  plain(state: unknown, request: SeatRequest): unknown
  readonly desk?: Desk
}

/** What one seat, or the public, was given: events as they came, and packets with how many events came before each. */
type Given = {
  readonly events: string[]
  readonly packets: { readonly after: number; readonly text: string }[]
}
type Life = { readonly given: ReadonlyMap<Seat | null, Given>; readonly questions: number }

const PLAIN: Twist = { name: 'as it is' }
const NOON = '2026-01-01T12:00:00.000Z'

/** A life being lived: its log, and what everybody was given of it. */
function cradle({ game, setup, seed, desk = DESK }: Twins, twist: Twist) {
  const [state, entries] = [game.initial(setup), [] as Entry[]]
  const given = new Map(everybody(setup.seats).map((eye) => [eye, { events: [], packets: [] } as Given]))
  let pub = 0
  const now = { decision: null as number | null, hasBegun: false }
  const write = (meant: GameEvent | CoreEvent) => {
    const event = now.hasBegun || !twist.dealt ? meant : twist.dealt(meant)
    if (!isCoreEvent(event)) game.evolve(state, event)
    const place = { seq: entries.length + 1, pub: isPublic(event) ? ++pub : null, turn: game.turn(state) }
    const entry: Entry = { ...place, event, decision: now.decision, at: NOON, hash: '' }
    entries.push(entry)
    for (const [eye, { events }] of given)
      if (isHeardBy(event, eye))
        events.push(JSON.stringify(eye === null ? desk.told(entry, 'public') : { event, turn: entry.turn }))
  }
  return { now, state, entries, given, step: { state, random: seeded(seed), write } }
}
type Cradle = ReturnType<typeof cradle>

function give({ game, setup, desk = DESK }: Twins, life: Cradle, request: SeatRequest, number: number): void {
  const { seat, turn } = request
  const names = Array.from({ length: setup.seats }, (_, one) => `Player ${one}`)
  const personas = names.map((name, one) => ({ ...game.personas[one % game.personas.length], name }))
  const memory = desk.recall(life.entries, seat, turn, game.talk)
  const view = game.view(life.state, seat)
  const { layers } = desk.packet({ game, request, view, personas, names, number, memory, at: NOON })
  const text = layers.map((layer) => `${layer.name}\n${layer.text}`).join('\n')
  const { events, packets } = life.given.get(seat)!
  packets.push({ after: events.length, text })
}

function lived(twins: Twins, twist: Twist): Life {
  const { game, plain } = twins
  const life = cradle(twins, twist)
  const { now, state, step } = life
  game.open(step)
  now.hasBegun = true
  let number = 0
  for (let requests = game.requests(state); requests.length > 0; requests = game.requests(state)) {
    for (const [i, request] of requests.entries()) give(twins, life, request, number + 1 + i)
    const answers = requests.map((request) => {
      const action = plain(state, request)
      return twist.answer?.(request, action, state) ?? action
    })
    requests.forEach((request, i) => {
      const { seat, hears } = request
      now.decision = ++number
      const words = twist.words?.(request) ?? 'Hm.'
      step.write({ type: 'thought', seat, text: words, category: 'strategy', to: [seat] } as GameEvent)
      if (game.decisions[request.decision].says)
        step.write({
          type: 'spoke',
          seat,
          text: hears ? words : 'Well.',
          ...(hears && { to: hears }),
        } as GameEvent)
      const refusal = game.decide(step, request, answers[i])
      if (refusal) throw new Error(`${request.decision}: ${refusal.message}`)
    })
    now.decision = null
  }
  return { given: life.given, questions: number }
}

const firstOther = (one: readonly string[], other: readonly string[]): number => {
  const end = one.findIndex((text, i) => text !== other[i])
  return end < 0 ? one.length : end
}

export type Compared = {
  readonly leaks: string[]
  /** Audiences that were given the same to the end, of all that there are. */
  readonly same: number
  /** The public is one of them. */
  readonly town: number
  /** Packets that had to be the same. */
  readonly packets: number
  /** Questions that one of the two has more, though the public was told the same to the end. */
  readonly more: number
}

/** Plays both, and says where one who was told nothing of it was given something else. */
export function compared(twins: Twins, twist: Twist): Compared {
  const [plain, other] = [lived(twins, PLAIN), lived(twins, twist)]
  const leaks: string[] = []
  const sums = { same: 0, town: 0, packets: 0 }
  for (const [eye, one] of plain.given) {
    const two = other.given.get(eye)!
    const upTo = firstOther(one.events, two.events)
    const isSame = upTo === one.events.length && upTo === two.events.length
    if (isSame) sums.same++
    if (isSame && eye === null) sums.town++
    const before = (given: Given) => given.packets.filter(({ after }) => after <= upTo)
    const [first, second] = [before(one), before(two)]
    sums.packets += first.length
    const whom = eye === null ? 'the public' : `seat ${eye}`
    if (JSON.stringify(first) !== JSON.stringify(second))
      leaks.push(`${twist.name}: in what ${whom} is asked`)
    // numbers and times around an event may not differ before an event does
    const [mine, theirs] = [one.events[upTo], two.events[upTo]]
    if (mine && theirs && isSameFact(mine, theirs))
      leaks.push(`${twist.name}: in what ${whom} is told around ${mine}`)
  }
  return { leaks, ...sums, more: sums.town * Math.abs(plain.questions - other.questions) }
}

const isSameFact = (one: string, other: string): boolean =>
  JSON.stringify(JSON.parse(one).event) === JSON.stringify(JSON.parse(other).event)
