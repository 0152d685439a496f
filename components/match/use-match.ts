'use client'

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Plot, SeatSign } from '@/components/boards/board'
import { seatEmblems } from '@/components/ui/emblem'
import type { TurnNames } from '@/lib/core/turns'
import { connect } from '@/lib/live/connect'
import type { MatchHead } from '@/lib/live/shapes'
import { type Moment, type Place, type Timeline, timeline } from '@/lib/live/timeline'
import type { AnyBoard } from '../boards/boards'
import { type Chronicle, chronicle, type Played, shownAt } from './chronicle'
import { leftOff } from './left-off'
import { seatPlot } from './plot'
import { type Row, rowsOf } from './rows'

/** All that a room is made from. */
export type RoomMatch = Played & {
  readonly id: string
  readonly turnNames: TurnNames
  readonly plot: Plot<unknown>
  readonly line: Timeline
  readonly moment: Moment
  readonly signs: readonly SeatSign[]
  readonly chronicle: Chronicle
  readonly rows: readonly Row[]
}

/** Whether an event is told, or for how many milliseconds a replay waits before it. */
export const tellsOf = (board: AnyBoard) => (event: unknown) => {
  const telling = board.telling(event)
  return telling !== 'hidden' && (telling.pause ?? true)
}

const signsOf = (seats: MatchHead['seats']): readonly SeatSign[] => {
  const emblems = seatEmblems(seats.map(({ persona }) => persona))
  return seats.map(({ index, name, agent }, i) => ({
    seat: index,
    name,
    short: name.replace(/^The /, ''),
    emblem: emblems[i]!,
    agent,
  }))
}

/** A match on this page: connected while the page is there. */
export function useMatch(head: MatchHead, place: Place | null, board: AnyBoard): RoomMatch {
  const { table } = board
  const { id, setup, audience, as, live } = head
  const [line] = useState(() => {
    const back = leftOff(id)
    return timeline({ table, setup, audience, status: live, place: back ? back.place : place, paced: true })
  })
  useEffect(() => connect(id, line, as), [id, line, as])
  const moment = useSyncExternalStore(line.subscribe, line.moment, line.moment)
  const signs = useMemo(() => signsOf(head.seats), [head.seats])
  const played = useMemo(
    () => ({ table, board, setup, names: signs.map(({ name }) => name) }),
    [table, board, setup, signs],
  )
  const { entries } = moment
  const plot = useMemo(
    () => board.plot?.(moment.audience, setup) ?? seatPlot(board, signs),
    [board, signs, moment.audience, setup],
  )
  const whole = useMemo(() => chronicle(played, entries, plot.of), [played, entries, plot])
  // whoever guesses along is shown nothing of what lies ahead
  const guesses = board.thoughtsSpoil && moment.audience === 'public'
  const { at, state } = moment
  const told = useMemo(
    () => shownAt(whole, at, guesses ? plot.of(state) : null),
    [whole, at, guesses, plot, state],
  )
  const turnNames = useMemo(() => board.table.turns.names(setup.options), [board, setup])
  const rows = useMemo(() => rowsOf(entries, board.telling), [board, entries])
  return { ...played, id, line, moment, signs, turnNames, plot, chronicle: told, rows }
}
