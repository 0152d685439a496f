// Grounds as predicates: what a sentence says after a name, and nothing that the table has not seen.
import type { Names, Seat } from '@/lib/core/game'
import type { Role, Table } from '../../state'
import { list } from '../../words'
import { MAFIA, shownSides, UNKNOWN } from '../claims'
import type { Ground, GroundKind } from '../grounds'
import type { Reading } from '../reading'
import { accusersOf } from '../today'

/** "the Porter": a name within a sentence. */
export const inSentence = (names: Names, seat: Seat): string => names[seat].replace(/^The /, 'the ')
/** "Porter": nobody is addressed with an article. */
export const aloud = (names: Names, seat: Seat): string => names[seat].replace(/^The /, '')
export const listed = (names: Names, seats: readonly Seat[]): string =>
  list(seats.map((seat) => inSentence(names, seat)))

/** "the sheriff" where there is one, "a villager" where there are several. */
export function theRole({ options }: Pick<Table, 'options'>, role: Role): string {
  if (role === 'mafia') return 'mafia'
  const many = role === 'doctor' ? options.doctors : role === 'sheriff' ? options.sheriffs : 2
  return many === 1 ? `the ${role}` : `a ${role}`
}

/** One of several ways to say it: they take turns as the talk goes on. */
const turned = ({ table, seat }: Speaker, ways: readonly string[]): string =>
  ways[(table.statements.length + seat) % ways.length]

/** Whose side a seat is on, as a clause; null: only the speaker knows, and keeps it. */
function standingOf({ table, names, seat, reading, isOpen }: Speaker, about: Seat): string | null {
  if (about === seat) return 'I am not mafia'
  const name = inSentence(names, about)
  const side = shownSides(table)[about]
  if (side !== UNKNOWN) return `${name} was ${wasOf(table, about)}`
  return isOpen ? `${name} is ${reading.sides[about] === MAFIA ? 'mafia' : 'clean'}` : null
}

/** What a dead seat was, as far as it was told: its role, or the side that its death shows. */
const wasOf = (table: Table, seat: Seat): string => {
  const role = table.roles[seat]
  return role === null ? 'one of the town' : theRole(table, role)
}

const dayOf = ({ day }: Table, then: number): string =>
  then === day ? 'today' : then === day - 1 ? 'yesterday' : `on day ${then}`

export type Speaker = {
  readonly table: Table
  readonly names: Names
  readonly seat: Seat
  readonly reading: Reading
  /** It says, or has said, to be the sheriff: its results are no secret. */
  readonly isOpen: boolean
}

/** The predicate of a ground as others may hear it; null: it cannot be told without telling a secret. */
export function becauseOf(speaker: Speaker, ground: Ground): string | null {
  const { table, names, seat, isOpen } = speaker
  const about = ground.about === seat ? 'me' : inSentence(names, ground.about)
  switch (ground.kind) {
    case 'found':
      return isOpen ? 'came out as mafia when I looked' : null
    case 'found-clear':
      return isOpen ? 'came out clean when I looked' : null
    case 'lied':
      return lieOf(speaker, ground)
    case 'changed-claim':
      return 'has claimed first one role and then another'
    case 'red':
      return turned(speaker, [
        `was found to be mafia by ${about}`,
        `is mafia by the word of ${about === 'me' ? 'your sheriff' : about}`,
        `did not pass when ${about === 'me' ? 'I' : about} looked`,
      ])
    case 'cleared':
      return turned(speaker, [
        `was cleared by ${about}`,
        `came out clean when ${about === 'me' ? 'I' : about} looked`,
      ])
    case 'claims-sheriff':
      return turned(speaker, [
        `claims to be ${theRole(table, 'sheriff')}, and nobody contests it`,
        ...(table.options.sheriffs === 1 ? ['is the only one who claims the badge'] : []),
      ])
    case 'claims-doctor':
      return `claims to be ${theRole(table, 'doctor')}, and nobody contests it`
    case 'contested':
      return ground.about === ground.seat ? null : `claims the same role as ${about}`
    case 'voted-town':
    case 'voted-mafia':
    case 'spared-mafia':
    case 'accused-mafia':
    case 'accused-town':
    case 'defended-mafia':
    case 'defended-town':
    case 'hunted':
      return deedOf(speaker, ground, ground.kind)
    case 'crowd':
      return crowdOf(speaker, ground.seat)
    case 'quiet':
      return turned(speaker, [
        'has taken no side since the game began',
        'has not named or defended anybody so far',
      ])
  }
}

type Deed = Extract<GroundKind, `${'voted' | 'spared' | 'accused' | 'defended'}-${string}` | 'hunted'>

/** What it did to, or for, one whose role is known by now. */
function deedOf(speaker: Speaker, ground: Ground, kind: Deed): string | null {
  const { table, names, seat } = speaker
  const was = standingOf(speaker, ground.about)
  if (was === null) return null
  const about = ground.about === seat ? 'me' : inSentence(names, ground.about)
  const when = dayOf(table, ground.day)
  const isOut = table.deaths.some(
    ({ seat: dead, by, day }) => dead === ground.about && by === 'vote' && day === ground.day,
  )
  switch (kind) {
    case 'voted-town':
      return turned(speaker, [
        `voted against ${about} ${when}, and ${was}`,
        ...(isOut ? [`helped to vote ${about} out ${when}, and ${was}`] : []),
        `gave ${about} a vote ${when}, and ${was}`,
      ])
    case 'voted-mafia':
      return turned(speaker, [
        `voted against ${about} ${when}, and ${was}`,
        ...(isOut ? [`helped to catch ${about} ${when}`] : []),
      ])
    case 'spared-mafia':
      return turned(speaker, [
        `could have voted against ${about} ${when} and did not, and ${was}`,
        `kept a vote back from ${about} ${when}, and ${was}`,
        `was not with us against ${about} ${when}, and ${was}`,
      ])
    case 'accused-mafia':
    case 'accused-town':
      return turned(speaker, [
        `pointed at ${about} ${when}, and ${was}`,
        `spoke against ${about} ${when}, and ${was}`,
      ])
    case 'defended-mafia':
    case 'defended-town':
      return turned(speaker, [
        `stood up for ${about} ${when}, and ${was}`,
        `took the side of ${about} ${when}, and ${was}`,
      ])
    case 'hunted':
      return turned(speaker, [
        `was named by ${about} ${when}, just before ${about} was killed`,
        `had ${about} for an accuser ${when}, and ${about} did not live to go on`,
      ])
  }
}

/** Names told one by one; of more, as many others. */
const MANY = 3

function crowdOf(speaker: Speaker, target: Seat): string | null {
  const { table, names, seat } = speaker
  const others = accusersOf(table, target, seat).filter((other) => other !== target)
  if (others.length === 0) return null
  const more = others.length - MANY + 1
  const who =
    others.length > MANY
      ? `${others
          .slice(0, MANY - 1)
          .map((other) => inSentence(names, other))
          .join(', ')} and ${more} more`
      : listed(names, others)
  return turned(speaker, [
    `has been named today by ${who}`,
    `has to answer ${who} today`,
    `draws the suspicion of ${who}`,
  ])
}

function takenOf(speaker: Speaker, role: Role): string {
  const { table, names } = speaker
  const holders = table.deaths.flatMap(({ seat: dead, role: was }) => (was === role ? [dead] : []))
  return turned(speaker, [
    `claims to be ${theRole(table, role)}, and ${listed(names, holders)} had that role`,
    `has claimed the role that was really held by ${listed(names, holders)}`,
    `said to be what only ${listed(names, holders)} was`,
  ])
}

/** `mine` is a secret of whoever really has the role, so it is told as mere doubt. */
function lieOf(speaker: Speaker, { seat: liar, lie }: Ground): string | null {
  const { table, names, reading, seat, isOpen } = speaker
  const claim = reading.claims[liar]
  if (lie === undefined || claim === null) return null
  const role = theRole(table, claim.role)
  switch (lie) {
    case 'mafia-claim':
      return 'has claimed to be mafia'
    case 'no-such-role':
      return `claims to be ${role}, and there is none in this game`
    case 'other-role':
      return `claimed to be ${role} and was ${wasOf(table, liar)}`
    case 'mine':
      return reading.claims[seat]?.role === claim.role || (isOpen && claim.role === 'sheriff')
        ? `claims to be ${role}, and that is me`
        : `claims to be ${role}, and I do not believe it`
    case 'taken':
      return takenOf(speaker, claim.role)
    case 'too-many':
      return 'tells more results than there have been nights'
    case 'about-me':
      return 'has called me mafia, and I am not'
    case 'wrong-result': {
      const wrong = claim.results.find(
        ({ seat: about, isMafia }) =>
          about !== seat && table.roles[about] !== null && isMafia !== (table.roles[about] === 'mafia'),
      )
      return wrong === undefined
        ? null
        : `called ${inSentence(names, wrong.seat)} ${wrong.isMafia ? 'mafia' : 'innocent'}, and ${inSentence(names, wrong.seat)} was ${wasOf(table, wrong.seat)}`
    }
  }
}
