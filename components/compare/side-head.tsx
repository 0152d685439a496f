import Link from 'next/link'
import { Ending, played } from '@/components/lobby/ending'
import { Disc, SeatName, seatEmblems } from '@/components/ui/emblem'
import { StatePill, shownState } from '@/components/ui/state-pill'
import type { MatchHead } from '@/lib/live/shapes'
import { Letter, type Side } from './sides'

/** One of the two games: how it stands, and who sits there. */
export function SideHead({ match, side }: { readonly match: MatchHead; readonly side: Side }) {
  const emblems = seatEmblems(match.seats.map(({ persona }) => persona))
  return (
    <section
      aria-label={`Game ${side.toUpperCase()}`}
      className="grid min-w-0 content-start gap-2.5 rounded-panel border border-line bg-panel px-4 py-3.5"
    >
      <div className="flex items-center gap-2.5">
        <Letter side={side} />
        <h2 className="min-w-0 flex-1 font-medium font-voice text-lg leading-tight">
          <Link href={`/games/${match.id}`} dir="auto" className="written link">
            {match.title}
          </Link>
        </h2>
        <StatePill state={shownState(match.status)} />
      </div>
      <p className="text-sm">
        <Ending match={match} />
        <span className="text-ink-3">
          {' '}
          · {played(match)}
          {match.seed !== null && ` · seed ${match.seed}`}
        </span>
      </p>
      <ul className="grid gap-1 text-sm">
        {match.seats.map(({ index, name, agent, persona }, i) => (
          <li key={index} className="flex min-w-0 items-center gap-2">
            <Disc seat={index} emblem={emblems[i] ?? 'cup'} size="small" />
            <SeatName seat={index}>{name}</SeatName>
            <span className="min-w-0 truncate text-ink-3 text-xs">
              {[name.toLowerCase().includes(persona) ? '' : persona, agent].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
