import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react'

export const inputClass =
  'w-full min-h-11 md:min-h-10 px-3 rounded-control border border-line-strong bg-raised text-md text-ink placeholder:text-ink-3 disabled:opacity-45 aria-invalid:border-bad aria-invalid:ring-1 aria-invalid:ring-bad'

/** The same for a select: its words keep clear of the chevron. */
export const selectClass = `${inputClass} chevron pr-8!`

/** What stands around a control. `refused` is the rule that was broken, said at the field. */
type Around = {
  readonly id: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly refused?: string
  readonly className?: string
}

const hintId = (id: string) => `${id}-hint`
const refusalId = (id: string) => `${id}-refused`

/** The aria attributes that tie a control to its hint and refusal. */
export const described = ({ id, hint, refused }: Pick<Around, 'id' | 'hint' | 'refused'>) => ({
  id,
  'aria-invalid': refused ? true : undefined,
  'aria-describedby': [hint && hintId(id), refused && refusalId(id)].filter(Boolean).join(' ') || undefined,
})

export function Refusal({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p id={id} role="alert" className="text-bad text-sm">
      {children}
    </p>
  )
}

/** Label, control, hint and refusal, in that order. The control spreads `described(…)`. */
export function Field({
  id,
  label,
  hint,
  refused,
  className = '',
  children,
}: Around & { children: ReactNode }) {
  return (
    <div className={`grid content-start gap-[5px] text-sm ${className}`}>
      <label htmlFor={id} className="text-ink-2">
        {label}
      </label>
      {children}
      {hint && (
        <small id={hintId(id)} className="text-ink-3 text-xs">
          {hint}
        </small>
      )}
      {refused && <Refusal id={refusalId(id)}>{refused}</Refusal>}
    </div>
  )
}

export type TextFieldProps = Around & Omit<InputHTMLAttributes<HTMLInputElement>, keyof Around>

export function TextField({ id, label, hint, refused, className, ...rest }: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, refused, className }}>
      <input className={inputClass} {...described({ id, hint, refused })} {...rest} />
    </Field>
  )
}

export type Option<Value extends string = string> = { readonly value: Value; readonly label: string }
export type SelectFieldProps = Around &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof Around> & { readonly options: readonly Option[] }

export function SelectField({ id, label, hint, refused, className, options, ...rest }: SelectFieldProps) {
  return (
    <Field {...{ id, label, hint, refused, className }}>
      <select className={selectClass} {...described({ id, hint, refused })} {...rest}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  )
}
