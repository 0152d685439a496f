'use client'

import { Broken } from '@/components/ui/broken'
import { Brand } from '@/components/ui/top-bar'

type Props = { readonly error: Error & { digest?: string } }

export default function ErrorPage({ error }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-(--bar) items-center border-line border-b px-4">
        <Brand />
      </header>
      <Broken digest={error.digest} />
    </div>
  )
}
