'use client'

import { useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { PartTitle } from '@/components/ui/page'
import type { ComparedDecisions } from '@/lib/live/compared'
import { DeedPair } from './deed-pair'
import { consequences } from './parting'
import type { CompareScene, Entries } from './scene'

export type DifferencesProps = CompareScene & {
  readonly decisions: ComparedDecisions
  readonly logs: Entries
}

const TURNS_AT_FIRST = 10

/** Turn by turn which decisions differ; a turn opens on what each seat did in either game. */
export function Differences({ decisions, logs, ...scene }: DifferencesProps) {
  const [all, setAll] = useState(false)
  const after = useMemo(() => ({ a: consequences(logs.a), b: consequences(logs.b) }), [logs])
  const { asked, differ, pairs } = decisions
  const turns = decisions.turns.filter((turn) => turn.differ > 0)
  if (turns.length === 0) return null
  const shown = all ? turns : turns.slice(0, TURNS_AT_FIRST)
  return (
    <section aria-labelledby="differences">
      <PartTitle id="differences">Decision by decision</PartTitle>
      <p className="mb-3 max-w-[70ch] text-pretty text-ink-2 text-sm">
        {differ.toLocaleString('en')} of {asked.toLocaleString('en')} questions were answered otherwise, or
        asked in one game alone. A question is the same where one seat was asked the same for the same time in
        the same {scene.table.turns.one}.
      </p>
      <div className="border-line border-b">
        {shown.map(({ turn, asked, differ }) => {
          const here = pairs.filter((pair) => pair.turn === turn)
          return (
            <details key={turn} className="group border-line border-t">
              <summary className="flex min-h-11 cursor-pointer items-center gap-3 px-1 text-sm hover:bg-panel md:min-h-9">
                <span className="font-medium">{scene.turnNames(turn).title}</span>
                <span className="text-ink-2">
                  {differ} of {asked} differ
                </span>
              </summary>
              <div className="grid gap-2 pb-3 min-[900px]:grid-cols-2">
                {here.map((pair) => (
                  <DeedPair
                    key={`${pair.seat} ${pair.type} ${pair.a} ${pair.b}`}
                    {...scene}
                    {...{ pair, after }}
                  />
                ))}
                {here.length < differ && (
                  <p className="text-ink-3 text-sm">
                    Of {differ.toLocaleString('en')} the first {here.length} are listed; the desk has them
                    all.
                  </p>
                )}
              </div>
            </details>
          )
        })}
      </div>
      {turns.length > TURNS_AT_FIRST && (
        <Button className="mt-3" onClick={() => setAll(!all)}>
          {all ? 'Fewer' : `All ${turns.length} with a difference`}
        </Button>
      )}
    </section>
  )
}
