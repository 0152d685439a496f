import type { Names } from '@/lib/core/game'
import type { Event, EventOf } from '@/lib/games/crisis/state'
import { CauseSign } from './cause-sign'
import { changeWords } from './words'
import './drawn.css'

type Change = EventOf<'variable-changed'>
/** What the engine asked of a variable, and what a bound took back of it. */
export type Judged = { readonly change: Change; readonly clamp: Change | null }

/** Changes of a judgement in its order; a clamp stands with the change that it holds back. */
export function judgedOf(events: readonly Event[]): readonly Judged[] {
  const found: { change: Change; clamp: Change | null }[] = []
  for (const event of events) {
    if (event.type === 'judged') break
    if (event.type !== 'variable-changed') continue
    if (event.cause === 'engine') found.push({ change: event, clamp: null })
    const last = found.at(-1)
    if (event.cause === 'clamp' && last?.change.name === event.name && last.change.seat === event.seat)
      last.clamp = event
  }
  return found
}

export type JudgedListProps = {
  readonly judged: readonly Judged[]
  readonly unjudged: boolean
  readonly names: Names
}

/** The engine's judgement as a list: what it changed, and where it was held back. */
export function JudgedList({ judged, unjudged, names }: JudgedListProps) {
  if (unjudged) return <p className="crisis-unmoved">No judgement came: no engine changes this step.</p>
  if (judged.length === 0) return <p className="crisis-unmoved">No engine changes this step.</p>
  return (
    <ul className="judged" data-many={judged.length > 6 || undefined}>
      {judged.map(({ change, clamp }) => {
        const { name, title, seat } = change
        return (
          <li key={`${seat} ${name}`} className="written">
            <span>{seat === undefined ? title : `${names[seat]}, ${title.toLowerCase()}`}</span>
            <b>
              {changeWords(change)}
              {clamp && (
                <span className="held" title={clamp.why}>
                  <CauseSign cause="clamp" />
                  <span className="sr-only">, held back, {clamp.why}: </span> {changeWords(clamp)}
                </span>
              )}
            </b>
          </li>
        )
      })}
    </ul>
  )
}
