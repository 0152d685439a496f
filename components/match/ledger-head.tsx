'use client'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Audience } from '@/lib/live/channel'
import type { Talk } from './use-talk'

export type LedgerHeadProps = { readonly audience: Audience; readonly talk: Talk }

/** What the two columns are, and what of them is shown. */
export function LedgerHead({ audience, talk }: LedgerHeadProps) {
  const { facts, thoughts, toggleFacts, toggleThoughts } = talk
  return (
    <header>
      <div className="said">
        <h2>Said at the table</h2>
        <Button look="bare" size="small" onClick={toggleFacts} aria-pressed={facts}>
          <Icon name="eye" />
          {facts ? 'Story and talk' : 'Talk alone'}
        </Button>
      </div>
      <div className="kept">
        <h2>Kept to themselves</h2>
        {audience === 'public' ? (
          <span>shown when the game is over</span>
        ) : (
          <Button look="bare" size="small" onClick={toggleThoughts} aria-pressed={thoughts}>
            <Icon name={thoughts ? 'eye' : 'lock'} />
            {thoughts ? 'Shown' : 'Hidden'}
          </Button>
        )}
      </div>
    </header>
  )
}
