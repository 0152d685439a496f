import type { Seat } from '@/lib/core/game'
import { type BeliefFields, NO_BELIEFS } from '../actions'
import type { Belief, Beliefs, MafiaStep, Own } from '../state'
import { asSeat } from './living'
import { lineOf } from './words'

/** Most characters of a pattern seen in one player, and of relations or reads as a whole. */
const PATTERN = 200
const OVERVIEW = 600

/** Writes what a seat believes now, where that changes anything. Nothing in it can cost the decision. */
export function believe({ state, write }: MafiaStep, seat: Seat, fields: BeliefFields): void {
  if (fields === NO_BELIEFS) return
  const beliefs = changesOf(state.own[seat], seat, fields)
  if (beliefs !== null) write({ type: 'believed', seat, beliefs, to: [seat] })
}

/** What is new: other seats alone, the last word on each, numbers from 0 to 100, words on one line. */
function changesOf(own: Own, self: Seat, { players, relations, reads }: BeliefFields): Beliefs | null {
  const news = new Map<Seat, Belief>()
  for (const { player, suspicion, trust, pattern } of players) {
    const known = own.beliefs[player]
    if (player === self || known === undefined) continue
    const belief = {
      seat: asSeat(player),
      suspicion: percentage(suspicion),
      trust: percentage(trust),
      pattern: pattern === known?.pattern ? pattern : lineOf(pattern, PATTERN),
    }
    if (isSame(known, belief)) news.delete(player)
    else news.set(player, belief)
  }
  const changes: Beliefs = {
    players: [...news.values()],
    relations: newWords(own.relations, relations),
    reads: newWords(own.reads, reads),
  }
  return changes.players.length === 0 && changes.relations === '' && changes.reads === '' ? null : changes
}

const percentage = (value: number): number =>
  Number.isNaN(value) ? 50 : Math.round(Math.min(100, Math.max(0, value)))

const isSame = (known: Belief | null, { suspicion, trust, pattern }: Belief): boolean =>
  known !== null && known.suspicion === suspicion && known.trust === trust && known.pattern === pattern

/** Empty: what was written before holds. */
function newWords(known: string, text: string): string {
  if (text === known) return ''
  const line = lineOf(text, OVERVIEW)
  return line === known ? '' : line
}
