import { type RefObject, useEffect, useState } from 'react'

/** How wide and high a drawing is in its own units. */
export type Shape = { readonly wide: number; readonly high: number }

/** The shape of a drawing that fills its box: a unit is a pixel, and more where the box is wider than `most`. `usual` until it is measured. */
export function useShape(box: RefObject<Element | null>, usual: Shape, most: number): Shape {
  const [shape, setShape] = useState(usual)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 }
      if (width === 0 || height === 0) return
      const wide = Math.min(most, Math.round(width))
      const high = Math.round(Math.min(1.1 * wide, Math.max(0.25 * wide, (wide * height) / width)))
      setShape((old) => (old.wide === wide && old.high === high ? old : { wide, high }))
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box, most])
  return shape
}
