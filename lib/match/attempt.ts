import type { Answer, Ask, Usage } from '@/lib/agents/agent'
import { ModelFailure } from '@/lib/agents/models/model'
import { once } from '@/lib/core/once'
import type { Failure } from '@/lib/core/reply'
import { ABORTED } from '@/lib/store/records'
import type { AskDeps, Question, Ruled } from './ask'
import type { Course, Failed } from './course'
import { Impossible, Interrupted, illegal, sound } from './faults'
import { storable } from './storable'

type Given = Pick<Ruled, 'reply' | 'source'>
type Taken = Given & Pick<Ruled, 'keep'>
type Tried = { readonly note: string | null; readonly course: Course; readonly begun: boolean }

/**
 * Asks once, and stores what comes, but for the reply that the rules accept: whoever rules it has it kept. Else why it
 * does not count. `begun`: the attempt is the decision's first, and stored.
 * @throws Interrupted when the match was paused or stopped meanwhile, or its worker leaves
 */
export async function attempt(
  question: Question,
  { note, course, begun }: Tried,
  deps: AskDeps,
  signal: AbortSignal,
): Promise<Taken | Failed> {
  const { matchId, number: decision } = question.decision
  const startedAt = deps.now()
  const number = begun ? 1 : await deps.store.openAttempt(matchId, decision, note, startedAt)
  const heard = hearing(question, number)
  const withdrawn = async (error: unknown) => {
    await heard.ended(false)
    throw error
  }
  const first = { number, note, startedAt, attempt: course.tries() + 1, hear: heard.said }
  const outcome = await made(question, first, deps, signal).catch(withdrawn)
  if ('failure' in outcome) {
    await heard.ended(false)
    return outcome
  }
  const kept = once(() => {
    const keeping = outcome.keep().then(() => heard.ended(true), withdrawn)
    keeping.catch(() => {}) // each who asks for it waits for it
    return keeping
  })
  return { ...outcome, keep: kept }
}

type Begun = Pick<Ask, 'attempt' | 'note' | 'hear'> & { readonly number: number; readonly startedAt: Date }

/** Makes an attempt that is begun: asks, judges, stores what does not count. */
async function made(
  question: Question,
  { number, startedAt: begunAt, ...tried }: Begun,
  { store, now, at }: AskDeps,
  signal: AbortSignal,
): Promise<Taken | Failed> {
  const { matchId, number: decision } = question.decision
  const { note } = tried
  let startedAt = begunAt
  // a provider's turn is waited for: the clock starts when the call does
  const began = () => {
    startedAt = now()
    question.ahead?.began(startedAt)
  }
  const answer = await answered(question, { ...tried, began }, signal)
  const endedAt = now()
  await question.ahead?.stored
  const close = (failure: Failure | null, given: Given | null) => {
    const reply = given && { number: decision, ...given, answeredAt: endedAt }
    const row = { number, note, failure, ...columnsOf(answer), startedAt, endedAt }
    return store.closeAttempt(matchId, decision, row, reply)
  }
  if (isTooLate(answer, signal)) {
    await close(ABORTED, null)
    throw new Interrupted()
  }
  const given = takenFrom(answer, tried.attempt)
  if ('failure' in given) {
    await close(given.failure, null)
    return given
  }
  const keep = async () => {
    if (!(await close(null, given))) throw new Interrupted()
    await at?.('reply-stored')
  }
  const refusal = await judged(question, given, keep)
  if (!refusal) return { ...given, keep }
  await close(refusal, null)
  return { failure: refusal, retryAfterMs: null }
}

/** Why the rules refuse a reply; null: they do not. One that they break at is on record before the match fails. */
async function judged(
  { judge }: Question,
  { reply }: Given,
  keep: () => Promise<void>,
): Promise<Failure | null> {
  try {
    const refusal = sound(() => judge(reply.action))
    return refusal && illegal(refusal)
  } catch (error) {
    await keep()
    throw error
  }
}

/** The reply that came, or why none did. */
function takenFrom(came: Came, attempt: number): Given | Failed {
  if (came instanceof ModelFailure) return { failure: failureOf(came), retryAfterMs: came.retryAfterMs }
  const { reading, source } = came
  if (!reading.ok) return { failure: storable(reading.failure), retryAfterMs: null }
  return { reply: storable(reading.reply), source: source === 'model' && attempt > 1 ? 'retried' : source }
}

/** What an attempt says while it is made, and whether it stands. */
function hearing({ listener, aloud, decision: { number, request } }: Question, attempt: number) {
  const call = { decision: number, attempt, seat: request.seat, aloud }
  return {
    said: (...said: Parameters<Ask['hear']>) => listener?.said(call, ...said),
    ended: async (counts: boolean) => listener?.ended(call, counts),
  }
}

const failureOf = ({ kind, message }: ModelFailure): Failure => storable({ kind, message })

/** What came back: an answer, or a failure with whatever came along. */
type Came = Answer | ModelFailure

const columnsOf = (came: Came) => {
  const usage: Partial<Usage> = came.usage ?? {}
  const {
    inputTokens = null,
    cachedTokens = null,
    outputTokens = null,
    cost = null,
    estimated = false,
  } = usage
  const coerced = 'reading' in came && came.reading.ok ? came.reading.coerced.map(storable) : []
  return {
    raw: came.raw,
    coerced,
    inputTokens,
    cachedTokens,
    outputTokens,
    cost,
    ...(estimated && { estimated }),
  }
}

/** The agent's answer, or the provider's failure. Anything else that is thrown is ours. */
async function answered(
  { ask: asked, packet, agent }: Question,
  tried: Pick<Ask, 'attempt' | 'note' | 'hear' | 'began'>,
  signal: AbortSignal,
): Promise<Came> {
  try {
    return await agent.answer({ ...asked, ...tried, packet: () => packet }, signal)
  } catch (error) {
    if (error instanceof ModelFailure) return error
    if (!signal.aborted) throw new Impossible(error)
    return new ModelFailure('aborted', ABORTED.message)
  }
}

/** What comes once a match was paused or stopped is kept, and never acted on; the store looks again. */
const isTooLate = (came: Came, signal: AbortSignal): boolean =>
  came instanceof ModelFailure
    ? signal.aborted || came.kind === 'aborted'
    : came.source === 'model' && signal.aborted
