'use client'

import { ThemeProvider, useTheme } from 'next-themes'
import type { ReactNode } from 'react'
import { Button } from './button'
import { Icon } from './icon'

export type ThemeProps = { readonly nonce?: string; readonly children: ReactNode }

export function Theme({ nonce, children }: ThemeProps) {
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
