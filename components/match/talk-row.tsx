import Link from 'next/link'
import { memo } from 'react'
import { Marked } from '@/components/research/marked'
import { Disc, SeatName } from '@/components/ui/emblem'
import { Icon } from '@/components/ui/icon'
import type { TurnNames } from '@/lib/core/turns'
import type { WireEntry } from '@/lib/live/channel'
import type { SeatSign } from '../boards/board'
import type { AnyBoard } from '../boards/boards'
import { type FactRow, joinedFacts, pieces, type Row, type SummaryRow, type TalkRow } from './rows'
import { hearersOf, Whispered } from './whispered'

/** What every row of the ledger is told beside itself. */
export type RowScene = {
  readonly entries: readonly WireEntry[]
  readonly at: number
  readonly signs: readonly SeatSign[]
  readonly names: readonly string[]
  readonly board: AnyBoard
  readonly turnNames: TurnNames
  readonly narrate: (event: WireEntry['event'], names: readonly string[]) => string
  /** Address of a decision; null where this reader may open none. */
  readonly addressOf: (decision: number) => string | null
  readonly onSeek: (at: number) => void
  readonly thoughts: boolean
  readonly hears: (seat: number) => boolean
  /** What is looked for in words. */
  readonly mark: RegExp | null
  /** Where the record of a decision lies open beside the talk: shows it there. */
  readonly onOpen: ((n: number) => void) | null
}

export function Told({ text, names }: { text: string; names: readonly string[] }) {
  return pieces(text, names).map(({ text, name }, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence never move
    name ? <b key={i}>{text}</b> : text,
  )
}

function Fact({ row, scene }: { row: FactRow; scene: RowScene }) {
  const { at, entries, signs, board, names, narrate, onSeek } = scene
  const shown = row.entries.filter(({ n }) => n <= at)
  const telling = board.telling(shown[0]?.event)
  const last = shown.at(-1)?.n ?? row.n
  const beneath = board.beneath?.(shown, entries, signs)
  const sentence = joinedFacts(
    shown.map(({ event }) => narrate(event, names)),
    names,
  )
  return (
    <div className="fact">
      <p>
        {telling !== 'hidden' && <Icon name={telling.icon} className="sign" />}
        <span dir="auto" className="written">
          <Told text={sentence} names={names} />
        </span>
        <button type="button" title={`Go to event ${last}`} onClick={() => onSeek(last)}>
          <span className="sr-only">Go to event </span>
          {last}
        </button>
      </p>
      {beneath && <div className="beneath">{beneath}</div>}
    </div>
  )
}

function By({ row, scene, verb }: { row: TalkRow; scene: RowScene; verb: string }) {
  const sign = scene.signs[row.seat]!
  const address = row.decision === null ? null : scene.addressOf(row.decision)
  const hearers = hearersOf(row)
  return (
    <div className="by">
      <Disc seat={row.seat} emblem={sign.emblem} size="small" />
      <SeatName seat={row.seat} className="text-sm">
        {sign.name}
      </SeatName>
      <span className="verb">{verb}</span>
      {hearers && <Whispered seats={hearers} signs={scene.signs} />}
      {address && scene.onOpen && (
        <button
          type="button"
          className="open"
          title={`Show decision ${row.decision} beside`}
          onClick={() => scene.onOpen?.(row.n)}
        >
          <span className="sr-only">Decision </span>
          {row.decision}
        </button>
      )}
      {address && !scene.onOpen && (
        <Link href={address} prefetch={false} className="open" title={`Open decision ${row.decision}`}>
          <span className="sr-only">Decision </span>
          {row.decision}
        </Link>
      )}
    </div>
  )
}

function Talk({ row, scene }: { row: TalkRow; scene: RowScene }) {
  const { at, board } = scene
  const events = row.after.filter(({ n }) => n <= at).map(({ event }) => event)
  const heard = scene.hears(row.seat)
  const speech = heard && row.speech && row.speech.n <= at ? row.speech.text : ''
  const thought = heard && row.thought && row.thought.n <= at && scene.thoughts ? row.thought.text : ''
  const verb = board.verb(events, row.seat, scene.names)
  return (
    <div className="turn" data-seat={row.seat % 12}>
      <div className="aloud">
        <By row={row} scene={scene} verb={verb} />
        {speech && (
          <p dir="auto" className="speech written" data-hushed={row.speech?.to && true}>
            <Marked text={speech} mark={scene.mark} />
          </p>
        )}
        {board.drawn(events, scene.entries.slice(row.n, at), scene.signs)}
      </div>
      {thought && (
        <div className="thought">
          <p dir="auto" className="written">
            <span className="sr-only">{scene.signs[row.seat]!.name} thinks: </span>
            <Marked text={thought} mark={scene.mark} />
          </p>
        </div>
      )}
    </div>
  )
}

/** Folded: it says again what was said. */
const Summary = ({ row: { fromTurn, toTurn, text }, scene }: { row: SummaryRow; scene: RowScene }) => (
  <div className="fact">
    <details>
      <summary>
        {[...new Set([fromTurn, toTurn])].map((turn) => scene.turnNames(turn).title).join(' to ')} in short,
        as the players remember it
      </summary>
      <p dir="auto" className="written">
        {text}
      </p>
    </details>
  </div>
)

export type LedgerRowProps = { readonly row: Row; readonly scene: RowScene }

/** One row of the ledger. What lies after the cursor is not there yet. */
export const LedgerRow = memo(function LedgerRow({ row, scene }: LedgerRowProps) {
  switch (row.kind) {
    case 'turn':
      return <h3 className="newturn">{scene.turnNames(row.turn).title}</h3>
    case 'fact':
      return <Fact row={row} scene={scene} />
    case 'summary':
      return <Summary row={row} scene={scene} />
    case 'talk':
      return <Talk row={row} scene={scene} />
  }
})
