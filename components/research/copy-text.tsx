'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

const SHOWN_MS = 2000

export type CopyTextProps = { readonly text: string; readonly label: string; readonly shown?: string }

/** Copies a text, and says so. `shown`: words on the button, where it has any. */
export function CopyText({ text, label, shown }: CopyTextProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <>
      <Button
        size={shown ? 'small' : 'icon-small'}
        look={shown ? 'plain' : 'bare'}
        aria-label={label}
        onClick={copy}
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
