'use client'

import { Disc, type EmblemName, SeatName } from '@/components/ui/emblem'
import type { TurnNames } from '@/lib/core/turns'
import { capital } from '@/lib/core/words'
import { PairChart } from './pair-chart'
import { ending, type Twin } from './strands'

export type Whose = { readonly seat: number; readonly name: string; readonly emblem: EmblemName }
export type TwinProps = {
  readonly twin: Twin
  /** null: of the table as a whole. */
  readonly whose: Whose | null
  readonly turn: number
  readonly turnNames: TurnNames
  /** "turn", "step". */
  readonly turnNoun: string
  readonly asTable: boolean
  readonly onTurn: (turn: number) => void
}

/** A value in words; a game that has no later one is over by then. */
function said({ strand }: Twin, values: Twin['a'], turn: number): string {
  const value = values[turn] ?? null
  if (value !== null) return strand.say(value)
  return values.slice(turn).every((later) => later === null) && values[turn - 1] !== undefined
    ? 'is over'
    : 'not known'
}

const atEnd = ({ strand }: Twin, values: Twin['a']): string => {
  const value = ending(values)
  return value === null ? 'not known' : strand.say(value)
}

/** One number in both games: a chart with its words, or all of it in figures. */
export function TwinFigure({ twin, whose, turn, turnNames, turnNoun, asTable, onTurn }: TwinProps) {
  const { strand, a, b, parts } = twin
  return (
    <figure className="grid min-w-0 content-start gap-1.5 rounded-panel border border-line bg-panel px-3.5 pt-3 pb-2.5">
      <figcaption className="flex min-w-0 items-center gap-2 font-medium font-voice leading-tight">
        {whose && <Disc seat={whose.seat} emblem={whose.emblem} size="small" />}
        <span dir="auto" className="written min-w-0">
          {whose && (
            <>
              <SeatName seat={whose.seat}>{whose.name}</SeatName>{' '}
            </>
          )}
          {strand.title}
        </span>
      </figcaption>
      {asTable ? (
        <TwinTable
          {...{ twin, turnNames, turnNoun }}
          name={[whose?.name, strand.title].filter(Boolean).join(', ')}
        />
      ) : (
        <>
          <PairChart {...{ twin, turn, onTurn }} />
          <p className="text-ink-2 text-xs">
            {turnNames(turn).title}: A {said(twin, a, turn)}, B {said(twin, b, turn)}
          </p>
        </>
      )}
      <p className="text-ink-3 text-xs">
        {parts === null
          ? 'Never apart.'
          : `Apart from ${turnNames(parts).inLine} on. At the end A ${atEnd(twin, a)}, B ${atEnd(twin, b)}.`}
      </p>
    </figure>
  )
}

type TableProps = Pick<TwinProps, 'twin' | 'turnNames' | 'turnNoun'> & { readonly name: string }

function TwinTable({ twin, turnNames, turnNoun, name }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label={`${name} as a table`} className="max-h-56 overflow-auto text-xs">
      <table className="w-full border-collapse">
        <thead className="text-ink-3">
          <tr>
            <th scope="col" className="py-1 text-left font-medium">
              {capital(turnNoun)}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              A
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              B
            </th>
          </tr>
        </thead>
        <tbody>
          {twin.a.map((one, turn) => {
            const other = twin.b[turn] ?? null
            const apart = one !== null && other !== null && one !== other
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its turn
              <tr key={turn} className={`border-line border-t ${apart ? 'font-semibold' : 'text-ink-2'}`}>
                <th scope="row" className="py-0.5 text-left font-normal">
                  {turnNames(turn).tick}
                </th>
                <td className="py-0.5 text-right">{one === null ? '–' : twin.strand.say(one)}</td>
                <td className="py-0.5 text-right">{other === null ? '–' : twin.strand.say(other)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
