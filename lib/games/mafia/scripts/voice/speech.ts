// What is said aloud: sentences about what was declared, put together until five are full.
import type { Seat } from '@/lib/core/game'
import { type Action, type ClaimFields, NOBODY } from '../../actions'
import { accusersOf, lastStatement } from '../today'
import { aloud, inSentence, listed, theRole } from './because'
import type { Facts } from './lines/moments'
import { type Listening, lineOf, pick, reasonFor } from './listening'
import { sentencesIn } from './sentences'
import { signed } from './signature'

const MOST = 5
/** Speakers of a day who have a word for the night, from the first on. */
const CHRONICLERS = 2

/** Joins parts while they fit: the first ones matter most and are kept, but stand where they stood. */
function together(parts: readonly { readonly text: string; readonly must: boolean }[]): string {
  const kept = new Set(parts.filter(({ must, text }) => must && text !== ''))
  const size = () => [...kept].reduce((sum, { text }) => sum + sentencesIn(text), 0)
  for (const part of parts) if (part.text !== '' && size() + sentencesIn(part.text) <= MOST) kept.add(part)
  return parts
    .filter((part) => kept.has(part))
    .map(({ text }) => text)
    .join(' ')
}

const living = ({ stance: { table } }: Listening): number => table.alive.filter(Boolean).length

const about = (listening: Listening, seat: Seat): Facts => ({
  who: inSentence(listening.names, seat),
  you: aloud(listening.names, seat),
})

export function speechOf(listening: Listening, action: Action<'speaking'>): string {
  const { nominates, accuses, defends, claims } = action
  const others = accuses.filter((seat) => seat !== nominates)
  const declared = [
    ...claimed(listening, claims),
    ...(nominates === NOBODY ? [] : [against(listening, 'nominate', nominates)]),
    ...others.map((seat) => against(listening, 'accuse', seat)),
    ...defends.map((seat) => defended(listening, seat)),
  ]
  const first = [news(listening), replied(listening)]
  const rest = declared.length > 0 ? declared : [waited(listening)]
  return together([
    ...first.map((text) => ({ text, must: false })),
    ...rest.map((text) => ({ text, must: true })),
  ])
}

export function defenceOf(listening: Listening, { accuses, defends, claims }: Action<'defence'>): string {
  return together([
    { text: replied(listening), must: true },
    ...claimed(listening, claims).map((text) => ({ text, must: true })),
    ...accuses.map((seat) => ({ text: against(listening, 'accuse', seat), must: true })),
    ...defends.map((seat) => ({ text: defended(listening, seat), must: true })),
  ])
}

export function farewellOf(listening: Listening, { accuses, defends, claims }: Action<'last_words'>): string {
  const n = String(living(listening) - 1)
  return together([
    ...claimed(listening, claims).map((text) => ({ text, must: true })),
    ...accuses.map((seat) => ({ text: against(listening, 'accuse', seat), must: true })),
    ...defends.map((seat) => ({ text: defended(listening, seat), must: true })),
    { text: lineOf(listening, 'farewell', { n }), must: false },
  ])
}

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
  if (finder >= 0) return lineOf(listening, 'deny', about(listening, finder))
  const last = lastStatement(table, seat)
  for (let i = table.statements.length - 1; i > last; i--) {
    const { seat: other, accuses, nominates, day } = table.statements[i]
    if (day !== table.day) break
    if (table.alive[other] && (nominates === seat || accuses.includes(seat)))
      return lineOf(listening, 'reply', about(listening, other))
  }
  const [named] = accusersOf(table, seat)
  return table.open === 'defence' && named !== undefined
    ? lineOf(listening, 'reply', about(listening, named))
    : ''
}

const OPENINGS = { sheriff: 'claim-sheriff', doctor: 'claim-doctor', villager: 'claim-villager' } as const

function claimed(listening: Listening, { role, results }: ClaimFields): string[] {
  const { table, seat, reading } = listening.stance
  if (role === 'none' || role === 'mafia') return []
  const again = reading.claims[seat]?.role === role
  const known = reading.claims[seat]?.results ?? []
  const news = again ? results.filter(({ player }) => !known.some((told) => told.seat === player)) : results
  const many = role === 'sheriff' ? table.options.sheriffs : role === 'doctor' ? table.options.doctors : 2
  const said = lineOf(listening, again && role === 'sheriff' ? 'claim-more' : OPENINGS[role], {})
  const told = many > 1 && role !== 'villager' ? said.replaceAll(`the ${role}`, `a ${role}`) : said
  const rival = rivalIn(listening, role)
  return [
    told,
    resultsIn(listening, news),
    ...(rival >= 0 && !again ? [lineOf(listening, 'rival', about(listening, rival))] : []),
  ].filter((text) => text !== '')
}

function rivalIn({ stance: { table, reading, seat } }: Listening, role: string): Seat {
  if (role !== 'sheriff' || table.options.sheriffs !== 1) return -1
  return reading.claims.findIndex(
    (claim, other) => other !== seat && claim?.role === role && table.alive[other],
  )
}

/** Results in one sentence: who is mafia, who is not. */
function resultsIn(listening: Listening, results: ClaimFields['results']): string {
  const { names } = listening
  const found = results.filter(({ is_mafia }) => is_mafia).map(({ player }) => player)
  const clear = results.filter(({ is_mafia }) => !is_mafia).map(({ player }) => player)
  const is = (seats: readonly Seat[]) => (seats.length === 1 ? 'is' : 'are')
  const one = (seats: readonly Seat[], verdict: string) =>
    pick(listening, verdict.length % 7, [
      `${listed(names, seats)} ${is(seats)} ${verdict}`,
      `my result on ${listed(names, seats)} says ${verdict}`,
      `I looked at ${listed(names, seats)} and saw ${verdict}`,
    ])
  const parts = [
    ...(found.length > 0 ? [one(found, 'mafia')] : []),
    ...(clear.length > 0 ? [one(clear, 'not mafia')] : []),
  ]
  const text = parts.join(', and ')
  return text === '' ? '' : `${text[0].toUpperCase()}${text.slice(1)}.`
}

function against(listening: Listening, moment: 'nominate' | 'accuse', seat: Seat): string {
  const did = reasonFor(listening, seat, true)
  const facts = { ...about(listening, seat), ...(did !== null && { did }) }
  const text = did === null ? lineOf(listening, `${moment}-gut`, facts) : lineOf(listening, moment, facts)
  return signed(listening, text)
}

function defended(listening: Listening, seat: Seat): string {
  const did = reasonFor(listening, seat, false)
  const { table, seat: self } = listening.stance
  const by = accusersOf(table, seat, self)[0]
  const facts = {
    ...about(listening, seat),
    ...(did !== null && { did }),
    ...(by !== undefined && { by: inSentence(listening.names, by) }),
  }
  return lineOf(listening, did === null ? 'defend-gut' : 'defend', facts)
}

/** Nothing to declare: a word on who was named today, on the last vote, or that there is nothing yet. */
function waited(listening: Listening): string {
  const { names } = listening
  const { table, seat } = listening.stance
  const today = table.statements.flatMap(({ seat: by, day, nominates, accuses }) => {
    const named = nominates ?? accuses[0]
    const fits = day === table.day && named !== undefined && named !== seat && by !== seat
    return fits && table.alive[named] && table.alive[by] ? [{ by, named }] : []
  })
  const vote = lastVote(listening)
  const turn = table.statements.length
  if (vote !== null && (today.length === 0 || turn % 3 === 0)) {
    const text = lineOf(listening, 'wait-vote', vote)
    if (text !== '') return text
  }
  const one = today[turn % Math.max(1, today.length)]
  if (one === undefined) return lineOf(listening, 'wait-nobody', { n: String(living(listening)) })
  return lineOf(listening, 'wait-named', { ...about(listening, one.named), by: inSentence(names, one.by) })
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
