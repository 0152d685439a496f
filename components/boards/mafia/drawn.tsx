import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import { Tag } from '@/components/ui/tag'
import type { GameEvent, Seat } from '@/lib/core/game'
import type { Event, EventOf } from '@/lib/games/mafia/state'
import type { SeatSign } from '../board'
import './drawn.css'

type Said = { readonly icon: IconName; readonly words: string }

/** What was declared with a speech, field by field. */
function declared(event: EventOf<'stated'>, signs: readonly SeatSign[]): readonly Said[] {
  const { nominates, accuses, defends, claim } = event
  const named = (seats: readonly Seat[]) => seats.map((seat) => signs[seat]!.short).join(', ')
  const results = (claim?.results ?? []).map(
    ({ seat, isMafia }) => `${signs[seat]!.short} ${isMafia ? 'is' : 'is not'} mafia`,
  )
  return [
    ...(claim ? [{ icon: 'star', words: [`claims ${claim.role}`, ...results].join(', ') } as const] : []),
    ...(nominates === null ? [] : [{ icon: 'vote', words: `nominates ${named([nominates])}` } as const]),
    ...(accuses.length === 0 ? [] : [{ icon: 'flag', words: `accuses ${named(accuses)}` } as const]),
    ...(defends.length === 0 ? [] : [{ icon: 'hand', words: `defends ${named(defends)}` } as const]),
  ]
}

const reasonIn = (event: Event): string => ('reason' in event ? event.reason : '')

/** Under the words of a decision: what was declared with them, or the reason given for a choice. */
export function drawn(events: readonly GameEvent[], _later: unknown, signs: readonly SeatSign[]): ReactNode {
  const all = events as readonly Event[]
  const stated = all.find((event) => event.type === 'stated')
  const things = stated ? declared(stated, signs) : []
  // one thing alone is what the verb says already
  const said = things.length > 1 || stated?.claim?.results.length ? things : []
  const reason = all.map(reasonIn).find((text) => text !== '')
  if (said.length === 0 && !reason) return null
  return (
    <div className="mafia-said">
      {said.map(({ icon, words }) => (
        <Tag key={words}>
          <Icon name={icon} className="size-3" />
          <span className="written">{words}</span>
        </Tag>
      ))}
      {reason && (
        <p dir="auto" className="written">
          {reason}
        </p>
      )}
    </div>
  )
}
