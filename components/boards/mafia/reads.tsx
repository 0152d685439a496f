'use client'

import { type CSSProperties, useMemo } from 'react'
import { Disc, SeatName } from '@/components/ui/emblem'
import type { State } from '@/lib/games/mafia/state'
import type { Scene } from '../board'
import { claimsOf } from './claims'
import { Claims } from './claims-table'
import { observes } from './known'
import { Matrix } from './matrix'
import { factsAt } from './readings'
import { useScore } from './score'
import { ScoreSlip } from './score-slip'
import { standingAt } from './suspects'
import { useNotes, useSeen } from './use-suspects'
import './reads.css'

const CLAIMS_MOST = 12

/** Who suspects whom among the living, as they wrote it themselves. */
function Suspicions({ entries, at, signs, state }: Scene<State>) {
  const facts = useMemo(() => factsAt(entries, at, signs.length), [entries, at, signs])
  const living = signs.flatMap(({ seat }) => (state.table.alive[seat] ? [seat] : []))
  return (
    <div className="slip">
      <h2>
        Who suspects whom <small>0 to 100, true mafia ringed</small>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="scrolls" tabIndex={0} aria-label="Who suspects whom">
        <Matrix facts={facts} signs={signs} seats={living} />
      </section>
    </div>
  )
}

/** What the viewer makes of the table, in place of what they may not know. */
function OwnSuspects({ signs, notes, state }: Scene<State>) {
  const marks = standingAt(useNotes(notes), state.table.turn)
  const of = (reading: string) => signs.filter(({ seat }) => marks.get(seat) === reading)
  const lists = [
    ['You suspect', of('suspect')],
    ['You trust', of('trust')],
  ] as const
  return (
    <div className="slip">
      <h2>
        Your suspects <small>kept in this browser</small>
      </h2>
      <p>
        Point at a chair and say whether you suspect or trust it. At the end you are told how well you read
        the table.
      </p>
      <dl>
        {lists.map(([word, seats]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>
              {seats.length === 0 && 'nobody yet'}
              {seats.map(({ seat, short, emblem }) => (
                <span key={seat} className="who">
                  <Disc seat={seat} emblem={emblem} size="small" />
                  <SeatName seat={seat}>{short}</SeatName>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function LatestClaims({ entries, at, signs, names }: Scene<State>) {
  const claims = useMemo(() => claimsOf(entries, names, at), [entries, names, at])
  return (
    <div className="slip">
      <h2>Claims</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="scrolls" tabIndex={0} aria-label="Claims, the latest first">
        <Claims claims={claims.slice(-CLAIMS_MOST).toReversed()} signs={signs} names={names} />
      </section>
    </div>
  )
}

/** Beside the table: beliefs for observers, one's own suspects for the town, claims for both, and at the end a score. */
export function Reads(scene: Scene<State>) {
  const { state, notes, signs } = scene
  const score = useScore(scene)
  const knows = observes(state) || state.table.over
  useSeen(notes, knows)
  const rows = { '--rows': signs.length } as CSSProperties
  return (
    <section className="mafia-reads" style={rows} aria-label="Beliefs and claims">
      {score && <ScoreSlip score={score} />}
      {observes(state) ? <Suspicions {...scene} /> : !state.table.over && <OwnSuspects {...scene} />}
      <LatestClaims {...scene} />
    </section>
  )
}
