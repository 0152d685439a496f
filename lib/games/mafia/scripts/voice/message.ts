// What a mafioso tells its partners with a proposal: the plan for the night and the day after.
import type { Seat } from '@/lib/core/game'
import { type Action, NOBODY } from '../../actions'
import { LOST } from '../day'
import { dangerOf } from '../night'
import { accusersOf } from '../today'
import { inSentence, listed, theRole } from './because'
import { fill } from './lines/moments'
import type { Listening } from './listening'
import { pick } from './listening'

const PROPOSALS = {
  aggressive: [
    'I want {who} dead.',
    '{who} tonight, no mercy.',
    'We take {who} now.',
    'Hit {who} before {who} hits us.',
  ],
  cautious: [
    'I would suggest {who}.',
    'Perhaps {who} is the safest choice.',
    'If nobody minds, {who} tonight.',
    'My wish would be {who}.',
  ],
  analytical: [
    '{who} is the best target on my list.',
    'The figures say {who}.',
    'I rank {who} first tonight.',
    'Removing {who} gains us most.',
  ],
  social: [
    'Shall we say {who}, dear partners?',
    'I think {who} has to leave us.',
    'My heart says {who}, sadly.',
    'What do you think of {who}?',
  ],
} as const
const AGREED = [
  'I go with {who}, as {by} proposed.',
  'Then {who} it is. {by} has my voice.',
  'One voice is better than two, so {who}.',
  '{by} is right, we take {who}.',
] as const
const HELD = ['I stay with {who}.', 'Still {who} for me.', 'I hold to {who}, please join.'] as const

const TRUSTED = [
  '{who} is trusted by the table.',
  'Nobody suspects {who}, and that makes {who} strong.',
  'By day the others will listen to {who}.',
  'We will never get {who} voted out.',
] as const
const EVEN = [
  'There is little to tell them apart.',
  'It could be any of them tonight.',
  'Nobody has hurt us yet.',
  'I have no better reason than that somebody must go.',
] as const

/** One of several, another for each seat and night. */
const turned = ({ stance: { table, seat } }: Listening, ways: readonly string[]): string =>
  ways[(seat + table.turn) % ways.length]

const spoken = (line: string, facts: Record<string, string>): string => fill(line, facts) ?? ''

/** To the living partners; '' where none is left to hear it. */
export function messageOf(listening: Listening, { target }: Action<'night_kill'>, round: 1 | 2): string {
  const { own, table, seat } = listening.stance
  if (!own.partners.some((partner) => partner !== seat && table.alive[partner])) return ''
  if (target === NOBODY) return 'Nobody tonight, I say.'
  const who = inSentence(listening.names, target)
  const proposal = round === 1 ? proposed(listening, who) : joined(listening, target, who)
  return [proposal, ...(round === 1 ? [dangerTold(listening, target), planOf(listening)] : [])]
    .filter((text) => text !== '')
    .join(' ')
}

const proposed = (listening: Listening, who: string): string =>
  spoken(pick(listening, 0, PROPOSALS[listening.temper]), { who })

function joined(listening: Listening, target: Seat, who: string): string {
  const { own, seat } = listening.stance
  const first = (other: Seat) => own.proposals.find((one) => one.round === 1 && one.seat === other)?.target
  const by = own.partners.find((partner) => partner !== seat && first(partner) === target)
  return first(seat) === target || by === undefined
    ? spoken(pick(listening, 0, HELD), { who })
    : spoken(pick(listening, 0, AGREED), { who, by: inSentence(listening.names, by) })
}

/** Why this one is worth killing, in a sentence. */
export function dangerTold(listening: Listening, target: Seat): string {
  const { table, reading, own } = listening.stance
  const who = inSentence(listening.names, target)
  const claim = reading.claims[target]
  if (claim !== null && claim.role !== 'villager' && reading.lies[target] === null)
    return spoken('{who} claims to be {role}.', { who, role: theRole(table, claim.role) })
  const named = table.statements.findLast(
    ({ seat, accuses, nominates }) =>
      seat === target &&
      (accuses.some((one) => own.partners.includes(one)) ||
        (nominates !== null && own.partners.includes(nominates))),
  )
  if (named !== undefined) {
    const ours = [...named.accuses, ...(named.nominates === null ? [] : [named.nominates])].filter((one) =>
      own.partners.includes(one),
    )
    return spoken(`{who} named {ours} on day ${named.day}.`, {
      who,
      ours: ourNames(listening, [...new Set(ours)]),
    })
  }
  if (dangerOf(listening.stance)[target] > 1) return spoken(turned(listening, TRUSTED), { who })
  return turned(listening, EVEN)
}

const ourNames = ({ stance: { seat }, names }: Listening, ours: readonly Seat[]): string =>
  ours.includes(seat)
    ? ours.length === 1
      ? 'me'
      : `${listed(
          names,
          ours.filter((one) => one !== seat),
        )} and me`
    : listed(names, ours)

/** What to do about a partner by day. */
function planOf(listening: Listening): string {
  const { table, own, seat, reading } = listening.stance
  const partner = own.partners
    .filter((one) => one !== seat && table.alive[one])
    .sort((a, b) => reading.odds[b] - reading.odds[a])[0]
  if (partner === undefined) return ''
  const facts = { who: inSentence(listening.names, partner) }
  const standing = 100 * reading.odds[partner]
  if (standing >= LOST) return spoken('If {who} stands tomorrow, I will not be seen to save {who}.', facts)
  const { statements, day } = table
  const pressed = statements.some(
    (one) => one.day === day - 1 && (one.nominates === partner || one.accuses.includes(partner)),
  )
  if (pressed || accusersOf(table, partner).length > 0)
    return spoken('They are after {who}, so somebody should speak up for {who}.', facts)
  return pick(listening, 1, ['', '', spoken('By day {who} and I had better not look like friends.', facts)])
}
