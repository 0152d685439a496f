import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

const unit = (issue: Issue): string => {
  if (issue.origin === 'string') return ' characters'
  return issue.origin === 'array' ? ' of them' : ''
}

/** What a schema without words of its own has to say, as a sentence; undefined leaves it to the library. */
export function inWords(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'too_small':
      return `At least ${issue.minimum}${unit(issue)}.`
    case 'too_big':
      return `At most ${issue.maximum}${unit(issue)}.`
    case 'invalid_type':
      return issue.expected === 'int' ? 'A whole number.' : `This is no ${issue.expected}.`
    case 'not_multiple_of':
      return issue.divisor === 1 ? 'A whole number.' : `A multiple of ${issue.divisor}.`
    case 'invalid_value':
      return `One of ${issue.values.map(String).join(', ')}.`
    case 'unrecognized_keys':
      return `There is no such thing as ${issue.keys.join(', ')}.`
    case 'invalid_format':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return undefined
  }
}
