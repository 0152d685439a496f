// What holds for the packets of every game (DESIGN.md section 3).
import { expect } from 'vitest'
import { recall } from '@/lib/agents/memory'
import { buildPacket, LAYERS, type Packet } from '@/lib/agents/packet'
import { promptOf } from '@/lib/agents/prompt'
import type { AnyGame, SeatRequest } from '@/lib/core/game'
import type { Entry } from '@/lib/core/log'
import { type Match, runMatch } from './run'

/** What a game has got wrong where it stands in a text. */
const SLIPS = /undefined|NaN|\[object /

/** Shows packets of a match, about every `nth` of its questions. */
function packetsOf(
  game: AnyGame,
  match: Match,
  nth: number,
  look: (request: SeatRequest, packet: Packet) => void,
): void {
  const { log, questions } = runMatch(game, match)
  const { seats } = match.setup
  const seated = Array.from({ length: seats }, (_, seat) => game.personas[seat % game.personas.length])
  const names = seated.map(({ name }, seat) => `${name} ${seat}`)
  const state = game.initial(match.setup)
  const entries: Entry[] = []
  for (const { after, number, asked } of questions) {
    for (const event of log.slice(entries.length, after)) {
      game.evolve(state, event)
      const rest = { pub: null, decision: null, at: '', hash: '' }
      entries.push({ seq: entries.length + 1, turn: game.turn(state), event, ...rest })
    }
    if (questions.length > nth && number % nth !== 0) continue
    for (const request of asked) {
      const memory = recall(entries, request.seat, request.turn, game.talk)
      const view = game.view(state, request.seat)
      const source = { game, request, view, personas: seated, names, number, memory, at: 'now' }
      look(request, buildPacket(source))
    }
  }
}

/** Eleven layers in order, none empty or with a slip in it; for one seat and decision one system message, byte for byte. */
export function expectPacketed(game: AnyGame, match: Match): number {
  const systems = new Map<string, Set<string>>()
  let packets = 0
  packetsOf(game, match, 7, (request, packet) => {
    packets++
    const names = packet.layers.map(({ name }) => name)
    expect(names.filter((name) => (LAYERS as readonly string[]).includes(name))).toEqual(LAYERS)
    for (const { name, text } of packet.layers) {
      expect(text.trim(), `the layer ${name}`).not.toBe('')
      expect(SLIPS.exec(text)?.[0], `the layer ${name}`).toBeUndefined()
    }
    const key = `${request.seat} ${request.decision}`
    systems.set(key, (systems.get(key) ?? new Set()).add(promptOf(packet).system))
  })
  for (const [key, texts] of systems) expect(texts.size, `system messages of ${key}`).toBe(1)
  return packets
}
