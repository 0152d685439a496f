import { livingCount } from '@/lib/games/mafia/rules/living'
import type { State } from '@/lib/games/mafia/state'
import type { RailProps } from '../board'
import { ballotsOf, ballotWords } from './ballots'
import { observes, roleOf } from './known'

/** How many of the mafia live, how many others, and what the mafia lack to win. Observers alone are told. */
function leftOf(state: State): readonly (readonly [string, string])[] {
  const { table } = state
  const living = livingCount(table)
  if (!observes(state) && !table.over)
    return [
      ['At the table', `${living} of ${table.seats}`],
      ['Mafia at the start', String(table.options.mafia)],
    ]
  const isMafia = table.alive.map((_, seat) => roleOf(state, seat) === 'mafia')
  const all = isMafia.filter(Boolean).length
  const mafia = isMafia.filter((of, seat) => of && table.alive[seat]).length
  const town = living - mafia
  const lacking = Math.max(0, town - mafia)
  return [
    ['Mafia', `${mafia} of ${all}`],
    ['Town', `${town} of ${table.seats - all}`],
    ...(table.over
      ? []
      : ([['To win, mafia need', lacking === 1 ? '1 more death' : `${lacking} more deaths`]] as const)),
  ]
}

/** The votes by day, and who is left. */
export function Rail({ state, entries, at, signs }: RailProps<State>) {
  const ballots = ballotsOf(entries, at)
  const shorts = signs.map(({ short }) => short)
  const dayOf = (turn: number) => state.table.counts.find((count) => count.turn === turn)?.day
  return (
    <>
      <section className="slip">
        <h2>Votes by day</h2>
        {ballots.length === 0 ? (
          <p>None yet.</p>
        ) : (
          <dl>
            {ballots.map((held) => (
              <div key={held.n}>
                <dt>Day {dayOf(held.turn)}</dt>
                <dd className="written">{ballotWords(held, shorts)}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <section className="slip">
        <h2>Left at the table</h2>
        <dl>
          {leftOf(state).map(([word, value]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
