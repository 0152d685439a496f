import type { LegalActions } from '@/lib/core/choice'

/** Every lever, or every variable, with what may be done with it. */
export function actionsLayer({ moves }: LegalActions, heading: string): string {
  const lines = [heading]
  for (const { name, text, consequences } of moves)
    lines.push(`- ${name}: ${[text, ...consequences].join(' ')}`)
  return lines.join('\n')
}
