import { Disc, seatEmblems } from '@/components/ui/emblem'
import type { SeatHead } from '@/lib/live/shapes'

/** Who sits there, as discs; the names are read out. */
export function SeatRow({ seats }: { readonly seats: readonly SeatHead[] }) {
  const emblems = seatEmblems(seats.map(({ persona }) => persona))
  return (
    <span className="flex flex-wrap items-center gap-[5px]">
      <span className="sr-only">{seats.map(({ name }) => name).join(', ')}</span>
      {seats.map(({ index, name }) => (
        <span key={index} title={name}>
          <Disc seat={index} emblem={emblems[index]} />
        </span>
      ))}
    </span>
  )
}
