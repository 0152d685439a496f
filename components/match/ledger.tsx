'use client'

import { useMemo, useState } from 'react'
import { Ghost, Strip } from '@/components/ui/blank'
import { Button } from '@/components/ui/button'
import { Disc } from '@/components/ui/emblem'
import { Icon } from '@/components/ui/icon'
import type { Audience } from '@/lib/live/channel'
import { DraftRow } from './draft-row'
import { rowsUpTo } from './rows'
import { isEnd, standing } from './standing'
import { TalkList } from './talk-list'
import type { RowScene } from './talk-row'
import type { RoomMatch } from './use-match'
import './ledger.css'

export type LedgerProps = {
  readonly match: RoomMatch
  readonly addressOf: (decision: number) => string | null
  /** What can be done about how things stand: resume. */
  readonly act: React.ReactNode
}

type HeadProps = {
  readonly audience: Audience
  readonly facts: boolean
  readonly thoughts: boolean
  onFacts(): void
  onThoughts(): void
}

function LedgerHead({ audience, facts, thoughts, onFacts, onThoughts }: HeadProps) {
  return (
    <header>
      <div className="said">
        <h2>Said at the table</h2>
        <Button look="bare" size="small" onClick={onFacts} aria-pressed={facts}>
          <Icon name="eye" />
          {facts ? 'Story and talk' : 'Talk alone'}
        </Button>
      </div>
      <div className="kept">
        <h2>Kept to themselves</h2>
        {audience === 'public' ? (
          <span>shown when the game is over</span>
        ) : (
          <Button look="bare" size="small" onClick={onThoughts} aria-pressed={thoughts}>
            <Icon name={thoughts ? 'eye' : 'lock'} />
            {thoughts ? 'Shown' : 'Hidden'}
          </Button>
        )}
      </div>
    </header>
  )
}

/** Who is asked what just now. */
function LedgerFoot({ match }: { match: RoomMatch }) {
  const { moment, signs, board } = match
  const asked = isEnd(moment) ? null : board.asked(moment.state)
  const sign = asked && signs[asked.seat]
  return (
    <footer>
      {sign ? (
        <>
          <Disc seat={sign.seat} emblem={sign.emblem} size="small" />
          <span>
            {sign.name} {asked.words}
          </span>
        </>
      ) : (
        <span>{isEnd(moment) ? 'The game is over.' : 'The house is dealing.'}</span>
      )}
    </footer>
  )
}

/** Left what was said, right what was thought: one decision a row. */
export function Ledger({ match, addressOf, act }: LedgerProps) {
  const { moment, rows, line, signs, names, board, table } = match
  const { at, entries, audience, drafts, following, loaded } = moment
  const [facts, setFacts] = useState(true)
  const [thoughts, setThoughts] = useState(true)
  const kept = useMemo(() => (facts ? rows : rows.filter(({ kind }) => kind !== 'fact')), [rows, facts])
  const shown = useMemo(() => kept.slice(0, rowsUpTo(kept, at)), [kept, at])
  const scene: RowScene = {
    ...{ entries, at, signs, names, board, addressOf, thoughts },
    narrate: table.narrate,
    onSeek: line.seek,
  }
  const { line: words, bad } = standing(moment)
  return (
    <section className="ledger" aria-label="Table talk and private thoughts" data-audience={audience}>
      {words && (
        <div className="standing">
          <Strip icon={bad ? 'warn' : 'clock'} tone={bad ? 'bad' : 'plain'} act={act}>
            {words}
          </Strip>
        </div>
      )}
      <LedgerHead
        {...{ audience, facts, thoughts }}
        onFacts={() => setFacts(!facts)}
        onThoughts={() => setThoughts(!thoughts)}
      />
      {loaded ? (
        <TalkList
          rows={shown}
          scene={scene}
          drafts={
            following &&
            drafts.map((draft) => (
              <DraftRow
                key={`${draft.decision} ${draft.seat}`}
                draft={draft}
                sign={signs[draft.seat]!}
                thoughts={thoughts}
              />
            ))
          }
        />
      ) : (
        <div className="talk waiting">
          <Ghost lines={6} label="The table talk is being read" />
        </div>
      )}
      <LedgerFoot match={match} />
    </section>
  )
}
