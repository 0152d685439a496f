import type { ReactNode } from 'react'

export type ChoiceOption = {
  readonly value: string
  readonly label: string
  readonly about?: ReactNode
}
export type ChoiceProps = {
  readonly legend: ReactNode
  readonly name: string
  readonly options: readonly ChoiceOption[]
  readonly value: string
  readonly onChoose: (value: string) => void
  readonly className?: string
}

/** One of a few, as cards: native radio buttons, so arrows and forms work. */
export function Choice({ legend, name, options, value, onChoose, className = '' }: ChoiceProps) {
  return (
    <fieldset className="grid min-w-0 gap-[5px]">
      <legend className="mb-[5px] text-ink-2 text-sm">{legend}</legend>
      <div className={`grid gap-2 ${className}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className="grid cursor-pointer content-start gap-0.5 rounded-panel border border-line bg-panel px-3.5 py-3 text-ink-2 text-sm hover:border-line-strong has-checked:border-lamp-text has-checked:bg-lamp-wash has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <b className="font-medium font-voice text-ink text-lg leading-tight">{option.label}</b>
            {option.about}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
