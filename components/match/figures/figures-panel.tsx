'use client'

import { useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { AnyFigure } from '../../boards/board'
import type { RoomMatch } from '../use-match'
import { BarChart } from './bar-chart'
import { FigureTable } from './figure-table'
import { LineChart } from './line-chart'
import { pointAt, samplesOf } from './samples'
import './figures.css'

function Charted({ match, figure, asTable }: { match: RoomMatch; figure: AnyFigure; asTable: boolean }) {
  const { table, setup, moment, signs, turnNames, board, line, chronicle } = match
  const { at, audience } = moment
  const spoils = board.thoughtsSpoil && audience === 'public'
  const { entries: all } = moment
  // whoever guesses along sees no figure of what lies ahead
  const entries = useMemo(() => (spoils ? all.slice(0, at) : all), [all, at, spoils])
  const samples = useMemo(() => samplesOf({ table, setup }, figure, entries), [table, setup, figure, entries])
  const because = (turn: number) => {
    const told = chronicle.marks.filter((mark) => mark.turn === turn).map(({ words }) => words)
    return told.length === 0 ? '' : `${told.slice(0, 3).join('; ')}.`
  }
  if (samples.length === 0) return null
  const counted = signs.slice(0, samples[0]!.values.length)
  const here = pointAt(samples, at)
  const chart = { figure, samples, signs: counted, turnNames, because, here, onSeek: line.seek }
  if (asTable) return <FigureTable {...chart} />
  return figure.kind === 'change' ? <BarChart {...chart} /> : <LineChart {...chart} />
}

/** The game's figures over turns; every point leads the board there. */
export function FiguresPanel({ match }: { match: RoomMatch }) {
  const [asTable, setAsTable] = useState(false)
  const { board, moment, setup } = match
  const figures = useMemo(
    () =>
      [...board.figures, ...(board.figuresOf?.(setup) ?? [])].filter(
        ({ observers }) => !observers || moment.audience === 'observer',
      ),
    [board, setup, moment.audience],
  )
  return (
    <div className="figures">
      <div className="tools">
        <Button look="bare" size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          <Icon name={asTable ? 'chart' : 'note'} />
          {asTable ? 'As charts' : 'As a table'}
        </Button>
      </div>
      {figures.map((figure) => (
        <Charted key={figure.title} {...{ match, figure, asTable }} />
      ))}
    </div>
  )
}
