import type { Agent, AgentSpec } from '@/lib/agents/agent'
import type { AnyGame } from '@/lib/core/game'
import { type Entry, fold } from '@/lib/core/log'
import { seeded } from '@/lib/core/random'
import { LogMoved, type MatchRow } from '@/lib/store/store'
import { ask, type Question, type Ruled, unpaidFor } from './ask'
import { headOf, type Scribe, scribeFrom, stepOf } from './entries'
import { Halted, Impossible, Interrupted, sound } from './faults'
import { type Helm, takeHelm } from './helm'
import { countLosses, type Losses, recallLosses } from './losses'
import { isAloud, type Listener, type Playing, questionOf } from './question'
import { append, rule, type StepDeps, type Teller, tellerOf, wordsSpoken } from './step'
import { isSummaryDue, type Minutes, summarise } from './summarise'

export type PlayDeps = StepDeps & {
  /** Puts older talk in short by a model; absent: by the game's digest. */
  readonly minutes?: Minutes
  readonly findGame: (id: string) => AnyGame | null
  readonly agentFor: (spec: AgentSpec, match: MatchRow) => Agent
  /** Calls back whenever status or pace of a match may have changed; gives the way to stop that. */
  onSteered?(matchId: string, told: () => void): () => void
  /** True when the slice is used up: play stops at the next step boundary. */
  isOver?(): boolean
  /** Told what cannot be and was, before the match fails of it. */
  failed?(matchId: string, error: Impossible): void
  /** Who hears what agents say while they do. */
  listenerFor?(matchId: string): Listener
}

/**
 * Why play stopped. `over`: the match has ended or failed; `steered`: somebody paused or stopped it; `slice`: more is
 * to be played; `moved`: another worker plays it; `gone`: there is no such match, or it is not to be played.
 */
export type Ending = 'over' | 'steered' | 'slice' | 'moved' | 'gone'

/**
 * Plays a match from wherever its log ends: fold, ask what is open, rule, append, repeat. Stops at a step boundary;
 * `signal` also ends a running call. Database faults are thrown: the match is as it was, and may be played again.
 */
export async function play(matchId: string, deps: PlayDeps, signal: AbortSignal): Promise<Ending> {
  const { store } = deps
  if (await store.setStatus(matchId, ['queued'], 'running', null)) {
    await deps.announce({ kind: 'status', match: matchId })
  }
  const match = await store.find(matchId)
  if (match?.status !== 'running') return 'gone'
  const game = deps.findGame(match.game)
  if (game?.version !== match.version) {
    const reason = `This worker does not have version ${match.version} of ${match.game}.`
    return end(match, deps, 'paused', reason)
  }
  const helm = takeHelm(match, deps, signal)
  const tell = tellerOf(matchId, deps.announce)
  try {
    return await loop(await takeUp(match, game, deps), deps, helm, tell)
  } catch (error) {
    if (error instanceof LogMoved)
      return helm.isSteered() || (await isHeld(matchId, deps)) ? 'steered' : 'moved'
    if (error instanceof Interrupted) return signal.aborted && !helm.isSteered() ? 'slice' : 'steered'
    if (error instanceof Halted) return end(match, deps, 'paused', error.message)
    if (!(error instanceof Impossible)) throw error
    deps.failed?.(matchId, error)
    return end(match, deps, 'failed', error.message)
  } finally {
    helm.leave()
    await tell.done()
  }
}

/** Whether a step was refused because somebody paused or stopped the match. */
async function isHeld(matchId: string, { store }: PlayDeps): Promise<boolean> {
  const status = (await store.readSteering(matchId))?.status
  return status === 'paused' || status === 'stopped'
}

async function end(
  { id }: MatchRow,
  { store, announce }: PlayDeps,
  to: 'paused' | 'failed',
  reason: string,
): Promise<Ending> {
  await store.setStatus(id, ['running'], to, reason)
  await announce({ kind: 'status', match: id })
  return to === 'failed' ? 'over' : 'steered'
}

async function takeUp(match: MatchRow, game: AnyGame, { store, agentFor }: PlayDeps): Promise<Playing> {
  const entries = await store.readLog(match.id)
  return sound(() => {
    const state = game.initial({ seats: match.seats.length, options: match.options })
    fold(
      game,
      state,
      entries.map(({ event }) => event),
    )
    const agents = match.seats.map(({ agent }) => agentFor(agent as AgentSpec, match))
    return { match, game, agents, random: seeded(match.seed), entries, state, decided: match.decided }
  })
}

async function loop(playing: Playing, deps: PlayDeps, helm: Helm, tell: Teller): Promise<Ending> {
  const { game, state, random, entries } = playing
  if (entries.length === 0) {
    const step = scribe(playing, deps)
    sound(() => game.open(stepOf(state, random, step)))
    entries.push(...step.entries)
    if (await append(playing, { step, answers: [], ahead: [] }, deps, tell)) return 'over'
  }
  const losses = await lossesOf(playing, deps)
  let ahead: Question[] = []
  for (let words = 0; ; ) {
    const stop = ahead.length > 0 ? null : await helm.next(lastTold(entries), words)
    if (stop) return stop
    const questions = ahead.length > 0 ? ahead : questionsOf(playing, deps)
    const answers = await askAll(playing, questions, deps, helm.signal)
    const outages = answers.flatMap(
      ({ lost }, i) => losses.count(questions[i].decision.request.seat, lost) ?? [],
    )
    const goesOn = outages.length === 0
    const { step, next } = await ruled(playing, { questions, answers, goesOn }, deps, helm)
    await deps.at?.('ruled')
    ahead = next.map((question) => begun(question, deps))
    if (await append(playing, { step, answers, ahead }, deps, tell)) return 'over'
    words = wordsSpoken(questions, answers)
    if (!goesOn) throw new Halted(outages[0])
  }
}

/**
 * When the table was last told something, in milliseconds. The pace goes by that alone: what happens in secret would
 * else be counted by how long it takes.
 */
const lastTold = (entries: readonly Entry[]): number =>
  Date.parse((entries.findLast(({ pub }) => pub !== null) ?? entries[entries.length - 1]).at)

type Answered = {
  readonly questions: readonly Question[]
  readonly answers: readonly Ruled[]
  readonly goesOn: boolean
}

/** Rules answers and makes ready what is asked next, while the answers are on their way to the store. */
async function ruled(
  playing: Playing,
  { questions, answers, goesOn }: Answered,
  deps: PlayDeps,
  helm: Helm,
): Promise<{ step: Scribe; next: Question[] }> {
  const step = scribe(playing, deps)
  const stored = Promise.all(answers.map((answer) => answer.stored))
  try {
    const requests = questions.map(({ decision }) => decision.request)
    const began = sound(() => rule(playing, requests, answers, step))
    if (began && isSummaryDue(playing, step)) {
      await stored
      await summarise(playing, step, deps, helm.signal)
    }
    playing.entries.push(...step.entries)
    playing.decided += answers.length
    return { step, next: goesOn && helm.isFree() ? questionsNext(playing, deps) : [] }
  } finally {
    await stored
  }
}

/** What the new head asks, if it can be told already; else the next round tells why not. */
function questionsNext(playing: Playing, deps: PlayDeps): Question[] {
  try {
    return playing.game.outcome(playing.state) ? [] : questionsOf(playing, deps)
  } catch {
    return []
  }
}

/** The question as one that is stored with the step before it. */
function begun(question: Question, deps: PlayDeps): Question {
  const unpaid = unpaidFor(question, deps)
  unpaid.catch(() => {}) // its fault counts once the step is stored
  return { ...question, ahead: { unpaid } }
}

async function lossesOf({ match, agents, decided }: Playing, { store }: PlayDeps): Promise<Losses> {
  const losses = countLosses(
    agents,
    match.seats.map(({ persona }) => persona.name),
  )
  await recallLosses(losses, agents, { store, matchId: match.id, decided })
  return losses
}

const scribe = ({ entries, game, state }: Playing, { now }: PlayDeps): Scribe =>
  scribeFrom(headOf(entries), game, state, now)

/** All that is open, at one head: each packet is built before the first answer is in. */
function questionsOf(playing: Playing, deps: PlayDeps): Question[] {
  const { game, state, match, decided } = playing
  const requests = sound(() => game.requests(state))
  if (requests.length === 0) throw new Impossible('nobody is asked, but the game is not over')
  const asking = {
    askedAt: deps.now(),
    aloud: isAloud(requests),
    listener: deps.listenerFor?.(match.id),
  }
  return sound(() => requests.map((request, i) => questionOf(playing, request, decided + 1 + i, asking)))
}

async function askAll(
  { match }: Playing,
  questions: readonly Question[],
  deps: PlayDeps,
  signal: AbortSignal,
): Promise<Ruled[]> {
  const halt = async (error: unknown) => {
    // at once: others asked at the same time are not waited for
    if (error instanceof Halted) await end(match, deps, 'paused', error.message)
    throw error
  }
  const asked = questions.map((question) => ask(question, deps, signal).catch(halt))
  const answers = await Promise.allSettled(asked)
  const given = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  if (given.length === questions.length) return given
  await Promise.allSettled(given.map(({ stored }) => stored))
  throw answers.find((answer) => answer.status === 'rejected')?.reason
}
