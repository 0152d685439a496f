// What a stand-in for a provider needs to give valid replies: the test tells it, beside the call, what may be answered.
import type { Agent, Ask } from '@/lib/agents/agent'
import { drawAction } from '@/lib/core/draw'
import type { AnyGame, SeatRequest } from '@/lib/core/game'
import { fold } from '@/lib/core/log'
import { seeded, unit } from '@/lib/core/random'
import type { Rejection } from '@/lib/core/result'
import type { MatchRow, MatchStore, NewMatch } from '@/lib/store/store'

type Action = Readonly<Record<string, unknown>>
/** A question as its answerer sees it: a legal reply, and an illegal but well-formed one where there is any. */
export type Question = { readonly action: Action; readonly illegal: Action | null; readonly decision: string }

/** Follows a match beside its worker, to say what the rules would. */
export function shadowOf(game: AnyGame, store: MatchStore, match: NewMatch | MatchRow) {
  const state = game.initial({ seats: match.seats.length, options: match.options })
  const random = seeded(match.seed)
  let seen = 0
  return {
    /** To the step that led to a question, which is stored while its call is made. */
    async catchUp(question: number): Promise<void> {
      while (!(await store.findDecision(match.id, question))) await new Promise(setImmediate)
      const fresh = await store.readLog(match.id, seen)
      const events = fresh.map(({ event }) => event)
      fold(game, state, events)
      seen += fresh.length
    },
    judge(request: SeatRequest, action: unknown): Rejection | null {
      const copy = game.copy(state)
      return game.decide({ state: copy, random, write: (event) => game.evolve(copy, event) }, request, action)
    },
  }
}
export type Shadow = ReturnType<typeof shadowOf>

const DRAWS = 30

/** Draws the replies to a question by seed. */
export function questionFor(
  { game, request, view, persona }: Omit<Ask, 'packet' | 'hear'>,
  shadow: Pick<Shadow, 'judge'>,
  seed: number,
): Question {
  const wire = game.decisions[request.decision]
  const legal = game.legalActions(view, request)
  const draw = (i: number) => drawAction(wire, legal, (n) => unit(seeded(seed).at(i, n)))
  const isLegal = (action: Action) => shadow.judge(request, action) === null
  let action: Action = game.fallback(view, request, persona)
  for (let i = 0; i < DRAWS; i++) {
    const drawn = draw(i)
    if (!isLegal(drawn)) continue
    action = drawn
    break
  }
  const spoilt = Object.keys(action).map((field) => ({ ...action, [field]: spoil(action[field]) }))
  const illegal =
    spoilt.find((wrong) => wire.schema.safeParse(reply(wrong)).success && !isLegal(wrong)) ?? null
  return { action, illegal, decision: request.decision }
}

const reply = (action: Action) => ({ private_thought: '', ...action, public_speech: '' })

function spoil(value: unknown): unknown {
  if (typeof value === 'number') return 1_000_000
  if (typeof value === 'boolean') return !value
  if (!Array.isArray(value)) return value
  return typeof value[0] === 'number' ? [...value, 99] : [...value, ...UNKNOWN]
}
const UNKNOWN = ['mortgage:99']

/** Whose questions are open, by the key that a call is made with: one at a time. */
export type Desk = Map<string, Question>

/** An agent whose questions are laid on the desk before it is asked. */
export const watched = (agent: Agent, key: string, desk: Desk, shadow: Shadow): Agent => ({
  ...agent,
  async answer(ask, signal) {
    await shadow.catchUp(ask.number)
    const seed = ask.number * 64 + ask.attempt
    desk.set(key, questionFor(ask, shadow, seed))
    return agent.answer(ask, signal)
  },
})
