'use client'

import { Button } from '@/components/ui/button'
import { Disc } from '@/components/ui/emblem'
import { Icon } from '@/components/ui/icon'
import { Menu } from '@/components/ui/menu'
import type { SeatSign } from '../boards/board'
import type { Ears } from './hearing'
import { type Hearing, isHeard } from './hearing'

/** Who is heard, in a word or two. */
export function saidHearing({ solo, muted }: Hearing, signs: readonly SeatSign[]): string {
  if (solo !== null) return `${signs[solo]!.short} alone`
  return muted.size === 0 ? 'All heard' : `${muted.size} muted`
}

/** Hears one seat alone, or all but some; deeds are told whoever is heard. */
export function HearMenu({ signs, ears }: { signs: readonly SeatSign[]; ears: Ears }) {
  const { hearing, all, solo, mute } = ears
  const word = saidHearing(hearing, signs)
  const changed = hearing.solo !== null || hearing.muted.size > 0
  return (
    <Menu
      size="small"
      label={`Whose words are shown: ${word.toLowerCase()}`}
      trigger={
        <>
          <Icon name="ear" />
          <span className={changed ? 'text-lamp-text' : ''}>{word}</span>
        </>
      }
    >
      {signs.map(({ seat, name, emblem }) => (
        <div key={seat} className="hear-row">
          <Disc seat={seat} emblem={emblem} size="small" />
          <span className="written">{name}</span>
          <Button
            look="bare"
            size="small"
            aria-pressed={hearing.solo === seat}
            aria-label={`Hear ${name} alone`}
            onClick={() => solo(seat)}
          >
            Alone
          </Button>
          <Button
            look="bare"
            size="small"
            aria-pressed={!isHeard(hearing, seat)}
            aria-label={`Mute ${name}`}
            onClick={() => mute(seat)}
          >
            Mute
          </Button>
        </div>
      ))}
      {changed && (
        <Button look="bare" size="small" onClick={all}>
          Hear everyone
        </Button>
      )}
    </Menu>
  )
}
