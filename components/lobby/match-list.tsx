import Link from 'next/link'
import { Icon } from '@/components/ui/icon'
import { StatePill, shownState } from '@/components/ui/state-pill'
import type { MatchCard } from '@/lib/live/shapes'
import { Ending, played } from './ending'
import { SeatRow } from './seat-row'
import { When } from './when'

export type MatchListProps = {
  readonly matches: readonly MatchCard[]
  /** Names of the games by id. */
  readonly games: Readonly<Record<string, string>>
  /** Epoch milliseconds, for "12 min ago". */
  readonly now: number
}

const HEADS = ['Table', 'Seats', 'State', 'Result', 'Begun'] as const
const CELL = 'align-middle md:border-line md:border-t md:px-3 md:py-3'

/** Games as rows; on phones each row stands as a block of its own. */
export function MatchList({ matches, games, now }: MatchListProps) {
  return (
    <table className="w-full text-sm max-md:block">
      <thead className="text-left text-ink-3 text-xs max-md:sr-only">
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col" className="px-3 pb-2 font-medium last:text-right">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {matches.map((match) => (
          <tr
            key={match.id}
            className="relative hover:bg-panel max-md:grid max-md:grid-cols-[1fr_auto] max-md:items-center max-md:gap-x-3 max-md:gap-y-2 max-md:border-line max-md:border-t max-md:py-3"
          >
            <td className={`${CELL} max-md:col-span-full`}>
              <h2 className="font-medium font-voice text-lg leading-tight">
                <Link
                  href={`/games/${match.id}`}
                  prefetch={false}
                  dir="auto"
                  className="written no-underline after:absolute after:inset-0"
                >
                  {match.title}
                </Link>
              </h2>
              <p className="flex flex-wrap items-center gap-x-1.5 text-ink-3 text-xs">
                {games[match.game] ?? match.game}, {played(match)}
                {match.visibility === 'private' && (
                  <span className="inline-flex items-center gap-1">
                    <Icon name="lock" className="size-3" />
                    private
                  </span>
                )}
              </p>
            </td>
            <td className={CELL}>
              <SeatRow seats={match.seats} />
            </td>
            <td className={`${CELL} max-md:justify-self-end`}>
              <StatePill state={shownState(match.status)} />
            </td>
            <td className={CELL}>
              <Ending match={match} />
            </td>
            <td className={`${CELL} text-right text-ink-2`}>
              <When at={match.startedAt ?? match.createdAt} now={now} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
