'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, Suspense, useMemo } from 'react'
import { Ghost, Strip } from '@/components/ui/blank'
import { Button } from '@/components/ui/button'
import { Disc } from '@/components/ui/emblem'
import { Icon } from '@/components/ui/icon'
import type { Draft } from '@/lib/live/drafts'
import { DraftRow } from './draft-row'
import { FindBar } from './find-bar'
import { HearMenu } from './hear-menu'
import { LedgerHead } from './ledger-head'
import { LedgerTabs, type Tab } from './ledger-tabs'
import { type Row, rowsUpTo } from './rows'
import { isEnd, standing } from './standing'
import { TalkList } from './talk-list'
import type { RowScene } from './talk-row'
import type { RoomMatch } from './use-match'
import { useRested } from './use-rested'
import type { Talk } from './use-talk'
import './ledger.css'
import './panels.css'

const FiguresPanel = dynamic(() => import('./figures/figures-panel').then((of) => of.FiguresPanel), {
  ssr: false,
  loading: () => <Ghost lines={4} />,
})
const EndCard = dynamic(() => import('./ending/end-card').then((of) => of.EndCard), {
  ssr: false,
  // on phones it comes before the talk: what lies below is out of sight from the first
  loading: () => <div className="end-place" />,
})

export type LedgerProps = {
  readonly id: string
  readonly match: RoomMatch
  readonly talk: Talk
  readonly addressOf: (decision: number) => string | null
  /** Shows a decision beside the talk; null: its number leads to its page. */
  readonly onOpen: ((n: number) => void) | null
  /** What can be done about how things stand: resume. */
  readonly act: ReactNode
  readonly tab: string
  readonly onTab: (tab: string) => void
}

const DISCS_MOST = 5

/** Who is asked what just now. */
function LedgerFoot({ match }: { match: RoomMatch }) {
  const { moment, signs, board } = match
  const asked = isEnd(moment) ? null : board.asked(moment.state)
  return (
    <footer>
      {asked ? (
        <>
          {asked.seats.slice(0, DISCS_MOST).map((seat) => (
            <Disc key={seat} seat={seat} emblem={signs[seat]!.emblem} size="small" />
          ))}
          <span>
            {asked.seats.length === 1 && signs[asked.seats[0]!]!.name} {asked.words}
          </span>
        </>
      ) : (
        <span>{isEnd(moment) ? 'The game is over.' : 'The house is dealing.'}</span>
      )}
    </footer>
  )
}

/** What a row still says where its speaker is not heard: deeds alone. */
const isShown = (row: Row, { facts, ears }: Talk): boolean => {
  if (row.kind === 'fact' || row.kind === 'summary') return facts
  return row.kind === 'turn' || ears.hears(row.seat) || (facts && row.after.length > 0)
}

const NONE: readonly Draft[] = []

type EndProps = Pick<LedgerProps, 'id' | 'match' | 'addressOf'> & {
  readonly drafts: readonly Draft[]
  readonly thoughts: boolean
}

/** What follows the last row: decisions in the making, or how it ended. Null for neither. */
function lastOf({ id, match, addressOf, drafts, thoughts }: EndProps): ReactNode {
  const { moment, signs } = match
  const ended = isEnd(moment) && moment.entries.length > 0
  if (drafts.length === 0 && !ended) return null
  return (
    <>
      {drafts.map((draft) => (
        <DraftRow
          key={`${draft.decision} ${draft.seat}`}
          draft={draft}
          sign={signs[draft.seat]!}
          thoughts={thoughts}
        />
      ))}
      {ended && <EndCard {...{ id, match, addressOf }} />}
    </>
  )
}

function TalkPanel({ id, match, talk, addressOf, onOpen }: LedgerProps) {
  const { moment, rows, line, signs, names, board, turnNames, table } = match
  const { entries, audience, drafts, following, loaded } = moment
  const { facts, thoughts, ears, find } = talk
  const at = useRested(moment)
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the talk only what hides rows
  const kept = useMemo(() => rows.filter((row) => isShown(row, talk)), [rows, facts, ears.hears])
  const shown = useMemo(() => kept.slice(0, rowsUpTo(kept, at)), [kept, at])
  const { hears } = ears
  const { mark } = find
  const scene: RowScene = useMemo(
    () => ({
      ...{ entries, at, signs, names, board, turnNames, addressOf, thoughts, onOpen, hears, mark },
      narrate: table.narrate,
      onSeek: line.seek,
    }),
    [entries, at, signs, names, board, turnNames, addressOf, thoughts, onOpen, hears, mark, table, line],
  )
  const growing = following ? drafts.filter(({ seat }) => hears(seat)) : NONE
  return (
    <>
      <LedgerHead audience={audience} talk={talk} />
      {loaded ? (
        <TalkList
          id={id}
          line={line}
          rows={shown}
          scene={scene}
          last={lastOf({ id, match, addressOf, drafts: growing, thoughts })}
        />
      ) : (
        <div className="talk waiting">
          <Ghost lines={6} label="The table talk is being read" />
        </div>
      )}
      <LedgerFoot match={match} />
    </>
  )
}

/** A page in place of the talk: figures, or one of the game's own. */
function OtherPanel({ match, addressOf, tab }: LedgerProps) {
  const { board, moment, signs, turnNames, line } = match
  const { entries, at, audience, state } = moment
  const panel = board.panels.find(({ id }) => id === tab)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="panel-page" tabIndex={0} aria-label={panel?.title ?? 'Figures'}>
      {panel ? (
        <Suspense fallback={<Ghost lines={4} />}>
          <panel.Page {...{ state, entries, at, signs, audience, turnNames, addressOf }} onSeek={line.seek} />
        </Suspense>
      ) : (
        <FiguresPanel match={match} />
      )}
    </section>
  )
}

const TALK: Tab = { id: 'talk', title: 'Talk', icon: 'note' }
const FIGURES: Tab = { id: 'figures', title: 'Figures', icon: 'chart' }

/** Left what was said, right what was thought, one decision a row; or figures, or a page of the game's own. */
export function Ledger(props: LedgerProps) {
  const { match, talk, act, tab, onTab } = props
  const { moment, board, signs } = match
  const { line: words, bad } = standing(moment)
  const { find } = talk
  const tools = (
    <>
      <Button
        look="bare"
        size="icon-small"
        aria-label="Search the talk (/)"
        title="Search the talk (/)"
        onClick={() => {
          onTab('talk')
          find.show()
        }}
      >
        <Icon name="search" />
      </Button>
      <HearMenu signs={signs} ears={talk.ears} />
    </>
  )
  return (
    <section className="ledger" aria-label="Table talk and private thoughts" data-audience={moment.audience}>
      <LedgerTabs tabs={[TALK, FIGURES, ...board.panels]} open={tab} onOpen={onTab} tools={tools} />
      {find.open && tab === 'talk' && (
        <FindBar {...find} at={moment.at} onText={find.look} onGo={find.go} onClose={find.close} />
      )}
      {words && (
        <div className="standing">
          <Strip icon={bad ? 'warn' : 'clock'} tone={bad ? 'bad' : 'plain'} act={act}>
            {words}
          </Strip>
        </div>
      )}
      <div id="ledger-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} className="panel-body">
        {tab === 'talk' ? <TalkPanel {...props} /> : <OtherPanel {...props} />}
      </div>
    </section>
  )
}
