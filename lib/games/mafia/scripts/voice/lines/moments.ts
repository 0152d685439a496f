import { type Facts, filled } from '@/lib/core/slots'

/** What a player may find worth a sentence, with the slots its lines may fill. */
export const MOMENTS = [
  'killed', // {dead} {was}
  'survived', // {n}
  'reply', // {who} {you}: who named the speaker
  'deny', // {who} {you}: who says to have found the speaker out
  'claim-sheriff',
  'claim-doctor',
  'claim-villager',
  'claim-more',
  'rival', // {who}
  'nominate', // {who} {did}
  'nominate-gut', // {who} {you}
  'accuse', // {who} {did}
  'accuse-gut', // {who} {you}
  'defend', // {who} {did}
  'defend-gut', // {who} {by}
  'regret', // {who} {was}: voted out through the speaker, and of the town
  'recant', // {who} {you} {did}: named by the speaker before, trusted now
  'wait-named', // {who} {by}
  'wait-vote', // {dead} {was} {votes}: how the last vote ended
  'wait-nobody', // {n}
  'farewell', // {n}
] as const
export type Moment = (typeof MOMENTS)[number]

/**
 * Sentences by moment. `{who}` is a name in a sentence ("the Porter"), `{you}` the same when spoken to; `{did}` is a
 * predicate of which that name is the subject.
 */
export type Lines = Readonly<Record<Moment, readonly string[]>>

/** Fills the slots of a line, and gives each sentence its capital; null where it needs a fact that is not there. */
export const fill = (line: string, facts: Facts): string | null =>
  filled(line, facts)?.replace(
    /(^|[.!?] )(\p{Ll})/gu,
    (_, gap: string, first: string) => gap + first.toUpperCase(),
  ) ?? null
