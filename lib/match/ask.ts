import type { Agent, Ask } from '@/lib/agents/agent'
import { wallClock } from '@/lib/agents/clock'
import type { Packet } from '@/lib/agents/packet'
import type { Failure, Reply, Source } from '@/lib/core/reply'
import type { Rejection } from '@/lib/core/result'
import { begunAttempt } from '@/lib/store/records'
import type { DecisionRow, MatchStore, OpenDecision, Opening } from '@/lib/store/store'
import { attempt } from './attempt'
import { type Ceilings, whyUnpaid } from './ceiling'
import { courseOf } from './course'
import { Halted, Impossible, Interrupted, illegal, isAgents, sound } from './faults'
import { lossOf } from './losses'
import type { Listener } from './question'

/**
 * Places at which a worker may die; tests kill it there. The first two are met by questions that are not asked ahead,
 * `called` by those that are.
 */
export type Point = 'before-packet' | 'packet-written' | 'ruled' | 'called' | 'reply-stored' | 'appended'
export type AskDeps = Ceilings & {
  readonly store: MatchStore
  readonly now: () => Date
  /** Waits so long, or rejects when the signal is aborted. Absent: by the clock on the wall. */
  readonly sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>
  readonly at?: (point: Point) => void | Promise<void>
}

/** One question, with all that is needed to get it answered. */
export type Question = {
  readonly decision: Omit<OpenDecision, 'layers' | 'promptTokens'>
  /** Decision and packet as they are stored. */
  opening(): Opening
  readonly agent: Agent
  readonly packet: Packet
  readonly ask: Omit<Ask, 'attempt' | 'note' | 'packet' | 'hear' | 'began'>
  readonly listener?: Listener
  /** Everyone may hear what is said while it is said. */
  readonly aloud: boolean
  /** Set when it is stored, with its first attempt, while that is made. */
  readonly ahead?: Ahead
  /** What the rules would say to an action, without writing anything. */
  judge(action: unknown): Rejection | null
  /** The safe move, with its stand-in words. */
  fallback(failure: Failure | null): Reply
}

/**
 * A question that is asked while the step it follows from is stored. `stored`: step, packet and first attempt are in
 * the store, and nothing may follow from an answer before; rejects where they were refused. `unpaid`: why the attempt
 * may not be paid for; null: it may.
 */
export type Ahead = {
  readonly stored: Promise<void>
  readonly unpaid: Promise<string | null>
  /** Told when its call is made. */
  began(at: Date): void
}

/**
 * `lost`: the provider's failure that the decision was lost to; null: it was not. `taken`: the reply was in the store
 * when the question was taken up.
 */
export type Ruled = {
  readonly number: number
  readonly reply: Reply
  readonly source: Source
  readonly lost: Failure | null
  readonly taken: boolean
  /** Stores the reply, once. The next call may be under way by then, but nothing may follow from its answer before. */
  keep(): Promise<void>
}

const DONE = Promise.resolve()
const isKept = () => DONE
const ATTEMPTS = 2

/**
 * Gets one question answered with a reply that the rules accept, storing packet and attempts on the way; the reply is
 * kept by whoever rules it. One that is stored already is judged, not asked for again.
 * @throws LogMoved when another worker answered meanwhile; Interrupted when `signal` ended the call; Halted when the
 * match must pause.
 */
export async function ask(question: Question, deps: AskDeps, signal: AbortSignal): Promise<Ruled> {
  const { store, at } = deps
  const { decision, agent, ahead } = question
  const { matchId, number } = decision
  const { settled, failures, packet } = ahead
    ? { ...NEW, packet: question.packet }
    : await open(question, deps)
  if (settled) return settled
  const course = courseOf(failures, agent.attempts ?? ATTEMPTS)
  let next = course.next()
  let begunAlready = ahead !== undefined
  while (next.kind === 'ask') {
    const note = agent.sameAgain ? null : next.note
    await rest(next.afterMs, deps, signal)
    const unpaid = await (ahead && begunAlready ? ahead.unpaid : unpaidFor(question, deps))
    if (unpaid) {
      if (ahead && begunAlready) await unmade(question, ahead, deps, unpaid)
      throw new Halted(unpaid)
    }
    const outcome = await attempt(
      { ...question, packet },
      { note, course, begun: begunAlready },
      deps,
      signal,
    )
    begunAlready = false
    if ('reply' in outcome) return { number, ...outcome, lost: null, taken: false }
    next = course.after(outcome)
  }
  if (next.kind === 'pause') throw new Halted(`${question.ask.persona.name} cannot be asked: ${next.reason}`)
  const reply = standIn(question, next.last)
  await store.answer(matchId, { number, reply, source: 'fallback', answeredAt: deps.now() })
  await at?.('reply-stored')
  return { number, reply, source: 'fallback', lost: next.lost, taken: false, keep: isKept }
}

type Opened = Settled & { readonly packet: Packet }

/** Stores a question, unless it is stored already; what has come of it then, and the packet as it was. */
async function open(question: Question, { store, at }: AskDeps): Promise<Opened> {
  await at?.('before-packet')
  const { decision, layers } = question.opening()
  const row = await store.openDecision(decision, layers)
  await at?.('packet-written')
  return { ...(await settle(question, row, store)), packet: await packetOf(question, row, store) }
}

const unpaidFor = async ({ agent, decision }: Question, deps: AskDeps): Promise<string | null> =>
  agent.provider === undefined ? null : whyUnpaid(decision.matchId, deps)

/** An attempt that was begun ahead is closed: its call is not made. */
async function unmade(
  { decision: { matchId, number, askedAt } }: Question,
  { stored }: Ahead,
  { store, now }: AskDeps,
  message: string,
) {
  await stored
  const attempt = begunAttempt(1, null, askedAt)
  const failure = { kind: 'aborted', message } as const
  await store.closeAttempt(matchId, number, { ...attempt, failure, endedAt: now() }, null)
}

function standIn({ fallback, judge, decision }: Question, last: Failure | null): Reply {
  const reply = sound(() => fallback(last))
  const refusal = sound(() => judge(reply.action))
  if (!refusal) return reply
  throw new Impossible(`the fallback of ${decision.request.decision} is illegal: ${refusal.message}`)
}

async function rest(milliseconds: number, { sleep = wallClock.sleep }: AskDeps, signal: AbortSignal) {
  if (milliseconds <= 0) return
  await sleep(milliseconds, signal).catch(() => {
    throw new Interrupted()
  })
}

type Settled = { readonly settled: Ruled | null; readonly failures: Failure[] }
const NEW: Settled = { settled: null, failures: [] }

/** What a decision that was begun before has come to: the stored reply where the rules accept it, else its failures. */
async function settle(question: Question, row: DecisionRow, store: MatchStore): Promise<Settled> {
  const { reply, source, attempts, number, matchId } = row
  const failures = attempts.flatMap(({ failure }) => (failure && isAgents(failure.kind) ? [failure] : []))
  if (!reply || !source) return { settled: null, failures }
  const refusal = sound(() => question.judge(reply.action))
  const settled = { number, reply, source, lost: lossOf(row), taken: true, keep: isKept }
  if (!refusal) return { settled, failures }
  const refused = attempts.findLast(({ failure, endedAt }) => endedAt && !failure)
  if (!refused) throw new Impossible(`the stored fallback is illegal: ${refusal.message}`)
  failures.push(illegal(refusal))
  await store.refuse(matchId, number, refused.number, illegal(refusal))
  return { settled: null, failures }
}

/** The packet as stored: one that was begun before is asked with the very text of its record. */
async function packetOf({ packet, opening }: Question, row: DecisionRow, store: MatchStore): Promise<Packet> {
  const { layers } = opening()
  const same = row.layers.every(({ hash }, i) => hash === layers[i]?.hash)
  if (same) return packet
  const texts = new Map(
    (await store.readLayers(row.layers.map(({ hash }) => hash))).map((l) => [l.hash, l.text]),
  )
  return { layers: row.layers.map(({ name, hash }) => ({ name, text: texts.get(hash) ?? '' })) }
}
