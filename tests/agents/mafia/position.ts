import { summaryDue } from '@/lib/agents/memory'
import type { Packet } from '@/lib/agents/packet'
import type { Seat } from '@/lib/core/game'
import { type CoreEvent, type Entry, isCoreEvent } from '@/lib/core/log'
import type { Persona } from '@/lib/core/persona'
import { seeded } from '@/lib/core/random'
import { mafia } from '@/lib/games/mafia'
import {
  type Action,
  type Decision,
  NO_BELIEFS,
  NO_CLAIM,
  NOBODY,
  type Request,
} from '@/lib/games/mafia/actions'
import { proceed } from '@/lib/games/mafia/decide'
import { personas } from '@/lib/games/mafia/personas'
import type { Event, Options, Role, State } from '@/lib/games/mafia/state'
import { enter, packetAt } from '../asked'

/** Seats: a sheriff, a doctor, two mafia and four villagers, among eight of the house's personas. */
export const [NOTARY, FIREBRAND, LAMPLIGHTER, INNKEEPER, GADFLY, PORTER, CROUPIER, HEADMISTRESS] = [
  0, 1, 2, 3, 4, 5, 6, 7,
]
export const ROLES_DEALT: readonly Role[] = [
  'sheriff',
  'villager',
  'mafia',
  'doctor',
  'villager',
  'mafia',
  'villager',
  'villager',
]
export const table: readonly Persona[] = personas.slice(0, ROLES_DEALT.length)

/** A match as it stands, and its log; `answer` plays on. */
export type Situation = { readonly state: State; readonly entries: Entry[] }

export function tell({ state, entries }: Situation, ...events: (Event | CoreEvent)[]): void {
  for (const event of events) {
    if (!isCoreEvent(event)) mafia.evolve(state, event)
    enter(entries, state.table.turn, event)
  }
}

const stepOf = (situation: Situation) => ({
  state: situation.state,
  random: seeded(1),
  write: (event: Event) => tell(situation, event),
})

/** The roles above are dealt, and play goes on to the first question. */
export function dealt(options: Partial<Options> = {}): Situation {
  const all = mafia.options.parse(options)
  const situation: Situation = {
    state: mafia.initial({ seats: ROLES_DEALT.length, options: all }),
    entries: [],
  }
  ROLES_DEALT.forEach((role, seat) => {
    tell(situation, { type: 'role-dealt', seat, role, to: [seat] })
  })
  const partners = ROLES_DEALT.flatMap((role, seat) => (role === 'mafia' ? [seat] : []))
  tell(situation, { type: 'partners-met', partners, to: partners })
  proceed(stepOf(situation))
  return situation
}

export const openTo = (situation: Situation, seat: Seat): Request => {
  const request = mafia.requests(situation.state).find((one) => one.seat === seat)
  if (!request) throw new Error(`seat ${seat} is not asked`)
  return request
}

export type Words = { readonly thought?: string; readonly speech?: string }

/** Fields of a reply left out: nothing. */
const BLANK: { readonly [D in Decision]: Omit<Action<D>, 'target' | 'vote'> } = {
  speaking: { beliefs: NO_BELIEFS, nominates: NOBODY, accuses: [], defends: [], claims: NO_CLAIM },
  voting: { beliefs: NO_BELIEFS, reason: '' },
  defence: { beliefs: NO_BELIEFS, accuses: [], defends: [], claims: NO_CLAIM },
  last_words: { beliefs: NO_BELIEFS, accuses: [], defends: [], claims: NO_CLAIM },
  night_kill: { beliefs: NO_BELIEFS, reason: '' },
  investigation: { beliefs: NO_BELIEFS, reason: '' },
  protection: { beliefs: NO_BELIEFS, reason: '' },
}

/** A seat answers the question that is open to it: thought, speech, consequences. */
export function answer(situation: Situation, seat: Seat, action: object, words: Words = {}): Situation {
  const request = openTo(situation, seat)
  const { thought, speech } = words
  const category = mafia.category(request)
  if (thought) tell(situation, { type: 'thought', seat, text: thought, category, to: [seat] })
  const { hears } = request
  if (speech) tell(situation, { type: 'spoke', seat, text: speech, ...(hears && { to: hears }) })
  const whole = { ...BLANK[request.decision], ...action } as Action
  const rejection = mafia.decide(stepOf(situation), request, whole)
  if (rejection) throw new Error(rejection.message)
  const names = table.map(({ name }) => name)
  const digest = summaryDue(situation.entries, situation.state.table.turn, mafia, names)
  if (digest) tell(situation, digest)
  return situation
}

/** Everybody who is asked votes the same, or abstains. */
export function allVote(
  situation: Situation,
  vote: number,
  but: Readonly<Record<Seat, number>> = {},
): Situation {
  for (const { seat, decision } of mafia.requests(situation.state)) {
    if (decision !== 'voting') break
    const target = but[seat] ?? (seat === vote ? NOBODY : vote)
    answer(situation, seat, { vote: target, reason: `Seat ${target} is my choice.` })
  }
  return situation
}

/** The packet of a question that is open to a seat. */
export function packetOf(
  situation: Situation,
  seat: Seat,
  { seated = table, names }: { seated?: readonly Persona[]; names?: readonly string[] } = {},
): Packet {
  return packetAt(mafia, { ...situation, request: openTo(situation, seat) }, seated, names)
}
