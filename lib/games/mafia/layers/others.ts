import type { Seat } from '@/lib/core/game'
import { capital } from '@/lib/core/words'
import type { View } from '../state'
import { recordLines } from './record'
import { seatsOf } from './words'
import { standingOf } from './world'

/** Every other player as everybody knows them: alive or dead, claims, declarations, votes. */
export function othersLayer({ table }: View, reader: Seat, names: readonly string[]): string {
  const lines = ['OTHER PLAYERS, AS EVERYBODY KNOWS THEM:']
  for (const seat of seatsOf(table)) {
    if (seat === reader) continue
    const record = recordLines(table, seat, names)
    lines.push(`- ${names[seat]}: ${standingOf(table, seat)}`)
    if (record.length === 0) lines.push('  Nothing claimed, declared or voted')
    for (const line of record) lines.push(`  ${capital(line)}`)
  }
  return lines.join('\n')
}
