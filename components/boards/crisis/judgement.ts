import type { GameEvent, Seat } from '@/lib/core/game'
import { isCoreEvent } from '@/lib/core/log'
import type { Event } from '@/lib/games/crisis/state'
import type { WireEntry } from '@/lib/live/channel'
import { type Judged, judgedOf } from './judged-list'

/** What the engine made of a step; `reasoning` empty where it is not told. */
export type Judgement = {
  readonly step: number
  readonly unjudged: boolean
  readonly judged: readonly Judged[]
  readonly reasoning: string
}

/** The last judgement among the first `at` entries; null: none yet. */
export function lastJudgement(entries: readonly WireEntry[], at: number, engine: Seat): Judgement | null {
  const shown = entries.slice(0, at)
  const end = shown.findLastIndex(({ event }) => event.type === 'judged')
  const last = shown[end]
  if (!last) return null
  const ofStep = shown.slice(0, end + 1).filter(({ turn }) => turn === last.turn)
  const thought = ofStep
    .map(({ event }) => event)
    .findLast((event) => isCoreEvent(event) && event.type === 'thought')
  const game = ofStep.map(({ event }) => event).filter((event) => !isCoreEvent(event))
  const reasoned = thought && isCoreEvent(thought) && thought.type === 'thought' && thought.seat === engine
  return {
    step: last.turn,
    unjudged: (last.event as Extract<Event, { type: 'judged' }>).unjudged,
    judged: judgedOf(game as readonly GameEvent[] as readonly Event[]),
    reasoning: reasoned ? thought.text : '',
  }
}
