import type { PolicyCall } from '@/lib/core/policy'
import { type Agent, type Answer, type Ask, NO_USAGE } from './agent'
import { type Clock, wallClock } from './clock'
import { type Channel, cut, THOUGHT_LENGTH } from './growing'
import { CALL_MS } from './limits'
import { answered, wireText } from './scripted'

/** A player written as code against the interface of a game (docs/agents.md). */
export type Policy = object

/** `match`: its id, for what the policy is told. */
export type PolicyDeps = { readonly match: string; readonly clock?: Clock; readonly callMs?: number }

/** Longest of one channel that is waited for, in characters: what is kept is shorter anyway. */
const LONGEST = 20_000

/**
 * A policy at a seat: it thinks, says and acts as its game's interface has it, and its reply is read like a model's.
 * Whatever it does wrong (throws, answers rubbish, never answers) is the agent's failure and leads to the fallback:
 * asked the same again it would answer the same, so it has one attempt.
 */
export const byPolicy = (policy: Policy, deps: PolicyDeps): Agent => ({
  attempts: 1,
  async answer(ask, signal) {
    const seam = ask.game.policy
    if (!seam) throw new Error(`${ask.game.title} is not played by policies`)
    const told = { match: deps.match, names: ask.names, heard: ask.heard }
    const { sets, calls } = seam.brief(ask.view, ask.request, told)
    const talk = await conversed(ask, () => Object.assign(policy, sets), { policy, calls, deps, signal })
    if ('failure' in talk) return failed(talk.failure, talk.message)
    const reply = seam.reply(ask.view, ask.request, talk.answers)
    if (!reply.ok) return failed('unreadable', reply.message)
    const words = { thought: talk.thought, speech: reply.speech ?? talk.speech }
    const wire = ask.game.decisions[ask.request.decision]
    const category = ask.game.category(ask.request)
    return answered(ask, wireText(wire, reply.action, { ...words, category }), 'scripted')
  },
})

type Conversation = {
  readonly policy: Policy
  readonly calls: readonly PolicyCall[]
  readonly deps: PolicyDeps
  readonly signal: AbortSignal
}
type Talk = {
  readonly thought: string
  readonly speech: string
  readonly answers: Readonly<Record<string, unknown>>
}
type Fault = { readonly failure: 'unreadable' | 'refused'; readonly message: string }

/** Makes the calls, within the time for one answer. Rejects only where the match itself ends the call. */
async function conversed(
  ask: Ask,
  prepare: () => void,
  { policy, calls, deps, signal }: Conversation,
): Promise<Talk | Fault> {
  const { clock = wallClock, callMs = CALL_MS } = deps
  const ended = new AbortController()
  const late = clock.sleep(callMs, AbortSignal.any([signal, ended.signal])).then((): Fault => {
    return { failure: 'refused', message: `The policy gave no answer within ${callMs / 1000} seconds.` }
  })
  const talk = talked(ask, prepare, { policy, calls, isOver: () => ended.signal.aborted || signal.aborted })
  try {
    return await Promise.race([talk, late])
  } finally {
    ended.abort()
    late.catch(() => {})
  }
}

type Run = Pick<Conversation, 'policy' | 'calls'> & { readonly isOver: () => boolean }

/** Never rejects: what is thrown is the policy's fault. */
async function talked(ask: Ask, prepare: () => void, { policy, calls, isOver }: Run): Promise<Talk | Fault> {
  const words = { thought: '', speech: '' }
  const answers: Record<string, unknown> = {}
  let at = 'being set'
  try {
    prepare()
    for (const call of calls) {
      if (isOver()) break
      at = call.method
      const method = (policy as Record<string, unknown>)[call.method]
      if (method === undefined && call.optional) continue
      if (typeof method !== 'function') return unreadable(`The policy has no ${call.method}.`)
      const given: unknown = method.apply(policy, call.args)
      if (call.gives === 'answer') answers[call.method] = await given
      else {
        const listener = heardBy(ask, call.gives, isOver)
        const text = await textOf(given, listener, isOver)
        if (text === null) return unreadable(`The policy's ${call.method} gave something else than text.`)
        words[call.gives] = text
      }
    }
    return { ...words, answers }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { failure: 'refused', message: `The policy threw (${at}): ${why.slice(0, 200)}` }
  }
}

const unreadable = (message: string): Fault => ({ failure: 'unreadable', message })

/** Passes on what streams, no more than would be kept, and nothing once the answer is over. */
function heardBy({ hear, game, request }: Ask, channel: Channel, isOver: () => boolean) {
  const { thinks, says } = game.decisions[request.decision]
  const pass = (text: string) => {
    if (!isOver()) hear(channel, text)
  }
  if (channel === 'thought')
    return cut(pass, THOUGHT_LENGTH * Math.max(1, thinks.length), Number.POSITIVE_INFINITY)
  return says ? cut(pass, LONGEST, says.words) : () => {}
}

/** The chunks of a generator in one text; null: it gave something else. */
async function textOf(
  given: unknown,
  listener: (text: string) => void,
  isOver: () => boolean,
): Promise<string | null> {
  if (typeof given !== 'object' || given === null || !(Symbol.asyncIterator in given)) return null
  let text = ''
  for await (const chunk of given as AsyncIterable<unknown>) {
    if (typeof chunk !== 'string') return null
    text += chunk
    if (isOver() || text.length >= LONGEST) break
    listener(chunk)
  }
  return text
}

const failed = (kind: Fault['failure'], message: string): Answer => ({
  raw: new Uint8Array(),
  reading: { ok: false, failure: { kind, message } },
  usage: NO_USAGE,
  source: 'scripted',
})
