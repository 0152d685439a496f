'use client'

import { useEffect, useState } from 'react'
import { nextStop, type Speed } from './pacing'
import { isOver } from './standing'
import { type RoomMatch, tellsOf } from './use-match'

export type Playback = {
  readonly speed: Speed
  setSpeed(speed: Speed): void
  /** The cursor moves by itself: a replay runs, or a running match is followed. */
  readonly running: boolean
  toggle(): void
}

/** The replay's clock: steps through the log at the speed that was chosen. */
export function usePlayback({ line, moment, board }: RoomMatch): Playback {
  const [speed, setSpeed] = useState<Speed>(1)
  const { playing, at, entries, following } = moment
  const over = isOver(moment)
  useEffect(() => {
    if (!playing) return
    const next = nextStop(entries, at, tellsOf(board))
    const timer = setTimeout(() => line.step(next.at - at), next.wait / speed)
    return () => clearTimeout(timer)
  }, [playing, at, entries, speed, line, board])
  const running = playing || (following && !over)
  const toggle = () => {
    if (running) line.hold()
    else if (at >= entries.length) over ? line.play(0) : line.follow()
    else line.play()
  }
  return { speed, setSpeed, running, toggle }
}
