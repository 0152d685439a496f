import type { Agent, AgentSpec } from '@/lib/agents/agent'
import type { AnyGame } from '@/lib/core/game'
import { type Entry, fold } from '@/lib/core/log'
import { seeded } from '@/lib/core/random'
import { LogMoved, type MatchRow } from '@/lib/store/store'
import type { Question, Ruled } from './ask'
import { boundOf, ceilingAhead } from './ceiling'
import { headOf, type Scribe, scribeFrom, stepOf } from './entries'
import { Halted, Impossible, Interrupted, sound } from './faults'
import { type Helm, takeHelm } from './helm'
import { keepAll } from './keep'
import { countLosses, type Losses, recallLosses } from './losses'
import { isAloud, type Listener, type Playing, questionOf } from './question'
import { askAhead, askRound, isPaid, type Round, type RoundAhead } from './round'
import { rule, type StepDeps, settle, type Teller, tellerOf, wordsSpoken } from './step'
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
    const personas = match.seats.map(({ persona }) => persona)
    const names = personas.map(({ name }) => name)
    return {
      match,
      game,
      agents,
      personas,
      names,
      random: seeded(match.seed),
      entries,
      state,
      decided: match.decided,
    }
  })
}

async function loop(playing: Playing, deps: PlayDeps, helm: Helm, tell: Teller): Promise<Ending> {
  const { game, state, random, entries, match } = playing
  if (entries.length === 0) {
    const step = scribe(playing, deps)
    sound(() => game.open(stepOf(state, random, step)))
    entries.push(...step.entries)
    const written = { step, answers: [], next: [] }
    if (await settle(playing, written, null, { deps, tell })) return 'over'
  }
  const losses = await lossesOf(playing, deps)
  const failed = async (error: unknown) => {
    if (error instanceof Halted) await end(match, deps, 'paused', error.message)
  }
  const asking = { deps, signal: helm.signal, failed }
  let ahead: RoundAhead | null = null
  for (let words = 0; ; ) {
    const stop = ahead ? null : await helm.next(lastTold(entries), words)
    if (stop) return stop
    const round: Round = ahead ?? askRound(questionsOf(playing, deps), asking)
    const ceiling = ceilingAhead(playing, deps)
    const { questions } = round
    const answers = await round.answers
    const outages = answers.flatMap(
      ({ lost }, i) => losses.count(questions[i].decision.request.seat, lost) ?? [],
    )
    const goesOn = outages.length === 0
    const { step, next } = await ruled(playing, { answers, questions, goesOn }, deps, helm)
    await deps.at?.('ruled')
    const bound = await boundOf(answers, ceiling)
    ahead = next.length === 0 || isTaken(answers) ? null : askAhead(next, bound, asking)
    const written = { step, answers, next: ahead ? next : next.filter(isPaid) }
    if (await settle(playing, written, ahead, { deps, tell })) return 'over'
    words = wordsSpoken(questions, answers)
    if (!goesOn) throw new Halted(outages[0])
  }
}

/**
 * Whoever had these replies stored was lost before the step was, and may have made the next calls by then: their first
 * attempts are stored with the step, and taken up as any that a lost worker began. So no call is missing from the record.
 */
const isTaken = (answers: readonly Ruled[]): boolean => answers.every(({ taken }) => taken)

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

/** Rules answers and makes ready what is asked next. What cannot be ruled is on record before the match fails. */
async function ruled(
  playing: Playing,
  { questions, answers, goesOn }: Answered,
  deps: PlayDeps,
  helm: Helm,
): Promise<{ step: Scribe; next: Question[] }> {
  const step = scribe(playing, deps)
  try {
    const requests = questions.map(({ decision }) => decision.request)
    const began = sound(() => rule(playing, requests, answers, step))
    if (began && isSummaryDue(playing, step)) {
      await keepAll(answers)
      await summarise(playing, step, deps, helm.signal)
    }
    playing.entries.push(...step.entries)
    playing.decided += answers.length
    return { step, next: goesOn && helm.isFree() ? questionsNext(playing, deps) : [] }
  } catch (error) {
    await keepAll(answers)
    throw error
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

async function lossesOf({ match, agents, names, decided }: Playing, { store }: PlayDeps): Promise<Losses> {
  const losses = countLosses(agents, names)
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
