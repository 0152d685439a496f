import { type ReactNode, Suspense } from 'react'
import { Ending } from '@/components/lobby/ending'
import { EmptyCloth, Glimpse, Leader } from '@/components/lobby/glimpse'
import type { MatchCard } from '@/lib/live/shapes'
import { openState } from '@/lib/queries/open-state'

const opens = (match: MatchCard) => match.turn > 0

async function LaidOut({ id }: { id: string }) {
  return <Glimpse open={await openState(id)} />
}

async function Ahead({ match }: { match: MatchCard }) {
  const open = await openState(match.id)
  return <Leader open={open} seats={match.seats} />
}

/** A match's board, small. The page does not wait for it: it comes when its log is read. */
export const pictureOf = (match: MatchCard): ReactNode =>
  opens(match) ? (
    <Suspense fallback={<EmptyCloth />}>
      <LaidOut id={match.id} />
    </Suspense>
  ) : (
    <EmptyCloth />
  )

/** How it ended; while it is played, who is ahead. */
export function standingOf(match: MatchCard): ReactNode {
  const ending = <Ending match={match} />
  if (match.outcome || !opens(match)) return ending
  return (
    <>
      {match.status !== 'running' && <span className="block text-xs">{ending}</span>}
      <Suspense fallback={match.status === 'running' ? ending : null}>
        <Ahead match={match} />
      </Suspense>
    </>
  )
}
