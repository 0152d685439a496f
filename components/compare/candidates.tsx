import Link from 'next/link'
import { Ending, played } from '@/components/lobby/ending'
import { SeatRow } from '@/components/lobby/seat-row'
import { Blank } from '@/components/ui/blank'
import { ButtonLink } from '@/components/ui/button'
import type { MatchCard, MatchHead } from '@/lib/live/shapes'

export type CandidatesProps = { readonly match: MatchHead; readonly matches: readonly MatchCard[] }

/** Who plays there, each once: "scripted, gpt-5.4". */
const agentsIn = ({ seats }: MatchCard): string => [...new Set(seats.map(({ agent }) => agent))].join(', ')

/** Which games may be held beside this one. */
export function Candidates({ match, matches }: CandidatesProps) {
  const title = (
    <b dir="auto" className="written font-medium text-ink">
      {match.title}
    </b>
  )
  if (matches.length === 0)
    return (
      <Blank
        title="No other game was set like this one."
        act={
          <>
            <ButtonLink href={`/games/new?from=${match.id}&seed=same`}>Play it again, same seed</ButtonLink>
            <ButtonLink href={`/games/new?from=${match.id}&seed=new`}>Another seed</ButtonLink>
          </>
        }
      >
        {title} can be compared with games of the same rules and as many seats that are over or your own. Play
        it again and hold the two side by side.
      </Blank>
    )
  return (
    <>
      <p className="-mt-4 mb-5 text-ink-2">Compare {title} with a game of the same set-up:</p>
      <ul className="border-line border-b">
        {matches.map((one) => (
          <li
            key={one.id}
            className="relative grid items-center gap-x-4 gap-y-1 border-line border-t py-3 hover:bg-panel sm:grid-cols-[minmax(0,1.4fr)_auto_minmax(0,1fr)]"
          >
            <div className="min-w-0">
              <h2 className="font-medium font-voice text-lg leading-tight">
                <Link
                  href={`/compare?a=${match.id}&b=${one.id}`}
                  prefetch={false}
                  dir="auto"
                  className="written no-underline after:absolute after:inset-0"
                >
                  {one.title}
                </Link>
              </h2>
              <p className="text-ink-3 text-xs">
                {played(one)}, {agentsIn(one)}
              </p>
            </div>
            <SeatRow seats={one.seats} />
            <p className="text-sm">
              <Ending match={one} />
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
