import type { Agent, Answer, Ask } from '@/lib/agents/agent'
import type { Packet } from '@/lib/agents/packet'
import type { Failure, Reply, Source } from '@/lib/core/reply'
import type { Rejection } from '@/lib/core/result'
import type { DecisionRow, LayerRow, MatchStore, OpenDecision } from '@/lib/store/store'
import { Impossible, Interrupted, isAgents, sound } from './faults'
import { storable } from './storable'

/** Places at which a worker may die; tests kill it there. */
export type Point = 'before-packet' | 'packet-written' | 'reply-stored' | 'ruled' | 'appended'
export type AskDeps = {
  readonly store: MatchStore
  readonly now: () => Date
  readonly at?: (point: Point) => void | Promise<void>
}

/** One question, with all that is needed to get it answered. */
export type Question = {
  readonly decision: OpenDecision
  readonly layers: readonly LayerRow[]
  readonly agent: Agent
  readonly packet: Packet
  readonly ask: Omit<Ask, 'attempt' | 'note' | 'packet'>
  /** What the rules would say to an action, without writing anything. */
  judge(action: unknown): Rejection | null
  /** The safe move, with its stand-in words. */
  fallback(failure: Failure | null): Reply
}

export type Ruled = { readonly number: number; readonly reply: Reply; readonly source: Source }

const ATTEMPTS = 2

/**
 * Gets one question answered with a reply that the rules accept, storing packet, attempts and reply on the way. A
 * reply that is stored already is judged, not asked for again.
 * @throws LogMoved when another worker answered meanwhile; Interrupted when `signal` ended the call.
 */
export async function ask(question: Question, deps: AskDeps, signal: AbortSignal): Promise<Ruled> {
  const { store, at } = deps
  const { decision, layers, agent } = question
  const { matchId, number } = decision
  await at?.('before-packet')
  const row = await store.openDecision(decision, layers)
  await at?.('packet-written')
  const { settled, failures } = await settle(question, row, store)
  if (settled) return settled
  const packet = await packetOf(question, row, store)
  while (failures.length < (agent.attempts ?? ATTEMPTS)) {
    const outcome = await attempt({ ...question, packet }, failures, deps, signal)
    if ('reply' in outcome) return { number, ...outcome }
    failures.push(outcome)
  }
  const reply = sound(() => question.fallback(failures.at(-1) ?? null))
  const refusal = sound(() => question.judge(reply.action))
  if (refusal)
    throw new Impossible(`the fallback of ${decision.request.decision} is illegal: ${refusal.message}`)
  await store.answer(matchId, { number, reply, source: 'fallback', answeredAt: deps.now() })
  await at?.('reply-stored')
  return { number, reply, source: 'fallback' }
}

type Settled = { settled: Ruled | null; failures: Failure[] }

/** What a decision that was begun before has come to: the stored reply where the rules accept it, else its failures. */
async function settle(question: Question, row: DecisionRow, store: MatchStore): Promise<Settled> {
  const { reply, source, attempts, number, matchId } = row
  const failures = attempts.flatMap(({ failure }) => (failure && isAgents(failure.kind) ? [failure] : []))
  if (!reply || !source) return { settled: null, failures }
  const refusal = sound(() => question.judge(reply.action))
  if (!refusal) return { settled: { number, reply, source }, failures }
  const refused = attempts.findLast(({ failure, endedAt }) => endedAt && !failure)
  if (!refused) throw new Impossible(`the stored fallback is illegal: ${refusal.message}`)
  failures.push(illegal(refusal))
  await store.refuse(matchId, number, refused.number, illegal(refusal))
  return { settled: null, failures }
}

/** The packet as stored: one that was begun before is asked with the very text of its record. */
async function packetOf(
  { packet, decision }: Question,
  row: DecisionRow,
  store: MatchStore,
): Promise<Packet> {
  const same = row.layers.every(({ hash }, i) => hash === decision.layers[i]?.hash)
  if (same) return packet
  const texts = new Map(
    (await store.readLayers(row.layers.map(({ hash }) => hash))).map((l) => [l.hash, l.text]),
  )
  return { layers: row.layers.map(({ name, hash }) => ({ name, text: texts.get(hash) ?? '' })) }
}

const illegal = ({ message }: Rejection): Failure => ({ kind: 'illegal', message })

/** Asks once. The reply that the rules accept, or why it does not count. */
async function attempt(
  question: Question,
  failures: readonly Failure[],
  { store, now, at }: AskDeps,
  signal: AbortSignal,
): Promise<Omit<Ruled, 'number'> | Failure> {
  const { matchId, number: decision } = question.decision
  const note = failures.at(-1)?.message ?? null
  const startedAt = now()
  const number = await store.openAttempt(matchId, decision, note, startedAt)
  const close = (failure: Failure | null, answer: Answer | null, answered: Omit<Ruled, 'number'> | null) => {
    const { inputTokens = null, cachedTokens = null, outputTokens = null, cost = null } = answer?.usage ?? {}
    const coerced = answer?.reading.ok ? answer.reading.coerced : []
    const came = { raw: answer?.raw ?? null, coerced, inputTokens, cachedTokens, outputTokens, cost }
    const endedAt = now()
    const reply = answered && { number: decision, ...answered, answeredAt: endedAt }
    return store.closeAttempt(
      matchId,
      decision,
      { number, note, failure, ...came, startedAt, endedAt },
      reply,
    )
  }
  let answer: Answer
  try {
    const { packet, ask: asked, agent } = question
    const tried = { attempt: failures.length + 1, note, packet: () => packet }
    answer = await agent.answer({ ...asked, ...tried }, signal)
  } catch (error) {
    if (!signal.aborted) throw new Impossible(error)
    await close({ kind: 'aborted', message: 'The game was paused or stopped.' }, null, null)
    throw new Interrupted()
  }
  const { reading } = answer
  if (!reading.ok) {
    await close(reading.failure, answer, null)
    return reading.failure
  }
  const source = answer.source === 'model' && failures.length > 0 ? 'retried' : answer.source
  const given = { reply: storable(reading.reply), source }
  await close(null, answer, given)
  await at?.('reply-stored')
  const refusal = sound(() => question.judge(given.reply.action))
  if (!refusal) return given
  await store.refuse(matchId, decision, number, illegal(refusal))
  return illegal(refusal)
}
