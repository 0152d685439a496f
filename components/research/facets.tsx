import type { ReactNode } from 'react'
import { inputClass } from '@/components/ui/field'
import type { TurnNouns } from '@/lib/core/turns'
import { capital } from '@/lib/core/words'
import type { Desk, DeskOptions, ListName } from '@/lib/live/desk'
import { MIXED } from './meant'

const TITLES: readonly (readonly [ListName, string])[] = [
  ['game', 'Game'],
  ['persona', 'Persona'],
  ['agent', 'Played by'],
  ['type', 'Decision'],
  ['phase', 'Phase'],
  ['source', 'Action from'],
  ['failure', 'Failure'],
]
/** Open from the start; the others when something in them is chosen. */
const OPEN: ReadonlySet<ListName> = new Set(['game', 'persona', 'agent', 'type', 'source'])

export type FacetsProps = {
  readonly desk: Desk
  readonly options: DeskOptions
  /** What turns are called where one game is meant. */
  readonly turns: TurnNouns | null
  readonly onAsk: (desk: Desk) => void
  /** Tells the controls of two copies on one page apart. */
  readonly idPrefix: string
}

function Facet({
  title,
  count,
  open,
  children,
}: {
  title: string
  count: number
  open: boolean
  children: ReactNode
}) {
  return (
    <details open={open || count > 0}>
      <summary>
        {title}
        {count > 0 && <i>{count} chosen</i>}
      </summary>
      {children}
    </details>
  )
}

/** Every filter of the desk. What is chosen within one is an alternative; all of them hold together. */
export function Facets({ desk, options, turns, onAsk, idPrefix }: FacetsProps) {
  const toggle = (name: ListName, value: string) => {
    const had = desk[name].includes(value)
    onAsk({ ...desk, [name]: had ? desk[name].filter((other) => other !== value) : [...desk[name], value] })
  }
  return (
    <>
      {TITLES.filter(([name]) => options[name].length > 0).map(([name, title]) => (
        <Facet key={name} title={title} count={desk[name].length} open={OPEN.has(name)}>
          {options[name].map(({ value, label }) => (
            <label key={value}>
              <input
                type="checkbox"
                checked={desk[name].includes(value)}
                onChange={() => toggle(name, value)}
              />
              <span dir="auto">{label}</span>
            </label>
          ))}
        </Facet>
      ))}
      <Bounds {...{ desk, turns, onAsk, idPrefix }} />
    </>
  )
}

const turn = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null)

function Bounds({ desk, turns, onAsk, idPrefix }: Omit<FacetsProps, 'options'>) {
  const { turnFrom, turnTo, from, to } = desk
  const bound = (name: 'turnFrom' | 'turnTo' | 'from' | 'to', label: string, type: 'number' | 'date') => {
    const id = `${idPrefix}-${name}`
    const value = desk[name]
    const read = (text: string) => (type === 'number' ? turn(text) : text || null)
    return (
      <div className="bound">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          className={inputClass}
          type={type}
          min={type === 'number' ? 0 : undefined}
          value={typeof value === 'string' ? value.slice(0, 10) : (value ?? '')}
          onChange={(event) => onAsk({ ...desk, [name]: read(event.target.value) })}
        />
      </div>
    )
  }
  const bounded = [turnFrom, turnTo].filter((value) => value !== null).length
  const { one } = turns ?? MIXED
  const days = [from, to].filter((value) => value !== null).length
  return (
    <>
      <Facet title={capital(one)} count={bounded} open>
        <div className="bounds">
          {bound('turnFrom', `From ${one}`, 'number')}
          {bound('turnTo', `To ${one}`, 'number')}
        </div>
      </Facet>
      <Facet title="Day asked, UTC" count={days} open={false}>
        <div className="bounds tall">
          {bound('from', 'From day', 'date')}
          {bound('to', 'To day', 'date')}
        </div>
      </Facet>
    </>
  )
}
