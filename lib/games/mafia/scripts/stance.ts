// What a seat holds true as it answers: its reading of the table, blended with what it believed before.
import type { Mind, Seat } from '@/lib/core/game'
import type { BeliefFields, Request } from '../actions'
import { NO_BELIEFS } from '../actions'
import type { Own, Role, Table, View } from '../state'
import { WHIM } from './chances'
import { PUBLIC, TOWN, UNKNOWN } from './claims'
import type { Note } from './grounds'
import { patternsOf } from './patterns'
import { type Reading, readTable } from './reading'
import { NEUTRAL, type Traits, traitsOf } from './traits'

export type Stance = {
  readonly table: Table
  readonly own: Own
  readonly seat: Seat
  readonly role: Role
  readonly traits: Traits
  readonly mind: Mind
  /** Of the town: what this seat can tell. Of the mafia: what a stranger can tell, since they play to the table. */
  readonly reading: Reading
  /** By seat, 0 to 100: how much like mafia it looks (of a mafioso: could be made to look). */
  readonly scores: readonly number[]
  /** Score of a stranger. */
  readonly prior: number
  readonly isMafia: boolean
}

const MOST = 100

/** @throws Error when a seat without a role is asked: a fault of ours. */
export function stanceOf(view: View, { seat }: Request, mind: Mind, note?: Note): Stance {
  const { table, own } = view
  if (own === null || own.role === null) throw new Error('a seat is asked before it has a role')
  const { role } = own
  const traits = traitsOf(mind.persona)
  const isMafia = role === 'mafia'
  const reading = isMafia
    ? readTable({ table, own: null }, PUBLIC, NEUTRAL, note)
    : readTable({ table, own }, { seat, role }, traits, note)
  const before = { table, own, seat, role, traits, mind, reading, isMafia }
  return { ...before, scores: scoresOf(before), prior: MOST * reading.prior }
}

/** Points by which a whim may lift or lower a score: who counts less feels more. */
const whimOf = ({ analysis }: Traits): number => 3 + 15 * (1 - analysis)

/** How much of the way to the new reading a mind goes at once. */
const paceOf = ({ analysis, caution }: Traits): number => 0.55 + 0.3 * analysis - 0.25 * caution

function scoresOf({
  table,
  own,
  seat,
  traits,
  mind,
  reading,
  isMafia,
}: Omit<Stance, 'scores' | 'prior'>): number[] {
  const whim = whimOf(traits)
  const pace = paceOf(traits)
  const scores: number[] = []
  for (let other = 0; other < table.seats; other++) {
    const read = MOST * reading.odds[other]
    const certain = reading.sides[other] !== UNKNOWN || reading.lies[other] !== null
    if (other === seat || certain || !table.alive[other]) {
      scores.push(read)
      continue
    }
    const swing = whim * (2 * mind.chance(WHIM + other) - 1)
    const old = isMafia ? null : own.beliefs[other]
    const held = old === null ? read : old.suspicion + pace * (read - old.suspicion)
    scores.push(Math.max(1, Math.min(MOST - 1, held + (old === null ? swing : swing / 2))))
  }
  return scores
}

/** Changes below this many points are not worth writing down. */
const NOTICED = 4

/** What the reply writes of its beliefs: those that changed. A mafioso knows the sides; its trust is how the table takes one's word. */
export function beliefsOf({ table, own, seat, reading, scores, isMafia }: Stance): BeliefFields {
  const patterns = patternsOf(table, reading)
  const players: BeliefFields['players'][number][] = []
  for (let player = 0; player < table.seats; player++) {
    if (player === seat || !table.alive[player]) continue
    const isPartner = isMafia && own.partners.includes(player)
    const suspicion = isMafia ? (isPartner ? MOST : 0) : Math.round(scores[player])
    const trust = trustOf(reading, player, isPartner ? 20 : scores[player])
    const pattern = patterns[player]
    const old = own.beliefs[player]
    if (
      old !== null &&
      old.pattern === pattern &&
      Math.abs(old.suspicion - suspicion) < NOTICED &&
      Math.abs(old.trust - trust) < 2 * NOTICED
    )
      continue
    players.push({ player, suspicion, trust, pattern })
  }
  return players.length === 0 ? NO_BELIEFS : { players, relations: '', reads: '' }
}

function trustOf({ lies, sides, sheriffs }: Reading, player: Seat, score: number): number {
  if (lies[player] !== null) return 5
  if (sides[player] === TOWN) return 90
  const told = sheriffs[player]
  return Math.round(told > 0.8 ? Math.max(80, MOST - score) : Math.min(85, MOST - score))
}
