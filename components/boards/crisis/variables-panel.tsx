'use client'

import { useMemo, useState } from 'react'
import { CopyText } from '@/components/research/copy-text'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { State } from '@/lib/games/crisis/state'
import { valueWords } from '@/lib/games/crisis/words'
import type { PanelProps } from '../board'
import { CauseSign } from './cause-sign'
import { CAUSES } from './course'
import { csvOf } from './csv'
import { gaugesOf } from './gauges'
import { causeWords, type MoveRow, movesOf, movesTable, ownerWords } from './moves'
import { bandWord, CAUSE_WORDS, changeWords } from './words'
import './panels.css'

const EVERYBODY = ''

type PickProps = {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, words: string])[]
  readonly onPick: (value: string) => void
}
const Pick = ({ label, value, options, onPick }: PickProps) => (
  <label>
    <span>{label}</span>
    <select value={value} onChange={({ target }) => onPick(target.value)}>
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  </label>
)

type RowProps = { readonly row: MoveRow; readonly names: readonly string[]; readonly onSeek: () => void }
function Row({ row: { gauge, course }, names, onSeek }: RowProps) {
  const { variable, secret } = gauge
  const word = bandWord(variable, course.now)
  return (
    <tr>
      <td>
        <button type="button" title={`Go to the end of step ${course.step}`} onClick={onSeek}>
          {course.step}
        </button>
      </td>
      <th scope="row" className="written">
        {ownerWords(gauge, names)}: {variable.title}
        {secret && <Icon name="lock" className="size-3" />}
      </th>
      <td className="written">{valueWords(course.was)}</td>
      {CAUSES.map((cause) => (
        <td key={cause} className="written">
          {causeWords(course, cause)}
        </td>
      ))}
      <td className="written">
        <b>{changeWords(course)}</b>
      </td>
      <td className="written">
        {valueWords(course.now)} {word && <i>{word}</i>}
      </td>
    </tr>
  )
}

/** Columns: what each cause moved in a step, and what it came to. */
const Head = () => (
  <thead>
    <tr>
      <th scope="col">Step</th>
      <th scope="col">Variable</th>
      <th scope="col">From</th>
      {CAUSES.map((cause) => (
        <th key={cause} scope="col">
          <CauseSign cause={cause} /> {CAUSE_WORDS[cause]}
        </th>
      ))}
      <th scope="col">Change</th>
      <th scope="col">To</th>
    </tr>
  </thead>
)

type MovesProps = {
  readonly rows: readonly MoveRow[]
  readonly names: readonly string[]
  readonly onSeek: (step: number) => void
}
const Moves = ({ rows, names, onSeek }: MovesProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  <section className="scrolls" tabIndex={0} aria-label="Changes of all variables">
    <table>
      <caption className="sr-only">
        Changes of all variables by step and cause; causes sum to the change
      </caption>
      <Head />
      <tbody>
        {rows.map((row) => (
          <Row
            key={`${row.course.step} ${row.gauge.key}`}
            {...{ row, names }}
            onSeek={() => onSeek(row.course.step)}
          />
        ))}
      </tbody>
    </table>
  </section>
)

/** The table as a file, or in the clipboard. */
const TakeAway = ({ csv }: { readonly csv: string }) => (
  <>
    <CopyText text={csv} label="Copy as CSV" shown="Copy as CSV" />
    <a
      className={buttonClass({ look: 'plain', size: 'small' })}
      download="variables.csv"
      href={`data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`}
    >
      <Icon name="save" />
      Save as CSV
    </a>
  </>
)

/** Where all variables stand and what moved them, step by step and cause by cause, up to the moment that is shown. */
export function VariablesPanel({ state: given, entries, at, signs, turnNames, onSeek }: PanelProps) {
  const state = given as State
  const [whose, pickWhose] = useState(EVERYBODY)
  const [step, pickStep] = useState(EVERYBODY)
  const names = useMemo(() => signs.map(({ name }) => name), [signs])
  const rows = useMemo(() => movesOf(state), [state])
  const owners = useMemo(() => [...new Set(gaugesOf(state).map(({ seat }) => seat))], [state])
  const kept = rows.filter(
    ({ gauge, course }) =>
      (whose === EVERYBODY || String(gauge.seat) === whose) &&
      (step === EVERYBODY || String(course.step) === step),
  )
  const endOf = (turn: number) => entries.slice(0, at).findLast((entry) => entry.turn === turn)?.n ?? at
  const steps = [...new Set(rows.map(({ course }) => String(course.step)))]
  return (
    <div className="crisis-panel">
      <div className="tools">
        <Pick
          label="Of"
          value={whose}
          options={[
            [EVERYBODY, 'everybody'],
            ...owners.map((seat) => [String(seat), seat === null ? 'the world' : names[seat]!] as const),
          ]}
          onPick={pickWhose}
        />
        <Pick
          label="In"
          value={step}
          options={[
            [EVERYBODY, 'all steps'],
            ...steps.map((one) => [one, turnNames(Number(one)).inLine] as const),
          ]}
          onPick={pickStep}
        />
        <TakeAway csv={csvOf(movesTable(kept, names))} />
      </div>
      {kept.length === 0 ? (
        <p>Nothing of it has moved yet.</p>
      ) : (
        <Moves {...{ names }} rows={kept} onSeek={(turn) => onSeek(endOf(turn))} />
      )}
    </div>
  )
}
