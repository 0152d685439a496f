'use client'

import { Button } from '@/components/ui/button'
import { described, Field, inputClass, type Option, SelectField, TextField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { type Problem, refusalAt } from '@/components/ui/post'
import { boundsOf } from './sent'
import type { Draft, OptionField } from './table'

export type RulesFieldProps = {
  readonly options: readonly OptionField[]
  readonly paces: readonly Option[]
  readonly draft: Draft
  readonly problems: readonly Problem[]
  readonly onChange: (change: Partial<Draft>) => void
}

const SEEDS = 2 ** 31
const freshSeed = (): string => String(Math.floor(Math.random() * SEEDS))

const YES_NO: readonly Option[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

/** "nobody" as "Nobody", "random-seat" as "Random seat". */
const inWords = (value: string): string => {
  const words = value.replaceAll('-', ' ')
  return words[0].toUpperCase() + words.slice(1)
}

const hintOf = (option: OptionField): string | undefined =>
  [boundsOf(option), option.hint].filter(Boolean).join('; ') || undefined

/** The game's options, the seed and the pace. */
export function RulesField({ options, paces, draft, problems, onChange }: RulesFieldProps) {
  const setOption = (name: string, value: string) =>
    onChange({ options: { ...draft.options, [name]: value } })
  const seed = { id: 'seed', hint: 'Same seed, same luck.', refused: refusalAt(problems, 'seed') }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-medium font-voice text-xl">The rules of this table</legend>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 md:grid-cols-3">
        {options.map((option) => {
          const around = {
            id: `options.${option.name}`,
            label: option.label,
            hint: hintOf(option),
            refused: refusalAt(problems, `options.${option.name}`),
            value: draft.options[option.name],
          }
          return option.least === null ? (
            <SelectField
              key={option.name}
              {...around}
              options={option.choices?.map((value) => ({ value, label: inWords(value) })) ?? YES_NO}
              onChange={(event) => setOption(option.name, event.target.value)}
            />
          ) : (
            <TextField
              key={option.name}
              {...around}
              placeholder={option.optional ? 'as usual' : undefined}
              inputMode="numeric"
              autoComplete="off"
              onChange={(event) => setOption(option.name, event.target.value)}
            />
          )
        })}
        <Field label="Seed" className="max-md:col-span-full" {...seed}>
          <div className="flex gap-1">
            <input
              className={inputClass}
              {...described(seed)}
              inputMode="numeric"
              autoComplete="off"
              value={draft.seed}
              onChange={(event) => onChange({ seed: event.target.value })}
            />
            <Button
              size="icon"
              className="md:size-10"
              aria-label="Random seed"
              title="Random seed"
              onClick={() => onChange({ seed: freshSeed() })}
            >
              <Icon name="dice" className="size-5" />
            </Button>
          </div>
        </Field>
        <SelectField
          id="pace"
          className="max-md:col-span-full"
          label="Pace"
          hint="Can be changed while they play."
          refused={refusalAt(problems, 'pace')}
          options={paces}
          value={draft.pace}
          onChange={(event) => onChange({ pace: event.target.value })}
        />
      </div>
    </fieldset>
  )
}
