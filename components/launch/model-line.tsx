'use client'

import Link from 'next/link'
import { inputClass } from '@/components/ui/field'
import type { Problem } from '@/components/ui/post'
import { tiesTo } from './seat-refusal'
import type { PersonaCard, SeatDraft } from './table'

export type ModelLineProps = {
  readonly draft: SeatDraft
  readonly persona: PersonaCard | undefined
  /** What keeps the model from the table. */
  readonly missing?: string
  /** What was refused at this seat. */
  readonly refused?: Problem
  readonly onChange: (change: Partial<SeatDraft>) => void
}

/** A model's own numbers at a seat, the persona's where nothing is typed; and what is missing, with the way there. */
export function ModelLine({ draft, persona, missing, refused, onChange }: ModelLineProps) {
  const tie = tiesTo(draft, refused)
  const number = (
    field: 'temperature' | 'maxTokens' | 'maxPromptTokens',
    label: string,
    usual: number | string | undefined,
  ) => (
    <label className="flex items-center gap-2 text-ink-2">
      {label}
      <input
        className={`${inputClass} w-16! min-h-9! px-2!`}
        inputMode="decimal"
        autoComplete="off"
        aria-label={`${label} of ${persona?.name ?? draft.persona}`}
        placeholder={usual === undefined ? '' : String(usual)}
        value={draft[field] ?? ''}
        onChange={(event) => onChange({ [field]: event.target.value })}
        {...tie(field)}
      />
    </label>
  )
  return (
    <div className="col-start-2 -col-end-1 flex flex-wrap items-center gap-x-4 gap-y-2 text-xs max-md:order-2">
      {number('temperature', 'Temperature', persona?.temperature)}
      {number('maxTokens', 'Tokens at most', persona?.maxTokens)}
      {number('maxPromptTokens', 'Packet at most', 'all')}
      {missing && (
        <p className="w-full text-pretty text-sm text-warn">
          {missing}{' '}
          <Link href="/account/models" className="underline">
            Models and keys
          </Link>
        </p>
      )}
    </div>
  )
}
