import type { AnyGame, Framing, Layer, Names, Seat, SeatRequest } from '@/lib/core/game'
import { onceFor } from '@/lib/core/once'
import type { Persona } from '@/lib/core/persona'
import { plainLine, quoted } from '@/lib/core/quote'
import { formatLayer } from './format'
import { type Memory, withoutOldest } from './memory'
import { personaLayer } from './portrait'
import { tokensOf } from './tokens'

/** The eleven layers in the order of specs/1 section 1; a game may put its own between `others` and `conversation`. */
export const LAYERS = [
  'metadata',
  'persona',
  'rules',
  'world',
  'self',
  'others',
  'conversation',
  'thoughts',
  'actions',
  'decision',
  'format',
] as const
export type LayerName = (typeof LAYERS)[number]

/** The layered text handed to an agent for one request, in the order in which it is stored and shown. */
export type Packet = { readonly layers: readonly Layer[] }

/** The two messages that are sent. */
export type Prompt = { readonly system: string; readonly user: string }

/** All that a packet is made from. */
export type PacketSource = {
  readonly game: AnyGame
  readonly request: SeatRequest
  readonly view: unknown
  /** By seat. */
  readonly personas: readonly Persona[]
  readonly names: Names
  /** Number of the decision in its match, from 1. */
  readonly number: number
  readonly memory: Memory
  /** ISO 8601, from the match's clock. */
  readonly at: string
}

/** Core builds metadata, persona, conversation, thoughts and format; the game builds the rest from the seat's view. */
export function buildPacket(source: PacketSource): Packet {
  const { game, request, view, personas, memory } = source
  const names = plainNames(source.names)
  const own = game.layers(view, request, memory.heard, names)
  const framing = game.framing?.(view, names) ?? null
  const before = ['rules', 'world', 'self', 'others']
  const after = ['actions', 'decision']
  const extra = own.filter((layer) => !before.includes(layer.name) && !after.includes(layer.name))
  const named = (name: string) => own.filter((layer) => layer.name === name)
  return {
    layers: [
      { name: 'metadata', text: framing ? framed(source, names, framing) : metadata(source, names) },
      { name: 'persona', text: personaLayer(framing ?? game.title, request.seat, personas, names) },
      ...before.flatMap(named),
      ...extra,
      { name: CONVERSATION, text: conversation(memory, request.seat, names, framing) },
      { name: 'thoughts', text: thoughts(memory, framing) },
      ...after.flatMap(named),
      { name: 'format', text: formatLayer(game, view, request) },
    ],
  }
}

const CONVERSATION = 'conversation'

/**
 * The packet within a limit of tokens: as much of the oldest talk is left out as must be, and that is said. What is no
 * talk never gives way, so that a limit may be too narrow to be kept.
 */
export function packetWithin(source: PacketSource, most: number): Packet {
  const packet = buildPacket(source)
  const { memory, request, game, view } = source
  const names = plainNames(source.names)
  const framing = game.framing?.(view, names) ?? null
  const talkOf = (leftOut: number) =>
    conversation(withoutOldest(memory, leftOut), request.seat, names, framing)
  const rest = packet.layers
    .filter(({ name }) => name !== CONVERSATION)
    .reduce((sum, { text }) => sum + tokensOf(text), 0)
  let least = 0
  let enough = memory.digests.length + memory.talk.length
  while (least < enough) {
    const middle = (least + enough) >> 1
    if (rest + tokensOf(talkOf(middle)) <= most) enough = middle
    else least = middle + 1
  }
  if (enough === 0) return packet
  const text = talkOf(enough)
  return { layers: packet.layers.map((layer) => (layer.name === CONVERSATION ? { ...layer, text } : layer)) }
}

/** Names as packets show them: one plain line each, whatever was typed; those that several bear with the seat's mark. */
export const plainNames = onceFor((names: Names): string[] => {
  const plain = names.map((name, seat) => plainLine(name, 40) || `Player ${seat}`)
  return plain.map((name, seat) =>
    plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} [P${seat}]`,
  )
})

/** The match's count where everyone hears of every question; else it would tell how many were asked in secret. */
const counted = ({ game, number, memory }: PacketSource): string =>
  game.asksOpenly ? `${number} (of this game)` : `${memory.decided() + 1} (of yours in this game)`

const metadata = (source: PacketSource, names: Names): string =>
  [
    '=== DECISION PACKET ===',
    `Agent: ${names[source.request.seat]} (Player ${source.request.seat})`,
    `Turn: ${source.request.turn}`,
    `Decision #: ${counted(source)}`,
    `Phase: ${source.request.phase}`,
    `Timestamp: ${source.at}`,
  ].join('\n')

/** Metadata that tells of no game. */
const framed = ({ request, number, at }: PacketSource, names: Names, { time }: Framing): string =>
  [
    '=== DECISION PACKET ===',
    `Agent: ${names[request.seat]}`,
    time,
    `Decision #: ${number}`,
    `Phase: ${request.phase}`,
    `Timestamp: ${at}`,
  ].join('\n')

function conversation(
  { talk, digests, leftOut = 0 }: Memory,
  reader: Seat,
  names: Names,
  framing: Framing | null,
): string {
  const turnWord = framing?.turn ?? 'Turn'
  const lines = ['PUBLIC CONVERSATION HISTORY:', '(What was said aloud, word for word in quotation marks.)']
  if (leftOut > 0) lines.push(`(${leftOut} older entries are left out for their length.)`)
  if (digests.length > 0) {
    lines.push('', framing ? 'Earlier, in summary:' : 'Earlier in the game, in summary:')
    for (const { fromTurn, toTurn, text } of digests)
      lines.push(`- ${turnWord}s ${fromTurn} to ${toTurn}: ${quoted(text)}`)
  }
  lines.push('', framing ? 'Said lately:' : 'Recent table talk:')
  if (talk.length === 0) lines.push(leftOut > 0 ? '- Left out.' : '- Nothing was said.')
  for (const { turn, event } of talk)
    lines.push(
      `- ${turnWord} ${turn}, ${names[event.seat]}${event.seat === reader ? ' (you)' : ''}${amongWhom(event, reader, names)}: ${quoted(event.text)}`,
    )
  return lines.join('\n')
}

/** What was not said to everyone says who heard it. */
function amongWhom({ seat, to }: { seat: Seat; to?: readonly Seat[] }, reader: Seat, names: Names): string {
  if (to === undefined) return ''
  const others = to.filter((hearer) => hearer !== seat)
  if (others.length === 0) return ' (nobody else heard it)'
  return ` (to ${others.map((hearer) => (hearer === reader ? 'you' : names[hearer])).join(', ')} alone)`
}

function thoughts({ thoughts: own }: Memory, framing: Framing | null): string {
  const lines = ['YOUR PRIVATE THOUGHT HISTORY:', '(Only you can see these: your own last thoughts.)', '']
  if (own.length === 0) lines.push('- None yet.')
  for (const { turn, event } of own)
    lines.push(
      `- ${framing?.turn ?? 'Turn'} ${turn}, ${plainLine(event.category, 40)}: ${quoted(event.text)}`,
    )
  return lines.join('\n')
}
