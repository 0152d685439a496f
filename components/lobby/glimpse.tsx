import { glances } from '@/components/boards/glances'
import { SeatName } from '@/components/ui/emblem'
import type { SeatHead } from '@/lib/live/shapes'

/** A game's open state, as a page read it. */
export type Open = { readonly game: string; readonly state: unknown }

/** The cloth before anybody is known to sit there. */
export const EmptyCloth = () => (
  <div aria-hidden="true" className="cloth size-full rounded-[4px] shadow-none!" />
)

/** A small picture of how a game stands; an empty cloth where there is none. */
export function Glimpse({ open }: { readonly open: Open | null }) {
  const Picture = open && glances[open.game]?.Picture
  return Picture ? <Picture state={open.state} /> : <EmptyCloth />
}

/** What the pictures on a page share. */
export function GlimpseShapes() {
  return Object.entries(glances).map(([game, { Shapes }]) => <Shapes key={game} />)
}

export type LeaderProps = { readonly open: Open | null; readonly seats: readonly SeatHead[] }

/** Who is ahead alone: "The Turtle at $2,960"; nothing where nobody is. */
export function Leader({ open, seats }: LeaderProps) {
  const ahead = open && glances[open.game]?.leader(open.state)
  const seat = ahead && seats[ahead.seat]
  if (!ahead || !seat) return null
  return (
    <span className="text-ink-2">
      <SeatName seat={seat.index}>{seat.name}</SeatName> {ahead.words}
    </span>
  )
}
