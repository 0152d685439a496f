'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useDeskKeys } from './use-desk-keys'

export type TrailProps = {
  /** Addresses along the question by which this decision was found; null at its ends. */
  readonly previous: string | null
  readonly next: string | null
  readonly list: string
  readonly words: string
}

/** The way on along a question of the reading desk; j and k walk it. Opens at the first hit. */
export function Trail({ previous, next, list, words }: TrailProps) {
  const router = useRouter()
  useDeskKeys({
    next: () => next && router.push(next),
    previous: () => previous && router.push(previous),
  })
  useEffect(() => {
    if (words !== '' && window.location.hash === '')
      document.querySelector('.packet-page mark')?.scrollIntoView({ block: 'center' })
  }, [words])
  return (
    <nav className="trail" aria-label="Along the list">
      <p>
        From the reading desk{words && ', looking for '}
        {words && <b dir="auto">{words}</b>}
      </p>
      <ButtonLink size="small" look="bare" href={list}>
        Back to the list
      </ButtonLink>
      {previous && (
        <ButtonLink size="small" href={previous} aria-keyshortcuts="k">
          <Icon name="left" />
          Previous in the list
        </ButtonLink>
      )}
      {next && (
        <ButtonLink size="small" href={next} aria-keyshortcuts="j">
          Next in the list
          <Icon name="right" />
        </ButtonLink>
      )}
    </nav>
  )
}
