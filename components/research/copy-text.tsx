'use client'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useCopied } from '@/components/ui/use-copied'

export type CopyTextProps = { readonly text: string; readonly label: string; readonly shown?: string }

/** Copies a text, and says so. `shown`: words on the button, where it has any. */
export function CopyText({ text, label, shown }: CopyTextProps) {
  const { copied, copy } = useCopied()
  return (
    <>
      <Button
        size={shown ? 'small' : 'icon-small'}
        look={shown ? 'plain' : 'bare'}
        aria-label={label}
        onClick={() => copy(text)}
      >
        <Icon name={copied ? 'check' : 'copy'} />
        {shown}
      </Button>
      <span role="status" className="sr-only">
        {copied ? 'Copied' : ''}
      </span>
    </>
  )
}
