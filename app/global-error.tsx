'use client'

import { Broken } from '@/components/ui/broken'
import './globals.css'

type Props = { readonly error: Error & { digest?: string } }

/** When the layout itself broke: a page of its own, as plain as can be. */
export default function GlobalError({ error }: Props) {
  return (
    <html lang="en">
      <body className="flex min-h-dvh flex-col">
        <title>Something fell off the table · Parlor</title>
        <Broken digest={error.digest} />
      </body>
    </html>
  )
}
