'use client'

import { useLayoutEffect, useRef } from 'react'
import { money } from '@/lib/games/monopoly/words'

const COUNT_MS = 400
const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Dollars that count up or down to what they are now. */
export function Sum({ dollars, animate }: { readonly dollars: number; readonly animate: boolean }) {
  const text = useRef<HTMLSpanElement>(null)
  const shown = useRef(dollars)
  useLayoutEffect(() => {
    const show = (sum: number) => {
      shown.current = sum
      // React takes the text it wrote itself for unchanged
      if (text.current) text.current.textContent = money(sum)
    }
    const from = shown.current
    if (from === dollars || !animate || still()) return show(dollars)
    const begin = performance.now()
    let frame = 0
    const count = () => {
      const part = Math.min(1, (performance.now() - begin) / COUNT_MS)
      show(Math.round(from + (dollars - from) * (1 - (1 - part) ** 3)))
      if (part < 1) frame = requestAnimationFrame(count)
    }
    count()
    return () => cancelAnimationFrame(frame)
  }, [dollars, animate])
  return <span ref={text}>{money(dollars)}</span>
}
