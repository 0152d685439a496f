'use client'

import Link from 'next/link'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { TableVirtuosoHandle } from 'react-virtuoso'
import { Blank, Ghost, Strip } from '@/components/ui/blank'
import { Button, ButtonLink } from '@/components/ui/button'
import { Key } from '@/components/ui/tag'
import {
  type Desk as Asked,
  type DeskCount,
  type DeskOptions,
  type DeskPage,
  decisionAddress,
  deskText,
  EMPTY_DESK,
  readDesk,
  writeDesk,
} from '@/lib/live/desk'
import { Deck } from './deck'
import { Facets } from './facets'
import { grouped } from './layer-words'
import { turnsMeant } from './meant'
import { RowsTable } from './rows-table'
import { useDeskKeys } from './use-desk-keys'
import { type Rows, useCount, useRows } from './use-rows'

export type DeskProps = {
  /** The question that `first` answers. */
  readonly asked: Asked
  readonly first: DeskPage
  readonly options: DeskOptions
  /** Without an account only public games that are over are listed. */
  readonly mayNotAll: boolean
}

/** The reading desk: what is asked stands in the address, rows come as they are scrolled to. */
export function Desk({ asked, first, options, mayNotAll }: DeskProps) {
  const query = useSearchParams()
  const path = usePathname()
  const router = useRouter()
  const addressed = useMemo(() => readDesk(new URLSearchParams(query)), [query])
  // the address follows a moment later: a box that was ticked is ticked at once
  const [wanted, setWanted] = useState<Asked | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the address says now holds
  useEffect(() => setWanted(null), [query])
  const desk = wanted ?? addressed
  const columns = query.get('cols')
  const { rows, more, again } = useRows(desk, { text: deskText(asked), page: first })
  const count = useCount(desk)
  const [picked, setPicked] = useState({ text: '', at: -1 })
  const selected = picked.text === rows.text ? picked.at : -1
  const table = useRef<TableVirtuosoHandle>(null)

  const go = useCallback(
    (next: Asked, cols: string | null) => {
      setWanted(next)
      const address = writeDesk(next)
      if (cols !== null) address.set('cols', cols)
      window.history.replaceState(null, '', address.size > 0 ? `${path}?${address}` : path)
    },
    [path],
  )
  const ask = useCallback((next: Asked) => go(next, columns), [go, columns])
  const move = (by: number) => {
    const at = Math.min(Math.max(selected + by, 0), rows.rows.length - 1)
    setPicked({ text: rows.text, at })
    table.current?.scrollIntoView({ index: at })
  }
  const open = () => {
    const row = rows.rows[selected]
    if (row) router.push(decisionAddress(row.match, row.number, desk))
  }
  useDeskKeys({ next: () => move(1), previous: () => move(-1), open })
  const chosen = rows.rows[selected]
  const [top] = rows.rows
  // of a table that is still looked up, the rows that came with the page may know
  const about = top ?? first.rows.find(({ match }) => match === desk.match)
  const turns = turnsMeant(desk, options, about?.game ?? null)
  const named = { tableTitle: about?.title ?? null, turns }

  return (
    <main className="lab" id="main">
      <h1 className="sr-only">Research</h1>
      <aside className="facets" aria-label="Filters">
        <Facets {...{ desk, options, turns }} onAsk={ask} idPrefix="side" />
      </aside>
      <section className="results" aria-label="Decisions">
        <div>
          <Deck {...{ desk, options, columns, named }} onAsk={ask} onColumns={(cols) => go(desk, cols)} />
        </div>
        {rows.rows.length > 0 ? (
          <RowsTable {...{ desk, columns, turns, selected }} rows={rows.rows} onEnd={more} handle={table} />
        ) : (
          <Nothing rows={rows} {...{ desk, mayNotAll, again }} onAsk={ask} onMore={more} />
        )}
        <Foot {...{ rows, count }} onMore={more} again={again} />
        <p role="status" className="sr-only">
          {chosen ? `Decision ${chosen.number} of ${chosen.name}` : ''}
        </p>
      </section>
    </main>
  )
}

type NothingProps = Pick<DeskProps, 'mayNotAll'> & {
  readonly rows: Rows
  readonly desk: Asked
  readonly again: () => void
  readonly onAsk: (desk: Asked) => void
  readonly onMore: () => void
}

function Nothing({ rows, desk, mayNotAll, again, onAsk, onMore }: NothingProps) {
  // a search that found little on its way looks on by itself
  const looksOn = rows.state === 'ready' && rows.next !== null
  useEffect(() => {
    if (looksOn) onMore()
  }, [looksOn, onMore])
  if (rows.state === 'failed')
    return (
      <div className="nothing">
        <Strip icon="warn" tone="bad" role="alert" act={<Button onClick={again}>Try again</Button>}>
          That was us, not you: the decisions did not come.
        </Strip>
      </div>
    )
  if (rows.state === 'loading' || looksOn)
    return (
      <div className="nothing">
        <Ghost lines={8} label="Looking for decisions" />
      </div>
    )
  const asksNothing = deskText(desk) === ''
  const act = asksNothing ? (
    <ButtonLink href="/games/new" look="prime">
      Set a table
    </ButtonLink>
  ) : (
    <Button onClick={() => onAsk(EMPTY_DESK)}>Clear all filters</Button>
  )
  return (
    <div className="nothing">
      <Blank
        title={asksNothing ? 'Nobody has decided anything yet.' : 'No decision answers all of that.'}
        act={act}
      >
        {asksNothing
          ? 'Every question that the rules put to a seat is kept here, with what was answered.'
          : 'Take a filter off, or look for fewer words. Words are found as they are written; begin* finds how one begins.'}
        {mayNotAll && (
          <>
            {' '}
            Without an account you read public games that are over.{' '}
            <Link className="link" href="/login">
              Log in
            </Link>{' '}
            for your own.
          </>
        )}
      </Blank>
    </div>
  )
}

type FootProps = {
  readonly rows: Rows
  readonly count: DeskCount | null
  readonly onMore: () => void
  readonly again: () => void
}

function found({ rows, next }: Rows, count: DeskCount | null): string {
  if (rows.length === 0 && next === null) return 'None found'
  if (count)
    return `${grouped(rows.length)} of ${count.more ? 'more than ' : ''}${grouped(count.count)} shown`
  return next === null ? `${grouped(rows.length)} found` : `${grouped(rows.length)} shown, more below`
}

function Foot({ rows, count, onMore, again }: FootProps) {
  const { state, until, next } = rows
  return (
    <footer className="foot">
      <span role="status">{state === 'loading' ? 'Looking' : found(rows, count)}</span>
      {state === 'failed' && rows.rows.length > 0 && (
        <Button size="small" onClick={again}>
          The rest did not come: try again
        </Button>
      )}
      {until && next && rows.rows.length > 0 && state === 'ready' && (
        <Button size="small" onClick={onMore}>
          Looked back to {until.slice(0, 10)}: look on
        </Button>
      )}
      <span className="wide-only">
        <Key>j</Key> <Key>k</Key> move, <Key>Enter</Key> opens, <Key>/</Key> searches
      </span>
      <span className="push wide-only">No packets are loaded for this list</span>
    </footer>
  )
}
