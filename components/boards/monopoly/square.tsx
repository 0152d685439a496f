import { type CSSProperties, memo } from 'react'
import { Emblem, type EmblemName } from '@/components/ui/emblem'
import { Icon, type IconName } from '@/components/ui/icon'
import { BOARD, HOTEL } from '@/lib/games/monopoly/board'
import { cellOf, edgeOf, isCorner } from './board-layout'
import { colourOf } from './groups'
import { faceName } from './square-words'

export type SquareProps = {
  readonly square: number
  /** The whole of it in words. */
  readonly words: string
  readonly figure: string
  readonly owner: number
  readonly emblem: EmblemName | null
  readonly level: number
  readonly mortgaged: boolean
  /** What the last move did here. */
  readonly move: 'from' | 'to' | null
  readonly selected: boolean
  readonly reachable: boolean
}

const CORNERS: Readonly<Record<number, { icon: IconName; name: string; note: string }>> = {
  0: { icon: 'go', name: 'Go', note: 'collect $200' },
  10: { icon: 'bars', name: 'Jail', note: 'just visiting' },
  20: { icon: 'bench', name: 'Free Parking', note: '' },
  30: { icon: 'hand', name: 'Go to Jail', note: '' },
}
const ICONS: Readonly<Record<number, IconName>> = {
  2: 'chest',
  4: 'tax',
  7: 'chance',
  17: 'chest',
  22: 'chance',
  33: 'chest',
  36: 'chance',
  38: 'ring',
}

/** A gabled house, or a hotel with two gables. */
export function Building({ hotel = false, className }: { hotel?: boolean; className?: string }) {
  return (
    <svg viewBox={hotel ? '0 0 30 23' : '0 0 24 23'} aria-hidden="true" className={className}>
      <path d={hotel ? 'M1.5 21.5v-12L8 3l6.5 6L21 3l6.5 6.5v12z' : 'M4 21V11l8-8 8 8v10z'} />
    </svg>
  )
}

function Band({ level }: { level: number }) {
  return (
    <span aria-hidden="true" className="band" data-level={level}>
      {level === HOTEL ? (
        <Building hotel className="hotel" />
      ) : (
        ['a', 'b', 'c', 'd'].slice(0, level).map((house) => <Building key={house} />)
      )}
    </span>
  )
}

function Corner({ square }: { square: number }) {
  const { icon, name, note } = CORNERS[square]!
  return (
    <>
      <Icon name={icon} className="sign" />
      <b aria-hidden="true">{name}</b>
      {note && <small aria-hidden="true">{note}</small>}
    </>
  )
}

function Face({ square, figure }: { square: number; figure: string }) {
  return (
    <span aria-hidden="true" className="face">
      {ICONS[square] && <Icon name={ICONS[square]} className="sign" />}
      <b>{faceName(BOARD[square]!)}</b>
      {figure && <i>{figure}</i>}
    </span>
  )
}

/** One square. All of it is a button: pressed, its card lies on the table. */
export const Square = memo(function Square(props: SquareProps) {
  const { square, owner, level, mortgaged, move } = props
  const { row, column } = cellOf(square)
  const { kind, group } = BOARD[square]!
  const owned = owner >= 0
  const place = { gridArea: `${row} / ${column}`, '--g': colourOf(square) } as CSSProperties
  return (
    <li
      className="sq"
      style={place}
      data-edge={edgeOf(square)}
      data-corner={isCorner(square) || undefined}
      data-kind={kind}
      data-seat={owned ? owner : undefined}
      data-mortgaged={mortgaged || undefined}
      data-move={move ?? undefined}
    >
      <button
        type="button"
        data-square={square}
        tabIndex={props.reachable ? 0 : -1}
        aria-pressed={props.selected}
      >
        <span className="sr-only">{props.words}</span>
        {isCorner(square) ? (
          <Corner square={square} />
        ) : (
          <>
            {group >= 0 && <Band level={level} />}
            <Face square={square} figure={props.figure} />
            {owned && props.emblem && (
              <span aria-hidden="true" className="tab">
                <Emblem name={props.emblem} className="owner" />
              </span>
            )}
          </>
        )}
      </button>
    </li>
  )
})
