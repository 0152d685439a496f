'use client'

import { useEffect, useState } from 'react'
import { catchingUp, isAnimated, nextStop, type Speed } from './pacing'
import { isOver } from './standing'
import { type RoomMatch, tellsOf } from './use-match'

export type Playback = {
  readonly speed: Speed
  setSpeed(speed: Speed): void
  /** The cursor moves by itself: a replay runs, or a running match is followed. */
  readonly running: boolean
  /** Slow enough for what moves to be followed by the eye. */
  readonly animated: boolean
  toggle(): void
}

/** The clock: steps through the log at the speed that was chosen, and through what comes in while it is followed. */
export function usePlayback({ line, moment, board }: RoomMatch): Playback {
  const [speed, setSpeed] = useState<Speed>(1)
  const { playing, at, entries, following } = moment
  const over = isOver(moment)
  const tells = tellsOf(board)
  const rest = following && at < entries.length ? catchingUp(entries, at, tells) : null
  useEffect(() => {
    if (!playing) return
    const next = nextStop(entries, at, tellsOf(board))
    const timer = setTimeout(() => line.step(next.at - at), next.wait / speed)
    return () => clearTimeout(timer)
  }, [playing, at, entries, speed, line, board])
  useEffect(() => {
    if (!following || at >= entries.length) return
    // nobody looks: there is nothing to follow with the eye
    const next = document.hidden ? null : catchingUp(entries, at, tellsOf(board))
    const timer = setTimeout(() => line.catchUp(next?.at ?? entries.length), next?.wait ?? 0)
    return () => clearTimeout(timer)
  }, [following, at, entries, line, board])
  const running = playing || (following && !over)
  const toggle = () => {
    if (running) line.hold()
    else if (at >= entries.length) over ? line.play(0) : line.follow()
    else line.play()
  }
  return { speed, setSpeed, running, animated: isAnimated(rest?.speed ?? speed), toggle }
}
