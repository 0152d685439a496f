import Link from 'next/link'
import { Disc, seatEmblems } from '@/components/ui/emblem'
import { Kept, Said } from '@/components/ui/words'
import type { TurnNames } from '@/lib/core/turns'
import type { SeatHead } from '@/lib/live/shapes'

type Aside = {
  /** Number of the decision. */
  readonly number: number
  readonly seat: number
  readonly turn: number
  readonly speech: string
  readonly thought: string
}

export type OverheardProps = {
  readonly seats: readonly SeatHead[]
  readonly asides: readonly Aside[]
  readonly turnNames: TurnNames
  /** The game it was heard in, and the event with which the last words were spoken. */
  readonly matchId: string
  readonly title: string
  readonly seq: number
}

export const CLOTH = 'cloth grid content-start gap-3 rounded-[14px] px-4 py-[18px] sm:px-[26px] sm:py-6'

/** A real exchange from a finished game: each with what was thought while it was said. */
export function Overheard({ seats, asides, turnNames, matchId, title, seq }: OverheardProps) {
  const emblems = seatEmblems(seats.map(({ persona }) => persona))
  return (
    <figure className={CLOTH}>
      {asides.map(({ number, seat, turn, speech, thought }) => (
        <div key={number} className="mb-2 grid items-start gap-3 min-[900px]:grid-cols-2">
          <p className="col-span-full flex items-center gap-2.5 text-on-baize text-sm">
            <Disc seat={seat} emblem={emblems[seat]} size="large" />
            <span>
              <b dir="auto" className="font-semibold">
                {seats[seat].name}
              </b>
              , {turnNames(turn).inLine}
            </span>
            <Link
              href={`/games/${matchId}/decisions/${number}`}
              prefetch={false}
              className="link ml-auto text-xs"
            >
              decision {number}
            </Link>
          </p>
          <Said seat={seat} on="cloth" className="text-[1.25rem]">
            {speech}
          </Said>
          <Kept seat={seat} className="text-[1.0625rem] max-[900px]:ml-4 sm:max-[900px]:ml-[34px]">
            {thought}
          </Kept>
        </div>
      ))}
      <figcaption className="text-on-baize text-sm">
        Overheard at{' '}
        <Link href={`/games/${matchId}?seq=${seq}`} dir="auto" className="link">
          {title}
        </Link>
      </figcaption>
    </figure>
  )
}
