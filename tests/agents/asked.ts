import { recall } from '@/lib/agents/memory'
import { buildPacket, type Packet } from '@/lib/agents/packet'
import type { AnyGame, GameEvent, SeatRequest } from '@/lib/core/game'
import type { Entry } from '@/lib/core/log'
import type { Persona } from '@/lib/core/persona'

// A match of any game as far as it has come, and the packet of a question that is open there.

const AT = '2026-02-11T14:23:07.000Z'

/** Writes an event down as the next entry: of no decision, and without its public number. */
export const enter = (entries: Entry[], turn: number, event: GameEvent): void =>
  void entries.push({ seq: entries.length + 1, pub: null, turn, event, decision: null, at: AT, hash: '' })

type Asked = { readonly state: unknown; readonly entries: readonly Entry[]; readonly request: SeatRequest }

/** The packet of a question, as the seventh of its match. `names`: usually those of the personas. */
export function packetAt(
  game: AnyGame,
  { state, entries, request }: Asked,
  personas: readonly Persona[],
  names: readonly string[] = personas.map(({ name }) => name),
): Packet {
  const { seat, turn } = request
  const memory = recall(entries, seat, turn, game.talk)
  return buildPacket({
    ...{ game, request, view: game.view(state, seat), personas, names },
    ...{ number: 7, memory, at: AT },
  })
}
