'use client'

import { useCallback, useSyncExternalStore } from 'react'

/** Room for board and talk side by side: only the talk scrolls. */
export const WIDE = '(min-width: 1200px)'
/** Room for slips beside the talk. */
export const RAIL = '(min-width: 1800px)'

/** Whether the window is of that kind. The server supposes that it is. */
export function useWindow(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  )
}
