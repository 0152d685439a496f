'use client'

import dynamic from 'next/dynamic'
import { type MouseEvent, memo, type ReactNode, useEffect, useState } from 'react'
import { Ghost } from '@/components/ui/blank'
import { Button } from '@/components/ui/button'
import type { Timeline } from '@/lib/live/timeline'
import { leadsAway, leaveOff, scrollBack, useLeftOff } from './left-off'
import type { Row } from './rows'
import { LedgerRow, type RowScene } from './talk-row'
import { useWindow, WIDE } from './use-window'

export type TalkListProps = {
  readonly id: string
  readonly line: Timeline
  readonly rows: readonly Row[]
  readonly scene: RowScene
  /** What follows the last row; null: nothing. */
  readonly last: ReactNode
}

/** Turns that a phone shows before it is asked for more. */
const FIRST_TURNS = 4
const MORE_TURNS = 10

const ScrollingTalk = dynamic(() => import('./scrolling-talk').then((of) => of.ScrollingTalk), {
  ssr: false,
  loading: () => (
    <div className="talk waiting">
      <Ghost lines={6} label="The table talk is being read" />
    </div>
  ),
})

/** On wide windows one virtual list that stays at its end while the reader does; else the newest turn first. */
export const TalkList = memo(function TalkList(props: TalkListProps) {
  return useWindow(WIDE) ? <ScrollingTalk {...props} /> : <StackedTalk {...props} />
})

function turnsOf(rows: readonly Row[]): readonly (readonly Row[])[] {
  const turns: Row[][] = []
  for (const row of rows) {
    if (row.kind === 'turn' || turns.length === 0) turns.push([])
    turns.at(-1)!.push(row)
  }
  return turns.reverse()
}

function StackedTalk({ id, line, rows, scene, last }: TalkListProps) {
  const back = useLeftOff(id)?.page ?? null
  const [shown, setShown] = useState(back?.turns ?? FIRST_TURNS)
  useEffect(() => {
    if (back) return scrollBack(back.top)
  }, [back])
  const onLeave = (event: MouseEvent) => {
    if (leadsAway(event)) leaveOff(id, line.moment(), { talk: null, page: { top: scrollY, turns: shown } })
  }
  const turns = turnsOf(rows)
  return (
    <div className="talk">
      {last}
      <ol onClickCapture={onLeave}>
        {turns.slice(0, shown).map((turn) => (
          <li key={turn[0]!.n}>
            {turn.map((row) => (
              <LedgerRow key={`${row.kind} ${row.n}`} row={row} scene={scene} />
            ))}
          </li>
        ))}
      </ol>
      {turns.length > shown && (
        <Button className="earlier" onClick={() => setShown(shown + MORE_TURNS)}>
          Earlier turns
        </Button>
      )}
    </div>
  )
}
