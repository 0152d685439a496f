import type { Seat } from '@/lib/core/game'
import type { NumberVariable } from '@/lib/games/crisis/scenario'
import type { State } from '@/lib/games/crisis/state'
import { valueWords } from '@/lib/games/crisis/words'
import { knownScenario, seenBy } from './gauges'
import { sharedNumbers } from './plot'
import { bandWord, count, cut, shown } from './words'
import './seat-lines.css'

type Props = { readonly state: State; readonly seat: Seat }

const MOST_METERS = 3

type MeterProps = { readonly variable: NumberVariable; readonly value: number }
function Meter({ variable, value }: MeterProps) {
  const { title, min, max } = variable
  const word = bandWord(variable, value)
  const words = `${title}: ${shown(variable, value)}${word && `, ${word}`}`
  return (
    <div title={words}>
      <span className="written">{title}</span>
      <meter aria-label={title} aria-valuetext={words} min={min} max={max} value={value} />
      <b>{valueWords(value)}</b>
    </div>
  )
}

/** What the engine has done so far. */
function EngineLine({ state }: Pick<Props, 'state'>) {
  const { table, own } = seenBy(state)
  const all = [...table.changes, ...(own?.changes ?? [])]
  const moves = all.filter(({ cause }) => cause === 'engine').length
  const clamps = all.filter(({ cause }) => cause === 'clamp').length
  const judged = (table.by === null ? Math.max(0, table.step - 1) : table.step) - table.unjudged.length
  return (
    <p className="engine-line">
      {count(judged, 'step')} judged, {count(moves, 'change')}, {clamps} clamped
      {table.unjudged.length > 0 && `, ${count(table.unjudged.length, 'step')} without a judgement`}
    </p>
  )
}

/** An agent's three most telling meters: the first numbers that all have and everybody knows. */
export function SeatLines({ state, seat }: Props & { readonly animate: boolean }) {
  const values = state.table.agents[seat]
  if (!values) return <EngineLine state={state} />
  return (
    <div className="powers">
      {sharedNumbers(state.table.scenario)
        .slice(0, MOST_METERS)
        .map((variable) => (
          <Meter
            key={variable.id}
            variable={variable}
            value={Number(values[variable.id] ?? variable.start)}
          />
        ))}
    </div>
  )
}

/** The first open word that says how an agent stands. */
export function SeatSigns({ state, seat }: Props) {
  const values = state.table.agents[seat]
  const variable = knownScenario(state).each.find(
    ({ kind, secret, id, base }) =>
      kind === 'text' && !secret && base === '' && values && Object.hasOwn(values, id),
  )
  if (!values || !variable) return null
  const word = valueWords(values[variable.id]!)
  return (
    <span className="stance written" title={`${variable.title}: ${word}`}>
      <span className="sr-only">{variable.title}: </span>
      {cut(word, 16)}
    </span>
  )
}
