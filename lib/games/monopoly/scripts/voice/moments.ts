/** What a player may find worth a word, with the slots its sentences may fill. */
export const MOMENTS = [
  'quiet', // {who} {cash}
  'landed', // {who} {lot} {rent}
  'trading', // {cash}
  'offer', // {who} {want} {give}
  'pitch', // {who} {want} {give}
  'offer-sale', // {who} {give} {price}: a sale for cash
  'pitch-sale', // {who} {give} {price}
  'no-offer', // {cash}
  'accept', // {who} {want} {give}
  'reject', // {who} {want} {give}
  'buy', // {lot} {price} {left}
  'buy-group', // {lot} {price} {group}
  'decline', // {lot} {price}
  'bid', // {lot} {bid}
  'pass', // {lot} {bid}
  'pay-fine', // {cash}
  'use-card',
  'stay',
  'build', // {lot} {group} {rent}
  'lift', // {lot}
  'mortgage', // {lot}
  'sell', // {lot}
  'raise', // {owed} {who}
  'ruin', // {owed} {who}
] as const
export type Moment = (typeof MOMENTS)[number]

/** Sentences by moment; `{slot}` is filled with a name or a figure. */
export type Lines = Readonly<Record<Moment, readonly string[]>>

/** Money and names that fill the slots. */
export type Facts = Readonly<Record<string, string>>

/** Fills the slots of a line; null where it needs a fact that is not there. */
export function fill(line: string, facts: Facts): string | null {
  let missing = false
  const text = line.replace(/\{(\w+)\}/g, (_, name: string) => {
    missing ||= facts[name] === undefined
    return facts[name] ?? ''
  })
  return missing ? null : text
}
