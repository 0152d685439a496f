import { type CSSProperties, memo } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Seat } from '@/lib/core/game'
import { list } from '@/lib/core/words'
import { BOARD, GROUPS } from '@/lib/games/monopoly/board'
import { jailCards, netWorth } from '@/lib/games/monopoly/rules/estate'
import type { State, View } from '@/lib/games/monopoly/state'
import { count } from '@/lib/games/monopoly/words'
import { groupColour } from './groups'
import { Sum } from './sum'
import './seat-lines.css'

type Props = { readonly state: State; readonly seat: Seat }
type LinesProps = Props & { readonly animate: boolean }

/** What a seat holds, in board order: nothing, a lot, a mortgaged lot. As text, so that equal holdings are one value. */
const holdings = ({ owner, mortgaged }: View, seat: Seat): string =>
  BOARD.map((_, lot) => (owner[lot] !== seat ? '-' : mortgaged[lot] ? 'm' : 'h')).join('')

const heldWords = (held: string): string => {
  const lots = BOARD.flatMap(({ name }, lot) =>
    held[lot] === '-' ? [] : [held[lot] === 'm' ? `${name}, mortgaged` : name],
  )
  return `Lots held: ${list(lots, 'none')}`
}

/** All 28 lots in board order by group: what a seat holds, told apart at a glance. */
const Deeds = memo(function Deeds({ held }: { held: string }) {
  return (
    <div className="deeds" role="img" aria-label={heldWords(held)}>
      {GROUPS.map((lots, group) => (
        <span
          key={groupColour(group)}
          data-whole={lots.every((lot) => held[lot] !== '-') || undefined}
          style={{ '--n': lots.length, '--g': groupColour(group) } as CSSProperties}
        >
          {lots.map((lot) => (
            <i
              key={lot}
              data-held={held[lot] !== '-' || undefined}
              data-mortgaged={held[lot] === 'm' || undefined}
            />
          ))}
        </span>
      ))}
    </div>
  )
})

/** Cash, worth and deeds of a seat. */
export function SeatLines({ state: { table }, seat, animate }: LinesProps) {
  return (
    <>
      <div className="sums">
        <span className="cash">
          <span className="sr-only">Cash </span>
          <Sum dollars={table.cash[seat]!} animate={animate} />
        </span>
        <span className="worth">
          {table.bankrupt[seat] ? (
            'bankrupt'
          ) : (
            <>
              worth <Sum dollars={netWorth(table, seat)} animate={animate} />
            </>
          )}
        </span>
      </div>
      <Deeds held={holdings(table, seat)} />
    </>
  )
}

/** In jail, or a way out of it in hand. */
export function SeatSigns({ state: { table }, seat }: Props) {
  const cards = jailCards(table, seat)
  const jailed = table.tries[seat]! > 0
  return (
    <>
      {jailed && (
        <span role="img" aria-label="In jail" title="In jail">
          <Icon name="bars" />
        </span>
      )}
      {cards > 0 && (
        <span
          role="img"
          aria-label={`Holds ${count(cards, 'jail card')}`}
          title={`Holds ${count(cards, 'jail card')}`}
        >
          <Icon name="key" />
        </span>
      )}
    </>
  )
}
