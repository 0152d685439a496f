'use client'

import { useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
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
  const [refused, setRefused] = useState('')
  const [pending, startTransition] = useTransition()
  const forget = () =>
    startTransition(async () => {
      const sent = await send<Ways>('DELETE', url)
      if (!sent.ok) return setRefused(sent.problems[0].message)
      setOpen(false)
      onWays(sent.answer)
    })
  return (
    <>
      <Button look="bare" onClick={() => setOpen(true)} aria-label={`Delete ${what}`}>
        <Icon name="bin" />
        Delete
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Delete ${what}?`}
        acts={
          <>
            <Button onClick={() => setOpen(false)}>Keep it</Button>
            <Button look="prime" onClick={forget} disabled={pending}>
              Delete it
            </Button>
          </>
        }
      >
        <p className="text-pretty text-sm">
          Games that are played with it pause at their next question, and play on once there is another.
        </p>
        {refused && (
          <p role="alert" className="mt-3 text-bad text-sm">
            {refused}
          </p>
        )}
      </Dialog>
    </>
  )
}
