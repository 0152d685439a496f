import Link from 'next/link'
import { Disc, SeatName } from '@/components/ui/emblem'
import type { WireEntry } from '@/lib/live/channel'
import type { Pair } from '@/lib/live/compared'
import { type CompareScene, deedWords, spokenIn } from './scene'
import { Letter, type Side } from './sides'

export type DeedPairProps = CompareScene & {
  readonly pair: Pair
  readonly after: Readonly<Record<Side, ReadonlyMap<number, readonly WireEntry[]>>>
}

/** "buy_property_decision" as "buy property". */
const asked = (type: string): string => type.replace(/_decision$/, '').replaceAll('_', ' ')

/** One question as it was answered in each game, with the record of both. */
export function DeedPair({ pair, after, turnNames, whose, ...scene }: DeedPairProps) {
  const { turn, seat, type } = pair
  const who = whose[seat]
  return (
    <article className="grid min-w-0 gap-2 rounded-panel border border-line bg-panel px-3.5 py-3 text-sm">
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-ink-3 text-xs">
        {who && <Disc seat={seat} emblem={who.emblem} size="small" />}
        <SeatName seat={seat} className="text-sm">
          {who?.name ?? ''}
        </SeatName>
        {turnNames(turn).inLine}, {asked(type)}
      </p>
      <Deed {...scene} {...{ seat }} side="a" number={pair.a} after={after.a.get(pair.a ?? 0) ?? []} />
      <Deed {...scene} {...{ seat }} side="b" number={pair.b} after={after.b.get(pair.b ?? 0) ?? []} />
    </article>
  )
}

type DeedProps = Pick<CompareScene, 'a' | 'b' | 'table' | 'board'> & {
  readonly side: Side
  readonly seat: number
  readonly number: number | null
  readonly after: readonly WireEntry[]
}

function Deed({ side, seat, number, after, ...scene }: DeedProps) {
  const match = scene[side]
  const spoken = spokenIn(after)
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2.5">
      <Letter side={side} />
      {number === null ? (
        <p className="text-ink-3">Was not asked.</p>
      ) : (
        <div className="grid min-w-0 gap-0.5">
          <p dir="auto" className="written">
            {deedWords(scene, match, { seat, after }) || 'Nothing came of it.'}
          </p>
          {spoken && (
            <p dir="auto" className="written line-clamp-3 font-voice text-ink-2">
              “{spoken}”
            </p>
          )}
          <p className="text-xs">
            <Link
              href={`/games/${match.id}/decisions/${number}`}
              prefetch={false}
              className="link text-ink-2"
            >
              Packet and reply, decision {number} in {side.toUpperCase()}
            </Link>
          </p>
        </div>
      )}
    </div>
  )
}
