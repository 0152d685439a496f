import Link from 'next/link'
import { Disc, SeatName } from '@/components/ui/emblem'
import type { WireEntry } from '@/lib/live/channel'
import type { Pair } from '@/lib/live/compared'
import { type CompareScene, type Deed, deedWords, spokenIn } from './scene'
import { Letter, type Side } from './sides'

export type DeedPairProps = CompareScene & {
  readonly pair: Pair
  readonly after: Readonly<Record<Side, ReadonlyMap<number, readonly WireEntry[]>>>
}

/** "buy_property_decision" as "buy property". */
const asked = (type: string): string => type.replace(/_decision$/, '').replaceAll('_', ' ')

/** One question as it was answered in each game, with the record of both. */
export function DeedPair({ pair, after, turnNames, whose, table, board, ...games }: DeedPairProps) {
  const scene = { table, board }
  const { turn, seat, type } = pair
  const who = whose[seat]
  const deedOf = (side: Side): Deed | null => {
    const number = pair[side]
    return number === null ? null : { match: games[side], seat, after: after[side].get(number) ?? [] }
  }
  const [a, b] = [deedOf('a'), deedOf('b')]
  return (
    <article className="grid min-w-0 gap-2 rounded-panel border border-line bg-panel px-3.5 py-3 text-sm">
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-ink-3 text-xs">
        {who && <Disc seat={seat} emblem={who.emblem} size="small" />}
        <SeatName seat={seat} className="text-sm">
          {who?.name ?? ''}
        </SeatName>
        {turnNames(turn).inLine}, {asked(type)}
      </p>
      <Answered {...scene} side="a" number={pair.a} deed={a} other={b} />
      <Answered {...scene} side="b" number={pair.b} deed={b} other={a} />
    </article>
  )
}

type AnsweredProps = Pick<CompareScene, 'table' | 'board'> & {
  readonly side: Side
  readonly number: number | null
  readonly deed: Deed | null
  readonly other: Deed | null
}

function Answered({ side, number, deed, other, ...scene }: AnsweredProps) {
  const spoken = deed ? spokenIn(deed.after) : ''
  const told = deed && deedWords(scene, deed, other)
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2.5">
      <Letter side={side} />
      {!deed || !told ? (
        <p className="text-ink-3">Was not asked.</p>
      ) : (
        <div className="grid min-w-0 gap-0.5">
          {told.verb && <p className="font-medium">{told.verb}</p>}
          <p dir="auto" className="written text-ink-2">
            {told.followed || 'What followed was the same.'}
          </p>
          {spoken && (
            <p dir="auto" className="written line-clamp-3 font-voice">
              “{spoken}”
            </p>
          )}
          <p className="text-xs">
            <Link
              href={`/games/${deed.match.id}/decisions/${number}`}
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
