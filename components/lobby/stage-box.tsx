'use client'

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { PlayerProps } from './player'

/** Milliseconds after which the player is fetched where the browser does not say when it is idle. */
const SOON_MS = 300

/** Calls back when the page has nothing better to do. */
function whenIdle(then: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(then, { timeout: 2000 })
    return () => cancelIdleCallback(asked)
  }
  const asked = setTimeout(then, SOON_MS)
  return () => clearTimeout(asked)
}

/** True while an element is in sight and its page is looked at. */
function useSeen() {
  const root = useRef<HTMLElement>(null)
  const [inView, setInView] = useState(false)
  const [looked, setLooked] = useState(true)
  useEffect(() => {
    const look = () => setLooked(!document.hidden)
    const sight = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false))
    if (root.current) sight.observe(root.current)
    document.addEventListener('visibilitychange', look)
    return () => {
      sight.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return { root, seen: inView && looked }
}

/** The table on the front page: a picture at first, a game that plays once it is in sight and the page has time. */
export function StageBox({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const { root, seen } = useSeen()
  const [Player, setPlayer] = useState<ComponentType<PlayerProps> | null>(null)
  useEffect(() => {
    if (!seen || Player) return
    return whenIdle(() => void import('./player').then((loaded) => setPlayer(() => loaded.Player)))
  }, [seen, Player])
  return (
    <figure ref={root} aria-label={label} className="grid gap-3">
      {Player ? <Player poster={children} seen={seen} /> : children}
    </figure>
  )
}
