import type { Seat } from '@/lib/core/game'
import type { Tokens, WireEntry } from './channel'

/** What a seat is saying and thinking right now: provisional until the events of its decision replace it. */
export type Draft = {
  readonly decision: number
  readonly attempt: number
  readonly seat: Seat
  readonly speech: string
  readonly thought: string
  /** The attempt does not count: its words stand until the next attempt speaks, or the decision is told. */
  readonly withdrawn: boolean
}

/** Text joined at its offset. Words that were missed leave an ellipsis; words heard twice are not doubled. */
const joined = (so_far: string, offset: number, text: string): string =>
  offset > so_far.length ? `${so_far}…${text}` : so_far.slice(0, offset) + text

/**
 * Drafts with these tokens added. A new attempt begins anew; tokens of an older one come too late. The public is told
 * no numbers: what a seat says after it took words back is a new attempt.
 */
export function withTokens(drafts: readonly Draft[], tokens: Tokens): readonly Draft[] {
  const { decision, attempt, seat, channel, offset, text, withdrawn } = tokens
  const old = drafts.find((draft) => draft.decision === decision && draft.seat === seat)
  if (old && old.attempt > attempt) return drafts
  if (withdrawn)
    return drafts.map((draft) => (draft === old && old.attempt === attempt ? { ...old, withdrawn } : draft))
  const blank = { decision, attempt, seat, speech: '', thought: '', withdrawn: false }
  const base = old?.attempt === attempt && !old.withdrawn ? old : blank
  const grown = { ...base, [channel]: joined(base[channel], offset, text) }
  return old ? drafts.map((draft) => (draft === old ? grown : draft)) : [...drafts, grown]
}

/** Whether tokens come after the events of their decision. */
export const comeLate = ({ decision }: Tokens, entries: readonly WireEntry[]): boolean =>
  decision > 0 && decision <= (entries.findLast((entry) => entry.decision !== null)?.decision ?? 0)

/** Drafts that no entry has replaced. A decision is over when its own entry, or a later one's, is there. */
export function withoutTold(drafts: readonly Draft[], entries: readonly WireEntry[]): readonly Draft[] {
  if (drafts.length === 0) return drafts
  const told = entries.reduce((most, entry) => Math.max(most, entry.decision ?? 0), 0)
  const left = drafts.filter((draft) => draft.decision > told)
  return left.length === drafts.length ? drafts : left
}
