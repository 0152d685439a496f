import { SeatCost } from '@/components/cost/seat-cost'
import { Disc, SeatName } from '@/components/ui/emblem'
import { Icon } from '@/components/ui/icon'
import type { MatchUsage } from '@/lib/live/usage'
import type { Ears } from './hearing'
import { isEnd } from './standing'
import type { RoomMatch } from './use-match'
import './seats.css'

export type SeatsProps = {
  readonly match: RoomMatch
  readonly cards: Extract<RoomMatch['board']['beside'], { readonly SeatLines: unknown }>
  readonly ears: Ears
  readonly animate: boolean
  readonly usage?: MatchUsage | null
}

/** Who sits at the table, and what the game says of each. */
export function Seats({ match: { moment, signs, board }, cards, ears, animate, usage = null }: SeatsProps) {
  const { state, drafts, following } = moment
  const { SeatLines, SeatSigns } = cards
  const asked = isEnd(moment) ? null : board.asked(state)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the row scrolls sideways and must be reachable by keyboard
    <ul className="seats" aria-label="Seats" tabIndex={0} data-many={signs.length > 4 || undefined}>
      {signs.map((sign) => {
        const isAsked = asked?.seats.includes(sign.seat)
        const thinking = following && drafts.some(({ seat }) => seat === sign.seat)
        return (
          <li
            key={sign.seat}
            className="seat"
            data-seat={sign.seat % 12}
            data-out={board.isOut(state, sign.seat) || undefined}
            aria-current={isAsked || undefined}
          >
            <div className="who">
              <Disc seat={sign.seat} emblem={sign.emblem} />
              <SeatName seat={sign.seat}>{sign.name}</SeatName>
              <span className="has">
                {!ears.hears(sign.seat) && (
                  <span role="img" aria-label="Not heard" title="Not heard">
                    <Icon name="x" />
                  </span>
                )}
                <SeatSigns state={state} seat={sign.seat} />
              </span>
            </div>
            <SeatLines state={state} seat={sign.seat} animate={animate} />
            <div className="agent">
              <span>{sign.agent}</span>
              <SeatCost usage={usage} seat={sign.seat} />
              <span>{thinking ? 'thinking' : isAsked ? 'to move' : ''}</span>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
