import type { CSSProperties } from 'react'
import { Disc } from '@/components/ui/emblem'
import type { Seat } from '@/lib/core/game'
import type { SeatSign } from '../board'
import type { Facts } from './facts'
import { gapOf, heldAgainst } from './readings'
import './matrix.css'

export type MatrixProps = {
  readonly facts: Facts
  readonly signs: readonly SeatSign[]
  /** Rows and columns that are shown. */
  readonly seats: readonly Seat[]
  /** What was written at an earlier moment, to tell what changed since. */
  readonly before?: Facts
  /** With what is held against each in all, and how well each reads the others. */
  readonly sums?: boolean
}

/** The most that one suspects anybody among those shown. */
const hottest = (row: readonly (number | null)[], seats: readonly Seat[], self: Seat): number =>
  Math.max(-1, ...seats.flatMap((seat) => (seat === self ? [] : [row[seat] ?? -1])))

type CellProps = { readonly value: number | null; readonly was: number | null; readonly hot: boolean }
function Cell({ value, was, hot }: CellProps) {
  if (value === null) return <td data-none>·</td>
  const change = was === null ? 0 : value - was
  return (
    <td style={{ '--v': value } as CSSProperties} data-hot={hot || undefined}>
      {value}
      {change !== 0 && (
        <small title={`${change > 0 ? '+' : '−'}${Math.abs(change)} in this night or day`}>
          <span aria-hidden="true">{change > 0 ? '▴' : '▾'}</span>
          <span className="sr-only">
            , {change > 0 ? 'up' : 'down'} by {Math.abs(change)}
          </span>
        </small>
      )}
    </td>
  )
}

const rounded = (value: number | null): string => (value === null ? '·' : String(Math.round(value)))
function signed(value: number | null): string {
  if (value === null) return '·'
  const whole = Math.round(value)
  return `${whole > 0 ? '+' : whole < 0 ? '−' : ''}${Math.abs(whole)}`
}

function Row({ facts, signs, seats, before, sums, from }: MatrixProps & { readonly from: Seat }) {
  const row = facts.suspicion[from]!
  const most = hottest(row, seats, from)
  const isMafia = facts.roles.map((role) => role === 'mafia')
  return (
    <tr data-dead={!facts.alive[from] || undefined}>
      <th scope="row" className="written">
        {signs[from]!.short}
      </th>
      {seats.map((to) =>
        to === from ? (
          <td key={to} data-self>
            –
          </td>
        ) : (
          <Cell
            key={to}
            value={row[to] ?? null}
            was={before?.suspicion[from]?.[to] ?? null}
            hot={row[to] === most && most >= 0}
          />
        ),
      )}
      {sums && <td className="sum">{signed(gapOf(row, isMafia, from))}</td>}
    </tr>
  )
}

/** Rows suspect columns, from 0 to 100; the strongest of a row is framed, the true mafia are ringed. */
export function Matrix(props: MatrixProps) {
  const { facts, signs, seats, sums } = props
  return (
    <table className="mafia-matrix" data-many={seats.length > 9 || undefined}>
      <caption className="sr-only">
        Who suspects whom, from 0 to 100. A row is who suspects, a column who is suspected.
      </caption>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col" data-mafia={facts.roles[seat] === 'mafia' || undefined}>
              <span title={signs[seat]!.name}>
                <Disc seat={seat} emblem={signs[seat]!.emblem} className="mark" />
              </span>
              <span className="sr-only">
                {signs[seat]!.name}
                {facts.roles[seat] && `, ${facts.roles[seat]}`}
              </span>
            </th>
          ))}
          {sums && (
            <th scope="col" title="Mean suspicion of the true mafia less that of the others">
              reads
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {seats.map((from) => (
          <Row key={from} {...props} from={from} />
        ))}
      </tbody>
      {sums && (
        <tfoot>
          <tr>
            <th scope="row">mean held</th>
            {seats.map((seat) => (
              <td key={seat}>{rounded(heldAgainst(facts, seat))}</td>
            ))}
            <td />
          </tr>
        </tfoot>
      )}
    </table>
  )
}
