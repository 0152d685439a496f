import Link from 'next/link'
import type { ReactNode } from 'react'
import { StatePill, shownState } from '@/components/ui/state-pill'
import type { MatchCard } from '@/lib/live/shapes'
import { Ending, played } from './ending'
import { SeatRow } from './seat-row'

export type MatchTileProps = {
  readonly match: MatchCard
  readonly game: string
  /** The last thing said aloud; null: nothing yet. */
  readonly lastWords: string | null
  /** What can be done with it: a menu. */
  readonly menu?: ReactNode
}

/** A game as a card, with the last words heard there. */
export function MatchTile({ match, game, lastWords, menu }: MatchTileProps) {
  return (
    <article className="relative grid content-start gap-2.5 rounded-panel border border-line bg-panel px-4 pt-3.5 pb-4 hover:border-line-strong hover:bg-raised">
      <div className="flex items-center justify-between gap-2 text-ink-3 text-xs">
        <span className="mr-auto">
          {game}, {played(match)}
        </span>
        <StatePill state={shownState(match.status)} />
        {menu && <div className="-my-2 -mr-2">{menu}</div>}
      </div>
      <h3 className="line-clamp-2 font-medium font-voice text-[1.1875rem]">
        <Link
          href={`/games/${match.id}`}
          dir="auto"
          className="written no-underline after:absolute after:inset-0"
        >
          {match.title}
        </Link>
      </h3>
      <SeatRow seats={match.seats} />
      {lastWords ? (
        <p dir="auto" className="written line-clamp-3 font-[450] font-voice text-[1.125rem] leading-[1.35]">
          “{lastWords}”
        </p>
      ) : (
        <p className="text-sm">
          <Ending match={match} />
        </p>
      )}
      {match.outcome && lastWords && (
        <p className="text-sm">
          <Ending match={match} />
        </p>
      )}
    </article>
  )
}
