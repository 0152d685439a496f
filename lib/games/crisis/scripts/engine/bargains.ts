import { scenarioOf } from '../../seen'
import type { View } from '../../state'
import { dealsDue, hasKept } from '../agent/deals'
import { nameAt } from './acts'
import { type Finding, feel, heat } from './findings'
import type { Ledger } from './ledger'

/** Deals that fell due: kept by both they build trust, broken by one they cost it. Only the two know of them. */
export function deals(ledger: Ledger, view: View): Finding[] {
  const scenario = scenarioOf(view)
  return dealsDue(view, view.table.step).map((deal) => {
    const parts = [deal.gives, deal.wants]
    const kept = parts.map((part) => hasKept(view, deal, part))
    const names = parts.map(({ seat }) => nameAt(scenario, seat))
    for (const [n, { seat }] of parts.entries()) {
      const other = parts[1 - n].seat
      const moves = kept[1 - n] ? 0.2 : -0.5
      feel(ledger, view, { seat, towards: other, moves, why: `their deal` })
    }
    const said = `“${parts[0].lever.title}” by ${names[0]} for “${parts[1].lever.title}” by ${names[1]}`
    const breakers = names.filter((_, n) => !kept[n])
    if (breakers.length === 0) {
      heat(ledger, view, { moves: -0.15, why: `the deal of ${names[0]} and ${names[1]}` })
      const description = `The deal is kept on both sides: ${said}.`
      return {
        type: 'deal_kept',
        description,
        known_to: names,
        reason: `${names[0]} and ${names[1]} kept their deal`,
        weight: 2,
      }
    }
    const who = breakers.join(' and ')
    const description = `${who} did not keep the deal: ${said}.`
    return { type: 'deal_broken', description, known_to: names, reason: `${who} broke a deal`, weight: 3 }
  })
}
