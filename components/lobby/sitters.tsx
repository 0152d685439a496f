import { Disc, seatEmblems } from '@/components/ui/emblem'
import type { SeatHead } from '@/lib/live/shapes'
import { CLOTH } from './overheard'

/** Who may sit down, while nobody has spoken yet. */
export function Sitters({
  seats,
}: {
  readonly seats: readonly Pick<SeatHead, 'persona' | 'name' | 'tagline'>[]
}) {
  const emblems = seatEmblems(seats.map(({ persona }) => persona))
  return (
    <ul className={CLOTH}>
      {seats.map(({ persona, name, tagline }, seat) => (
        <li key={persona} className="grid grid-cols-[auto_1fr] items-center gap-x-3.5 py-1.5 text-on-baize">
          <Disc seat={seat} emblem={emblems[seat]} size="huge" className="row-span-2" />
          <b className="font-medium font-voice text-xl leading-tight">{name}</b>
          <span className="text-sm">{tagline}</span>
        </li>
      ))}
    </ul>
  )
}
