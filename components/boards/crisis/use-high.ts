import { type RefObject, useEffect, useState } from 'react'

/** How high a drawing is, in its own units, that is `wide` of them across and fills its box; `usual` until it is measured. */
export function useHigh(box: RefObject<Element | null>, wide: number, usual: number): number {
  const [high, setHigh] = useState(usual)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 }
      if (width > 0 && height > 0)
        setHigh(Math.round(Math.min(1.5 * usual, Math.max(0.6 * usual, (wide * height) / width))))
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box, wide, usual])
  return high
}
