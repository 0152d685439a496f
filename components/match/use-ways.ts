'use client'

import { markStep, turnStep } from './chronicle'
import { MODES, type Mode } from './modes'
import type { Ways } from './transport'
import { type KeyMap, useKeys } from './use-keys'
import type { RoomMatch } from './use-match'
import type { Playback } from './use-playback'
import type { Talk } from './use-talk'

/** Ways through the match that buttons and keys share. */
export function waysOf({ line, moment, chronicle }: RoomMatch): Ways {
  const turn = (way: 1 | -1) => {
    const to = turnStep(chronicle, moment.at, way)
    if (to === null) line.follow()
    else line.seek(to)
  }
  return {
    start: () => line.seek(0),
    previousTurn: () => turn(-1),
    previous: () => line.step(-1),
    next: () => line.step(1),
    nextTurn: () => turn(1),
    end: line.follow,
  }
}

function stepsOf({ line, moment, chronicle, rows }: RoomMatch, { ears }: Talk) {
  const { at } = moment
  return {
    mark(way: 1 | -1) {
      const to = markStep(chronicle, at, way)
      if (to !== null) line.seek(to)
    },
    talk(way: 1 | -1) {
      const places = rows.flatMap((row) =>
        row.kind === 'talk' && ears.hears(row.seat) ? [(row.speech ?? row.thought)?.n ?? row.n] : [],
      )
      const to = way > 0 ? places.find((n) => n > at) : places.findLast((n) => n < at)
      if (to !== undefined) line.seek(to)
    },
  }
}

const SEAT_KEYS = 9

/** Keys that hear one seat alone, and that mute one. */
function earKeys({ signs }: RoomMatch, { ears }: Talk): KeyMap {
  const keys: Record<string, () => void> = { 0: ears.all }
  for (const { seat } of signs.slice(0, SEAT_KEYS)) {
    keys[`${seat + 1}`] = () => ears.solo(seat)
    keys[`Shift+${seat + 1}`] = () => ears.mute(seat)
  }
  return keys
}

export type RoomKeys = {
  readonly match: RoomMatch
  readonly talk: Talk
  readonly playback: Playback
  readonly ways: Ways
  readonly mode: Mode
  onMode(mode: Mode): void
  onHelp(): void
  /** The talk lies open: it is about to be searched. */
  onFind(): void
}

export function useRoomKeys({ match, talk, playback, ways, ...room }: RoomKeys): void {
  const { mark, talk: utterance } = stepsOf(match, talk)
  useKeys({
    ...earKeys(match, talk),
    ArrowLeft: ways.previous,
    ArrowRight: ways.next,
    'Shift+ArrowLeft': ways.previousTurn,
    'Shift+ArrowRight': ways.nextTurn,
    '[': () => mark(-1),
    ']': () => mark(1),
    k: () => utterance(-1),
    j: () => utterance(1),
    Home: ways.start,
    End: ways.end,
    ' ': playback.toggle,
    s: talk.toggleFacts,
    t: talk.toggleThoughts,
    v: () => room.onMode(MODES[(MODES.indexOf(room.mode) + 1) % MODES.length]!),
    '/': () => {
      room.onFind()
      talk.find.show()
    },
    '?': room.onHelp,
  })
}
