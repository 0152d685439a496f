import type { core } from 'zod'

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields of its own',
  record: 'values by name',
}

/** What is wrong with a field, in a sentence; undefined: the schema has said it. */
export function inWords(issue: core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return 'This field is missing.'
  switch (issue.code) {
    case 'invalid_type':
      return `Give ${KINDS[issue.expected] ?? issue.expected}.`
    case 'invalid_value':
      return `Give one of ${issue.values.map(String).join(', ')}.`
    case 'unrecognized_keys':
      return `There is no field ${issue.keys.map((key) => JSON.stringify(key)).join(', ')} here.`
    case 'too_big':
      return issue.origin === 'array' ? `At most ${issue.maximum} of them.` : `At most ${issue.maximum}.`
    case 'too_small':
      return issue.origin === 'array' ? `At least ${issue.minimum} of them.` : `At least ${issue.minimum}.`
    case 'invalid_union':
      return 'discriminator' in issue && issue.discriminator
        ? 'Give kind: number, text, boolean or list.'
        : undefined
    default:
      return undefined
  }
}
