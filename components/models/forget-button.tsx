'use client'

import { useState } from 'react'
import { Ask } from '@/components/ui/ask'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { send } from '@/components/ui/post'
import type { Ways } from '@/lib/live/ways'

export type ForgetButtonProps = {
  readonly url: string
  /** What is deleted: "the key for OpenAI". */
  readonly what: string
  readonly onWays: (ways: Ways) => void
}

/** Deletes a key or an endpoint, once more asked. */
export function ForgetButton({ url, what, onWays }: ForgetButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="bare" onClick={() => setOpen(true)} aria-label={`Delete ${what}`}>
        <Icon name="bin" />
        Delete
      </Button>
      <Ask
        open={open}
        title={`Delete ${what}?`}
        no="Keep it"
        yes="Delete it"
        give={() => send<Ways>('DELETE', url)}
        onClose={() => setOpen(false)}
        onDone={(ways) => {
          setOpen(false)
          onWays(ways)
        }}
      >
        <p className="text-pretty text-sm">
          Games that are played with it pause at their next question, and play on once there is another.
        </p>
      </Ask>
    </>
  )
}
