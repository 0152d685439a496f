'use client'

import { useEffect, useState } from 'react'
import { asMode, type Mode } from './modes'

const KEPT = 'parlor-mode'
const kept = (): Mode | null => {
  try {
    return asMode(localStorage.getItem(KEPT))
  } catch {
    return null
  }
}
function keep(mode: Mode): void {
  try {
    localStorage.setItem(KEPT, mode)
  } catch {
    // a browser that keeps nothing: the address still says it
  }
  const url = new URL(location.href)
  url.searchParams.set('mode', mode)
  history.replaceState(null, '', url)
}

/** The mode of this page: what its address says, else what was chosen last. */
export function useMode(asked: Mode | null): readonly [Mode, (mode: Mode) => void] {
  const [mode, setMode] = useState<Mode>(asked ?? 'watch')
  useEffect(() => {
    if (asked === null) setMode(kept() ?? 'watch')
  }, [asked])
  return [
    mode,
    (next) => {
      setMode(next)
      keep(next)
    },
  ]
}
