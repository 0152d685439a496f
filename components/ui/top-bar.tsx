import Link from 'next/link'
import type { ReactNode } from 'react'
import { AccountMenu } from '@/components/account/account-menu'
import { PaletteKey } from '@/components/palette/palette-key'
import { ButtonLink } from './button'
import { Nav } from './nav'
import { ThemeSwitch } from './theme'

/** Whoever is logged in, as far as the bar tells it. */
export type BarViewer = { readonly name: string }

export type TopBarProps = {
  readonly viewer: BarViewer | null
  /** Between navigation and tools: the room's title. */
  readonly where?: ReactNode
  /** Before theme and account: the room's state, link, cost. */
  readonly tools?: ReactNode
  /** On phones the navigation lies at the foot of house pages; the room keeps its foot for the dock. */
  readonly room?: boolean
}

export function Brand() {
  return (
    <Link
      href="/"
      aria-label="Parlor, to the front page"
      className="flex items-center gap-[9px] font-medium font-voice text-[1.3125rem] leading-none tracking-[-.01em] no-underline"
    >
      <svg viewBox="0 0 22 24" aria-hidden="true" className="h-6 w-[22px]">
        <path d="M11 0v6" stroke="currentColor" strokeWidth="1.5" />
        <path d="M8 6h6l5.5 8h-17z" fill="currentColor" />
        <path d="M5 16h12l4 8H1z" className="fill-lamp" />
      </svg>
      <span>Parlor</span>
    </Link>
  )
}

export function TopBar({ viewer, where, tools, room = false }: TopBarProps) {
  return (
    <header className="sticky top-0 z-20 flex h-(--bar) items-center gap-2 border-line border-b bg-room px-3 md:gap-4 md:px-4">
      <Brand />
      <Nav room={room} />
      {where}
      <div className="ml-auto flex items-center gap-1">
        {tools}
        <span className={room ? 'max-md:hidden' : 'contents'}>
          <PaletteKey known={viewer !== null} />
          <ThemeSwitch />
        </span>
        {viewer ? (
          <AccountMenu viewer={viewer} />
        ) : (
          <ButtonLink href="/login" look="plain">
            Log in
          </ButtonLink>
        )}
      </div>
    </header>
  )
}
