import Link from 'next/link'
import { isCoreEvent } from '@/lib/core/log'
import type { TurnNames } from '@/lib/core/turns'
import { findTable } from '@/lib/games/tables'
import type { WireEntry } from '@/lib/live/channel'
import type { DecisionRecord } from '@/lib/live/shapes'
import { pieces } from '../match/rows'

type Told = { readonly game: string; readonly names: readonly string[]; readonly turnNames: TurnNames }

function sentenceOf({ event }: WireEntry, { game, names, turnNames }: Told): string {
  if (!isCoreEvent(event)) return findTable(game)?.narrate(event, names) ?? event.type
  switch (event.type) {
    case 'thought':
      return `${names[event.seat]} thinks: “${event.text}”`
    case 'spoke':
      return `${names[event.seat]} says: “${event.text}”`
    case 'talk-summarised':
      return `The talk from ${turnNames(event.fromTurn).inLine} to ${turnNames(event.toTurn).inLine} is summarised.`
  }
}

export type FollowedProps = { readonly record: DecisionRecord; readonly turnNames: TurnNames }

/** The events that followed from a decision, each with its place in the replay. */
export function Followed({ record: { match, events, ruledAt }, turnNames }: FollowedProps) {
  const names = match.seats.map(({ name }) => name)
  if (events.length === 0)
    return <p className="hint">{ruledAt ? 'Nothing followed from it.' : 'It has not been ruled yet.'}</p>
  return (
    <ol className="after">
      {events.map((entry) => (
        <li key={entry.n}>
          <Link
            href={`/games/${match.id}?seq=${entry.n}`}
            prefetch={false}
            aria-label={`Event ${entry.n} in the replay`}
          >
            {entry.n}
          </Link>
          <span dir="auto" className="written">
            {pieces(sentenceOf(entry, { game: match.game, names, turnNames }), names).map(
              ({ text, name }, i) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence never move
                name ? <b key={i}>{text}</b> : text,
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
