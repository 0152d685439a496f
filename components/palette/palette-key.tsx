'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useReady } from '@/components/ui/ready'
import { isPaletteKey } from './keys'
import type { PaletteProps } from './palette'

const isMac = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.platform)

/** Opens the palette, by button or with Ctrl K (⌘ K). The palette itself is fetched when it is first wanted. */
export function PaletteKey({ known }: { readonly known: boolean }) {
  const ready = useReady()
  const [open, setOpen] = useState(false)
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // another sheet keeps what it asks; the palette closes itself
      if (!isPaletteKey(event) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  useEffect(() => {
    if (open && !Palette) void import('./palette').then((loaded) => setPalette(() => loaded.Palette))
  }, [open, Palette])
  const keys = ready && isMac() ? '⌘ K' : 'Ctrl K'
  return (
    <>
      <Button
        look="bare"
        size="icon"
        aria-label="Find a page, a game or an action"
        aria-keyshortcuts="Control+K Meta+K"
        title={`Find (${keys})`}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
      </Button>
      {open && Palette && <Palette known={known} onClose={() => setOpen(false)} />}
    </>
  )
}
