import { capital } from '@/lib/core/words'
import type { State } from '@/lib/games/crisis/state'
import { engineOf } from '@/lib/games/crisis/state'
import type { RailProps } from '../board'
import { conditionWords } from './conditions'
import { knownScenario } from './gauges'
import { JudgedList } from './judged-list'
import { lastJudgement } from './judgement'
import { kindWords } from './words'
import './rail.css'

/** The engine's last judgement, what is scheduled, and when it ends: as far as this audience is told. */
export function Rail({ state, entries, at, signs }: RailProps<State>) {
  const scenario = knownScenario(state)
  const last = lastJudgement(entries, at, engineOf(scenario))
  const { step, by } = state.table
  const coming = by === null ? scenario.schedule.filter((one) => one.step >= step) : []
  const names = signs.map(({ name }) => name)
  return (
    <>
      <section className="slip" data-seat={engineOf(scenario) % 12}>
        <h2>{last ? `The engine, step ${last.step}` : 'The engine'}</h2>
        {last ? (
          <>
            {last.reasoning && (
              <p dir="auto" className="crisis-reasoning written">
                {last.reasoning}
              </p>
            )}
            <JudgedList judged={last.judged} unjudged={last.unjudged} names={names} />
          </>
        ) : (
          <p>It has judged nothing yet.</p>
        )}
      </section>
      {coming.length > 0 && (
        <section className="slip">
          <h2>Scheduled</h2>
          <dl className="crisis-terms">
            {coming.map(({ step: when, type }) => (
              <div key={`${when} ${type}`}>
                <dt>End of step {when}</dt>
                <dd className="written">{kindWords(type)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section className="slip">
        <h2>It ends when</h2>
        <ul className="crisis-ends">
          {scenario.ends.map(({ id, title, when }) => (
            <li key={id} className="written">
              <b>{title}</b>: {capital(conditionWords(scenario, when))}
            </li>
          ))}
          <li>After step {scenario.steps}</li>
        </ul>
      </section>
    </>
  )
}
