// How an agent is spoken to: as part of a simulation, or as if it were the thing itself.
import type { Framing, Names } from '@/lib/core/game'
import { agentSeats, isEngine } from '../seen'
import type { View } from '../state'

/** What a step is called to this reader. */
export const stepWord = (view: View): 'step' | 'period' => (isAware(view) ? 'step' : 'period')

/** The engine always knows what it is part of. */
export const isAware = (view: View): boolean => isEngine(view) || view.table.scenario.simulator_awareness

export const upper = (word: string): string => word[0].toUpperCase() + word.slice(1)

/** To those who are not told of a simulation a packet speaks of no game, players or turns. */
export function framing(view: View, names: Names): Framing | null {
  const { seat, table } = view
  if (seat === null) return null
  const { title, steps } = table.scenario
  const simulation = `the simulation ${JSON.stringify(title)}`
  const seats = agentSeats(view).filter((other) => other !== seat)
  const aware = { seats, turn: 'Step', time: `Step: ${table.step} of ${steps}` }
  if (isEngine(view))
    return { opening: `You are the engine that judges ${simulation}.`, others: 'THE AGENTS', ...aware }
  if (isAware(view))
    return { opening: `You decide for ${names[seat]} in ${simulation}.`, others: 'THE OTHERS', ...aware }
  return {
    opening: `You decide for ${names[seat]}.`,
    others: 'THE OTHER PARTIES',
    seats,
    turn: 'Period',
    time: `Period: ${table.step}`,
  }
}
