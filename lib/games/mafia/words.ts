// How players and roles are said: the same in sentences, layers and pages.
import type { Names, Seat } from '@/lib/core/game'
import { list as plainList } from '@/lib/core/words'
import type { Claim, Role } from './state'

/** A list that is mostly of players: `none` for an empty one. */
export const list = (parts: readonly string[], none = 'nobody'): string => plainList(parts, none)

export const named = (seats: readonly Seat[], names: Names, none?: string): string =>
  list(
    seats.map((seat) => names[seat]),
    none,
  )

/** "a doctor", "mafia". */
export const aRole = (role: Role): string => (role === 'mafia' ? 'mafia' : `a ${role}`)

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** "to be a sheriff who found Ada mafia and Bea not mafia". */
export const claimed = ({ role, results }: Claim, names: Names): string => {
  const found = results.map(({ seat, isMafia }) => `${names[seat]} ${isMafia ? 'mafia' : 'not mafia'}`)
  return `to be ${aRole(role)}${found.length === 0 ? '' : ` who found ${list(found)}`}`
}
