'use client'

import type { RefObject } from 'react'
import { TableVirtuoso, type TableVirtuosoHandle } from 'react-virtuoso'
import type { TurnNouns } from '@/lib/core/turns'
import type { Desk, DeskRow } from '@/lib/live/desk'
import { askedOf, chosenColumns, headOf } from './columns'

export type RowsTableProps = {
  readonly desk: Desk
  readonly rows: readonly DeskRow[]
  readonly columns: string | null
  /** What turns are called where one game is meant. */
  readonly turns: TurnNouns | null
  readonly selected: number
  readonly onEnd: () => void
  readonly handle: RefObject<TableVirtuosoHandle | null>
}

type Place = { readonly selected: number }

/** The rows that are in sight, as a table; on phones each stands as a card. */
export function RowsTable({ desk, rows, columns, turns, selected, onEnd, handle }: RowsTableProps) {
  const shown = chosenColumns(columns)
  const asked = askedOf(desk, turns)
  return (
    <TableVirtuoso
      ref={handle}
      className="grid-wrap"
      data={rows}
      context={{ selected }}
      computeItemKey={(_, { match, number }) => `${match} ${number}`}
      endReached={onEnd}
      increaseViewportBy={600}
      components={PARTS}
      fixedHeaderContent={() => (
        <tr>
          {shown.map((column) => {
            const { id, width, right } = column
            return (
              <th key={id} scope="col" data-column={id} className={right ? 'r' : ''} style={{ width }}>
                {headOf(column, asked)}
                {id === 'words' && <i>, thoughts in italics</i>}
              </th>
            )
          })}
        </tr>
      )}
      itemContent={(_, row) =>
        shown.map(({ id, right, core, cell }) => (
          <td key={id} data-column={id} className={`${right ? 'r' : ''} ${core ? '' : 'opt'}`}>
            {cell(row, asked)}
          </td>
        ))
      }
    />
  )
}

type RowProps = { readonly 'data-index': number; readonly item: DeskRow; readonly context: Place }

const PARTS = {
  Table: (props: object) => <table className="rows" {...props} />,
  TableRow: ({ context, item: _, ...rest }: RowProps) => (
    <tr data-row aria-current={context.selected === rest['data-index'] ? 'true' : undefined} {...rest} />
  ),
}
