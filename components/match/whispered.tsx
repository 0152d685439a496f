import { Icon } from '@/components/ui/icon'
import type { Seat } from '@/lib/core/game'
import type { SeatSign } from '../boards/board'
import type { TalkRow } from './rows'
import './whispered.css'

/** Who else heard what was whispered; null: it was said to everyone. */
export const hearersOf = ({ speech, seat }: Pick<TalkRow, 'speech' | 'seat'>): readonly Seat[] | null =>
  speech?.to ? speech.to.filter((hearer) => hearer !== seat) : null

/** Beside the name of who whispers: a lock and the hearers. */
export function Whispered({ seats, signs }: { seats: readonly Seat[]; signs: readonly SeatSign[] }) {
  const hearers = seats.map((seat) => signs[seat]!.short).join(', ')
  return (
    <span className="hush">
      <Icon name="lock" />
      <span>{hearers ? `to ${hearers}` : 'to nobody'}</span>
    </span>
  )
}
