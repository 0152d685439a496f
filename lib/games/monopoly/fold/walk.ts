import { JAIL } from '../board'
import { returnJailCard } from '../ledger'
import type { EventOf, Phase, State, Task } from '../state'

/** The bottom tasks are shared: nothing in them ever differs. */
export const AT: { readonly [P in Phase]: Task } = {
  'pre-roll': { do: 'pre-roll' },
  jail: { do: 'jail' },
  moving: { do: 'moving' },
  'post-roll': { do: 'post-roll' },
  'turn-over': { do: 'turn-over' },
  over: { do: 'over' },
}

type Walk = EventOf<
  | 'dice-rolled'
  | 'moved'
  | 'turn-began'
  | 'rolls-again'
  | 'jailed'
  | 'jail-faced'
  | 'stayed-in-jail'
  | 'left-jail'
  | 'utility-dice-rolled'
  | 'turn-limit-reached'
>

/** Turns, throws, steps and jail. */
export function walk(state: State, event: Walk): void {
  const { table } = state
  switch (event.type) {
    case 'dice-rolled':
      table.throws[event.seat]++
      table.dice = event.dice
      table.doubles = event.dice[0] === event.dice[1] ? table.doubles + 1 : 0
      table.agenda[0] = AT.moving
      return
    case 'moved':
      table.at[event.seat] = event.square
      table.agenda[0] = AT['post-roll']
      table.proposalsInPhase = 0
      return
    case 'turn-began':
      table.turn = event.turn
      table.active = event.seat
      table.dice = NO_DICE
      table.doubles = 0
      table.agenda[0] = AT['pre-roll']
      table.proposalsInTurn = 0
      table.proposalsInPhase = 0
      return
    case 'rolls-again':
      table.agenda[0] = AT['pre-roll']
      table.proposalsInPhase = 0
      return
    case 'jailed':
      table.at[event.seat] = JAIL
      table.tries[event.seat] = 1
      table.agenda[0] = AT['turn-over']
      return
    case 'jail-faced':
      table.agenda[0] = AT.jail
      return
    case 'stayed-in-jail':
      table.tries[event.seat]++
      table.agenda[0] = AT['post-roll']
      table.proposalsInPhase = 0
      return
    case 'left-jail':
      table.tries[event.seat] = 0
      table.doubles = 0
      if (event.deck !== undefined) returnJailCard(state, event.deck)
      return
    case 'utility-dice-rolled':
      table.throws[event.seat]++
      return
    case 'turn-limit-reached':
      table.agenda[0] = AT.over
      return
  }
}
const NO_DICE = [0, 0] as const
