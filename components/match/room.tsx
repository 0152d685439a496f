'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { Scene } from '@/components/boards/board'
import { type AnyBoard, boards } from '@/components/boards/boards'
import { useMatchUsage } from '@/components/cost/use-match-usage'
import type { Option } from '@/components/ui/field'
import { StatePill } from '@/components/ui/state-pill'
import { type BarViewer, TopBar } from '@/components/ui/top-bar'
import type { MatchHead } from '@/lib/live/shapes'
import type { Place } from '@/lib/live/timeline'
import { Announcer } from './announcer'
import { Dock } from './dock'
import { Ledger } from './ledger'
import { ModeSwitch } from './mode-switch'
import type { Mode } from './modes'
import { Rail } from './rail'
import { ManifestButton, RoomTools } from './room-tools'
import { Seats } from './seats'
import { isEnd, standing } from './standing'
import { ResumeButton, Steering } from './steering'
import { type RoomMatch, useMatch } from './use-match'
import { useMode } from './use-mode'
import { type Playback, usePlayback } from './use-playback'
import { type Talk, useTalk } from './use-talk'
import { useRoomKeys, waysOf } from './use-ways'
import { RAIL, useWindow } from './use-window'
import { voiceOf } from './voice'
import { WatchingAs } from './watching-as'
import './room.css'
import './modes.css'

const MatchCost = dynamic(() => import('@/components/cost/match-cost').then((of) => of.MatchCost), {
  ssr: false,
})
const KeysSheet = dynamic(() => import('./keys-sheet').then((of) => of.KeysSheet), { ssr: false })
const Story = dynamic(() => import('./reading/story').then((of) => of.Story), { ssr: false })
const Preview = dynamic(() => import('./researching/preview').then((of) => of.Preview), {
  ssr: false,
  loading: () => <aside className="preview" />,
})

export type RoomProps = {
  readonly head: MatchHead
  readonly gameTitle: string
  readonly viewer: BarViewer | null
  /** Where a link leads; null: the end. */
  readonly place: Place | null
  /** What the address asks for; null: what was chosen last. */
  readonly mode: Mode | null
  readonly paces: readonly Option[]
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

type StageProps = { readonly match: RoomMatch; readonly playback: Playback; readonly talk: Talk }

/** The moment as the game draws it. */
function useScene({ match, playback, talk }: StageProps): Scene<unknown> {
  const { id, moment, signs, names } = match
  const { hears } = talk.ears
  const voice = useMemo(() => voiceOf(moment, hears), [moment, hears])
  const { state, entries, at, audience } = moment
  return {
    ...{ state, entries, at, audience, signs, names, voice },
    notes: id,
    animate: moment.by === 'step' && playback.animated,
    outcome: isEnd(moment) ? moment.status.outcome : null,
  }
}

type HallProps = StageProps & {
  readonly head: MatchHead
  readonly mode: Mode
  readonly tab: string
  readonly usage: ReturnType<typeof useMatchUsage>
  onTab(tab: string): void
}

/** What stands between bar and dock: the table and its talk, or the story as a text. */
function Hall({ head, match, playback, talk, mode, tab, usage, onTab }: HallProps) {
  const { moment, board, line } = match
  const { beside } = board
  const scene = useScene({ match, playback, talk })
  const hasRail = useWindow(RAIL)
  const mayRead = head.may.readPackets || moment.audience === 'observer'
  const { id, title } = head
  const addressOf = useCallback(
    (decision: number) => (mayRead ? `/games/${id}/decisions/${decision}` : null),
    [mayRead, id],
  )
  if (mode === 'read')
    return (
      <main className="reading" id="main">
        <Story {...{ match, talk, title, addressOf }} />
      </main>
    )
  return (
    <main className="hall" id="main" data-mode={mode}>
      <section className="stage" aria-label="Board">
        <board.Stage {...scene} />
      </section>
      {'Reads' in beside ? (
        <beside.Reads {...scene} />
      ) : (
        <Seats {...{ match, usage }} cards={beside} ears={talk.ears} animate={scene.animate} />
      )}
      <Ledger
        {...{ id, match, talk, addressOf, tab, onTab }}
        onOpen={mode === 'research' ? line.seek : null}
        act={head.may.steer && <ResumeButton id={id} match={match} />}
      />
      {mode === 'research' && <Preview {...{ id, match, addressOf }} />}
      {mode === 'watch' && hasRail && <Rail match={match} />}
    </main>
  )
}

/** One page for live and replay: stage, seats, ledger and time, whatever the game. */
export function Room(props: RoomProps) {
  const { game } = props.head
  const WithBoard = boards[game]
  if (!WithBoard) throw new Error(`there is no board for ${game}`)
  return <WithBoard>{(board) => <OpenRoom board={board} {...props} />}</WithBoard>
}

function OpenRoom({
  board,
  head,
  gameTitle,
  viewer,
  place,
  paces,
  ...asked
}: RoomProps & { readonly board: AnyBoard }) {
  const match = useMatch(head, place, board)
  const talk = useTalk(match)
  const playback = usePlayback(match)
  const [mode, onMode] = useMode(asked.mode)
  const [tab, onTab] = useState('talk')
  const [help, setHelp] = useState(false)
  const ways = waysOf(match)
  const onHelp = () => setHelp(true)
  useRoomKeys({ match, talk, playback, ways, mode, onMode, onHelp, onFind: () => onTab('talk') })
  const { moment } = match
  const usage = useMatchUsage(head, moment)
  const { state, word } = standing(moment)
  const switches: ReactNode = <ModeSwitch mode={mode} onMode={onMode} />
  const cost = usage && <MatchCost id={head.id} usage={usage} steers={head.may.steer} />
  const tools = (
    <>
      <StatePill state={state} role="status">
        {word}
      </StatePill>
      <span className="bar-only">{cost}</span>
      <span className="bar-only">
        <WatchingAs {...{ head, match }} />
      </span>
      {head.may.steer && <Steering id={head.id} match={match} paces={paces} />}
      <span className="bar-only">{switches}</span>
      <RoomTools head={head} match={match} />
    </>
  )
  return (
    <div className="room" data-loaded={moment.loaded} data-at={moment.at} data-length={moment.entries.length}>
      <TopBar room viewer={viewer} where={<Where {...{ head, gameTitle }} />} tools={tools} />
      <Hall {...{ head, match, playback, talk, mode, tab, usage, onTab }} />
      <div className="foot-tools">
        {switches}
        <WatchingAs {...{ head, match }} />
        <ManifestButton id={head.id} as={head.as} />
      </div>
      <Dock {...{ match, playback, ways, onHelp }} />
      <Announcer match={match} ears={talk.ears} />
      {help && <KeysSheet open onClose={() => setHelp(false)} />}
    </div>
  )
}
