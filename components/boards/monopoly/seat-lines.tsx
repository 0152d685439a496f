import type { CSSProperties } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Seat } from '@/lib/core/game'
import { BOARD, GROUPS } from '@/lib/games/monopoly/board'
import { jailCards, netWorth, ownsGroup } from '@/lib/games/monopoly/rules/estate'
import type { State, View } from '@/lib/games/monopoly/state'
import { count, list } from '@/lib/games/monopoly/words'
import { groupColour } from './groups'
import { Sum } from './sum'
import './seat-lines.css'

type Props = { readonly state: State; readonly seat: Seat }
type LinesProps = Props & { readonly animate: boolean }

const heldWords = (view: View, seat: Seat): string => {
  const lots = BOARD.flatMap(({ name }, lot) =>
    view.owner[lot] === seat ? [view.mortgaged[lot] ? `${name}, mortgaged` : name] : [],
  )
  return `Lots held: ${list(lots, 'none')}`
}

/** All 28 lots in board order by group: what a seat holds, told apart at a glance. */
function Deeds({ view, seat }: { view: View; seat: Seat }) {
  return (
    <div className="deeds" role="img" aria-label={heldWords(view, seat)}>
      {GROUPS.map((lots, group) => (
        <span
          key={groupColour(group)}
          data-whole={ownsGroup(view, seat, group) || undefined}
          style={{ '--n': lots.length, '--g': groupColour(group) } as CSSProperties}
        >
          {lots.map((lot) => (
            <i
              key={lot}
              data-held={view.owner[lot] === seat || undefined}
              data-mortgaged={view.mortgaged[lot] || undefined}
            />
          ))}
        </span>
      ))}
    </div>
  )
}

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
      <Deeds view={table} seat={seat} />
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
