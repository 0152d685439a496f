'use client'

import { ThemeProvider, useTheme } from 'next-themes'
import { type ReactNode, useEffect } from 'react'
import { Button } from './button'
import { Icon } from './icon'
import './stepped-back'

export type ThemeProps = { readonly nonce?: string; readonly children: ReactNode }

/** Paper is light, whatever the room is. */
function usePrintedLight() {
  useEffect(() => {
    const root = document.documentElement
    let shown: string | undefined
    const before = () => {
      shown = root.dataset.theme
      root.dataset.theme = 'light'
    }
    const after = () => {
      if (shown) root.dataset.theme = shown
    }
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
}

export function Theme({ nonce, children }: ThemeProps) {
  usePrintedLight()
  return (
    <ThemeProvider
      attribute="data-theme"
      defaultTheme="system"
      enableSystem
      nonce={nonce}
      disableTransitionOnChange
    >
      {children}
    </ThemeProvider>
  )
}

/** Shows what it leads to: the sun at night, the moon by day. CSS chooses, so the server need not know. */
export function ThemeSwitch() {
  const { resolvedTheme, setTheme } = useTheme()
  return (
    <Button
      look="bare"
      size="icon"
      aria-label="Change theme"
      onClick={() => setTheme(resolvedTheme === 'light' ? 'dark' : 'light')}
    >
      <Icon name="sun" className="hidden size-4 dark:block" />
      <Icon name="moon" className="size-4 dark:hidden" />
    </Button>
  )
}
