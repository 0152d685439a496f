import type { CSSProperties } from 'react'
import type { State } from '@/lib/games/monopoly/state'
import { count } from '@/lib/games/monopoly/words'
import type { Scene } from '../board'
import { PutAway } from '../put-away'
import { Subtitle } from '../subtitle'
import { asked } from './asked'
import { Dice } from './dice'
import { Deal } from './goods'
import type { Paper } from './lot-paper'
import { Building } from './square'

type SheetProps = {
  readonly paper: Paper
  readonly animate: boolean
  readonly onPutAway: (() => void) | null
}
function Sheet({ paper, animate, onPutAway }: SheetProps) {
  const { title, lead, text, figures, offer, traded = false } = paper
  return (
    <article className="sheet" style={{ '--g': paper.colour } as CSSProperties}>
      {onPutAway && <PutAway onPutAway={onPutAway} />}
      <h2>{title}</h2>
      <p>
        <b>{lead}</b> {text}
      </p>
      {offer && <Deal offer={offer} crossing={traded && animate} />}
      {figures.length > 0 && (
        <dl>
          {figures.map(({ label, value, now }) => (
            <div key={label} data-now={now || undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  )
}

function Pile({ name, left, deck }: { name: string; left: number; deck: 'chance' | 'chest' }) {
  return (
    <span className="pile" data-deck={deck}>
      {name}
      {left > 0 && ` ${left}`}
    </span>
  )
}

function Bank({ state: { table, decks } }: { state: State }) {
  return (
    <div className="pot">
      <Pile name="Chance" deck="chance" left={decks[0]?.length ?? 0} />
      <span className="bank">
        <span>
          <Building />
          {count(table.houses, 'house')}
        </span>
        <span>
          <Building hotel className="wide" />
          {count(table.hotels, 'hotel')}
        </span>
      </span>
      <Pile name="Chest" deck="chest" left={decks[1]?.length ?? 0} />
    </div>
  )
}

export type BaizeProps = {
  readonly scene: Scene<State>
  readonly paper: Paper
  /** The paper is the card of a square that was pointed at. */
  readonly onPutAway: (() => void) | null
}

/** The cloth in the middle: whose turn, the dice, the one sheet of paper, what is being said, the bank. */
export function Baize({ scene, paper, onPutAway }: BaizeProps) {
  const { state, entries, at, names, signs, voice, animate, outcome } = scene
  const question = outcome ? null : asked(state.table)
  const latest = entries[at - 1]
  const rolled = entries.slice(Math.max(0, at - 8), at).some(({ event }) => event.type === 'dice-rolled')
  return (
    <div className="baize">
      <p className="call">
        <b>{state.table.turn === 0 ? 'Before the first turn' : `Turn ${state.table.turn}`}</b>
        {question && (
          <span>
            {question.seats.map((seat) => names[seat]).join(', ')} {question.words}
          </span>
        )}
      </p>
      <div className="lying">
        <Dice key={`dice ${state.table.throws.join()}`} dice={state.table.dice} rolling={animate && rolled} />
        <div key={`${paper.title} ${animate && latest?.n}`} className="laid" data-laid={animate || undefined}>
          <Sheet {...{ paper, animate, onPutAway }} />
        </div>
        <Subtitle voice={voice} signs={signs} />
      </div>
      <Bank state={state} />
    </div>
  )
}
