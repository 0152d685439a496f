'use client'

import { useMemo } from 'react'
import { Disc } from '@/components/ui/emblem'
import type { Seat } from '@/lib/core/game'
import { NO_VOTE } from '@/lib/games/mafia/state'
import type { PanelProps, SeatSign } from '../board'
import { type BallotHeld, ballotsOf, ballotWords } from './ballots'
import { claimsOf } from './claims'
import { Claims } from './claims-table'
import './panels.css'

type VoteProps = { readonly vote: Seat | null | undefined; readonly signs: readonly SeatSign[] }

function Vote({ vote, signs }: VoteProps) {
  if (vote === undefined) return <td>secret</td>
  if (vote === NO_VOTE) return <td>–</td>
  if (vote === null) return <td>blank</td>
  const { short, emblem } = signs[vote]!
  return (
    <td>
      <span className="who">
        <Disc seat={vote} emblem={emblem} size="small" />
        <span className="written">{short}</span>
      </span>
    </td>
  )
}

type BallotsProps = Pick<PanelProps, 'signs' | 'turnNames' | 'onSeek'> & {
  readonly ballots: readonly BallotHeld[]
}

/** Who voted against whom, a column a count. */
function Ballots({ ballots, signs, turnNames, onSeek }: BallotsProps) {
  const shorts = signs.map(({ short }) => short)
  if (ballots.length === 0) return <p>No votes have been counted.</p>
  return (
    <table className="mafia-votes">
      <caption className="sr-only">Who voted against whom</caption>
      <thead>
        <tr>
          <td />
          {ballots.map(({ n, turn, ballot }) => (
            <th key={n} scope="col">
              <button type="button" title={`Go to event ${n}`} onClick={() => onSeek(n)}>
                {turnNames(turn).title}
                {ballot === 2 && ', again'}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {signs.map(({ seat, short }) => (
          <tr key={seat}>
            <th scope="row" className="written">
              {short}
            </th>
            {ballots.map(({ n, votes }) => (
              <Vote key={n} vote={votes[seat]} signs={signs} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">came to</th>
          {ballots.map((held) => (
            <td key={held.n} className="written">
              {ballotWords(held, shorts)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

/** What was claimed and who voted how, up to the moment that is shown. */
export function VotesPanel({ entries, at, signs, ...ways }: PanelProps) {
  const names = useMemo(() => signs.map(({ name }) => name), [signs])
  const claims = useMemo(() => claimsOf(entries, names, at), [entries, names, at])
  const ballots = useMemo(() => ballotsOf(entries, at), [entries, at])
  return (
    <div className="mafia-panel">
      <h3>Claims</h3>
      <Claims claims={claims.toReversed()} {...{ signs, names, ways }} />
      <h3>Votes</h3>
      <Ballots {...{ ballots, signs }} turnNames={ways.turnNames} onSeek={ways.onSeek} />
    </div>
  )
}
