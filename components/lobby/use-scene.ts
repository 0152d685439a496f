'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { AnyBoard } from '@/components/boards/boards'
import { nextStop } from '@/components/match/pacing'
import { isOver } from '@/lib/live/channel'
import type { SceneStart, ToldPage } from '@/lib/live/scene'
import type { Moment, Timeline } from '@/lib/live/timeline'
import { ask, goOn } from './scene-line'

/** A scene on the page, with the line that plays it. */
export type Staged = { readonly scene: SceneStart; readonly line: Timeline; readonly board: AnyBoard }

/** Entries ahead of the cursor below which more are asked for. */
const AHEAD = 30
/** Milliseconds between two looks at a running match that has told all it knows. */
const LOOK_MS = 3000
/** Milliseconds for which the end of a game stands before it plays again. */
const END_MS = 9000

/** Fetches the scene once; null until it is there, or where there is none. */
export function useScene(): SceneStart | null {
  const [found, setFound] = useState<SceneStart | null>(null)
  useEffect(() => {
    let gone = false
    void ask<SceneStart>('/api/scene').then((scene) => {
      if (!gone) setFound(scene)
    })
    return () => {
      gone = true
    }
  }, [])
  return found
}

/** Reads on while there is something to read: at once after a full page, else every few seconds. */
function useReading({ scene, line }: Staged, { entries, at }: Moment, running: boolean): boolean {
  const [whole, setWhole] = useState(false)
  const [looks, setLooks] = useState(0)
  const wanted = running && !whole && entries.length - at < AHEAD
  useEffect(() => {
    if (!wanted) return
    let gone = false
    const read = async () => {
      const after = scene.from + entries.length
      const page = await ask<ToldPage>(`/api/matches/${scene.id}/told?after=${after}`)
      if (gone) return
      if (page) goOn(line, scene, page)
      if (page && page.entries.length === 0 && isOver(page.status)) setWhole(true)
      else if (!page?.entries.length) setLooks(looks + 1)
    }
    const timer = setTimeout(() => void read(), looks === 0 ? 0 : LOOK_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [wanted, looks, scene, line, entries.length])
  return whole
}

/** Steps through the scene at a reader's pace while `running`; begins anew some time after the end. */
export function useSceneClock(staged: Staged, running: boolean): Moment {
  const { line, board } = staged
  const moment = useSyncExternalStore(line.subscribe, line.moment, line.moment)
  const { entries, at } = moment
  const whole = useReading(staged, moment, running)
  useEffect(() => {
    if (!running) return
    const tells = (event: unknown) => board.telling(event) !== 'hidden'
    if (at < entries.length) {
      const next = nextStop(entries, at, tells)
      const timer = setTimeout(() => line.step(next.at - at), next.wait)
      return () => clearTimeout(timer)
    }
    if (!whole) return
    const timer = setTimeout(() => line.seek(0), END_MS)
    return () => clearTimeout(timer)
  }, [running, at, entries, whole, line, board])
  return moment
}
