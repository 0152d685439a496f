'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { LinkWait } from './link-wait'

const PAGES = [
  { href: '/games', label: 'Games' },
  { href: '/games/new', label: 'Set a table' },
  { href: '/research', label: 'Research' },
] as const

const isHere = (path: string, href: string): boolean =>
  href === '/games' ? path.startsWith(href) && path !== '/games/new' : path === href

const FOOT =
  'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:justify-around max-md:border-line max-md:border-t max-md:bg-room max-md:pt-1.5 max-md:pb-[calc(6px+env(safe-area-inset-bottom))]'

/** The main pages. On phones at the foot of the screen, but for the room. */
export function Nav({ room }: { readonly room: boolean }) {
  const path = usePathname()
  return (
    <nav aria-label="Main" className={`flex gap-0.5 text-sm ${room ? 'max-md:hidden' : FOOT}`}>
      {PAGES.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          aria-current={isHere(path, href) ? 'page' : undefined}
          className="rounded-control px-3.5 py-2.5 text-ink-2 no-underline hover:bg-raised hover:text-ink aria-[current]:rounded-none aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--lamp)] md:px-2.5 md:py-[7px]"
        >
          {label}
          <LinkWait />
        </Link>
      ))}
    </nav>
  )
}
