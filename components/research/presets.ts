import { MODEL_SOURCES } from '@/lib/core/reply'
import type { TurnNouns } from '@/lib/core/turns'
import { type Desk, type DeskOptions, EMPTY_DESK, LISTS, type ListName } from '@/lib/live/desk'
import { MIXED } from './meant'

export type Preset = { readonly label: string; readonly desk: Partial<Desk> }

/** Questions that are often asked. Choosing one keeps the words, the table and the days, and drops other filters. */
export const PRESETS: readonly Preset[] = [
  { label: 'Everything', desk: {} },
  { label: 'By models alone', desk: { source: MODEL_SOURCES } },
  { label: 'Failures', desk: { failure: ['any'] } },
  { label: 'Fallbacks', desk: { source: ['fallback'] } },
  { label: 'Second attempts', desk: { source: ['retried'] } },
  { label: 'Illegal first attempts', desk: { failure: ['illegal'] } },
  { label: 'Longest', desk: { sort: 'longest' } },
  { label: 'Slowest', desk: { sort: 'slowest' } },
  { label: 'Costliest', desk: { sort: 'costliest' } },
]

const kept = ({ q, scope, match, from, to, game }: Desk): Partial<Desk> => ({
  q,
  scope,
  match,
  from,
  to,
  game,
})

export const chosenPreset = (desk: Desk, { desk: preset }: Preset): Desk => ({
  ...EMPTY_DESK,
  ...kept(desk),
  ...preset,
})

/** Whether a question is what a preset asks, whatever words, table and days it is about. */
export const isPreset = (desk: Desk, preset: Preset): boolean =>
  JSON.stringify(chosenPreset(desk, preset)) === JSON.stringify({ ...EMPTY_DESK, ...desk })

/** A filter that is set, and the question without it. */
export type Picked = { readonly id: string; readonly label: string; readonly without: Desk }

/** What is called by the rows that are listed: the one table, and the turns of the one game. */
export type Named = { readonly tableTitle: string | null; readonly turns: TurnNouns | null }

/** Filters that are set, each to be taken off alone. */
export function picked(desk: Desk, options: DeskOptions, named: Named): readonly Picked[] {
  const { tableTitle, turns } = named
  const { many } = turns ?? MIXED
  const labelOf = (name: ListName, value: string) =>
    options[name].find((option) => option.value === value)?.label ?? value
  const lists = LISTS.flatMap((name) =>
    desk[name].map((value) => ({
      id: `${name} ${value}`,
      label: labelOf(name, value),
      without: { ...desk, [name]: desk[name].filter((other) => other !== value) },
    })),
  )
  const one = (id: string, label: string | null, without: Partial<Desk>): Picked[] =>
    label === null ? [] : [{ id, label, without: { ...desk, ...without } }]
  return [
    ...one('match', desk.match && (tableTitle ?? 'one table'), { match: null }),
    ...lists,
    ...one('turnFrom', desk.turnFrom === null ? null : `${many} from ${desk.turnFrom}`, { turnFrom: null }),
    ...one('turnTo', desk.turnTo === null ? null : `${many} to ${desk.turnTo}`, { turnTo: null }),
    ...one('from', desk.from && `from ${desk.from}`, { from: null }),
    ...one('to', desk.to && `to ${desk.to}`, { to: null }),
  ]
}
