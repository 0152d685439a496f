import type { Entry } from '@/lib/core/log'
import type { Audience, WireEntry } from './channel'

/** An entry as `audience` is told it. The public learns neither seq nor the number of a decision: both have holes. */
export const told = (
  { seq, pub, turn, event, decision, at }: Omit<Entry, 'hash'>,
  audience: Audience,
): WireEntry =>
  audience === 'observer'
    ? { n: seq, turn, event, decision, at }
    : { n: pub ?? 0, turn, event, decision: null, at }
