'use client'

import { Button } from './button'
import { LampCard } from './lamplit'

export type BrokenProps = {
  /** What the server's log calls the fault; nothing else of it is told. */
  readonly digest?: string
}

/** A page that broke: says whose fault it was, and that the game goes on. */
export function Broken({ digest }: BrokenProps) {
  // loaded anew: the server's part of the page broke, which no new rendering here would mend
  const again = <Button onClick={() => window.location.reload()}>Try again</Button>
  return (
    <LampCard title="Something fell off the table." act={again}>
      That was us, not you. The game goes on without this page.
      {digest && (
        <>
          {' '}
          If you write to us, send this: <span className="font-record">{digest}</span>
        </>
      )}
    </LampCard>
  )
}
