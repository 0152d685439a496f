import Link from 'next/link'
import type { ReactNode } from 'react'
import { Disc, EMBLEMS, SeatName } from '@/components/ui/emblem'
import { Tag } from '@/components/ui/tag'
import type { TurnNouns } from '@/lib/core/turns'
import { capital } from '@/lib/core/words'
import { type Desk, type DeskRow, decisionAddress, writeDesk } from '@/lib/live/desk'
import { markOf, termsOf } from '@/lib/live/seek'
import { duration, grouped, price } from './layer-words'
import { WordsCell } from './words-cell'

/** What a cell may look at beside its row. */
export type Asked = { readonly desk: Desk; readonly mark: RegExp | null; readonly turns: TurnNouns | null }
/** `turns`: of the one game that is meant; null where games are mixed. */
export const askedOf = (desk: Desk, turns: TurnNouns | null): Asked => ({
  desk,
  mark: markOf(termsOf(desk.q)),
  turns,
})

type Column = {
  readonly id: string
  readonly label: string
  /** CSS width; the words take what is left. */
  readonly width?: number
  readonly right?: boolean
  /** Shown in cards as well. */
  readonly core?: boolean
  /** Shown unless it is taken off. */
  readonly usual: boolean
  cell(row: DeskRow, asked: Asked): ReactNode
}

/** "auction_bid_decision" as "auction bid", "POST_ROLL" as "post roll". */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[_-]/g, ' ')
    .replace(/ decision$/, '')
/** "The Shark 2" as "Shark 2": names are looked up in a column, not read. */
const shortName = (name: string): string => name.replace(/^The /, '')

const isModels = ({ source }: DeskRow): boolean =>
  source === 'model' || source === 'retried' || source === 'fallback'
const emblemOf = ({ persona, seat }: DeskRow) =>
  EMBLEMS.find((name) => name === persona) ?? EMBLEMS[(seat + 4) % EMBLEMS.length]!

const TONES: Readonly<Record<string, 'bad' | 'warn' | 'plain'>> = {
  fallback: 'bad',
  retried: 'warn',
  scripted: 'plain',
  random: 'plain',
  recorded: 'plain',
}

function From({ row }: { row: DeskRow }) {
  const { source, failure } = row
  const tone = source ? TONES[source] : undefined
  return (
    <span className="from">
      {source === null ? 'open' : tone ? <Tag tone={tone}>{source}</Tag> : source}
      {failure && <span className="failed">{failure.replace(/-/g, ' ')}</span>}
    </span>
  )
}

const dayAndTime = (iso: string): string => iso.slice(0, 16).replace('T', ' ')

export const COLUMNS: readonly Column[] = [
  {
    id: 'table',
    label: 'Table',
    width: 132,
    usual: true,
    cell: ({ match, title }, { desk }) => (
      <Link
        href={`/research?${writeDesk({ ...desk, match })}`}
        className="only written"
        dir="auto"
        title={`Only ${title}`}
      >
        {title}
      </Link>
    ),
  },
  {
    id: 'number',
    label: 'No.',
    width: 58,
    core: true,
    usual: true,
    cell: ({ match, number, name }, { desk }) => (
      <Link
        href={decisionAddress(match, number, desk)}
        prefetch={false}
        className="open"
        aria-label={`Decision ${number} of ${name}`}
      >
        {number}
      </Link>
    ),
  },
  {
    id: 'seat',
    label: 'Seat',
    width: 128,
    core: true,
    usual: true,
    cell: (row) => (
      <span className="who">
        <Disc seat={row.seat} emblem={emblemOf(row)} size="small" />
        <SeatName seat={row.seat}>{shortName(row.name)}</SeatName>
      </span>
    ),
  },
  { id: 'agent', label: 'Played by', width: 118, usual: true, cell: ({ agent }) => agent },
  { id: 'type', label: 'Decision', width: 118, usual: true, cell: ({ type }) => plainName(type) },
  { id: 'phase', label: 'Phase', width: 118, usual: false, cell: ({ phase }) => plainName(phase) },
  {
    id: 'turn',
    label: 'Turn',
    width: 92,
    right: true,
    usual: true,
    cell: ({ turnWords: { inLine, tick } }, { turns }) => (turns ? tick : inLine),
  },
  { id: 'from', label: 'From', width: 92, core: true, usual: true, cell: (row) => <From row={row} /> },
  {
    id: 'cost',
    label: 'Cost',
    width: 84,
    right: true,
    usual: true,
    cell: (row) => isModels(row) && (row.cost === null ? <i>no price</i> : price(row.cost)),
  },
  {
    id: 'took',
    label: 'Time',
    width: 74,
    right: true,
    usual: true,
    cell: (row) => isModels(row) && row.took !== null && duration(row.took),
  },
  {
    id: 'tokens',
    label: 'Packet',
    width: 74,
    right: true,
    usual: false,
    cell: ({ promptTokens }) => promptTokens > 0 && grouped(promptTokens),
  },
  { id: 'asked', label: 'Asked, UTC', width: 128, usual: false, cell: ({ askedAt }) => dayAndTime(askedAt) },
  {
    id: 'words',
    label: 'Words',
    core: true,
    usual: true,
    cell: (row, { mark }) => <WordsCell row={row} mark={mark} />,
  },
]

/** What stands over a column: over turns of one game its own word for them. */
export const headOf = ({ id, label }: Column, { turns }: Asked): string =>
  id === 'turn' && turns ? capital(turns.one) : label

/** The columns that an address asks for (`cols`), in their own order; without a wish the usual ones. */
export function chosenColumns(wish: string | null): readonly Column[] {
  const ids = wish?.split(',') ?? []
  const chosen = COLUMNS.filter(({ id }) => ids.includes(id) || id === 'number')
  return wish === null || chosen.length === 1 ? COLUMNS.filter(({ usual }) => usual) : chosen
}
