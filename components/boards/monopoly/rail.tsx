import { SeatName } from '@/components/ui/emblem'
import { GROUP_NAMES } from '@/lib/games/monopoly/board'
import type { State } from '@/lib/games/monopoly/state'
import type { RailProps } from '../board'
import { closenessOf, dealingsOf, lotShort } from './closeness'

const MOST_PAIRS = 6
const takenWords = (taken: number): string => (taken === 0 ? 'none taken' : `${taken} taken`)

/** Who is close to what, and who offered whom how often. */
export function Rail({ state, entries, at, signs }: RailProps<State>) {
  const close = closenessOf(state.table)
  const dealings = dealingsOf(entries, at).slice(0, MOST_PAIRS)
  return (
    <>
      <section className="slip">
        <h2>Who is close to what</h2>
        {close.length === 0 ? (
          <p>Nobody is one lot short of a colour.</p>
        ) : (
          <dl>
            {close.map(({ group, seat, lacks }) => (
              <div key={`${group} ${seat}`}>
                <dt>{GROUP_NAMES[group]}</dt>
                <dd>
                  <SeatName seat={seat}>{signs[seat]!.short}</SeatName>{' '}
                  {lacks === null ? 'whole' : `needs ${lotShort(lacks)}`}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <section className="slip">
        <h2>Offers this game</h2>
        {dealings.length === 0 ? (
          <p>None yet.</p>
        ) : (
          <dl>
            {dealings.map(({ from, to, offers, taken }) => (
              <div key={`${from} ${to}`}>
                <dt>
                  {signs[from]!.short} to {signs[to]!.short}
                </dt>
                <dd>
                  {offers}, {takenWords(taken)}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </section>
    </>
  )
}
