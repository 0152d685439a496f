import type { Role, Table, View } from '../state'

export type Side = 'town' | 'mafia'

/**
 * Roles that a seat knows for certain, by seat: its own, its partners', those that were told. The public (no seat)
 * knows what was told. Claims count for nothing.
 */
export function knownRoles({ table, seat, own }: View): (Role | null)[] {
  return table.roles.map((told, other) => {
    if (told !== null) return told
    if (own === null) return null
    if (other === seat) return own.role
    return own.partners.includes(other) ? 'mafia' : null
  })
}

/**
 * On whose side each player is, as far as a seat can be certain: by known roles, by its own investigations, by the
 * rule that the mafia never kill one of their own, and by counting, once all of one side are known.
 */
export function knownSides(view: View): (Side | null)[] {
  const { table, own } = view
  const sides = knownRoles(view).map((role) => role && sideOf(role))
  for (const { seat, by } of table.deaths) if (by === 'night') sides[seat] = 'town'
  for (const { target, isMafia } of own?.investigations ?? []) sides[target] = isMafia ? 'mafia' : 'town'
  return byCounting(sides, table)
}

const sideOf = (role: Role): Side => (role === 'mafia' ? 'mafia' : 'town')

function byCounting(sides: (Side | null)[], { seats, options }: Table): (Side | null)[] {
  const known = (side: Side) => sides.filter((one) => one === side).length
  if (known('mafia') === options.mafia) return sides.map((side) => side ?? 'town')
  if (known('town') === seats - options.mafia) return sides.map((side) => side ?? 'mafia')
  return sides
}
