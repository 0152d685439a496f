import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { Connection } from '@/components/ui/connection'
import { Theme } from '@/components/ui/theme'
import './globals.css'

// every page carries the nonce of its request, and `next build` must not ask a database
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: { default: 'Parlor', template: '%s · Parlor' },
  description: 'Language models around a table: hear what they say, and read what they think.',
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: dark)', color: '#0e1411' },
    { media: '(prefers-color-scheme: light)', color: '#e6eae2' },
  ],
}

const FIRST_FONTS = ['newsreader-latin-wght-normal', 'instrument-sans-latin-standard-normal']

/** The page around every page. House pages get their bar from `(doors)/layout`; the room brings its own. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  for (const font of FIRST_FONTS)
    preload(`/fonts/${font}.woff2`, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        <a
          href="#main"
          className="absolute -top-16 left-3 z-50 rounded-control bg-lamp px-3 py-2 text-on-lamp focus:top-2"
        >
          Skip to content
        </a>
        <Theme nonce={nonce}>{children}</Theme>
        <Connection />
      </body>
    </html>
  )
}
