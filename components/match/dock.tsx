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
function Ends({ match: { moment, plot, signs, line } }: { match: RoomMatch }) {
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
  const values = plot.of(moment.state)
  const ranked = plot.lines
    .map((drawn, i) => ({ ...drawn, value: values[i]!, said: plot.say(values[i]!, i) }))
    .sort((a, b) => b.value - a.value)
  return (
    <ul className="ends" aria-label={plot.title}>
      {ranked.slice(0, 4).map(({ seat, label, colour, dashes, said }) => (
        <li key={label}>
          {seat === null ? (
            <svg className="tiny" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M0 8h16" stroke={colour} strokeWidth={3} strokeDasharray={dashes} />
            </svg>
          ) : (
            <Disc seat={seat} emblem={signs[seat]!.emblem} className="tiny" />
          )}
          {seat === null ? <span>{label}</span> : <SeatName seat={seat}>{label}</SeatName>}
          <span>{said}</span>
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
  const { moment, chronicle, plot, turnNames, line } = match
  const { at, entries } = moment
  const { state, word } = standing(moment)
  return (
    <section className="dock" aria-label="Time">
      <Transport {...{ ways, playback, at, onHelp }} length={entries.length} />
      <Track
        told={chronicle}
        lines={plot.lines}
        turnNames={turnNames}
        title={`Timeline, with ${plot.title.toLowerCase()}`}
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
