'use client'

import { useMemo } from 'react'
import { Blank, Ghost } from '@/components/ui/blank'
import { Button } from '@/components/ui/button'
import { seatEmblems } from '@/components/ui/emblem'
import type { ComparedDecisions } from '@/lib/live/compared'
import type { MatchHead } from '@/lib/live/shapes'
import { type AnyBoard, boards } from '../boards/boards'
import { Differences } from './differences'
import { OverTime } from './over-time'
import { openEntries, parting } from './parting'
import { sharedNames } from './scene'
import { strandsOf, turnEnds, twins } from './strands'
import type { Whose } from './twin-figure'
import { type Log, useLogs } from './use-logs'
import { WhereTheyPart } from './where-they-part'

export type SideBySideProps = {
  readonly a: MatchHead
  readonly b: MatchHead
  /** null: this reader may not read the decisions of both. */
  readonly decisions: ComparedDecisions | null
}

/** Two games of one kind: where they part, their numbers over turns, and decision by decision. */
export function SideBySide({ a, b, decisions }: SideBySideProps) {
  const logs = useLogs(a.id, b.id)
  const WithBoard = boards[a.game]
  if (!WithBoard) throw new Error(`there is no board for ${a.game}`)
  switch (logs.state) {
    case 'reading':
      return <Ghost lines={6} label="Reading both games" />
    case 'lost':
      return (
        <Blank
          title="One of the games could not be read."
          act={<Button onClick={logs.again}>Try again</Button>}
        >
          The line may be down, or it may be us. Nothing is lost.
        </Blank>
      )
    case 'read':
      return <WithBoard>{(board) => <Compared {...{ a, b, decisions, board }} logs={logs} />}</WithBoard>
  }
}

/** Who sits at each seat, by the names of the first game, both where they differ. */
const seatsOf = (a: MatchHead, b: MatchHead): readonly Whose[] => {
  const emblems = seatEmblems(a.seats.map(({ persona }) => persona))
  return a.seats.map(({ index, name }, i) => {
    const other = b.seats[i]?.name ?? name
    return { seat: index, name: other === name ? name : `${name} / ${other}`, emblem: emblems[i] ?? 'cup' }
  })
}

/** What both are told of: where one is told as the public, both are read so. */
function sharedLogs(a: Log, b: Log) {
  if (a.audience === b.audience) return { audience: a.audience, one: a.entries, other: b.entries }
  return { audience: 'public', one: openEntries(a.entries), other: openEntries(b.entries) } as const
}

type ComparedProps = SideBySideProps & {
  readonly board: AnyBoard
  readonly logs: { readonly a: Log; readonly b: Log }
}

function Compared({ a, b, decisions, board, logs }: ComparedProps) {
  const { table } = board
  const { audience, one, other } = useMemo(() => sharedLogs(logs.a, logs.b), [logs])
  const whose = useMemo(() => seatsOf(a, b), [a, b])
  const read = useMemo(() => {
    const inA = strandsOf(board, a.setup, audience)
    const ids = new Set(strandsOf(board, b.setup, audience).map(({ id }) => id))
    const shared = inA.filter(({ id }) => ids.has(id))
    const inB = strandsOf(board, b.setup, audience).filter(({ id }) => inA.some((strand) => strand.id === id))
    // each game is read by its own strands, in one order
    const mine = shared.flatMap(({ id }) => inB.filter((strand) => strand.id === id))
    const ends = {
      a: turnEnds({ table, setup: a.setup }, shared, one),
      b: turnEnds({ table, setup: b.setup }, mine, other),
    }
    return { ends, twins: twins(shared, ends.a, ends.b), parting: parting(one, other) }
  }, [board, table, a, b, audience, one, other])
  const turnNames = useMemo(() => {
    const { names } = table.turns
    return sharedNames(names(a.setup.options), names(b.setup.options))
  }, [table, a, b])
  const scene = { a, b, whose, table, board, turnNames }
  const guarded = logs.a.audience !== logs.b.audience
  return (
    <div className="grid gap-10">
      {guarded && (
        <p role="note" className="text-ink-2 text-sm">
          One of the games is still told to you as to everyone, so both are compared by what everyone hears.
        </p>
      )}
      <WhereTheyPart {...scene} {...{ decisions }} parting={read.parting} logs={{ a: one, b: other }} />
      <OverTime {...scene} twins={read.twins} ends={read.ends} parting={read.parting} />
      {decisions && <Differences {...scene} {...{ decisions }} logs={{ a: one, b: other }} />}
    </div>
  )
}
