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
