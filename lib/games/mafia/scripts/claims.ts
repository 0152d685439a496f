// What each seat has said to be, and whose word can be true: read off the table alone.
import type { Seat } from '@/lib/core/game'
import type { Role, Table } from '../state'

/** `first`: when it was first said, as a number of the statement. `results`: all told so far, the last of each seat. */
export type Claimed = {
  readonly role: Role
  readonly first: number
  readonly day: number
  /** Said to be something else before, villager aside. */
  readonly changed: boolean
  readonly results: readonly { readonly seat: Seat; readonly isMafia: boolean; readonly day: number }[]
}

export const UNKNOWN = 0
export const TOWN = 1
export const MAFIA = 2
/** What is certain of a seat: nothing, town, or mafia. */
export type Side = typeof UNKNOWN | typeof TOWN | typeof MAFIA

/** Nights that are over: as many results an honest sheriff may have. */
export const nightsOver = ({ options, day, phase }: Pick<Table, 'options' | 'day' | 'phase'>): number =>
  (options.start === 'night' ? day : day - 1) - (phase === 'NIGHT_ACTIONS' ? 1 : 0)

/** Sides that the table has shown: roles told, and the victims of nights, whom the mafia do not choose among their own. */
export function shownSides({ seats, roles, deaths }: Table): Side[] {
  const sides: Side[] = []
  for (let seat = 0; seat < seats; seat++) {
    const role = roles[seat]
    sides.push(role === null ? UNKNOWN : role === 'mafia' ? MAFIA : TOWN)
  }
  for (const { seat, by } of deaths) if (by === 'night') sides[seat] = TOWN
  return sides
}

/** The claims on the table, by seat. */
export function claimsOf({ seats, statements }: Table): (Claimed | null)[] {
  const claims: (Claimed | null)[] = []
  for (let seat = 0; seat < seats; seat++) claims.push(null)
  for (let i = 0; i < statements.length; i++) {
    const { seat, claim, day } = statements[i]
    if (claim === null) continue
    const before = claims[seat]
    const results = before === null ? [] : before.results.slice()
    for (const result of claim.results) {
      const at = results.findIndex((told) => told.seat === result.seat)
      if (at < 0) results.push({ ...result, day })
      else results[at] = { ...result, day: results[at].day }
    }
    const same = before !== null && (before.role === claim.role || claim.role === 'villager')
    claims[seat] = {
      role: same ? before.role : claim.role,
      first: same ? before.first : i,
      day: same ? before.day : day,
      changed: before !== null && (before.changed || (!same && before.role !== 'villager')),
      results,
    }
  }
  return claims
}

export type LieKind =
  | 'mafia-claim'
  | 'no-such-role'
  | 'other-role'
  | 'mine'
  | 'taken'
  | 'too-many'
  | 'wrong-result'
  | 'about-me'

/** What an observer knows beside the table: its seat and role, null for the public. */
export type Eye = { readonly seat: Seat | null; readonly role: Role | null }
export const PUBLIC: Eye = { seat: null, role: null }

/** Why a claim cannot be true, as far as this observer can tell; null: it may be. */
export function lieIn(
  { table, sides, eye }: { table: Table; sides: readonly Side[]; eye: Eye },
  seat: Seat,
  { role, results }: Claimed,
): LieKind | null {
  const { options, roles } = table
  if (role === 'mafia') return 'mafia-claim'
  const told = roles[seat]
  if (told !== null && told !== role) return 'other-role'
  if (role === 'villager') return null
  const many = role === 'sheriff' ? options.sheriffs : options.doctors
  if (many === 0) return 'no-such-role'
  if (many === 1 && eye.role === role && eye.seat !== seat) return 'mine'
  if (told === null && shownAs(roles, role) >= many) return 'taken'
  if (results.length > (role === 'sheriff' ? nightsOver(table) : 0)) return 'too-many'
  for (const { seat: about, isMafia } of results) {
    if (eye.seat === about && isMafia !== (eye.role === 'mafia')) return 'about-me'
    if (sides[about] !== UNKNOWN && isMafia !== (sides[about] === MAFIA)) return 'wrong-result'
  }
  return null
}

/** How many of the dead were shown to have a role. */
function shownAs(roles: Table['roles'], role: Role): number {
  let shown = 0
  for (const told of roles) if (told === role) shown++
  return shown
}

/** How far an uncontested claim of a power role is believed, at the start. */
const UNCONTESTED = 0.88
/** Of two who contest a role, the first to speak is the honest one more often. */
const FIRST = 0.58

/** How likely each claim of `role` is true, by seat; 0 where none was made. `lies` by seat. */
export function credibility(
  { table, sides }: { table: Table; sides: readonly Side[] },
  {
    claims,
    lies,
    role,
  }: { claims: readonly (Claimed | null)[]; lies: readonly (LieKind | null)[]; role: Role },
): number[] {
  const many = role === 'sheriff' ? table.options.sheriffs : table.options.doctors
  const credible: number[] = []
  const open: Seat[] = []
  let proven = 0
  for (let seat = 0; seat < table.seats; seat++) {
    credible.push(0)
    if (claims[seat]?.role !== role || lies[seat] !== null || sides[seat] === MAFIA) continue
    if (table.roles[seat] === role || sides[seat] === TOWN) {
      credible[seat] = 1
      proven++
    } else open.push(seat)
  }
  const left = Math.max(0, many - proven)
  if (open.length === 0 || left === 0) return credible
  if (open.length <= left) {
    for (const seat of open) credible[seat] = UNCONTESTED
    return credible
  }
  let first = open[0]
  for (const seat of open) if ((claims[seat]?.first ?? 0) < (claims[first]?.first ?? 0)) first = seat
  const rest = (left - Math.min(left, 1) * FIRST) / (open.length - 1)
  for (const seat of open) credible[seat] = Math.min(UNCONTESTED, seat === first ? FIRST : rest)
  return credible
}
