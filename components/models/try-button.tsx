'use client'

import { useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { post } from '@/components/ui/post'
import type { Tried } from '@/lib/live/ways'

export type TryButtonProps = {
  /** What /api/models/try is told. */
  readonly way: Readonly<Record<string, string>>
  /** What is tried, for those who do not see the card. */
  readonly label: string
}

/** Makes one tiny call and says what it came to. */
export function TryButton({ way, label }: TryButtonProps) {
  const [tried, setTried] = useState<Tried | null>(null)
  const [pending, startTransition] = useTransition()
  const attempt = () =>
    startTransition(async () => {
      setTried(null)
      const posted = await post<Tried>('/api/models/try', way)
      setTried(posted.ok ? posted.answer : { ok: false, message: posted.problems[0].message })
    })
  return (
    <>
      <Button
        onClick={attempt}
        disabled={pending}
        aria-label={`${pending ? 'Trying it' : 'Try it'}: ${label}`}
      >
        <Icon name="play" />
        {pending ? 'Trying it' : 'Try it'}
      </Button>
      <p
        role="status"
        className={`order-last w-full text-pretty text-sm empty:hidden ${tried?.ok ? 'text-good' : 'text-bad'}`}
      >
        {tried?.message}
      </p>
    </>
  )
}
