// What becomes of covert acts.
import type { Mind } from '@/lib/core/game'
import { scenarioOf } from '../../seen'
import type { View } from '../../state'
import { ENGINE_CHANCE } from '../chances'
import { meaningOf } from '../levers'
import { type Judged, nameAt } from './acts'
import { type Finding, feel, heat } from './findings'
import type { Ledger } from './ledger'

/** Covert acts come to light now and then; those that do not are known to who did them, and sometimes sensed. */
export function secrets(ledger: Ledger, view: View, judged: readonly Judged[], { chance }: Mind): Finding[] {
  const scenario = scenarioOf(view)
  return judged.flatMap(({ act, lever }, n): Finding[] => {
    if (!act.covert) return []
    const by = nameAt(scenario, act.seat)
    const to = meaningOf(scenario, lever).harm > 0 ? 'against' : 'for'
    const at = act.target === null ? '' : ` ${to} ${nameAt(scenario, act.target)}`
    const luck = chance(ENGINE_CHANCE.exposed + (n % 20))
    if (luck >= 0.45) {
      const description = `“${lever.title}”${at} is carried out by ${by} without anybody noticing.`
      return [{ type: 'covert_success', description, known_to: [by], reason: '', weight: 0 }]
    }
    if (luck >= 0.25 && act.target !== null) {
      const description = `There are signs of “${lever.title}”${at}; nobody can say whose hand it is.`
      return [
        { type: 'suspicion', description, known_to: [nameAt(scenario, act.target)], reason: '', weight: 1 },
      ]
    }
    const why = `the exposure of ${by}`
    heat(ledger, view, { moves: 0.12, why })
    for (const seat of scenario.agents.keys())
      if (seat !== act.seat)
        feel(ledger, view, { seat, towards: act.seat, moves: seat === act.target ? -0.4 : -0.15, why })
    const description = `It comes out that ${by} has secretly ordered “${lever.title}”${at}.`
    return [
      {
        type: 'exposure',
        description,
        known_to: [],
        reason: `${by} was caught at “${lever.title}”${at}`,
        weight: 4,
      },
    ]
  })
}
