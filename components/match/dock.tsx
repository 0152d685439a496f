'use client'

import { Button } from '@/components/ui/button'
import { Disc, SeatName } from '@/components/ui/emblem'
import { StatePill } from '@/components/ui/state-pill'
import { standing } from './standing'
import { Track } from './track'
import { Transport, type Ways } from './transport'
import type { RoomMatch } from './use-match'
import type { Playback } from './use-playback'
import './dock.css'

/** The plotted figure of each seat at the cursor, the highest first; or the way back to the present. */
function Ends({ match: { moment, board, signs, line } }: { match: RoomMatch }) {
  const { state, word } = standing(moment)
  if (state === 'behind')
    return (
      <div className="ends">
        <StatePill state="behind">{word}</StatePill>
        <Button look="prime" size="small" onClick={line.follow}>
          Follow live
        </Button>
      </div>
    )
  const scores = board.scores(moment.state)
  const ranked = signs.toSorted((a, b) => scores[b.seat]! - scores[a.seat]!)
  return (
    <ul className="ends" aria-label={board.scoreTitle}>
      {ranked.slice(0, 4).map((sign) => (
        <li key={sign.seat}>
          <Disc seat={sign.seat} emblem={sign.emblem} className="tiny" />
          <SeatName seat={sign.seat}>{sign.short}</SeatName>
          <span>{board.sayScore(scores[sign.seat]!)}</span>
        </li>
      ))}
    </ul>
  )
}

export type DockProps = {
  readonly match: RoomMatch
  readonly playback: Playback
  readonly ways: Ways
  readonly onHelp: () => void
}

/** Time: transport, timeline, latest values. */
export function Dock({ match, playback, ways, onHelp }: DockProps) {
  const { moment, chronicle, board, line } = match
  const { at, entries } = moment
  const { state, word } = standing(moment)
  return (
    <section className="dock" aria-label="Time">
      <Transport {...{ ways, playback, at, onHelp }} length={entries.length} />
      <Track
        told={chronicle}
        title={`Timeline, with ${board.scoreTitle.toLowerCase()}`}
        at={at}
        length={entries.length}
        turn={entries[at - 1]?.turn ?? 0}
        note={state === 'live' ? 'live' : (word ?? '')}
        onSeek={line.seek}
      />
      <Ends match={match} />
    </section>
  )
}
