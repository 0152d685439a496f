import Link from 'next/link'
import { useMemo } from 'react'
import { PartTitle } from '@/components/ui/page'
import type { WireEntry } from '@/lib/live/channel'
import type { ComparedDecisions, Pair } from '@/lib/live/compared'
import { DeedPair } from './deed-pair'
import { consequences, type Parting } from './parting'
import { type CompareScene, type Entries, namesOf } from './scene'
import { Letter, momentOf, type Side } from './sides'

export type WhereTheyPartProps = CompareScene & {
  readonly parting: Parting | null
  readonly decisions: ComparedDecisions | null
  readonly logs: Entries
}

/** What led there, in a sentence. */
function lead({ a, b, parting, turnNames }: WhereTheyPartProps): string {
  if (parting === null) return 'Every fact of the two games is the same.'
  const turn = parting.a?.turn ?? parting.b?.turn ?? 0
  const seeds =
    a.seed === null || b.seed === null
      ? ''
      : a.seed === b.seed
        ? ' Both had the same seed, so what differs comes from what was decided.'
        : ' They had different seeds, so luck differs as well as what was decided.'
  if (parting.shared === 0) return `They differ from the first fact on.${seeds}`
  const shared =
    parting.shared === 1 ? 'The first fact is' : `The first ${parting.shared.toLocaleString('en')} facts are`
  return `${shared} the same; they are apart from ${turnNames(turn).inLine} on.${seeds}`
}

/** The first fact and the first decision that are not the same in both games. */
export function WhereTheyPart(props: WhereTheyPartProps) {
  const { parting, decisions, logs } = props
  const first: Pair | undefined = decisions?.pairs[0]
  const after = useMemo(() => ({ a: consequences(logs.a), b: consequences(logs.b) }), [logs])
  return (
    <section aria-labelledby="part">
      <PartTitle id="part">Where they part</PartTitle>
      <p className="mb-4 max-w-[70ch] text-pretty text-ink-2">{lead(props)}</p>
      <div className="grid items-start gap-4 min-[900px]:grid-cols-2">
        {parting && (
          <div className="grid min-w-0 gap-2">
            <h3 className="text-ink-3 text-sm">The first fact that differs</h3>
            <Fact {...props} side="a" entry={parting.a} />
            <Fact {...props} side="b" entry={parting.b} />
          </div>
        )}
        {first && (
          <div className="grid min-w-0 gap-2">
            <h3 className="text-ink-3 text-sm">The first decision that differs</h3>
            <DeedPair {...props} pair={first} after={after} />
          </div>
        )}
      </div>
      {decisions && !first && (
        <p className="mt-3 text-ink-2 text-sm">
          {decisions.asked === 0 ? 'Nothing has been decided in either.' : 'Every decision was the same.'}
        </p>
      )}
      {!decisions && (
        <p className="mt-3 text-ink-2 text-sm">
          Decisions are compared once both games are over, or where you may read those of both.
        </p>
      )}
    </section>
  )
}

type FactProps = WhereTheyPartProps & { readonly side: Side; readonly entry: WireEntry | null }

function Fact({ side, entry, table, turnNames, ...games }: FactProps) {
  const match = games[side]
  return (
    <div className="flex min-w-0 gap-2.5 rounded-panel border border-line bg-panel px-3.5 py-3 text-sm">
      <Letter side={side} />
      {entry === null ? (
        <p className="text-ink-2">Nothing more has happened there.</p>
      ) : (
        <p className="min-w-0">
          <span dir="auto" className="written">
            {table.narrate(entry.event, namesOf(match))}
          </span>{' '}
          <Link href={momentOf(match, entry.n)} prefetch={false} className="link text-ink-2 text-xs">
            {turnNames(entry.turn).title} in {side.toUpperCase()}
          </Link>
        </p>
      )}
    </div>
  )
}
