'use client'

import Link from 'next/link'
import { useMemo } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Disc, SeatName } from '@/components/ui/emblem'
import { Icon } from '@/components/ui/icon'
import type { Names, Outcome } from '@/lib/core/game'
import type { SeatSign } from '../../boards/board'
import { Told } from '../talk-row'
import type { RoomMatch } from '../use-match'
import { type TurningPoint, turningPoints } from './turning'
import './ending.css'

const percent = (share: number): string => `${Math.round(share * 100)} %`
const signed = (share: number): string =>
  `${share > 0 ? '+' : '−'}${Math.abs(Math.round(share * 1000) / 10).toFixed(1)}`

type PlaceProps = { readonly sign: SeatSign; readonly place: number; readonly figure: string }
const Place = ({ sign, place, figure }: PlaceProps) => (
  <li data-first={place === 1 || undefined}>
    <span className="place">{place}</span>
    <Disc seat={sign.seat} emblem={sign.emblem} />
    <SeatName seat={sign.seat}>{sign.name}</SeatName>
    <span className="figure">{figure}</span>
  </li>
)

/** Places as sport counts them: two seconds are followed by a fourth. */
function standings({ ranking }: Outcome): readonly { seat: number; place: number }[] {
  let above = 0
  return ranking.flatMap((tier) => {
    const place = above + 1
    above += tier.length
    return tier.map((seat) => ({ seat, place }))
  })
}

function winnersOf({ ranking }: Outcome, names: Names): string {
  const winners = (ranking[0] ?? []).map((seat) => names[seat]!)
  return winners.length === 1 ? `${winners[0]} wins` : `${winners.join(' and ')} share the game`
}

type TurnedProps = {
  readonly point: TurningPoint
  readonly match: RoomMatch
  readonly address: string | null
}
function Turned({ point, match, address }: TurnedProps) {
  const { signs, names, turnNames, line } = match
  const moved = signs
    .map((sign) => ({ sign, shift: point.shifts[sign.seat]! }))
    .filter(({ shift }) => Math.abs(shift) >= 0.0005)
    .sort((a, b) => b.shift - a.shift)
  return (
    <li>
      <button type="button" onClick={() => line.seek(point.n)} title={`Go to event ${point.n}`}>
        {turnNames(point.turn).title}
      </button>
      <div>
        <p className="written" title={point.words}>
          <Told text={point.words} names={names} />
        </p>
        <p className="shifts">
          {moved.map(({ sign, shift }) => (
            <span key={sign.seat} data-up={shift > 0 || undefined}>
              {sign.short} {signed(shift)}
            </span>
          ))}
          {address && (
            <Link href={address} prefetch={false}>
              decision {point.decision}
            </Link>
          )}
        </p>
      </div>
    </li>
  )
}

export type EndCardProps = {
  readonly id: string
  readonly match: RoomMatch
  readonly addressOf: (decision: number) => string | null
}

/** How it ended: result, standings, where it turned, and the way to another one. */
export function EndCard({ id, match, addressOf }: EndCardProps) {
  const { table, board, setup, names, signs, moment } = match
  const { entries, status } = moment
  const points = useMemo(
    () => turningPoints({ table, board, setup, names }, entries),
    [table, board, setup, names, entries],
  )
  const { outcome } = status
  const weights = board.weights(moment.state)
  const sum = weights.reduce((all, weight) => all + weight, 0) || 1
  const figureOf = (seat: number): string => {
    if (board.ending) return board.ending.figure(moment.state, seat)
    if (board.isOut(moment.state, seat)) return board.outWord
    return `${board.sayScore(board.scores(moment.state)[seat]!)} · ${percent(weights[seat]! / sum)}`
  }
  const title = outcome && (board.ending?.title(moment.state, outcome) ?? winnersOf(outcome, names))
  return (
    <section className="ending" aria-label="How it ended">
      {outcome && (
        <>
          <h3 className="written">{title}</h3>
          <ol className="standings" aria-label="Standings">
            {standings(outcome).map(({ seat, place }) => (
              <Place key={seat} sign={signs[seat]!} place={place} figure={figureOf(seat)} />
            ))}
          </ol>
        </>
      )}
      {points.length > 0 && (
        <>
          <h4>Where it turned</h4>
          <p className="note">The largest shifts in {board.weightTitle}, in points of a hundred.</p>
          <ol className="turned">
            {points.map((point) => (
              <Turned
                key={point.n}
                {...{ point, match }}
                address={point.decision === null ? null : addressOf(point.decision)}
              />
            ))}
          </ol>
        </>
      )}
      <p className="again">
        <ButtonLink href={`/games/new?from=${id}&seed=same`} prefetch={false} look="prime" size="small">
          <Icon name="again" />
          Play again, same seed
        </ButtonLink>
        <ButtonLink href={`/games/new?from=${id}&seed=new`} prefetch={false} size="small">
          <Icon name="dice" />
          With another seed
        </ButtonLink>
      </p>
    </section>
  )
}
