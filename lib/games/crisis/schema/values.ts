import type { Value, Variable } from '../scenario'

/** Why a value may not stand in a variable, in one sentence; null: it may. */
export function valueFault(variable: Variable, value: Value): string | null {
  const wrong = kindFault(variable, value)
  if (wrong || variable.kind !== 'number') return wrong
  const { min, max } = variable
  return (value as number) < min || (value as number) > max ? `It lies between ${min} and ${max}.` : null
}

/** Why a value is not of a variable's kind; bounds are no matter here. */
export function kindFault(variable: Variable, value: Value): string | null {
  switch (variable.kind) {
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? null : 'It is a number.'
    case 'boolean':
      return typeof value === 'boolean' ? null : 'It is true or false.'
    case 'text':
      if (typeof value !== 'string') return 'It is a text.'
      return variable.choices.length === 0 || variable.choices.includes(value)
        ? null
        : `It is one of ${variable.choices.join(', ')}.`
    case 'list':
      return Array.isArray(value) && value.every((item) => typeof item === 'string')
        ? null
        : 'It is a list of texts.'
  }
}

export const isSame = (a: Value, b: Value): boolean =>
  a === b ||
  (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => item === b[i]))
