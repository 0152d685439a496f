import type { Agent } from '@/lib/agents/agent'
import type { Seat } from '@/lib/core/game'
import type { Failure } from '@/lib/core/reply'
import type { DecisionRow, MatchStore } from '@/lib/store/store'
import { isProviders } from './faults'

/** So many decisions in a row lost to failures of a provider pause the match: an outage is no research data. */
export const LOST_IN_A_ROW = 3
/** Decisions looked back at when a match is taken up. */
const LOOK_BACK = 40

/** How many decisions each seat and each provider has lost in a row. */
export type Losses = {
  /** Counts a ruled decision. Why the match must pause; null: it need not. */
  count(seat: Seat, lost: Failure | null): string | null
}

export function countLosses(agents: readonly Pick<Agent, 'provider'>[], names: readonly string[]): Losses {
  const rows = new Map<string, number>()
  const longer = (who: string, lost: Failure | null): number => {
    const length = lost ? (rows.get(who) ?? 0) + 1 : 0
    rows.set(who, length)
    return length
  }
  return {
    count(seat, lost) {
      const { provider } = agents[seat]
      if (provider === undefined) return null
      const ofSeat = longer(`seat ${seat}`, lost)
      const ofProvider = longer(provider, lost)
      if (!lost || Math.max(ofSeat, ofProvider) < LOST_IN_A_ROW) return null
      const who = ofSeat >= LOST_IN_A_ROW ? `${names[seat]} (${provider})` : `The provider ${provider}`
      return `${who} lost ${Math.max(ofSeat, ofProvider)} decisions in a row to failures. ${lost.message}`
    },
  }
}

/** The failure of the provider that a ruled decision was lost to; null: it was not. */
export function lossOf({ source, attempts }: Pick<DecisionRow, 'source' | 'attempts'>): Failure | null {
  const last = source === 'fallback' ? attempts.at(-1)?.failure : null
  return last && isProviders(last.kind) ? last : null
}

/** Takes the count up where the record leaves it. `decided`: number of the last ruled decision. */
export async function recallLosses(
  losses: Losses,
  agents: readonly Pick<Agent, 'provider'>[],
  { store, matchId, decided }: { store: MatchStore; matchId: string; decided: number },
): Promise<void> {
  const open = new Set(agents.flatMap(({ provider }, seat) => (provider === undefined ? [] : [seat])))
  const rows: DecisionRow[] = []
  for (let number = decided; number > decided - LOOK_BACK && number > 0 && open.size > 0; number--) {
    const row = await store.findDecision(matchId, number)
    if (!row || agents[row.request.seat].provider === undefined) continue
    rows.push(row)
    if (!lossOf(row)) open.delete(row.request.seat)
  }
  for (const row of rows.reverse()) losses.count(row.request.seat, lossOf(row))
}
