import type { Seat } from '@/lib/core/game'
import { shuffled } from '@/lib/core/random'
import type { MafiaStep, Role, Table } from '../state'
import { DEAL_STREAM } from './chance'

/** Deals the roles by the seed: each seat hears its own, and the mafia hear who they are. */
export function deal({ state, random, write }: MafiaStep): void {
  const { seats, options } = state.table
  const order = shuffled(random, DEAL_STREAM, seats)
  const roles = order.map((): Role => 'villager')
  order.forEach((seat, place) => {
    roles[seat] = roleAt(options, place)
  })
  roles.forEach((role, seat) => {
    write({ type: 'role-dealt', seat, role, to: [seat] })
  })
  const partners = roles.flatMap((role, seat): Seat[] => (role === 'mafia' ? [seat] : []))
  write({ type: 'partners-met', partners, to: partners })
}

function roleAt({ mafia, doctors, sheriffs }: Table['options'], place: number): Role {
  if (place < mafia) return 'mafia'
  if (place < mafia + doctors) return 'doctor'
  return place < mafia + doctors + sheriffs ? 'sheriff' : 'villager'
}
