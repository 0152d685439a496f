import Link from 'next/link'
import { Disc, seatEmblems } from '@/components/ui/emblem'
import { Kept, Said } from '@/components/ui/words'
import type { SeatHead } from '@/lib/live/shapes'

type Aside = {
  readonly seat: number
  readonly turn: number
  readonly speech: string
  readonly thought: string
}

export type OverheardProps = {
  readonly seats: readonly SeatHead[]
  readonly asides: readonly Aside[]
  /** The game it was heard in. */
  readonly title: string
  readonly href: string
}

export const CLOTH = 'cloth grid content-start gap-3 rounded-[14px] px-4 py-[18px] sm:px-[26px] sm:py-6'

/** A real exchange from a finished game: each with what was thought while it was said. */
export function Overheard({ seats, asides, title, href }: OverheardProps) {
  const emblems = seatEmblems(seats.map(({ persona }) => persona))
  return (
    <figure className={CLOTH}>
      {asides.map(({ seat, turn, speech, thought }) => (
        <div key={`${turn} ${seat} ${speech}`} className="grid gap-3">
          <p className="flex items-center gap-2.5 text-on-baize text-sm">
            <Disc seat={seat} emblem={emblems[seat]} size="large" />
            <span>
              <b dir="auto" className="font-semibold">
                {seats[seat].name}
              </b>
              , turn {turn}
            </span>
          </p>
          <Said seat={seat} on="cloth" className="text-[1.25rem]">
            {speech}
          </Said>
          <Kept seat={seat} className="ml-4 text-[1.0625rem] sm:ml-[34px]">
            {thought}
          </Kept>
        </div>
      ))}
      <figcaption className="mt-1 text-on-baize text-sm">
        Overheard at{' '}
        <Link href={href} dir="auto" className="link">
          {title}
        </Link>
      </figcaption>
    </figure>
  )
}
