import { type AgentView, listOf, numberOf, textOf, towards, type Updates } from '../module'

const ORDINARY = 100

/** Sanctions work openly or not at all: covert acts impose none. */
export function computeStateUpdates({ name, acts, state, settings }: AgentView): Updates {
  const by = (lever: string): string[] =>
    acts.filter((act) => act.lever === lever && act.target === name && !act.covert).map((act) => act.by)
  const lifted = by(textOf(settings, 'lift_lever'))
  const before = listOf(state, 'sanctioned_by').filter((one) => !lifted.includes(one))
  const imposed = by(textOf(settings, 'sanction_lever'))
  const sanctioned_by = [...new Set([...before, ...imposed])]
  const trade = numberOf(state, 'trade', ORDINARY)
  const cost = sanctioned_by.length * numberOf(settings, 'cost')
  return {
    sanctioned_by,
    trade:
      cost > 0
        ? trade - cost
        : towards(trade, ORDINARY, trade < ORDINARY ? numberOf(settings, 'recovery') : 0),
  }
}

export function buildAgentContext({ state, others, name, settings, stepWord }: AgentView): string | null {
  const on = listOf(state, 'sanctioned_by')
  const own = others.filter(({ state: theirs }) => listOf(theirs, 'sanctioned_by').includes(name))
  if (on.length + own.length === 0) return null
  const lines: string[] = []
  if (on.length > 0)
    lines.push(
      `Sanctions on you by ${on.join(', ')}: ${on.length * numberOf(settings, 'cost')} points of trade a ${stepWord}.`,
    )
  if (own.length > 0) lines.push(`Your own sanctions stand on ${own.map((other) => other.name).join(', ')}.`)
  return lines.join('\n')
}
