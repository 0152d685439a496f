import type { EventOf, Role, State } from '../state'
import { learnOfNight } from './night'

type Daily = EventOf<
  'day-broke' | 'nobody-died' | 'found-dead' | 'discussion-opened' | 'stated' | 'defence-opened'
>

export function day(state: State, event: Daily): void {
  const { table, own } = state
  switch (event.type) {
    case 'day-broke':
      table.phase = 'MORNING_REVEAL'
      table.turn = event.turn
      table.day = event.day
      table.open = 'nothing'
      table.round = 0
      table.order = []
      table.spoken = 0
      table.nominees = []
      return
    case 'nobody-died':
      return learnOfNight(own, null)
    case 'found-dead':
      learnOfNight(own, event.seat)
      return bury(table, event.seat, 'night', event.role)
    case 'discussion-opened':
      table.phase = 'DAY_DISCUSSION'
      table.open = 'discussion'
      table.round = event.round
      table.order = event.order.slice()
      table.spoken = 0
      return
    case 'defence-opened':
      table.phase = 'DAY_DISCUSSION'
      table.open = 'defence'
      table.nominees = event.nominees.slice()
      table.spoken = 0
      return
    case 'stated':
      return keep(table, event)
  }
}

function keep(table: State['table'], event: EventOf<'stated'>): void {
  const { seat, at, nominates, accuses, defends, claim } = event
  table.statements.push({ seat, at, nominates, accuses, defends, claim, day: table.day, turn: table.turn })
  if (nominates !== null && !table.nominees.includes(nominates)) table.nominees.push(nominates)
  if (at === 'last-words') table.open = 'nothing'
  else table.spoken++
}

export function bury(table: State['table'], seat: number, by: 'night' | 'vote', role: Role | null): void {
  table.alive[seat] = false
  table.roles[seat] = role
  table.deaths.push({ seat, day: table.day, turn: table.turn, by, role })
}
