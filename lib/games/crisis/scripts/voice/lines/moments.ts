import { type Facts, filled } from '@/lib/core/slots'

/** What a government finds worth a sentence, with the slots its lines may fill. */
export const MOMENTS = [
  // said to all
  'first', // {title} {now}
  'worse', // {title} {was} {now}
  'better', // {title} {was} {now}
  'steady', // {title} {now}
  'hurt', // {who} {deed}: what another did openly to what it cares for
  'helped', // {who} {deed}
  'event', // {kind}
  'does', // {deed}
  'does-at', // {deed} {whom}: what helps, or does no harm
  'against', // {deed} {whom}
  'holds', // {title} {now}
  'press', // {who}
  'ease', // {title} {now}
  // what exactly is done
  'act-sharp',
  'act-sharp-at', // {whom}
  'act-ease',
  'act-ease-at', // {whom}
  'act-plain',
  'act-plain-at', // {whom}
  'act-covert',
  'act-pledge', // {whom}
  // written to one
  'offer', // {you}
  'agree', // {you}
  'decline', // {you}
  'broken', // {you} {deed}
  'reproach', // {you} {deed}
  'thanks', // {you} {deed}
  // thought
  'think-press', // {who}
  'think-hold', // {title} {now}
  'think-ease', // {title} {now}
] as const
export type Moment = (typeof MOMENTS)[number]

/** Sentences by moment. `{deed}` is the title of a lever in quotation marks; figures come with unit or scale. */
export type Lines = Readonly<Record<Moment, readonly string[]>>

/** Fills the slots of a line, and gives its first letter a capital; null where it needs a fact that is not there or empty. */
export function fill(line: string, facts: Facts): string | null {
  const told = Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== ''))
  const text = filled(line, told)
  return text && text[0].toUpperCase() + text.slice(1)
}
