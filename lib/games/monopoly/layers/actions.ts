import type { LegalActions } from '@/lib/core/choice'

/** Every legal move with what follows from it. */
export function actionsLayer({ moves }: LegalActions): string {
  const lines = ['AVAILABLE ACTIONS FOR THIS DECISION:']
  moves.forEach(({ name, text, consequences }, i) => {
    lines.push(`${i + 1}. ${name}: ${text}`)
    for (const consequence of consequences) lines.push(`   - ${consequence}`)
  })
  return lines.join('\n')
}
