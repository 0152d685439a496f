import { createHash } from 'node:crypto'
import type { Agent, Ask } from '@/lib/agents/agent'
import { recall } from '@/lib/agents/memory'
import { buildPacket, type Packet, packetWithin } from '@/lib/agents/packet'
import { tokensOf } from '@/lib/agents/tokens'
import type { AnyGame, Names, Seat, SeatRequest } from '@/lib/core/game'
import type { Entry } from '@/lib/core/log'
import { once } from '@/lib/core/once'
import type { Persona } from '@/lib/core/persona'
import type { Random } from '@/lib/core/random'
import type { Failure, Reply } from '@/lib/core/reply'
import type { LayerRow, MatchRow, Opening } from '@/lib/store/store'
import type { Question } from './ask'
import { chanceOf } from './simulate'

/** A match as its worker holds it: rules, agents by seat, the log and the state it folds to. */
export type Playing = {
  readonly match: MatchRow
  readonly game: AnyGame
  readonly agents: readonly Agent[]
  readonly personas: readonly Persona[]
  readonly names: Names
  readonly random: Random
  readonly entries: Entry[]
  readonly state: unknown
  /** Decisions ruled so far. */
  decided: number
}

/** One call to an agent, by the numbers of its decision and attempt. `aloud`: see `Asking`. */
export type Call = {
  readonly decision: number
  readonly attempt: number
  readonly seat: Seat
  readonly aloud: boolean
}

/** Who listens while agents answer. */
export type Listener = {
  said(call: Call, ...said: Parameters<Ask['hear']>): void
  /** `counts`: its reply will be ruled; else what it said is taken back. Done once nothing of it is on its way. */
  ended(call: Call, counts: boolean): Promise<void>
}

/**
 * How a question is asked. `aloud`: it is the only one open and everyone hears the answer, so that everyone may hear it
 * while it is said. Of questions asked together no answer is heard before all are in.
 */
export type Asking = { readonly askedAt: Date; readonly aloud: boolean; readonly listener?: Listener }

export const isAloud = (requests: readonly SeatRequest[]): boolean =>
  requests.length === 1 && requests[0].hears === undefined

/** Builds the question that a request asks of its seat: packet, layers, and what the rules would say to an answer. */
export function questionOf(
  playing: Playing,
  request: SeatRequest,
  number: number,
  { askedAt, aloud, listener }: Asking,
): Question {
  const { match, game, agents, personas, names, random, entries, state } = playing
  const { seat, turn } = request
  const view = game.view(state, seat)
  const memory = recall(entries, seat, turn, game.talk)
  const at = askedAt.toISOString()
  const source = { game, request, view, personas, names, number, memory, at }
  const most = match.seats[seat].agent.maxPromptTokens
  const packet = typeof most === 'number' ? packetWithin(source, most) : buildPacket(source)
  const decision = { matchId: match.id, number, after: entries.length, request, askedAt }
  return {
    decision,
    // hashed and counted when it is first stored: its call need not wait for that
    opening: once(() => opened(decision, packet)),
    packet,
    agent: agents[seat],
    ask: {
      game,
      request,
      view,
      persona: personas[seat],
      names,
      number,
      heard: memory.heard,
      chance: (n) => chanceOf(random, seat, number, n),
    },
    listener,
    aloud,
    judge: (action) => judge(playing, request, action),
    fallback: (failure) => standIn(game, request, game.fallback(view, request, personas[seat]), failure),
  }
}

/** Decision and packet as they are stored. */
function opened(decision: Question['decision'], packet: Packet): Opening {
  const layers = packet.layers.map(({ text }): LayerRow => {
    const hash = createHash('sha256').update(text).digest('hex')
    return { hash, text, tokens: tokensOf(text, hash) }
  })
  const refs = packet.layers.map(({ name }, i) => ({ name, hash: layers[i].hash }))
  const promptTokens = layers.reduce((sum, { tokens }) => sum + tokens, 0)
  return { decision: { ...decision, layers: refs, promptTokens }, layers }
}

/** What the rules say to an action, tried on a copy: answers to simultaneous questions wait, hidden, for the last. */
function judge({ game, state, random }: Playing, request: SeatRequest, action: unknown) {
  const copy = game.copy(state)
  return game.decide({ state: copy, random, write: (event) => game.evolve(copy, event) }, request, action)
}

/** The safe move. Its stand-in thought is kept in the record alone; aloud it says nothing. */
function standIn(game: AnyGame, request: SeatRequest, action: unknown, failure: Failure | null): Reply {
  const why = failure ? ` The last attempt: ${failure.message}` : ''
  const thought = `No usable answer came, so the safe move of the rules was played.${why}`
  return { action, thought, category: game.category(request), speech: '' }
}
