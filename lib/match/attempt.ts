import type { Answer, Ask, Usage } from '@/lib/agents/agent'
import { ModelFailure } from '@/lib/agents/models/model'
import type { Failure } from '@/lib/core/reply'
import type { MatchStore } from '@/lib/store/store'
import type { AskDeps, Question, Ruled } from './ask'
import type { Course, Failed } from './course'
import { Impossible, Interrupted, illegal, sound } from './faults'
import { storable } from './storable'

type Given = Pick<Ruled, 'reply' | 'source'>

/**
 * Asks once, and stores what comes. The reply that the rules accept, or why it does not count.
 * @throws Interrupted when the match was paused or stopped meanwhile, or its worker leaves
 */
export async function attempt(
  question: Question,
  { note, course }: { note: string | null; course: Course },
  deps: AskDeps,
  signal: AbortSignal,
): Promise<Given | Failed> {
  const { matchId, number: decision } = question.decision
  const startedAt = deps.now()
  const number = await deps.store.openAttempt(matchId, decision, note, startedAt)
  const heard = hearing(question, number)
  let counts = false
  try {
    const begun = { number, note, startedAt, attempt: course.tries() + 1, hear: heard.said }
    const outcome = await made(question, begun, deps, signal)
    counts = 'reply' in outcome
    return outcome
  } finally {
    await heard.ended(counts)
  }
}

type Begun = Pick<Ask, 'attempt' | 'note' | 'hear'> & { readonly number: number; readonly startedAt: Date }

/** Makes an attempt that is begun: asks, stores, judges. */
async function made(
  question: Question,
  { number, startedAt, ...tried }: Begun,
  { store, now, at }: AskDeps,
  signal: AbortSignal,
): Promise<Given | Failed> {
  const { matchId, number: decision } = question.decision
  const { note } = tried
  const close = (failure: Failure | null, came: Came, given: Given | null) => {
    const endedAt = now()
    const reply = given && { number: decision, ...given, answeredAt: endedAt }
    const row = { number, note, failure, ...columnsOf(came), startedAt, endedAt }
    return store.closeAttempt(matchId, decision, row, reply)
  }
  const answer = await answered(question, tried, signal)
  if (await isTooLate(answer, question, store, signal)) {
    await close(ABORTED, answer, null)
    throw new Interrupted()
  }
  if (answer instanceof ModelFailure) {
    const failure = failureOf(answer)
    await close(failure, answer, null)
    return { failure, retryAfterMs: answer.retryAfterMs }
  }
  const { reading } = answer
  if (!reading.ok) {
    const failure = storable(reading.failure)
    await close(failure, answer, null)
    return { failure, retryAfterMs: null }
  }
  const source = answer.source === 'model' && tried.attempt > 1 ? 'retried' : answer.source
  const given = { reply: storable(reading.reply), source }
  await close(null, answer, given)
  await at?.('reply-stored')
  const refusal = sound(() => question.judge(given.reply.action))
  if (!refusal) return given
  await store.refuse(matchId, decision, number, illegal(refusal))
  return { failure: illegal(refusal), retryAfterMs: null }
}

/** What an attempt says while it is made, and whether it stands. */
function hearing({ listener, decision: { number, request } }: Question, attempt: number) {
  const call = { decision: number, attempt, seat: request.seat }
  return {
    said: (...said: Parameters<Ask['hear']>) => listener?.said(call, ...said),
    ended: async (counts: boolean) => listener?.ended(call, counts),
  }
}

const ABORTED: Failure = { kind: 'aborted', message: 'The game was paused or stopped.' }

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
  tried: Pick<Ask, 'attempt' | 'note' | 'hear'>,
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

/** What comes once a match was paused or stopped is kept, and never acted on. Models are slow enough to look again. */
async function isTooLate(
  came: Came,
  { decision }: Question,
  store: MatchStore,
  signal: AbortSignal,
): Promise<boolean> {
  if (came instanceof ModelFailure) return signal.aborted || came.kind === 'aborted'
  if (came.source !== 'model') return false
  return signal.aborted || (await store.readSteering(decision.matchId))?.status !== 'running'
}
