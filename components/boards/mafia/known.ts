import type { IconName } from '@/components/ui/icon'
import type { Names, Seat } from '@/lib/core/game'
import { list } from '@/lib/core/words'
import type { Death, Role, State, Table } from '@/lib/games/mafia/state'

/** The role of a seat as far as this audience knows it. */
export const roleOf = ({ table, own }: State, seat: Seat): Role | null =>
  table.roles[seat] ?? own[seat]?.role ?? null

/** Somebody who is told what the seats alone are told. */
export const observes = ({ own }: State): boolean => own.some(({ role }) => role !== null)

export const ROLE_ICONS: Readonly<Record<Role, IconName>> = {
  mafia: 'mask',
  doctor: 'plus',
  sheriff: 'star',
  villager: 'user',
}

export const deathOf = ({ deaths }: Pick<Table, 'deaths'>, seat: Seat): Death | null =>
  deaths.find((death) => death.seat === seat) ?? null

/** When and how somebody died. */
export const fateWords = ({ by, day }: Death): string =>
  by === 'night' ? `night ${day}` : `voted out, day ${day}`

/** "the Shark": a name within a sentence. */
export const inSentence = (name: string): string => name.replace(/^The /, 'the ')

/** "The Shark, the Turtle and the Hustler". */
export function listed(seats: readonly Seat[], names: Names): string {
  return list(
    seats.map((seat) => inSentence(names[seat] ?? 'somebody')),
    '',
  )
}

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
