import { quoted } from '@/lib/core/quote'
import { livingSeats } from '../rules/living'
import type { View } from '../state'
import { list } from '../words'

/** What this seat believes, word for word as it last wrote it. `names`: with numbers. */
export function beliefLines({ table, seat, own }: View, names: readonly string[]): string[] {
  const lines = ['Your beliefs, as you last wrote them (suspicion: 0 surely town, 100 surely mafia):']
  if (own === null) return lines
  const written = own.beliefs.flatMap((belief) => (belief && belief.seat !== seat ? [belief] : []))
  for (const { seat: about, suspicion, trust, pattern } of written)
    lines.push(
      `- ${names[about]}${table.alive[about] ? '' : ' (dead)'}: suspicion ${suspicion}, trust ${trust}${pattern === '' ? '' : `, behaviour ${quoted(pattern)}`}`,
    )
  if (own.relations !== '') lines.push(`- Relations: ${quoted(own.relations)}`)
  if (own.reads !== '') lines.push(`- Who plays how: ${quoted(own.reads)}`)
  const unwritten = livingSeats(table).filter((other) => other !== seat && own.beliefs[other] === null)
  if (lines.length === 1) return [`${lines[0]} none yet.`]
  if (unwritten.length > 0)
    lines.push(`- Nothing written yet of ${list(unwritten.map((other) => names[other]))}.`)
  return lines
}
