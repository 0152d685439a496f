'use client'

import { useSyncExternalStore } from 'react'

const QUERY = '(min-width: 1200px)'
const subscribe = (listener: () => void) => {
  const media = matchMedia(QUERY)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** The window has room for board and talk side by side, and only the talk scrolls. The server supposes so. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => true,
  )
