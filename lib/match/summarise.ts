import { type AgentSpec, NO_USAGE } from '@/lib/agents/agent'
import { type Batch, batchDue, publicIn, summarised } from '@/lib/agents/memory'
import { ModelFailure, type TokenUsage } from '@/lib/agents/models/model'
import type { Summariser, Summary, SummaryCall } from '@/lib/agents/summary'
import type { Failure } from '@/lib/core/reply'
import type { MatchRow } from '@/lib/store/store'
import type { SummaryStore } from '@/lib/store/summaries'
import type { AskDeps } from './ask'
import { whyUnpaid } from './ceiling'
import type { Scribe } from './entries'
import { Interrupted, sound } from './faults'
import type { Playing } from './question'
import { storable } from './storable'

/** Who puts talk in short, with the keys of a match's owner, and where the calls are kept. */
export type Minutes = {
  summariserFor(match: { readonly ownerId: string | null }): Summariser
  readonly store: SummaryStore
}

type Deps = Pick<AskDeps, 'store' | 'now' | 'ceiling'> & { readonly minutes?: Minutes }

export const isSummaryDue = ({ game, state, entries }: Playing, step: Scribe): boolean =>
  sound(() => batchDue([...entries, ...step.entries], game.turn(state), game.talk)) !== null

/**
 * Writes what of older talk is due to be told in short. A batch is asked of a model once at most: the call is stored
 * before it is made, and its text before it is written. Whoever comes again takes what is stored.
 * @throws Interrupted when the match was paused or stopped during a call
 */
export async function summarise(
  playing: Playing,
  step: Scribe,
  deps: Deps,
  signal: AbortSignal,
): Promise<void> {
  const { game, state, entries, names } = playing
  for (;;) {
    const all = [...entries, ...step.entries]
    const batch = sound(() => batchDue(all, game.turn(state), game.talk))
    if (!batch) return
    const heard = publicIn(all, batch)
    const isOver = sound(() => game.outcome(state)) !== null
    const talk = { ...batch, game, names, entries: heard }
    const call = isOver ? null : prepared(playing, talk, deps)
    const told =
      (await recordedText(playing.match, batch, deps)) ??
      (call && (await asked(playing.match, { ...batch, call }, deps, signal)))
    step.write(summarised(batch, told ?? sound(() => game.digest(heard, names))))
  }
}

/** Where all seats are recorded from one match, so is what was told in short there. */
async function recordedText({ seats }: MatchRow, { toTurn }: Batch, { store }: Deps): Promise<string | null> {
  const from = new Set(seats.map(({ agent }) => (agent.kind === 'recorded' ? String(agent.matchId) : null)))
  const [matchId] = from
  if (from.size > 1 || !matchId) return null
  for (const { event } of await store.readLog(matchId))
    if (event.type === 'talk-summarised' && 'toTurn' in event && event.toTurn === toTurn) return event.text
  return null
}

const prepared = ({ match }: Playing, talk: Parameters<Summariser>[0], { minutes }: Deps) =>
  sound(
    () =>
      minutes?.summariserFor(match)(
        talk,
        match.seats.map(({ agent }) => agent as AgentSpec),
      ) ?? null,
  )

/** What a model made of a batch; null: it failed, now or before. */
async function asked(
  { id }: MatchRow,
  { fromTurn, toTurn, call }: Batch & { readonly call: SummaryCall },
  { minutes, now, ceiling }: Deps,
  signal: AbortSignal,
): Promise<string | null> {
  if (!minutes || (await whyUnpaid(id, { ceiling }))) return null
  const { store } = minutes
  const { model, system, user } = call
  const known = await store.open({ matchId: id, fromTurn, toTurn, model, system, user, startedAt: now() })
  if (known) return known.text
  const { text, raw, failure, usage } = await answered(call, signal)
  const { inputTokens, cachedTokens, outputTokens, cost = null, estimated = false } = usage ?? NO_USAGE
  const figures = { inputTokens, cachedTokens, outputTokens, cost, estimated }
  const told = text === null ? null : storable(text)
  const why = failure && storable(failure)
  await store.close(id, toTurn, { text: told, raw, failure: why, ...figures, endedAt: now() })
  if (signal.aborted) throw new Interrupted()
  return told
}

type Came = Pick<Summary, 'text' | 'failure'> & {
  readonly raw: Uint8Array | null
  readonly usage: (TokenUsage & { readonly estimated?: boolean }) | null
}

/** A failing call is no reason to stop: the digest stands in. Anything else that is thrown is ours. */
async function answered(call: SummaryCall, signal: AbortSignal): Promise<Came> {
  const failed = (
    { kind, message }: Failure,
    raw: Uint8Array | null = null,
    usage: Came['usage'] = null,
  ) => ({
    text: null,
    failure: { kind, message },
    raw,
    usage,
  })
  try {
    return await call.ask(signal)
  } catch (error) {
    if (error instanceof ModelFailure) return failed(error, error.raw, error.usage)
    if (signal.aborted) return failed({ kind: 'aborted', message: 'The game was paused or stopped.' })
    throw error
  }
}
