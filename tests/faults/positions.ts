// Questions out of matches that scripts have played, each with the state it was asked in.
import type { Ask } from '@/lib/agents/agent'
import { recall } from '@/lib/agents/memory'
import { buildPacket, type Packet } from '@/lib/agents/packet'
import type { AnyGame, SeatRequest } from '@/lib/core/game'
import { seeded, unit } from '@/lib/core/random'
import type { Rejection } from '@/lib/core/result'
import { monopoly } from '@/lib/games/monopoly'

const game = monopoly as AnyGame
const names = game.personas.map(({ name }) => name)

export type Position = {
  readonly ask: Omit<Ask, 'note' | 'hear' | 'attempt'>
  readonly packet: Packet
  /** What the rules say. @throws when a refusal has written anything */
  judge(request: SeatRequest, action: unknown): Rejection | null
}

/** `each` questions of every kind of decision that came up in a match. */
export function positionsOf(seed: number, each: number, turnLimit = 300): Position[] {
  const random = seeded(seed)
  const { data: options } = game.options.safeParse({ turnLimit })
  const state = game.initial({ seats: game.personas.length, options })
  const step = { state, random, write: (event: { type: string }) => game.evolve(state, event) }
  const found = new Map<string, Position[]>()
  game.open(step)
  for (let number = 1; ; number++) {
    const [request] = game.requests(state)
    if (!request) return [...found.values()].flat()
    const { seat, decision } = request
    const persona = game.personas[seat]
    const view = game.view(state, seat)
    const chance = (n: number) => unit(random.at(900 + seat, number * 50 + n))
    const ask = { game, request, view: structuredClone(view), persona, names, number, heard: [], chance }
    const known = found.get(decision) ?? []
    found.set(decision, known)
    if (known.length < each && unit(seeded(seed).at(7, number)) < 0.3)
      known.push(positionAt(ask, game.copy(state), seed))
    const action = game.scripts[persona.script].choose(view, request, { persona, names, chance, said: [] })
    const rejection = game.decide(step, request, action)
    if (rejection) throw new Error(rejection.message)
  }
}

function positionAt(ask: Omit<Position['ask'], 'packet'>, state: unknown, seed: number): Position {
  const { request, view, number } = ask
  const memory = recall([], request.seat, request.turn)
  const packet = buildPacket({
    game,
    request,
    view,
    personas: game.personas,
    names,
    number,
    memory,
    at: 'now',
  })
  return {
    packet,
    ask: { ...ask, packet: () => packet },
    judge(asked, action) {
      const copy = game.copy(state)
      let written = 0
      const write = (event: { type: string }) => {
        written++
        game.evolve(copy, event)
      }
      const rejection = game.decide({ state: copy, random: seeded(seed), write }, asked, action)
      if (rejection && written > 0)
        throw new Error(`${rejection.message} But ${written} events were written.`)
      return rejection
    },
  }
}
