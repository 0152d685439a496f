// A claim in words: the role, what was found out with it, and who says the same.
import type { Seat } from '@/lib/core/game'
import type { ClaimFields } from '../../actions'
import { aloud, inSentence, listed } from './because'
import { type Listening, lineOf, pick } from './listening'

const OPENINGS = { sheriff: 'claim-sheriff', doctor: 'claim-doctor', villager: 'claim-villager' } as const

/** Sentences of a claim: the role first, results second, the rival last; none where nothing is claimed. */
export function claimed(listening: Listening, { role, results }: ClaimFields): string[] {
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
    ...(rival >= 0 && !again
      ? [
          lineOf(listening, 'rival', {
            who: inSentence(listening.names, rival),
            you: aloud(listening.names, rival),
          }),
        ]
      : []),
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
