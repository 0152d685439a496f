// What is said aloud: sentences about what was declared, put together until five are full.
import type { Facts } from '@/lib/core/slots'
import { type Action, NOBODY } from '../../actions'
import { accusersOf, lastStatement } from '../today'
import { inSentence, theRole } from './because'
import { claimed } from './claiming'
import { type Listening, lineOf } from './listening'
import { type Pointing, pointed, pointedInShort, slotsOf } from './pointing'
import { sentencesIn } from './sentences'
import { signed } from './signature'
import { turnedAround } from './turning'

const MOST = 5
/** Speakers of a day who have a word for the night, from the first on. */
const CHRONICLERS = 2

const sizeOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + sentencesIn(text), 0)

/** Claim and names must be said; what comes before and after them is, where there is room. */
type Parts = {
  readonly before: readonly string[]
  readonly claim: readonly string[]
  readonly points: Pointing
  readonly after: readonly string[]
}

function together(listening: Listening, { before, claim, points, after }: Parts): string {
  const [role, results, ...rival] = claim
  const must = [role, results].filter((text) => text !== undefined)
  const atLength = pointed(listening, points)
  const fits = sizeOf([...must, ...atLength]) <= MOST
  const names = fits ? atLength : [pointedInShort(listening, points)]
  let room = MOST - sizeOf([...must, ...names])
  const ifRoom = (texts: readonly string[]): string[] =>
    texts.filter((text) => {
      const size = sentencesIn(text)
      if (text === '' || size > room) return false
      room -= size
      return true
    })
  const [end, start, more] = [ifRoom(after), ifRoom(before), ifRoom(rival)]
  const speech = [...start, ...must, ...more, ...names, ...end].join(' ')
  return room > 0 && points.accuses.length > 0 && fits ? signed(listening, speech) : speech
}

const living = ({ stance: { table } }: Listening): number => table.alive.filter(Boolean).length

export function speechOf(
  listening: Listening,
  { nominates, accuses, defends, claims }: Action<'speaking'>,
): string {
  const points = {
    nominates: nominates === NOBODY ? null : nominates,
    accuses: accuses.filter((seat) => seat !== nominates),
    defends,
  }
  const claim = claimed(listening, claims)
  const idle = claim.length + accuses.length + defends.length === 0 && nominates === NOBODY
  const named = [...accuses, nominates, ...claims.results.map(({ player }) => player)]
  const turned = turnedAround(listening, named)
  const before = [turned, news(listening), replied(listening)]
  return together(listening, { before, claim, points, after: idle ? [waited(listening, turned !== '')] : [] })
}

export const defenceOf = (listening: Listening, { accuses, defends, claims }: Action<'defence'>): string =>
  together(listening, {
    before: [replied(listening)],
    claim: claimed(listening, claims),
    points: { nominates: null, accuses, defends },
    after: [],
  })

export const farewellOf = (
  listening: Listening,
  { accuses, defends, claims }: Action<'last_words'>,
): string =>
  together(listening, {
    before: [],
    claim: claimed(listening, claims),
    points: { nominates: null, accuses, defends },
    after: [lineOf(listening, 'farewell', { n: String(living(listening) - 1) })],
  })

/** The night, by the first who speak of it. */
function news(listening: Listening): string {
  const { table } = listening.stance
  if (table.round > 1 || table.spoken >= CHRONICLERS || table.turn < 2) return ''
  const last = table.deaths[table.deaths.length - 1]
  if (last?.turn !== table.turn) return lineOf(listening, 'survived', { n: String(living(listening)) })
  const role = table.roles[last.seat]
  return lineOf(listening, 'killed', {
    dead: inSentence(listening.names, last.seat),
    ...(role !== null && { was: theRole(table, role) }),
  })
}

/** To whoever says to have found this seat out, or named it since it last spoke. */
function replied(listening: Listening): string {
  const { table, seat, reading } = listening.stance
  const finder = reading.claims.findIndex(
    (claim, other) => table.alive[other] && claim?.results.some((told) => told.seat === seat && told.isMafia),
  )
  if (finder >= 0) return lineOf(listening, 'deny', slotsOf(listening, finder))
  const last = lastStatement(table, seat)
  for (let i = table.statements.length - 1; i > last; i--) {
    const { seat: other, accuses, nominates, day } = table.statements[i]
    if (day !== table.day) break
    if (table.alive[other] && (nominates === seat || accuses.includes(seat)))
      return lineOf(listening, 'reply', slotsOf(listening, other))
  }
  const [named] = accusersOf(table, seat)
  return table.open === 'defence' && named !== undefined
    ? lineOf(listening, 'reply', slotsOf(listening, named))
    : ''
}

/** Nothing to declare: a word on who was named today, on the last vote, or that there is nothing yet. */
function waited(listening: Listening, isVoteTold: boolean): string {
  const { names } = listening
  const { table, seat } = listening.stance
  const today = table.statements.flatMap(({ seat: by, day, nominates, accuses }) => {
    const named = nominates ?? accuses[0]
    const fits = day === table.day && named !== undefined && named !== seat && by !== seat
    return fits && table.alive[named] && table.alive[by] ? [{ by, named }] : []
  })
  const vote = isVoteTold ? null : lastVote(listening)
  const turn = table.statements.length
  if (vote !== null && (today.length === 0 || turn % 3 === 0)) {
    const text = lineOf(listening, 'wait-vote', vote)
    if (text !== '') return text
  }
  const one = today[turn % Math.max(1, today.length)]
  if (one === undefined) return lineOf(listening, 'wait-nobody', { n: String(living(listening)) })
  return lineOf(listening, 'wait-named', { ...slotsOf(listening, one.named), by: inSentence(names, one.by) })
}

/** Who was voted out the day before, as what, and with how many votes; null: nobody was, or it is not told. */
function lastVote({ stance: { table }, names }: Listening): Facts | null {
  const count = table.counts[table.counts.length - 1]
  if (count === undefined || count.out === null || count.day !== table.day - 1) return null
  const role = table.roles[count.out]
  const votes = count.counts[count.out]
  if (role === null || role === 'mafia' || votes < 2) return null
  return { dead: inSentence(names, count.out), was: theRole(table, role), votes: String(votes) }
}
