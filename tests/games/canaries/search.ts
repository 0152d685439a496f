// Looks for canaries in everything that a seat or the public is given, and for numbers that would count secrets.
import type { GameEvent, Seat, SeatRequest } from '@/lib/core/game'
import { type CoreEvent, type Entry, fold, isCoreEvent, isHeardBy } from '@/lib/core/log'
import { unit } from '@/lib/core/random'
import type { Player } from '../run'
import type { Hearers } from './cage'
import { minutesOf } from './minutes'
import type { Secrets } from './secrets'
import { type Asked, DESK, type Desk, everybody, playOn, type Stage, stageOf } from './stage'

export type Found = {
  readonly leaks: string[]
  readonly events: number
  readonly packets: number
  /** Canaries come across by those who may. */
  readonly allowed: number
}
export type Searched = {
  readonly seed: number
  readonly players: readonly Player[]
  /** Questions, of all of a match, whose packets are looked into. */
  readonly share: number
  readonly desk?: Desk
}

const text = (value: unknown): string => JSON.stringify(value)

/** Plays a match with canaries and finds where they do not belong. */
export function searched(secrets: Secrets, { seed, players, share, desk = DESK }: Searched): Found {
  const stage = stageOf(secrets, seed, players, desk)
  const leaks: string[] = []
  let packets = 0
  const look = (asked: Asked) => {
    if (unit(stage.random.at(8_500, asked.number)) >= share) return
    for (const eye of everybody(stage.seats)) leaks.push(...viewed(stage, eye))
    for (const [i, request] of asked.requests.entries()) {
      packets++
      leaks.push(...inPacket(stage, request, asked.number + i))
    }
  }
  playOn(stage, look, (event) => leaks.push(...misaddressed(stage, event)))
  for (const eye of everybody(stage.seats)) leaks.push(...viewed(stage, eye))
  leaks.push(...inLogs(stage))
  return { leaks, events: stage.entries.length, packets, allowed: stage.cage.met.allowed }
}

const isSame = (one: Hearers, other: Hearers): boolean =>
  one === null || other === null
    ? one === other
    : one.length === other.length && one.every((seat) => other.includes(seat))

/** An event is told to those alone whom it is for. */
function misaddressed({ secrets, state }: Stage, event: GameEvent | CoreEvent): string[] {
  if (isCoreEvent(event)) return []
  const due = secrets.due(state, event)
  const to = event.to ?? null
  if (!isSame(due, to)) return [`${event.type} is told to ${text(to)}, and is for ${text(due)}`]
  if (to !== null) return []
  const open = secrets.open(state, event)
  if (open === 'all') return []
  const more = Object.keys(event).filter((field) => field !== 'type' && !open.includes(field))
  return more.length > 0 ? [`${event.type} tells everyone ${text(more)}`] : []
}

/** What a seat heard, numbered anew, as if nothing else had ever been written. */
export const hearsay = (entries: readonly Entry[], eye: Seat | null): Entry[] =>
  entries
    .filter(({ event }) => isHeardBy(event, eye))
    .map((entry, i) => ({
      ...entry,
      seq: i + 1,
      decision: entry.decision === null ? null : entry.decision * 7 + 3,
    }))

const folded = ({ secrets: { game }, setup }: Stage, entries: readonly Entry[]): unknown =>
  fold(
    game,
    // what the options hold back nobody starts with
    game.initial(game.disclosed ? { ...setup, options: game.disclosed(setup.options) } : setup),
    entries.map(({ event }) => event),
  )

/** A view holds no canary that is not its seat's, and follows from what that seat heard. */
function viewed(stage: Stage, eye: Seat | null): string[] {
  const { secrets, state, entries, cage } = stage
  const { game } = secrets
  const view = text(game.view(state, eye))
  const heard = text(game.view(folded(stage, hearsay(entries, eye)), eye))
  const lost = cage.flown(view, eye, 'the view')
  return view === heard ? lost : [...lost, `the view of ${eye} knows more than was heard`]
}

/** So does a packet, byte for byte; the question itself is part of it. */
function inPacket(stage: Stage, request: SeatRequest, number: number): string[] {
  const { secrets, state, entries, cage, seed } = stage
  const { seat } = request
  const packet = packetOf(stage, { request, state, entries, number })
  const heard = hearsay(entries, seat)
  const other = packetOf(stage, {
    request,
    state: folded(stage, heard),
    entries: heard,
    number: secrets.isCounted ? number : number + 1_000,
  })
  const lost = cage.flown(packet, seat, `the packet (${request.decision})`)
  if (packet.includes(String(seed))) lost.push('the seed is in a packet')
  if (packet !== other) lost.push(`the packet of ${request.decision} knows more than was heard`)
  return lost
}

type Position = {
  readonly request: SeatRequest
  readonly state: unknown
  readonly entries: readonly Entry[]
  readonly number: number
}

export function packetOf(
  { secrets: { game }, desk, personas, names }: Stage,
  { request, state, entries, number }: Position,
): string {
  const memory = desk.recall(entries, request.seat, request.turn, game.talk)
  const view = game.view(state, request.seat)
  const at = '2026-01-01T20:00:00.000Z'
  const { layers } = desk.packet({ game, request, view, personas, names, number, memory, at })
  return layers.map((layer) => `${layer.name}\n${layer.text}`).join('\n')
}

/** The log as each hears it holds no canary of others; the public's has no hole and no number that counts secrets. */
function inLogs(stage: Stage): string[] {
  const { entries, cage, desk, seats, seed, state, secrets } = stage
  const lost: string[] = []
  const told = entries.map((entry) => text(entry.event))
  for (const eye of everybody(seats))
    for (const [i, { event }] of entries.entries())
      if (isHeardBy(event, eye)) lost.push(...cage.flown(told[i], eye, event.type))
  const open = entries.flatMap((entry) => (entry.pub === null ? [] : [desk.told(entry, 'public')]))
  const heard = hearsay(entries, null)
  const bare = heard.map((entry) => desk.told(entry, 'public'))
  if (text(open) !== text(bare)) lost.push('the public log depends on what is hidden')
  if (open.some(({ n }, i) => n !== i + 1)) lost.push('the public log has a hole')
  if (text(open).includes(String(seed))) lost.push('the seed is in the public log')
  for (const prompt of minutesOf(stage)) lost.push(...cage.flown(prompt, null, 'the call for a summary'))
  const { turn } = secrets.game
  if (turn(folded(stage, heard)) !== turn(state)) lost.push('the turn depends on what is hidden')
  return lost
}
