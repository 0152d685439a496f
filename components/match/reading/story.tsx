'use client'

import { memo, useMemo } from 'react'
import { Button } from '@/components/ui/button'
import { Disc, SeatName } from '@/components/ui/emblem'
import { Icon } from '@/components/ui/icon'
import { joinedFacts, type Row, rowsUpTo, type TalkRow } from '../rows'
import { type RowScene, Told } from '../talk-row'
import type { RoomMatch } from '../use-match'
import type { Talk } from '../use-talk'
import { hearersOf, Whispered } from '../whispered'
import { type Chapter, chaptersOf } from './chapters'
import './story.css'

export type StoryProps = {
  readonly match: RoomMatch
  readonly talk: Talk
  readonly title: string
  readonly addressOf: (decision: number) => string | null
}

function Spoken({ row, scene }: { row: TalkRow; scene: RowScene }) {
  const { at, board, signs, hears } = scene
  const sign = signs[row.seat]!
  const events = row.after.filter(({ n }) => n <= at).map(({ event }) => event)
  const heard = hears(row.seat)
  const speech = heard && row.speech && row.speech.n <= at ? row.speech.text : ''
  const thought = heard && scene.thoughts && row.thought && row.thought.n <= at ? row.thought.text : ''
  const verb = board.verb(events, row.seat, scene.names)
  const hearers = hearersOf(row)
  return (
    <div className="spoken" data-seat={row.seat % 12}>
      <p className="by">
        <Disc seat={row.seat} emblem={sign.emblem} size="small" />
        <SeatName seat={row.seat}>{sign.name}</SeatName> <span>{verb}</span>
        {hearers && <Whispered seats={hearers} signs={signs} />}
      </p>
      {thought && (
        <p dir="auto" className="thinks written">
          <span className="sr-only">{sign.name} thinks: </span>
          {thought}
        </p>
      )}
      {speech && (
        <p dir="auto" className="says written">
          {speech}
        </p>
      )}
      {board.drawn(events, scene.entries.slice(row.n, at), signs)}
    </div>
  )
}

function Line({ row, scene }: { row: Row; scene: RowScene }) {
  // a text that tells everything needs no summary of itself
  if (row.kind === 'turn' || row.kind === 'summary') return null
  if (row.kind === 'talk') return <Spoken row={row} scene={scene} />
  const shown = row.entries.filter(({ n }) => n <= scene.at)
  const told = joinedFacts(
    shown.map(({ event }) => scene.narrate(event, scene.names)),
    scene.names,
  )
  return (
    <>
      <p dir="auto" className="happens written">
        <Told text={told} names={scene.names} />
      </p>
      {scene.board.beneath?.(shown, scene.entries, scene.signs)}
    </>
  )
}

type PageProps = { readonly chapter: Chapter; readonly scene: RowScene; readonly until: number }
/** A turn as a chapter: drawn anew only while the cursor lies in it. */
const Page = memo(
  function Page({ chapter, scene, until }: PageProps) {
    return (
      <article id={`turn-${chapter.turn}`}>
        <h2>
          {scene.turnNames(chapter.turn).title}
          {chapter.title && <span className="written">{chapter.title}</span>}
        </h2>
        {chapter.rows.slice(0, rowsUpTo(chapter.rows, until)).map((row) => (
          <Line key={`${row.kind} ${row.n}`} row={row} scene={scene} />
        ))}
      </article>
    )
  },
  (old, next) =>
    old.chapter.rows.length === next.chapter.rows.length &&
    old.until === next.until &&
    old.scene.thoughts === next.scene.thoughts &&
    old.scene.hears === next.scene.hears &&
    old.scene.names === next.scene.names &&
    old.chapter.title === next.chapter.title &&
    old.chapter.last === next.chapter.last,
)

/** The match as a text, a chapter a turn, up to the moment that is shown; it prints as it stands. */
export function Story({ match, talk, title, addressOf }: StoryProps) {
  const { moment, rows, signs, names, board, turnNames, table, line, chronicle } = match
  const { entries, at } = moment
  const { facts, thoughts, ears, find, toggleFacts, toggleThoughts } = talk
  const chapters = useMemo(
    () => chaptersOf(facts ? rows : rows.filter(({ kind }) => kind !== 'fact'), chronicle.marks),
    [rows, facts, chronicle.marks],
  )
  const told = chapters.filter(({ first }) => first <= at)
  const scene: RowScene = {
    ...{ entries, at, signs, names, board, turnNames, addressOf, thoughts, onOpen: null },
    hears: ears.hears,
    mark: find.mark,
    narrate: table.narrate,
    onSeek: line.seek,
  }
  return (
    <div className="story">
      <nav aria-label="Chapters">
        <ol>
          {told.map((chapter) => (
            <li key={chapter.turn}>
              <a href={`#turn-${chapter.turn}`}>
                <b>{turnNames(chapter.turn).tick}</b> {chapter.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="pages">
        <header>
          <h1 dir="auto" className="written">
            {title}
          </h1>
          <p>{signs.map(({ name }) => name).join(', ')}</p>
          <div className="story-tools">
            <Button size="small" aria-pressed={facts} onClick={toggleFacts}>
              <Icon name="eye" />
              {facts ? 'Story and talk' : 'Talk alone'}
            </Button>
            {moment.audience === 'observer' && (
              <Button size="small" aria-pressed={thoughts} onClick={toggleThoughts}>
                <Icon name={thoughts ? 'eye' : 'lock'} />
                {thoughts ? 'Thoughts shown' : 'Thoughts hidden'}
              </Button>
            )}
            <Button size="small" onClick={() => print()}>
              <Icon name="book" />
              Print
            </Button>
          </div>
        </header>
        {told.length === 0 && <p className="happens">Nothing is told yet.</p>}
        {told.map((chapter) => (
          <Page key={chapter.turn} {...{ chapter, scene }} until={Math.min(at, chapter.last)} />
        ))}
      </div>
    </div>
  )
}
