'use client'

import { useLayoutEffect, useRef } from 'react'
import { Emblem } from '@/components/ui/emblem'
import type { View } from '@/lib/games/monopoly/state'
import type { WireEntry } from '@/lib/live/channel'
import type { SeatSign } from '../board'
import { type Point, share, tokenPoints, walkTime } from './board-layout'
import { jailedIn, walks } from './moves'

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches
// moved, never laid out or painted anew: the rest of the board stands still under them
const standsAt = ({ x, y }: Point): string => `calc(${share(x)}cqw - 50%) calc(${share(y)}cqw - 50%)`
const framesOf = (points: readonly Point[]): Keyframe[] =>
  points.map((point) => ({ translate: standsAt(point) }))

type TokenProps = {
  readonly sign: SeatSign
  readonly point: Point
  readonly active: boolean
  /** The way it came, when it is to be walked. */
  readonly way: readonly Point[] | null
}

function Token({ sign, point, active, way }: TokenProps) {
  const token = useRef<HTMLSpanElement>(null)
  const { x, y } = point
  useLayoutEffect(() => {
    if (!way || still()) return
    const walk = token.current?.animate(framesOf([...way, { x, y }]), {
      duration: walkTime(way.length),
      easing: 'linear',
    })
    return () => walk?.cancel()
  }, [way, x, y])
  return (
    <span
      ref={token}
      className="token"
      data-seat={sign.seat}
      data-active={active || undefined}
      style={{ translate: standsAt(point) }}
      title={sign.name}
    >
      <Emblem name={sign.emblem} className="owner" />
    </span>
  )
}

export type TokensProps = {
  readonly view: View
  readonly signs: readonly SeatSign[]
  readonly entries: readonly WireEntry[]
  readonly at: number
  readonly animate: boolean
}

/** Tokens on the lane. The squares say in words who stands there. */
export function Tokens({ view, signs, entries, at, animate }: TokensProps) {
  const jailed = view.tries.map((tries) => tries > 0)
  const points = tokenPoints(view.at, jailed, view.bankrupt)
  const seen = useRef({ at, points, ways: new Map<number, Point[]>() })
  if (seen.current.at !== at) {
    const { at: earlier, points: left } = seen.current
    const since = animate && at > earlier ? earlier : at
    const ways = walks(entries, since, at)
    // straight behind the bars, from where the token stood or had walked to
    for (const seat of jailedIn(entries, since, at))
      ways.set(seat, ways.get(seat) ?? (left[seat] ? [left[seat]] : []))
    seen.current = { at, points, ways }
  }
  return (
    <div className="tokens" aria-hidden="true">
      {signs.map((sign) => {
        const point = points[sign.seat]
        if (!point) return null
        const way = seen.current.ways.get(sign.seat) ?? null
        return (
          <Token key={sign.seat} sign={sign} point={point} active={view.active === sign.seat} way={way} />
        )
      })}
    </div>
  )
}
