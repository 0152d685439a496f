import Link from 'next/link'
import type { ReactNode } from 'react'
import { MatchMenu } from '@/components/match-menu/match-menu'
import { Icon } from '@/components/ui/icon'
import { StatePill, shownState } from '@/components/ui/state-pill'
import { isOver } from '@/lib/live/channel'
import type { MatchCard } from '@/lib/live/shapes'
import { played } from './ending'
import { SeatRow } from './seat-row'
import { When } from './when'

export type MatchListProps = {
  readonly matches: readonly MatchCard[]
  /** Names of the games by id. */
  readonly games: Readonly<Record<string, string>>
  /** Epoch milliseconds, for "12 min ago". */
  readonly now: number
  /** A small picture of how a game stands; decoration. */
  readonly pictureOf: (match: MatchCard) => ReactNode
  /** Who is ahead or won, or what it waits for. */
  readonly standingOf: (match: MatchCard) => ReactNode
}

const HEADS = ['Table', 'Seats', 'State', 'Ahead', 'Begun'] as const
const CELL = 'align-middle md:border-line md:border-t md:px-3 md:py-2.5'

function Titled({ match, game }: { readonly match: MatchCard; readonly game: string }) {
  return (
    <>
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
        {game}, {played(match)}
        {match.visibility === 'private' && (
          <span className="inline-flex items-center gap-1">
            <Icon name="lock" className="size-3" />
            private
          </span>
        )}
      </p>
    </>
  )
}

/** Games as rows; on phones each row stands as a block of its own. */
export function MatchList({ matches, games, now, pictureOf, standingOf }: MatchListProps) {
  return (
    <table className="w-full text-sm max-md:block">
      <thead className="text-left text-ink-3 text-xs max-md:sr-only">
        <tr>
          <td />
          {HEADS.map((head) => (
            <th
              key={head}
              scope="col"
              className={`px-3 pb-2 font-medium ${head === 'Begun' ? 'text-right' : ''}`}
            >
              {head}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody className="max-md:block">
        {matches.map((match) => (
          <tr
            key={match.id}
            className="relative hover:bg-panel max-md:grid max-md:grid-cols-[72px_1fr_auto] max-md:items-center max-md:gap-x-3 max-md:gap-y-1.5 max-md:border-line max-md:border-t max-md:py-3"
          >
            <td
              className={`${CELL} w-[92px] max-md:col-start-1 max-md:row-span-3 max-md:row-start-1 max-md:w-auto max-md:self-start`}
            >
              <div className="aspect-square w-[72px]">{pictureOf(match)}</div>
            </td>
            <td className={`${CELL} max-md:col-start-2 max-md:row-start-1`}>
              <Titled match={match} game={games[match.game] ?? match.game} />
            </td>
            <td className={`${CELL} max-md:col-start-2 max-md:row-start-2`}>
              <SeatRow seats={match.seats} />
            </td>
            <td className={`${CELL} max-md:col-start-3 max-md:row-start-2 max-md:justify-self-end`}>
              <StatePill state={shownState(match.status)} />
            </td>
            <td className={`${CELL} max-md:col-start-2 max-md:row-start-3`}>{standingOf(match)}</td>
            <td className={`${CELL} text-right text-ink-2 max-md:col-start-3 max-md:row-start-3`}>
              <When at={match.startedAt ?? match.createdAt} now={now} />
            </td>
            <td className={`${CELL} text-right max-md:col-start-3 max-md:row-start-1 md:w-12 md:px-0!`}>
              {(match.editable || isOver(match)) && (
                <MatchMenu match={menuMatch(match)} editable={match.editable} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** No more of a match goes to the browser than its menu needs. */
export const menuMatch = ({ id, title, visibility, status, seats }: MatchCard) => ({
  id,
  title,
  visibility,
  status,
  seats,
})
