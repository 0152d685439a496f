import type { Names, Seat } from '@/lib/core/game'
import { quoted } from '@/lib/core/quote'
import { type Belief, type Event, type EventOf, NO_VOTE, type Role } from './state'
import { aRole, claimed, count, list, named } from './words'

type Sentences = {
  readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>, names: Names) => string
}

const because = (reason: string): string => (reason === '' ? '.' : `: ${quoted(reason)}`)
/** "Ada", or "Ada, a doctor," where the role of the dead is told. */
const theDead = (name: string, role: Role | null): string =>
  role === null ? name : `${name}, ${role === 'mafia' ? 'one of the mafia' : aRole(role)},`

/** What a speech declared, and nothing of its words. */
function declared(e: EventOf<'stated'>, names: Names): string {
  const parts: string[] = []
  if (e.nominates !== null) parts.push(`nominates ${names[e.nominates]}`)
  if (e.accuses.length > 0) parts.push(`accuses ${named(e.accuses, names)}`)
  if (e.defends.length > 0) parts.push(`defends ${named(e.defends, names)}`)
  if (e.claim !== null) parts.push(`claims ${claimed(e.claim, names)}`)
  const when = { discussion: '', defence: ' in defence', 'last-words': ' in last words' }[e.at]
  return `${names[e.seat]}${when} ${list(parts, 'nominates, accuses and claims nothing')}.`
}

function counted(e: EventOf<'votes-counted'>, names: Names): string {
  const { votes } = e
  const each = votes === null ? secretCount(e.counts, names) : openCount(votes, names)
  const end = e.out !== null ? `${names[e.out]} is voted out.` : tiedWords(e.tied, names)
  return `${each} ${e.out !== null && e.tied.length > 0 ? `Chance decides the tie between ${named(e.tied, names)}: ` : ''}${end}`
}

const tiedWords = (tied: readonly Seat[], names: Names): string =>
  tied.length === 0 ? 'Nobody is voted out.' : `It is a tie between ${named(tied, names)}.`

/** Voters by whom they voted against, the most votes first. */
function openCount(votes: readonly (Seat | null)[], names: Names): string {
  const against = new Map<Seat | null, Seat[]>()
  votes.forEach((target, seat) => {
    if (target === NO_VOTE) return
    against.set(target, [...(against.get(target) ?? []), seat])
  })
  const voted = [...against]
    .filter(([target]) => target !== null)
    .sort(([, one], [, other]) => other.length - one.length)
  const parts = voted.map(([target, voters]) => `${named(voters, names)} against ${names[target as Seat]}`)
  const abstaining = against.get(null) ?? []
  if (abstaining.length > 0)
    parts.push(`${named(abstaining, names)} ${abstaining.length === 1 ? 'abstains' : 'abstain'}`)
  return `The votes: ${parts.join('; ')}.`
}

const secretCount = (counts: readonly number[], names: Names): string =>
  `The votes, by number: ${counts
    .flatMap((times, seat) => (times > 0 ? [`${names[seat]} ${times}`] : []))
    .join(', ')
    .replace(/^$/, 'none')}.`

const beliefWords = ({ seat, suspicion, trust, pattern }: Belief, names: Names): string =>
  `${names[seat]} suspicion ${suspicion}, trust ${trust}${pattern === '' ? '' : `, ${quoted(pattern)}`}`

function believed({ seat, beliefs }: EventOf<'believed'>, names: Names): string {
  const parts = beliefs.players.map((belief) => beliefWords(belief, names))
  if (beliefs.relations !== '') parts.push(`relations ${quoted(beliefs.relations)}`)
  if (beliefs.reads !== '') parts.push(`reads ${quoted(beliefs.reads)}`)
  return `${names[seat]} now believes: ${parts.join('; ')}.`
}

const SENTENCES: Sentences = {
  'role-dealt': (e, names) => `${names[e.seat]} is dealt a role: ${e.role}.`,
  'partners-met': (e, names) =>
    e.partners.length === 1
      ? `${names[e.partners[0]]} is the only mafia.`
      : `The mafia are ${named(e.partners, names)}.`,
  'night-fell': (e) => `Night falls before day ${e.day}.`,
  'kill-proposed': (e, names) =>
    `${names[e.seat]} proposes ${e.target === null ? 'to kill nobody' : `to kill ${names[e.target]}`}${e.round === 2 ? ', in the second round' : ''}${because(e.reason)}`,
  'kill-agreed': (e, names) =>
    `The mafia choose ${e.target === null ? 'to kill nobody' : `to kill ${names[e.target]}`}${e.by === 'lowest-seat' ? ', by the word of the lowest seat' : ''}.`,
  protected: (e, names) =>
    `${names[e.seat]} watches over ${e.target === e.seat ? 'itself' : names[e.target]}${because(e.reason)}`,
  investigated: (e, names) =>
    `${names[e.seat]} investigates ${names[e.target]}, who is ${e.isMafia ? 'mafia' : 'not mafia'}${because(e.reason)}`,
  'day-broke': (e) => `Day ${e.day} breaks.`,
  'found-dead': (e, names) => `${theDead(names[e.seat], e.role)} is found dead.`,
  'nobody-died': () => 'Nobody died in the night.',
  'discussion-opened': (e, names) => `Round ${e.round} of the discussion begins with ${names[e.order[0]]}.`,
  stated: declared,
  'defence-opened': (e, names) => `${named(e.nominees, names)} may speak in defence.`,
  'vote-opened': (e, names) =>
    `${e.ballot === 1 ? 'The vote' : 'The second vote'} is ${e.targets.length === 1 ? 'on' : 'between'} ${named(e.targets, names)}.`,
  voted: (e, names) =>
    `${names[e.seat]} ${e.target === null ? 'abstains' : `votes against ${names[e.target]}`}${because(e.reason)}`,
  'votes-counted': counted,
  'vote-skipped': () => 'Nobody is nominated, and there is no vote.',
  'voted-out': (e, names) => `${theDead(names[e.seat], e.role)} leaves the game by vote.`,
  believed,
  'day-limit-reached': (e) => `The limit of ${count(e.day, 'day')} is reached.`,
  'game-ended': (e, names) => {
    const mafia = e.roles.flatMap((role, seat) => (role === 'mafia' ? [seat] : []))
    return `${e.winner === null ? 'Nobody wins' : e.winner === 'town' ? 'The town wins' : 'The mafia win'}. The mafia were ${named(mafia, names)}.`
  },
}

/** One plain sentence about an event, for prompts and timeline alike. `names` by seat, each one line. */
export const narrate = (event: Event, names: Names): string =>
  (SENTENCES[event.type] as (event: Event, names: Names) => string)(event, names)
