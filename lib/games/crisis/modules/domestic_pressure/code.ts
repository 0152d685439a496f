import { type AgentView, listOf, numberOf, textOf, type Updates } from '../module'

const reasons = ({ name, acts, state, settings }: AgentView) => {
  const watched = textOf(settings, 'watch')
  const isBad =
    typeof state[watched] === 'number' && numberOf(state, watched) < numberOf(settings, 'bad_below')
  const against = acts.filter(
    ({ target, lever, covert }) => target === name && !covert && listOf(settings, 'hostile').includes(lever),
  )
  return { watched, isBad, against }
}

/** Covert acts anger nobody: people do not know of them. */
export function computeStateUpdates(view: AgentView): Updates {
  const { isBad, against } = reasons(view)
  const pressure = numberOf(view.state, 'pressure')
  const causes = (isBad ? 1 : 0) + against.length
  const { settings } = view
  return {
    pressure:
      causes > 0
        ? pressure + causes * numberOf(settings, 'points')
        : Math.max(0, pressure - numberOf(settings, 'ease')),
  }
}

export function buildAgentContext(view: AgentView): string | null {
  const { watched, isBad, against } = reasons(view)
  const lines: string[] = []
  if (isBad)
    lines.push(
      `People at home feel it: ${watched.replaceAll('_', ' ')} is at ${numberOf(view.state, watched)}.`,
    )
  if (against.length > 0)
    lines.push(
      `They are angry at what was done against you by ${[...new Set(against.map(({ by }) => by))].join(', ')}.`,
    )
  return lines.length === 0 ? null : lines.join('\n')
}
