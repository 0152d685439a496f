'use client'

import Link from 'next/link'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { PartTitle } from '@/components/ui/page'
import { capital } from '@/lib/core/words'
import type { Parting } from './parting'
import type { CompareScene } from './scene'
import { momentOf, type Side } from './sides'
import type { TurnEnd, Twin } from './strands'
import { TwinFigure } from './twin-figure'

export type OverTimeProps = CompareScene & {
  readonly twins: readonly Twin[]
  readonly ends: Readonly<Record<Side, readonly TurnEnd[]>>
  readonly parting: Parting | null
}

/** Charts shown before more are asked for. */
const AT_FIRST = 12

/** Those that part first, first; those that never do, last. */
const byParting = (twins: readonly Twin[]): readonly Twin[] =>
  twins.toSorted((one, other) => Number(one.parts === null) - Number(other.parts === null))

/** Every number of both games over the same turns. */
export function OverTime({ twins, ends, parting, whose, table, turnNames, a, b }: OverTimeProps) {
  const turns = Math.max(0, ...twins.map((twin) => twin.a.length - 1))
  const begins = parting?.a?.turn ?? parting?.b?.turn ?? 0
  const [turn, setTurn] = useState(Math.min(begins, turns))
  const [asTable, setAsTable] = useState(false)
  const [all, setAll] = useState(false)
  const inOrder = byParting(twins)
  const shown = all ? inOrder : inOrder.slice(0, AT_FIRST)
  const unlike = twins.filter(({ parts }) => parts !== null).length
  if (twins.length === 0) return null
  return (
    <section aria-labelledby="over-time">
      <PartTitle id="over-time">Over time</PartTitle>
      <p className="mb-3 text-ink-2 text-sm">
        {unlike === 0
          ? 'No figure ever differs.'
          : `${unlike} of ${twins.length} figures differ at the end of some ${table.turns.one}.`}{' '}
        A is the whole line, B the broken one; the dotted line is where they part.
      </p>
      <div className="sticky top-(--bar) z-10 -mx-2 mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b bg-room px-2 py-2 text-sm">
        <label className="flex min-h-9 min-w-52 flex-1 items-center gap-3">
          <span className="w-28 flex-none">{turnNames(turn).title}</span>
          <input
            type="range"
            className="min-w-0 flex-1 accent-lamp"
            aria-label={capital(table.turns.one)}
            aria-valuetext={turnNames(turn).title}
            min={0}
            max={turns}
            value={turn}
            onChange={(event) => setTurn(Number(event.target.value))}
          />
        </label>
        <There match={a} side="a" ends={ends.a} {...{ turn, turnNames }} />
        <There match={b} side="b" ends={ends.b} {...{ turn, turnNames }} />
        <Button look="bare" size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          <Icon name={asTable ? 'chart' : 'note'} />
          {asTable ? 'As charts' : 'As tables'}
        </Button>
      </div>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((twin) => (
          <TwinFigure
            key={twin.strand.id}
            {...{ twin, turn, turnNames, asTable }}
            turnNoun={table.turns.one}
            whose={twin.strand.seat === null ? null : (whose[twin.strand.seat] ?? null)}
            onTurn={setTurn}
          />
        ))}
      </div>
      {twins.length > AT_FIRST && (
        <Button className="mt-3" onClick={() => setAll(!all)}>
          {all ? 'Fewer figures' : `All ${twins.length} figures`}
        </Button>
      )}
    </section>
  )
}

type ThereProps = Pick<CompareScene, 'turnNames'> & {
  readonly match: CompareScene['a']
  readonly side: Side
  readonly ends: readonly TurnEnd[]
  readonly turn: number
}

/** The way to that moment of one game. */
function There({ match, side, ends, turn }: ThereProps) {
  const end = ends.findLast((one) => one.turn <= turn)
  if (!end) return null
  return (
    <Link href={momentOf(match, end.n)} prefetch={false} className="link">
      {end.turn < turn ? `The end of ${side.toUpperCase()}` : `There in ${side.toUpperCase()}`}
    </Link>
  )
}
