// How likely each seat is mafia, from what one observer may know: a sum of small grounds, then made to add up.
import type { Seat } from '@/lib/core/game'
import type { Own, Table } from '../state'
import {
  type Claimed,
  claimsOf,
  credibility,
  type Eye,
  type LieKind,
  lieIn,
  MAFIA,
  type Side,
  shownSides,
  TOWN,
  UNKNOWN,
} from './claims'
import { type Note, WEIGHTS } from './grounds'
import type { Traits } from './traits'

export type Reading = {
  readonly sides: readonly Side[]
  readonly claims: readonly (Claimed | null)[]
  /** Why a claim cannot be true, by seat. */
  readonly lies: readonly (LieKind | null)[]
  /** How likely the claim to be sheriff (doctor) is true, by seat. */
  readonly sheriffs: readonly number[]
  readonly doctors: readonly number[]
  /** How likely each seat is mafia, 0 to 1; they add up to the mafia there are. */
  readonly odds: readonly number[]
  /** What the odds of a stranger would be. */
  readonly prior: number
}

type Sums = { readonly table: Table; readonly sides: Side[]; readonly weights: number[]; readonly note: Note }

const SILENT: Note = () => {}

/**
 * Reads the table for one observer. `own`: its private knowledge (null: the public's). `note` is told every ground:
 * words are made of them, and choosing leaves it out.
 */
export function readTable(
  { table, own }: { readonly table: Table; readonly own: Own | null },
  eye: Eye,
  traits: Traits,
  note: Note = SILENT,
): Reading {
  const sides = shownSides(table)
  if (eye.seat !== null) sides[eye.seat] = eye.role === 'mafia' ? MAFIA : TOWN
  const weights: number[] = []
  for (let seat = 0; seat < table.seats; seat++) weights.push(0)
  const sums: Sums = { table, sides, weights, note }
  if (own !== null) readInvestigations(sums, own)
  const claims = claimsOf(table)
  const lies = claims.map((claim, seat) =>
    claim === null ? null : lieIn({ table, sides, eye }, seat, claim),
  )
  const sheriffs = credibility(sums, { claims, lies, role: 'sheriff' })
  const doctors = credibility(sums, { claims, lies, role: 'doctor' })
  weighClaims(sums, { claims, lies, sheriffs, doctors })
  weighVotes(sums, traits)
  weighWords(sums, eye, traits)
  const { odds, prior } = addUp(sums, eye)
  return { sides, claims, lies, sheriffs, doctors, odds, prior }
}

function add(sums: Sums, seat: Seat, kind: keyof typeof WEIGHTS, from: From): void {
  const weight = WEIGHTS[kind] * (from.times ?? 1)
  sums.weights[seat] += weight
  sums.note({ seat, kind, about: from.about, day: from.day, weight, ...(from.lie && { lie: from.lie }) })
}
type From = { readonly about: Seat; readonly day: number; readonly times?: number; readonly lie?: LieKind }

function readInvestigations({ table, sides, note }: Sums, { investigations }: Own): void {
  for (const { target, isMafia, turn } of investigations) {
    sides[target] = isMafia ? MAFIA : TOWN
    const day = table.options.start === 'night' ? (turn + 1) / 2 : turn / 2 + 1
    note({
      seat: target,
      kind: isMafia ? 'found' : 'found-clear',
      about: target,
      day,
      weight: isMafia ? 9 : -9,
    })
  }
}

function weighClaims(
  sums: Sums,
  { claims, lies, sheriffs, doctors }: Omit<Reading, 'sides' | 'odds' | 'prior'>,
): void {
  for (let seat = 0; seat < claims.length; seat++) {
    const claim = claims[seat]
    if (claim === null) continue
    const { day, role } = claim
    const lie = lies[seat]
    if (lie !== null) {
      // the town may lie too, for fun or by chance: a liar shown to be town stays town
      add(sums, seat, 'lied', { about: seat, day, lie })
      continue
    }
    if (claim.changed) add(sums, seat, 'changed-claim', { about: seat, day })
    if (role === 'doctor') {
      const times = doctors[seat]
      add(sums, seat, times > 0.8 ? 'claims-doctor' : 'contested', {
        about: rivalOf(claims, seat),
        day,
        times,
      })
    }
    if (role !== 'sheriff') continue
    const trust = sheriffs[seat]
    if (trust > 0.8) add(sums, seat, 'claims-sheriff', { about: seat, day })
    else add(sums, seat, 'contested', { about: rivalOf(claims, seat), day })
    for (const result of claim.results) {
      if (sums.sides[result.seat] !== UNKNOWN) continue
      // that a rival lies goes without saying: to say it once more weighs little
      const isRival = claims[result.seat]?.role === 'sheriff' && result.isMafia
      add(sums, result.seat, result.isMafia ? 'red' : 'cleared', {
        about: seat,
        day: result.day,
        times: isRival ? 0.2 * trust : trust,
      })
    }
  }
}

/** Another seat that claims the same; itself where none does. */
export function rivalOf(claims: readonly (Claimed | null)[], seat: Seat): Seat {
  for (let other = 0; other < claims.length; other++)
    if (other !== seat && claims[other]?.role === claims[seat]?.role) return other
  return seat
}

function weighVotes(sums: Sums, { analysis }: Traits): void {
  const { table, sides } = sums
  const times = 0.5 + analysis
  for (const { votes, day } of table.counts) {
    if (votes === null) continue
    let mafioso: Seat = -1
    for (let seat = 0; seat < votes.length; seat++) {
      const target = votes[seat]
      if (target !== null && target >= 0 && sides[target] === MAFIA) mafioso = target
    }
    for (let seat = 0; seat < votes.length; seat++) {
      const target = votes[seat]
      if (sides[seat] !== UNKNOWN || target === -1) continue
      if (target !== null && sides[target] === MAFIA)
        add(sums, seat, 'voted-mafia', { about: target, day, times })
      else if (mafioso >= 0) add(sums, seat, 'spared-mafia', { about: mafioso, day, times })
      else if (target !== null && sides[target] === TOWN)
        add(sums, seat, 'voted-town', { about: target, day, times })
    }
  }
}

function weighWords(sums: Sums, eye: Eye, { analysis, sociability }: Traits): void {
  const { table, sides, weights } = sums
  const times = 0.4 + 0.8 * analysis
  const spoke: number[] = []
  for (let seat = 0; seat < table.seats; seat++) spoke.push(0)
  for (const { seat, day, accuses, nominates, defends, claim } of table.statements) {
    spoke[seat] += accuses.length + defends.length + (nominates === null && claim === null ? 0 : 1)
    const named = nominates !== null && !accuses.includes(nominates) ? [...accuses, nominates] : accuses
    const unknown = sides[seat] === UNKNOWN
    for (const about of named) {
      if (unknown && sides[about] === MAFIA) add(sums, seat, 'accused-mafia', { about, day, times })
      else if (unknown && sides[about] === TOWN && !table.alive[about])
        add(sums, seat, 'accused-town', { about, day, times })
      if (sides[about] !== UNKNOWN) continue
      if (day === table.day && seat !== eye.seat && sides[seat] !== MAFIA && weights[seat] < 2)
        add(sums, about, 'crowd', { about: seat, day, times: sociability })
      if (wasKilledAfter(table, seat, day)) add(sums, about, 'hunted', { about: seat, day, times })
    }
    if (!unknown) continue
    for (const about of defends)
      if (sides[about] === MAFIA) add(sums, seat, 'defended-mafia', { about, day, times })
      else if (sides[about] === TOWN && !table.alive[about])
        add(sums, seat, 'defended-town', { about, day, times })
  }
  if (table.day < 2) return
  for (let seat = 0; seat < table.seats; seat++)
    if (spoke[seat] === 0 && sides[seat] === UNKNOWN)
      add(sums, seat, 'quiet', { about: seat, day: table.day, times })
}

/** Killed in the night after that day. */
function wasKilledAfter({ deaths, alive }: Table, seat: Seat, day: number): boolean {
  if (alive[seat]) return false
  for (const death of deaths) if (death.seat === seat) return death.by === 'night' && death.day === day + 1
  return false
}

const PASSES = 12

/** Shifts all log-odds by one figure, found by halving, so that the odds add up to the mafia not yet found. */
function addUp({ table, sides, weights }: Sums, eye: Eye): { odds: number[]; prior: number } {
  let hidden: number = table.options.mafia
  let strangers = 0
  for (let seat = 0; seat < table.seats; seat++) {
    if (sides[seat] === MAFIA && (eye.role !== 'mafia' || seat !== eye.seat)) hidden--
    if (sides[seat] === UNKNOWN) strangers++
  }
  hidden = Math.max(0.02, Math.min(strangers - 0.02, hidden))
  let low = -9
  let high = 9
  for (let pass = 0; pass < PASSES && strangers > 0; pass++) {
    const shift = (low + high) / 2
    let sum = 0
    for (let seat = 0; seat < table.seats; seat++)
      if (sides[seat] === UNKNOWN) sum += 1 / (1 + Math.exp(-weights[seat] - shift))
    if (sum > hidden) high = shift
    else low = shift
  }
  const shift = (low + high) / 2
  const odds = weights.map((weight, seat) =>
    sides[seat] === UNKNOWN ? 1 / (1 + Math.exp(-weight - shift)) : sides[seat] === MAFIA ? 1 : 0,
  )
  return { odds, prior: strangers === 0 ? 0 : hidden / strangers }
}
