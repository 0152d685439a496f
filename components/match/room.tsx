'use client'

import { useMemo, useState } from 'react'
import { MatchCost } from '@/components/cost/match-cost'
import { useMatchUsage } from '@/components/cost/use-match-usage'
import type { Option } from '@/components/ui/field'
import { StatePill } from '@/components/ui/state-pill'
import { type BarViewer, TopBar } from '@/components/ui/top-bar'
import type { WireEntry } from '@/lib/live/channel'
import type { MatchHead } from '@/lib/live/shapes'
import type { Moment, Place } from '@/lib/live/timeline'
import type { Voice } from '../boards/board'
import { Announcer } from './announcer'
import { turnStep } from './chronicle'
import { addressOfMoment, CopyLink } from './copy-link'
import { Dock } from './dock'
import { KeysSheet } from './keys-sheet'
import { Ledger } from './ledger'
import { isAnimated } from './pacing'
import { Rail } from './rail'
import { Seats } from './seats'
import { isEnd, standing } from './standing'
import { ResumeButton, Steering } from './steering'
import type { Ways } from './transport'
import { useKeys } from './use-keys'
import { type RoomMatch, useMatch } from './use-match'
import { usePlayback } from './use-playback'
import './room.css'

export type RoomProps = {
  readonly head: MatchHead
  readonly gameTitle: string
  readonly viewer: BarViewer | null
  /** Where a link leads; null: the end. */
  readonly place: Place | null
  readonly paces: readonly Option[]
}

/** How far back words still stand as a subtitle. */
const SUBTITLE_ENTRIES = 12

/** The words in the air: what is being said, else what was said last in this turn. */
function voiceOf({ entries, at, drafts, following }: Moment): Voice | null {
  const draft = following
    ? drafts.findLast(({ speech, withdrawn }) => speech !== '' && !withdrawn)
    : undefined
  if (draft) return { seat: draft.seat, text: draft.speech, growing: true }
  const turn = entries[at - 1]?.turn
  const spoke = entries
    .slice(Math.max(0, at - SUBTITLE_ENTRIES), at)
    .findLast((entry: WireEntry) => entry.event.type === 'spoke' && entry.turn === turn)
  if (spoke?.event.type !== 'spoke' || !('text' in spoke.event)) return null
  return { seat: spoke.event.seat, text: spoke.event.text, growing: false }
}

function useWays({ line, moment, chronicle, rows }: RoomMatch) {
  const { at } = moment
  const turn = (way: 1 | -1) => {
    const to = turnStep(chronicle, at, way)
    if (to === null) line.follow()
    else line.seek(to)
  }
  const talk = (way: 1 | -1) => {
    const places = rows.flatMap((row) => (row.kind === 'talk' ? [(row.speech ?? row.thought)!.n] : []))
    const to = way > 0 ? places.find((n) => n > at) : places.findLast((n) => n < at)
    if (to !== undefined) line.seek(to)
  }
  const ways: Ways = {
    start: () => line.seek(0),
    previousTurn: () => turn(-1),
    previous: () => line.step(-1),
    next: () => line.step(1),
    nextTurn: () => turn(1),
    end: line.follow,
  }
  return { ways, talk }
}

function Where({ head, gameTitle }: Pick<RoomProps, 'head' | 'gameTitle'>) {
  return (
    <div className="where">
      <h1 dir="auto" className="written">
        {head.title}
      </h1>
      <span>
        {gameTitle}
        {head.seed !== null && `, seed ${head.seed}`}
      </span>
    </div>
  )
}

/** One page for live and replay: stage, seats, ledger and time, whatever the game. */
export function Room({ head, gameTitle, viewer, place, paces }: RoomProps) {
  const match = useMatch(head, place)
  const playback = usePlayback(match)
  const { ways, talk } = useWays(match)
  const [help, setHelp] = useState(false)
  useKeys({
    ArrowLeft: ways.previous,
    ArrowRight: ways.next,
    '[': ways.previousTurn,
    ']': ways.nextTurn,
    k: () => talk(-1),
    j: () => talk(1),
    Home: ways.start,
    End: ways.end,
    ' ': playback.toggle,
    '?': () => setHelp(true),
  })
  const { moment, board, signs, names } = match
  const { state, word } = standing(moment)
  const usage = useMatchUsage(head, moment)
  const voice = useMemo(() => voiceOf(moment), [moment])
  const mayRead = head.may.readPackets || moment.audience === 'observer'
  const addressOf = (decision: number) => (mayRead ? `/games/${head.id}/decisions/${decision}` : null)
  const tools = (
    <>
      <StatePill state={state} role="status">
        {word}
      </StatePill>
      <MatchCost id={head.id} usage={usage} steers={head.may.steer} />
      {head.may.steer && <Steering id={head.id} match={match} paces={paces} />}
      <CopyLink path={() => addressOfMoment(head.id, moment)} label="Copy a link to this moment" />
    </>
  )
  return (
    <div className="room" data-loaded={moment.loaded} data-at={moment.at} data-length={moment.entries.length}>
      <TopBar room viewer={viewer} where={<Where {...{ head, gameTitle }} />} tools={tools} />
      <main className="hall" id="main">
        <section className="stage" aria-label="Board">
          <board.Stage
            {...{ state: moment.state, entries: moment.entries, at: moment.at, signs, names, voice }}
            animate={moment.by === 'step' && isAnimated(playback.speed)}
            outcome={isEnd(moment) ? moment.status.outcome : null}
          />
        </section>
        <Seats match={match} />
        <Ledger
          match={match}
          addressOf={addressOf}
          act={head.may.steer && <ResumeButton id={head.id} match={match} />}
        />
        <Rail match={match} />
      </main>
      <Dock {...{ match, playback, ways }} onHelp={() => setHelp(true)} />
      <Announcer match={match} />
      <KeysSheet open={help} onClose={() => setHelp(false)} />
    </div>
  )
}
