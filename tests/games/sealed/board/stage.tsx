import type { RailProps, Scene } from '@/components/boards/board'
import type { Seat } from '@/lib/core/game'
import { CATALOGUE } from '@/tests/games/sealed/facts'
import { capital, coins, lotName } from '@/tests/games/sealed/narrate'
import { lotsOf } from '@/tests/games/sealed/rules'
import { NONE, type Sale, type State } from '@/tests/games/sealed/state'

type BidsProps = { readonly sale: Sale; readonly names: Scene<State>['names'] }
/** The bids of the last lot, opened. */
function Opened({ sale: { lot, seat: winner, bids }, names }: BidsProps) {
  return (
    <section aria-label="The last bids, opened">
      <h3 className="mb-2 font-medium">{capital(lotName(lot))} went</h3>
      <ul className="grid gap-1">
        {bids.map((bid, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat} className={seat === winner ? 'font-semibold' : 'opacity-80'}>
            {names[seat]}: {bid === NONE ? 'not asked' : bid === 0 ? 'passed' : coins(bid)}
            {seat === winner && ', and took it'}
          </li>
        ))}
        {winner === NONE && <li>Nobody wanted it.</li>}
      </ul>
    </section>
  )
}

/** The sale room: what is on show, and how the last lot went. */
export function Stage({ state: { table, own }, names, outcome }: Scene<State>) {
  const { lot, round, lots, sales } = table
  const last = sales.at(-1)
  return (
    <div
      className="grid gap-6 rounded-panel p-6"
      style={{ background: 'var(--baize)', color: 'var(--on-baize)' }}
    >
      <section aria-label="On show" className="rounded-panel p-6 text-center" style={PAPER}>
        <p className="text-sm">
          {outcome ? 'The sale is over' : round === 0 ? 'The sale begins' : `Lot ${round} of ${lots}`}
        </p>
        <p className="my-2 font-voice text-3xl">
          {lot === NONE ? 'The table is bare' : capital(lotName(lot))}
        </p>
        {lot !== NONE && (
          <p className="text-sm">
            {CATALOGUE[lot].kind}, worth {CATALOGUE[lot].worth}
          </p>
        )}
        <ul className="mt-4 flex flex-wrap justify-center gap-2" aria-label="Sealed bids">
          {own.map(({ bid }, seat) =>
            bid === NONE ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <li key={seat} className="rounded-control border px-3 py-1 text-sm">
                {names[seat]}: {coins(bid)}, sealed
              </li>
            ),
          )}
        </ul>
      </section>
      {last && <Opened sale={last} names={names} />}
    </div>
  )
}
const PAPER = { background: 'var(--paper)', color: 'var(--paper-ink)' }

type SeatProps = { readonly state: State; readonly seat: Seat }
/** On a seat's card under its name. */
export function SeatLines({ state: { table, own }, seat }: SeatProps) {
  const taste = table.tastes[seat] ?? own[seat]?.taste ?? null
  const lots = lotsOf(table, seat)
  return (
    <p className="text-sm">
      {coins(table.coins[seat])}
      {lots.length > 0 && `, ${lots.length === 1 ? '1 lot' : `${lots.length} lots`}`}
      {taste && `, collects ${taste}`}
    </p>
  )
}

/** Beside the talk: everything sold so far. */
export function Rail({ state: { table }, signs }: RailProps<State>) {
  if (table.sales.length === 0) return null
  return (
    <section className="slip">
      <h2>Sold so far</h2>
      <ul>
        {table.sales.map(({ lot, seat, price }) => (
          <li key={lot}>
            {capital(lotName(lot))}: {seat === NONE ? 'withdrawn' : `${signs[seat]?.short} for ${price}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
