/** What a player may find worth a word, with the slots its sentences may fill. */
export const MOMENTS = [
  'quiet', // {who} {cash}
  'landed', // {who} {lot} {rent}
  'trading', // {cash}
  'offer', // {who} {want} {give}
  'pitch', // {who} {want} {give}
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

/** Fills every slot that the facts know. */
export const fill = (line: string, facts: Facts): string =>
  line.replace(/\{(\w+)\}/g, (slot, name: string) => facts[name] ?? slot)
