import type { Table } from '../state'
import type { Reading } from './reading'

/** How a seat behaves, in a few fixed phrases: nothing is written while scripts play in silence. */
export const PATTERNS = {
  unheard: '',
  liar: 'says what cannot be true',
  turncoat: 'changes its story',
  hunter: 'presses hard and names names',
  shield: 'stands up for others',
  watcher: 'holds back and names nobody',
  even: 'weighs before it accuses',
} as const

/** A phrase for each seat, from all that it has declared. */
export function patternsOf(
  { seats, statements }: Table,
  { lies, claims }: Pick<Reading, 'lies' | 'claims'>,
): string[] {
  const spoken: number[] = []
  const named: number[] = []
  const shielded: number[] = []
  for (let seat = 0; seat < seats; seat++) {
    spoken.push(0)
    named.push(0)
    shielded.push(0)
  }
  for (const { seat, accuses, nominates, defends } of statements) {
    spoken[seat]++
    if (accuses.length > 0 || nominates !== null) named[seat]++
    if (defends.length > 0) shielded[seat]++
  }
  return spoken.map((times, seat) => {
    if (lies[seat] !== null) return PATTERNS.liar
    if (claims[seat]?.changed) return PATTERNS.turncoat
    if (times < 2) return PATTERNS.unheard
    if (named[seat] >= 0.75 * times) return PATTERNS.hunter
    if (shielded[seat] >= 0.5 * times) return PATTERNS.shield
    return named[seat] <= 0.25 * times ? PATTERNS.watcher : PATTERNS.even
  })
}
