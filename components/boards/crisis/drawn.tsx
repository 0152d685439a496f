import type { ReactNode } from 'react'
import { Whispered } from '@/components/match/whispered'
import { Icon } from '@/components/ui/icon'
import type { GameEvent } from '@/lib/core/game'
import type { Event, EventOf } from '@/lib/games/crisis/state'
import type { WireEntry } from '@/lib/live/channel'
import type { SeatSign } from '../board'
import { JudgedList, judgedOf } from './judged-list'
import { lastJudgement } from './judgement'
import { ofAnswer } from './story'

type ActProps = { readonly act: EventOf<'acted'>; readonly signs: readonly SeatSign[] }
function Act({ act: { title, target, text, to }, signs }: ActProps) {
  return (
    <li data-covert={to !== undefined || undefined}>
      <Icon name={to ? 'mask' : 'hand'} className="sign" />
      <span className="written">
        {to && <b>Covertly: </b>}
        <b>{title || 'Otherwise'}</b>
        {target !== null && <> towards {signs[target]?.short}</>}
        {text && text.toLowerCase() !== title.toLowerCase() && (
          <>
            {'. '}
            <span dir="auto">{text}</span>
          </>
        )}
      </span>
    </li>
  )
}

type LetterProps = { readonly letter: EventOf<'letter-sent'>; readonly signs: readonly SeatSign[] }
/** A letter stands as what is whispered does: with a lock and whom it is to. */
const Letter = ({ letter: { recipients, text }, signs }: LetterProps) => (
  <div className="letter">
    <Whispered seats={recipients} signs={signs} />
    <p dir="auto" className="speech written" data-hushed>
      {text}
    </p>
  </div>
)

/** Under the line that the engine has judged, for those who are told of no decision: its judgement as a list. */
export function beneath(
  shown: readonly WireEntry[],
  entries: readonly WireEntry[],
  signs: readonly SeatSign[],
): ReactNode {
  const told = shown.find(({ event }) => event.type === 'judged')
  if (!told) return null
  const { seat } = told.event as EventOf<'judged'>
  const last = lastJudgement(entries, entries.indexOf(told) + 1, seat)
  if (!last) return null
  const names = signs.map(({ name }) => name)
  return (
    <div data-seat={seat % 12}>
      <JudgedList judged={last.judged} unjudged={last.unjudged} names={names} />
    </div>
  )
}

/** Under the words of a decision: what was done, letters, or the engine's judgement as a list. */
export function drawn(events: readonly GameEvent[], _later: unknown, signs: readonly SeatSign[]): ReactNode {
  const all = events as readonly Event[]
  const names = signs.map(({ name }) => name)
  const judgement = all.find((event) => event.type === 'judged')
  if (judgement && !all.some(({ type }) => type === 'answered'))
    return <JudgedList judged={judgedOf(all)} unjudged={judgement.unjudged} names={names} />
  const own = ofAnswer(all)
  const acts = own.filter((event) => event.type === 'acted')
  const letters = own.filter((event) => event.type === 'letter-sent')
  if (acts.length + letters.length === 0) return null
  return (
    <div className="crisis-did">
      {acts.length > 0 && (
        <ul>
          {acts.map((act, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: deeds of one answer never move
            <Act key={i} act={act} signs={signs} />
          ))}
        </ul>
      )}
      {letters.map((letter, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: letters of one answer never move
        <Letter key={i} letter={letter} signs={signs} />
      ))}
    </div>
  )
}
