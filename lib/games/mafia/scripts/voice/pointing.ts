// Sentences against and for somebody, each with its ground, and in short where there is no room for grounds.
import type { Seat } from '@/lib/core/game'
import type { Facts } from '@/lib/core/slots'
import { list } from '../../words'
import { accusersOf } from '../today'
import { aloud, inSentence, listed } from './because'
import { type Listening, lineOf, reasonFor } from './listening'
import { sentence } from './sentences'

export const slotsOf = ({ names }: Listening, seat: Seat): Facts => ({
  who: inSentence(names, seat),
  you: aloud(names, seat),
})

/** Whom a speech points at. */
export type Pointing = {
  readonly nominates: Seat | null
  readonly accuses: readonly Seat[]
  readonly defends: readonly Seat[]
}

/** A sentence or two for each. */
export const pointed = (listening: Listening, { nominates, accuses, defends }: Pointing): string[] => [
  ...(nominates === null ? [] : [against(listening, 'nominate', nominates)]),
  ...accuses.map((seat, nth) => against(listening, 'accuse', seat, nth)),
  ...defends.map((seat) => defended(listening, seat)),
]

/** All of them in one sentence, without grounds. */
export function pointedInShort({ names }: Listening, { nominates, accuses, defends }: Pointing): string {
  const deeds = [
    ...(nominates === null ? [] : [`nominate ${inSentence(names, nominates)}`]),
    ...(accuses.length === 0 ? [] : [`accuse ${listed(names, accuses)}`]),
    ...(defends.length === 0 ? [] : [`stand by ${listed(names, defends)}`]),
  ]
  return sentence(`I ${list(deeds)}`)
}

function against(listening: Listening, moment: 'nominate' | 'accuse', seat: Seat, nth = 0): string {
  const did = reasonFor(listening, seat, true)
  const facts = { ...slotsOf(listening, seat), ...(did !== null && { did }) }
  return lineOf(listening, did === null ? `${moment}-gut` : moment, facts, nth)
}

function defended(listening: Listening, seat: Seat): string {
  const did = reasonFor(listening, seat, false)
  const { table, seat: self } = listening.stance
  const by = accusersOf(table, seat, self)[0]
  const facts = {
    ...slotsOf(listening, seat),
    ...(did !== null && { did }),
    ...(by !== undefined && { by: inSentence(listening.names, by) }),
  }
  return lineOf(listening, did === null ? 'defend-gut' : 'defend', facts)
}
