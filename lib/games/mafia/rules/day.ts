import type { Seat } from '@/lib/core/game'
import { type Rejection, rejected } from '@/lib/core/result'
import { type Action, NOBODY } from '../actions'
import type { MafiaStep, Table } from '../state'
import { believe } from './beliefs'
import { mayNominate, statedOf } from './declared'
import { asSeat, livingOthers } from './living'
import { listed } from './words'

/** The first day of a match that starts by day. */
export const breakFirstDay = ({ write }: MafiaStep): void => write({ type: 'day-broke', turn: 1, day: 1 })

/** Seat order from the day's starter, which moves on by a seat each day; the dead are skipped. */
export function speakingOrder({ seats, day, alive }: Table): Seat[] {
  const order: Seat[] = []
  for (let i = 0; i < seats; i++) {
    const seat = (day - 1 + i) % seats
    if (alive[seat]) order.push(seat)
  }
  return order
}

export const openRound = ({ state: { table }, write }: MafiaStep): void =>
  write({ type: 'discussion-opened', round: table.round + 1, order: speakingOrder(table) })

/** Who speaks next, in the discussion or in its own defence; null: nobody. */
export function speakerOf({ open, order, nominees, spoken }: Table): Seat | null {
  const list = open === 'discussion' ? order : open === 'defence' ? nominees : []
  return list[spoken] ?? null
}

export function speak(step: MafiaStep, seat: Seat, action: Action<'speaking'>): Rejection | null {
  const { table } = step.state
  const { nominates } = action
  if (!mayNominate(table, seat, nominates))
    return rejected(
      'no-nominee',
      `Nominate a living player other than yourself, seat ${listed(livingOthers(table, seat))}, or -1 for nobody.`,
    )
  believe(step, seat, action.beliefs)
  const nominee = nominates === NOBODY ? null : asSeat(nominates)
  step.write({ ...statedOf(table, seat, 'discussion', action), nominates: nominee })
  return null
}

/** In defence or as last words: there is nothing in it that could be illegal. */
export function plead(
  step: MafiaStep,
  seat: Seat,
  at: 'defence' | 'last-words',
  action: Action<'defence' | 'last_words'>,
): null {
  believe(step, seat, action.beliefs)
  step.write({ ...statedOf(step.state.table, seat, at, action), nominates: null })
  return null
}

/** Who nominated a seat today, in the order they did. */
export function nominatorsOf({ statements, turn }: Table, nominee: Seat): Seat[] {
  const by: Seat[] = []
  for (const one of statements)
    if (one.turn === turn && one.nominates === nominee && !by.includes(one.seat)) by.push(one.seat)
  return by
}
