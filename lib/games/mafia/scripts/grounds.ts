import type { Seat } from '@/lib/core/game'
import type { LieKind } from './claims'

/** What speaks for or against a seat, and how loudly (log-odds; above 0: of being mafia). */
export const WEIGHTS = {
  /** A claim that cannot be true. */
  lied: 4.5,
  'changed-claim': 1.6,
  /** × how far the sheriff is believed. */
  red: 5,
  cleared: -4.5,
  'claims-sheriff': -2.6,
  'claims-doctor': -2,
  contested: 0.5,
  'voted-town': 0.35,
  'voted-mafia': -0.9,
  'spared-mafia': 0.6,
  'accused-mafia': -0.7,
  'accused-town': 0.2,
  'defended-mafia': 0.9,
  'defended-town': -0.3,
  /** A night's victim had named it that day. */
  hunted: 0.4,
  crowd: 0.3,
  quiet: 0.25,
} as const
export type GroundKind = keyof typeof WEIGHTS | 'found' | 'found-clear'

/** One reason to suspect or to trust `seat`; `about`: the other seat it turns on (itself where there is none). */
export type Ground = {
  readonly seat: Seat
  readonly kind: GroundKind
  readonly about: Seat
  readonly day: number
  readonly weight: number
  readonly lie?: LieKind
}
export type Note = (ground: Ground) => void
