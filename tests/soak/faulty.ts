import { brokenAt } from '@/lib/match/chain'
import { FAULT_NAMES } from '../faults/faults'
import { playAtFaults, recorded, WAYS } from '../faults/table'

const TURNS = 200

/** Plays so many matches of Monopoly with a fault in every second call; what is wrong, empty when nothing is. */
export async function soakFaulty(matches: number, seed: number): Promise<string[]> {
  const ways = Object.keys(WAYS)
  const faults: string[] = []
  for (let i = 0; i < matches; i++) {
    const seated = [...ways.slice(i % ways.length), ...ways.slice(0, i % ways.length)]
    const played = await playAtFaults(
      seated,
      { seed: seed * 1_000 + i, rate: 0.5, faults: FAULT_NAMES },
      TURNS,
    )
    const { taken: _taken, ...injected } = played.stand.expected()
    const wrong = (what: string) => faults.push(`faulty match ${i}: ${what}`)
    if (played.match.status !== 'finished') wrong(`is ${played.match.status}: ${played.match.reason}`)
    if (brokenAt(played.entries) !== null) wrong('its chain is broken')
    const sorted = (kinds: Record<string, number>) => JSON.stringify(Object.entries(kinds).sort())
    if (sorted(recorded(played)) !== sorted(injected)) wrong('records other faults than were injected')
    const { stand, pauses, match } = played
    console.log(
      `Match ${i}: ${match.turn} turns, ${stand.calls()} calls, ${pauses.length} pauses, ${match.outcome?.by}.`,
    )
  }
  return faults
}
