import { type AgentView, listOf, numberOf, towards, type Updates } from '../module'

const MIDDLE = 50

/** Open acts alone count: nobody judges what nobody saw. */
export function computeStateUpdates({ name, acts, state, settings }: AgentView): Updates {
  const open = acts.filter(({ by, covert }) => by === name && !covert)
  const count = (list: string) => open.filter(({ lever }) => listOf(settings, list).includes(lever)).length
  const gained = (count('raises') - count('lowers')) * numberOf(settings, 'points')
  const reputation = numberOf(state, 'reputation', MIDDLE)
  return {
    reputation: gained === 0 ? towards(reputation, MIDDLE, numberOf(settings, 'drift')) : reputation + gained,
  }
}

export function buildAgentContext({ state, others }: AgentView): string | null {
  const reputation = numberOf(state, 'reputation', MIDDLE)
  const known = others.filter(({ state: theirs }) => typeof theirs.reputation === 'number')
  const better = known.filter(({ state: theirs }) => numberOf(theirs, 'reputation') > reputation).length
  const place = known.length === 0 ? '' : ` ${better} of ${known.length} others stand higher.`
  return `Your reputation stands at ${reputation} of 100.${place}`
}
