// What the engine finds beside the acts themselves, and how it moves the headline and what sides feel for each other.
import type { Seat } from '@/lib/core/game'
import type { HappeningFields } from '../../actions'
import { variablesOf } from '../../scenario'
import { scenarioOf } from '../../seen'
import type { View } from '../../state'
import { commonAim, headline, isNumber, reachOf } from '../measure'
import { nameAt } from './acts'
import { type Ledger, lineFor } from './ledger'

export type Finding = HappeningFields & { readonly reason: string; readonly weight: number }

/** Moves the headline for the worse (or, below 0, the better) by so many large moves. */
export function heat(ledger: Ledger, view: View, by: { moves: number; why: string }): number {
  const main = headline(scenarioOf(view))
  if (!main) return 0
  const add = Math.round((commonAim(main) === 'low' ? 1 : -1) * by.moves * reachOf(main) * 100) / 100
  lineFor(ledger, view, null, main).entries.push({ by: null, why: by.why, add })
  return add
}

/** What one side feels for another: numbers of relations that are better high. */
export function feel(
  ledger: Ledger,
  view: View,
  of: { seat: Seat; towards: Seat; moves: number; why: string },
): void {
  const scenario = scenarioOf(view)
  const name = nameAt(scenario, of.towards)
  for (const variable of variablesOf(scenario, nameAt(scenario, of.seat)))
    if (variable.towards === name && isNumber(variable) && variable.better === 'high')
      lineFor(ledger, view, of.seat, variable).entries.push({
        by: null,
        why: of.why,
        add: of.moves * reachOf(variable),
      })
}
