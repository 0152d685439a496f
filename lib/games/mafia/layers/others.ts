import type { Seat } from '@/lib/core/game'
import type { View } from '../state'
import { recordLines } from './record'
import { seatsOf } from './words'
import { fateOf } from './world'

/** Every other player as everybody knows them: alive or dead, claims, declarations, votes. */
export function othersLayer({ table }: View, reader: Seat, names: readonly string[]): string {
  const lines = ['OTHER PLAYERS, AS EVERYBODY KNOWS THEM:']
  for (const seat of seatsOf(table)) {
    if (seat === reader) continue
    lines.push(`${names[seat]}: ${table.alive[seat] ? 'alive' : fateOf(table, seat)}`)
    lines.push(...recordLines(table, seat, names).map((line) => `  ${line}`))
  }
  return lines.join('\n')
}
