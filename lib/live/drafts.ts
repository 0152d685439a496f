import type { Seat } from '@/lib/core/game'
import type { Tokens, WireEntry } from './channel'

/** What a seat is saying and thinking right now: provisional until the events of its decision replace it. */
export type Draft = {
  readonly decision: number
  readonly attempt: number
  readonly seat: Seat
  readonly speech: string
  readonly thought: string
}

/** Text joined at its offset. Words that were missed leave an ellipsis; words heard twice are not doubled. */
const joined = (so_far: string, offset: number, text: string): string =>
  offset > so_far.length ? `${so_far}…${text}` : so_far.slice(0, offset) + text

/** Drafts with these tokens added. A new attempt begins anew; tokens of an older one come too late. */
export function withTokens(drafts: readonly Draft[], tokens: Tokens): readonly Draft[] {
  const { decision, attempt, seat, channel, offset, text } = tokens
  const old = drafts.find((draft) => draft.decision === decision)
  if (old && old.attempt > attempt) return drafts
  const blank = { decision, attempt, seat, speech: '', thought: '' }
  const base = old?.attempt === attempt ? old : blank
  const grown = { ...base, [channel]: joined(base[channel], offset, text) }
  return old ? drafts.map((draft) => (draft === old ? grown : draft)) : [...drafts, grown]
}

/** Drafts that no entry has replaced. A decision is over when its own entry, or a later one's, is there. */
export function withoutTold(drafts: readonly Draft[], entries: readonly WireEntry[]): readonly Draft[] {
  if (drafts.length === 0) return drafts
  const told = entries.reduce((most, entry) => Math.max(most, entry.decision ?? 0), 0)
  const left = drafts.filter((draft) => draft.decision > told)
  return left.length === drafts.length ? drafts : left
}
