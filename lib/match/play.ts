import type { Agent, AgentSpec } from '@/lib/agents/agent'
import type { AnyGame, SeatRequest } from '@/lib/core/game'
import { fold } from '@/lib/core/log'
import { seeded } from '@/lib/core/random'
import { LogMoved, type MatchRow } from '@/lib/store/store'
import { ask, type Ruled } from './ask'
import { headOf, type Scribe, scribeFrom, stepOf } from './entries'
import { Halted, Impossible, Interrupted, sound } from './faults'
import { type Helm, takeHelm } from './helm'
import { countLosses, type Losses, recallLosses } from './losses'
import { type Listener, type Playing, questionOf } from './question'
import { append, rule, type StepDeps, wordsSpoken } from './step'
import { type Minutes, summarise } from './summarise'

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
  const helm = takeHelm(matchId, deps, signal)
  try {
    return await loop(await takeUp(match, game, deps), deps, helm)
  } catch (error) {
    if (error instanceof LogMoved) return 'moved'
    if (error instanceof Interrupted) return helm.isSteered() ? 'steered' : 'slice'
    if (error instanceof Halted) return end(match, deps, 'paused', error.message)
    if (!(error instanceof Impossible)) throw error
    deps.failed?.(matchId, error)
    return end(match, deps, 'failed', error.message)
  } finally {
    helm.leave()
  }
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

async function loop(playing: Playing, deps: PlayDeps, helm: Helm): Promise<Ending> {
  const { game, state, random, entries } = playing
  if (entries.length === 0) {
    const opening = scribe(playing, deps)
    sound(() => game.open(stepOf(state, random, opening)))
    if (await append(playing, opening, [], deps)) return 'over'
  }
  const losses = await lossesOf(playing, deps)
  for (let words = 0; ; ) {
    const stop = await helm.next(Date.parse(entries[entries.length - 1].at), words)
    if (stop) return stop
    const requests = sound(() => game.requests(state))
    if (requests.length === 0) throw new Impossible('nobody is asked, but the game is not over')
    const answers = await askAll(playing, requests, deps, helm.signal)
    const step = scribe(playing, deps)
    const began = sound(() => rule(playing, requests, answers, step))
    if (began) await summarise(playing, step, deps, helm.signal)
    await deps.at?.('ruled')
    if (await append(playing, step, answers, deps)) return 'over'
    words = wordsSpoken(answers)
    const outages = answers.flatMap(({ lost }, i) => losses.count(requests[i].seat, lost) ?? [])
    if (outages.length > 0) throw new Halted(outages[0])
  }
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

/** Asks all that is open, at one head: each packet is built before the first answer is in. */
async function askAll(
  playing: Playing,
  requests: readonly SeatRequest[],
  deps: PlayDeps,
  signal: AbortSignal,
): Promise<Ruled[]> {
  const asking = { askedAt: deps.now(), listener: deps.listenerFor?.(playing.match.id) }
  const questions = sound(() =>
    requests.map((request, i) => questionOf(playing, request, playing.decided + 1 + i, asking)),
  )
  const halt = async (error: unknown) => {
    // at once: others asked at the same time are not waited for
    if (error instanceof Halted) await end(playing.match, deps, 'paused', error.message)
    throw error
  }
  const asked = questions.map((question) => ask(question, deps, signal).catch(halt))
  const answers = await Promise.allSettled(asked)
  return answers.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason
    return answer.value
  })
}
