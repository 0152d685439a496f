'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { inputClass, selectClass } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Menu, menuItemClass } from '@/components/ui/menu'
import { type Desk, type DeskOptions, deskText, EMPTY_DESK, type Scope } from '@/lib/live/desk'
import { COLUMNS, chosenColumns } from './columns'
import { Facets } from './facets'
import { chosenPreset, isPreset, type Named, PRESETS, picked } from './presets'

const SCOPES: readonly (readonly [Scope, string])[] = [
  ['anywhere', 'Anywhere'],
  ['said', 'In speech'],
  ['thought', 'In thoughts'],
  ['packets', 'In packets'],
]
/** How long typing rests before it is a question. */
const REST_MS = 300

export type DeckProps = {
  readonly desk: Desk
  readonly options: DeskOptions
  readonly columns: string | null
  readonly named: Named
  readonly onAsk: (desk: Desk) => void
  readonly onColumns: (columns: string | null) => void
}

/** What is asked: words, presets, filters that are set; columns and export beside them. */
export function Deck(props: DeckProps) {
  const { desk, options, onAsk, named } = props
  const [filtering, setFiltering] = useState(false)
  const chips = picked(desk, options, named)
  return (
    <>
      <div className="ask">
        <Find desk={desk} onAsk={onAsk} />
        <select
          className={selectClass}
          aria-label="Where to look"
          value={desk.scope}
          onChange={(event) => onAsk({ ...desk, scope: event.target.value as Scope })}
        >
          {SCOPES.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Button className="narrow" onClick={() => setFiltering(true)}>
          Filters{chips.length > 0 && `: ${chips.length}`}
        </Button>
        <ColumnsMenu {...props} />
        <ExportMenu desk={desk} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="chips-row" aria-label="Presets and filters" tabIndex={0}>
        {PRESETS.map((preset) => (
          <button
            key={preset.label}
            type="button"
            className="pick"
            aria-pressed={isPreset(desk, preset)}
            onClick={() => onAsk(chosenPreset(desk, preset))}
          >
            {preset.label}
          </button>
        ))}
        {chips.map(({ id, label, without }) => (
          <button
            key={id}
            type="button"
            className="pick set"
            aria-label={`Without ${label}`}
            onClick={() => onAsk(without)}
          >
            <span dir="auto">{label}</span>
            <Icon name="x" className="size-3" />
          </button>
        ))}
        {(chips.length > 1 || (chips.length > 0 && desk.q !== '')) && (
          <Button look="bare" size="small" onClick={() => onAsk(EMPTY_DESK)}>
            Clear
          </Button>
        )}
      </section>
      <Dialog open={filtering} onClose={() => setFiltering(false)} title="Filters">
        <div className="facets in-sheet">
          <Facets {...{ desk, options, onAsk }} turns={named.turns} idPrefix="sheet" />
        </div>
      </Dialog>
    </>
  )
}

function Find({ desk, onAsk }: Pick<DeckProps, 'desk' | 'onAsk'>) {
  const [typed, setTyped] = useState(desk.q)
  const sent = useRef(desk.q)
  const send = useCallback(
    (q: string) => {
      sent.current = q
      onAsk({ ...desk, q })
    },
    [desk, onAsk],
  )
  // the words came from elsewhere: a link, the way back, Clear
  useEffect(() => {
    if (desk.q === sent.current) return
    sent.current = desk.q
    setTyped(desk.q)
  }, [desk.q])
  useEffect(() => {
    if (typed === sent.current) return
    const timer = setTimeout(() => send(typed), REST_MS)
    return () => clearTimeout(timer)
  }, [typed, send])
  return (
    <search className="find">
      <Icon name="search" />
      <input
        id="desk-search"
        type="search"
        className={inputClass}
        aria-label="Search speech, thoughts and packets"
        placeholder='Words, "a phrase", -without, begin*'
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(typed)
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
      />
    </search>
  )
}

function ColumnsMenu({ columns, onColumns }: Pick<DeckProps, 'columns' | 'onColumns'>) {
  const shown = chosenColumns(columns).map(({ id }) => id)
  const toggle = (id: string) => {
    const next = shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id]
    onColumns(next.join(','))
  }
  return (
    <div className="wide-only">
      <Menu look="plain" trigger={<>Columns</>}>
        {COLUMNS.filter(({ id }) => id !== 'number').map(({ id, label }) => (
          <label key={id} className={menuItemClass}>
            <input type="checkbox" checked={shown.includes(id)} onChange={() => toggle(id)} />
            {label}
          </label>
        ))}
      </Menu>
    </div>
  )
}

const EXPORTS = [
  { label: 'As JSONL', more: { format: 'jsonl' } },
  { label: 'As JSONL with packets', more: { format: 'jsonl', packets: '1' } },
  { label: 'As CSV', more: { format: 'csv' } },
] as const

function ExportMenu({ desk }: { readonly desk: Desk }) {
  return (
    <Menu look="plain" trigger={<>Export</>}>
      {EXPORTS.map(({ label, more }) => (
        <a
          key={label}
          className={menuItemClass}
          href={`/api/research/export?${new URLSearchParams([...new URLSearchParams(deskText(desk)), ...Object.entries(more)])}`}
          download
        >
          {label}
        </a>
      ))}
      {desk.match && (
        <a className={menuItemClass} href={`/api/matches/${desk.match}/export`} download>
          The whole game
        </a>
      )}
    </Menu>
  )
}
