'use client'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useCopied } from '@/components/ui/use-copied'
import type { Moment } from '@/lib/live/timeline'
import { placeOf } from '@/lib/live/timeline'

/** Address of what is shown, the same moment for whoever may see the game: each audience finds its own number in it. */
export function addressOfMoment(id: string, { audience, entries, at }: Moment): string {
  const { seq, pub } = placeOf(entries, at, audience)
  return `/games/${id}?${seq === undefined ? '' : `seq=${seq}&`}pub=${pub}`
}

export type CopyLinkProps = {
  /** On this host; a function where it depends on the moment. */
  readonly path: string | (() => string)
  readonly label: string
}

/** Copies an address, and says so. */
export function CopyLink({ path, label }: CopyLinkProps) {
  const { copied, copy } = useCopied()
  const copyAddress = () => copy(new URL(typeof path === 'string' ? path : path(), location.href).href)
  return (
    <>
      <Button
        look="bare"
        size="icon"
        className="copy-link"
        aria-label={label}
        title={label}
        onClick={copyAddress}
      >
        <Icon name={copied ? 'check' : 'link'} />
      </Button>
      <span role="status" className="sr-only">
        {copied ? 'Link copied' : ''}
      </span>
    </>
  )
}
