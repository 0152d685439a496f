import { recall } from '@/lib/agents/memory'
import { buildPacket, type Packet } from '@/lib/agents/packet'
import type { AnyGame, GameEvent } from '@/lib/core/game'
import { type CoreEvent, type Entry, fold, isPublic } from '@/lib/core/log'
import { playOut, type Sitting } from '@/lib/match/simulate'

/** Builds the packet of a question two thirds into a match with talk: a full board, a full memory. */
export function packetFor(game: AnyGame): () => Packet {
  const sittings: Sitting[] = game.personas.map((persona) => ({ persona, agent: { script: persona.script } }))
  const setup = { seats: sittings.length, options: game.options.parse({}) }
  const entries: Entry[] = []
  let pub = 0
  const listen = (event: GameEvent | CoreEvent, turn: number) => {
    const public_ = isPublic(event) ? ++pub : null
    entries.push({ seq: entries.length + 1, pub: public_, turn, event, decision: null, at: '', hash: '' })
  }
  playOut(game, { seed: 7, setup, sittings }, {}, listen)
  // a thought is the first thing told of an answer: before it the question was open
  const cut = entries.findIndex(({ event }, i) => i > (entries.length * 2) / 3 && event.type === 'thought')
  const log = entries.slice(0, cut)
  const state = fold(
    game,
    game.initial(setup),
    log.map(({ event }) => event),
  )
  const [request] = game.requests(state)
  const personas = sittings.map(({ persona }) => persona)
  const names = personas.map(({ name }) => name)
  const view = game.view(state, request.seat)
  return () => {
    const memory = recall(log, request.seat, request.turn)
    return buildPacket({
      game,
      request,
      view,
      personas,
      names,
      number: 400,
      memory,
      at: '2026-01-01T00:00:00.000Z',
    })
  }
}
