'use client'

import { useEffect, useState } from 'react'

const SHOWN_MS = 2000

/** Copies a text; `copied` holds for two seconds after. */
export function useCopied() {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return { copied, copy }
}
