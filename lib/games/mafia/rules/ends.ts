import type { Seat } from '@/lib/core/game'
import type { MafiaStep, Role, State } from '../state'

/** A death, by night or by vote, and the end of the game where it decides. */
export function die(step: MafiaStep, seat: Seat, type: 'found-dead' | 'voted-out'): void {
  const { state, write } = step
  const role = state.table.options.revealRoles ? state.own[seat].role : null
  write({ type, seat, role })
  const winner = winnerOf(state)
  if (winner !== null) end(step, winner)
}

/** The town once no mafia lives; the mafia once they are as many as the rest. */
export function winnerOf({ table, own }: State): 'town' | 'mafia' | null {
  let mafia = 0
  let living = 0
  for (let seat = 0; seat < own.length; seat++) {
    if (!table.alive[seat]) continue
    living++
    if (own[seat].role === 'mafia') mafia++
  }
  return mafia === 0 ? 'town' : 2 * mafia >= living ? 'mafia' : null
}

function end({ state, write }: MafiaStep, winner: 'town' | 'mafia' | null): void {
  write({ type: 'game-ended', winner, roles: state.own.map(({ role }): Role => role ?? 'villager') })
}

/** After the last day allowed nobody has won; else night falls. */
export function endDay(step: MafiaStep): void {
  const { day, options } = step.state.table
  if (day < options.dayLimit) return fallNight(step)
  step.write({ type: 'day-limit-reached', day })
  end(step, null)
}

export const fallNight = ({ state: { table }, write }: MafiaStep): void =>
  write({ type: 'night-fell', turn: table.turn + 1, day: table.day + 1 })
