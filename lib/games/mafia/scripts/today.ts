// Who has been named today, and who is left to name: small questions that all decisions ask.
import type { Seat } from '@/lib/core/game'
import type { Table } from '../state'

/** Seats that accused or nominated `target` today, each once, `except` left out. */
export function accusersOf({ statements, day }: Table, target: Seat, except: Seat = -1): Seat[] {
  const accusers: Seat[] = []
  for (let i = statements.length - 1; i >= 0 && statements[i].day === day; i--) {
    const { seat, accuses, nominates } = statements[i]
    if (seat === except || (nominates !== target && !accuses.includes(target))) continue
    if (!accusers.includes(seat)) accusers.unshift(seat)
  }
  return accusers
}

/** Whether a seat has named another today. */
export function namedToday({ statements, day }: Table, seat: Seat, target: Seat): boolean {
  for (let i = statements.length - 1; i >= 0 && statements[i].day === day; i--) {
    const one = statements[i]
    if (one.seat === seat && (one.nominates === target || one.accuses.includes(target))) return true
  }
  return false
}

/** Position of a seat's latest statement; -1: it has made none. */
export function lastStatement({ statements }: Table, seat: Seat): number {
  for (let i = statements.length - 1; i >= 0; i--) if (statements[i].seat === seat) return i
  return -1
}

/** The highest of `scores` among seats that `among` allows; -1: none. */
export function highest(scores: readonly number[], among: (seat: Seat) => boolean): Seat {
  let best = -1
  for (let seat = 0; seat < scores.length; seat++)
    if (among(seat) && (best < 0 || scores[seat] > scores[best])) best = seat
  return best
}

/** One misjudged vote now would hand the mafia the game, as far as the table can tell. */
export function isDecisive({ options, roles, alive }: Table): boolean {
  let mafia = options.mafia
  let living = 0
  for (let seat = 0; seat < alive.length; seat++) {
    if (roles[seat] === 'mafia') mafia--
    if (alive[seat]) living++
  }
  return living <= 2 * mafia + 2
}
