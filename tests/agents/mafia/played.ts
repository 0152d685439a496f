import { heardLately, recall, saidBy, summaryDue } from '@/lib/agents/memory'
import { buildPacket, type Packet } from '@/lib/agents/packet'
import type { Seat } from '@/lib/core/game'
import { type CoreEvent, type Entry, isCoreEvent } from '@/lib/core/log'
import type { Persona } from '@/lib/core/persona'
import { seeded, unit } from '@/lib/core/random'
import { mafia } from '@/lib/games/mafia'
import type { Action, BeliefFields, Request } from '@/lib/games/mafia/actions'
import { personas } from '@/lib/games/mafia/personas'
import type { Event, Options, State, View } from '@/lib/games/mafia/state'

export type Asked = {
  readonly request: Request
  readonly view: View
  readonly packet: Packet
  readonly state: State
  readonly entries: readonly Entry[]
  readonly seated: readonly Persona[]
}

/** Where a word was put; `message` and `plan`: a mafioso's to its partners. */
export const CHANNELS = ['thought', 'speech', 'reason', 'belief', 'message', 'plan'] as const
export type Channel = (typeof CHANNELS)[number]
export type Mark = (seat: Seat, channel: Channel, number: number) => string
export type Play = {
  readonly seed: number
  readonly seats: number
  readonly options?: Partial<Options>
  /** Words instead of the scripts', which are then left out. */
  readonly mark?: Mark
}

/** Seats of one persona told apart, as a launch does. */
export const seatedAt = (seats: number): Persona[] =>
  Array.from({ length: seats }, (_, seat) => {
    const persona = personas[seat % personas.length]
    return seat < personas.length ? persona : { ...persona, name: `${persona.name} 2` }
  })

/** Plays a match of scripts to its end and shows each packet before it is answered; those asked together see one log. */
export function playPackets(
  { seed, seats, options = {}, mark }: Play,
  look: (asked: Asked) => void,
): Entry[] {
  const random = seeded(seed)
  const state = mafia.initial({ seats, options: mafia.options.parse(options) })
  const entries: Entry[] = []
  const seated = seatedAt(seats)
  const names = seated.map(({ name }) => name)
  let number = 0
  const write = (event: Event | CoreEvent) => {
    if (!isCoreEvent(event)) mafia.evolve(state, event)
    const { turn } = state.table
    const decision = number === 0 ? null : number
    entries.push({ seq: entries.length + 1, pub: null, turn, event, decision, at: '', hash: '' })
  }
  mafia.open({ state, random, write })
  for (;;) {
    const requests = mafia.requests(state)
    if (requests.length === 0) return entries
    const replies = requests.map((request) => {
      const { seat } = request
      const view = mafia.view(mafia.copy(state), seat)
      look({ request, view, packet: packetFrom(entries, state, request, seated), state, entries, seated })
      const persona = seated[seat]
      const script = mafia.scripts[persona.script]
      const chance = (n: number) => unit(random.at(900 + seat, entries.length * 50 + n))
      const heard = heardLately(entries, seat, request.turn, mafia.talk)
      const mind = { persona, names, chance, said: saidBy(heard, seat) }
      const chosen = script.choose(view, request, mind)
      const own = script.say(view, request, chosen, mind)
      return { request, action: { ...chosen, ...own.fields } as Action, said: own }
    })
    for (const { request, action, said } of replies) {
      number++
      const { seat, hears } = request
      const isKill = request.decision === 'night_kill'
      const words = mark
        ? {
            thought: mark(seat, 'thought', number),
            speech: mark(seat, isKill ? 'message' : 'speech', number),
          }
        : said
      write({ type: 'thought', seat, text: words.thought, category: 'strategy', to: [seat] })
      const says = mafia.decisions[request.decision].says !== null
      if (says && words.speech !== '')
        write({ type: 'spoke', seat, text: words.speech, ...(hears && { to: hears }) })
      const marked = mark
        ? withMarks(action, isKill ? 'plan' : 'reason', (of) => mark(seat, of, number))
        : action
      const rejection = mafia.decide({ state, random, write }, request, marked)
      if (rejection) throw new Error(rejection.message)
    }
    for (let due = summaryDue(entries, state.table.turn, mafia, names); due; ) {
      write(due)
      due = summaryDue(entries, state.table.turn, mafia, names)
    }
  }
}

function withMarks(action: Action, reason: Channel, mark: (channel: Channel) => string): Action {
  const words = mark('belief')
  const beliefs: BeliefFields = {
    players: [0, 1].map((player) => ({ player, suspicion: words.length, trust: 7, pattern: words })),
    relations: words,
    reads: words,
  }
  return { ...action, beliefs, ...('reason' in action && { reason: mark(reason) }) }
}

/** The packet of a request, from whatever log and state it is given. */
export function packetFrom(
  entries: readonly Entry[],
  state: State,
  request: Request,
  seated: readonly Persona[],
): Packet {
  const { seat, turn } = request
  const names = seated.map(({ name }) => name)
  const memory = recall(entries, seat, turn, mafia.talk)
  const view = mafia.view(state, seat)
  const source = { game: mafia, request, view, personas: seated, names, number: 0, memory, at: '' }
  return buildPacket(source)
}
