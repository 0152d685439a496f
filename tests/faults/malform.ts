// Ways to spoil a reply. Each gives a text that no well-behaved endpoint would send.

export type Chance = () => number
type Spoil = (text: string, chance: Chance) => string

const pick = <T>(values: readonly T[], chance: Chance): T => values[Math.floor(chance() * values.length)]
const somewhere = (text: string, chance: Chance): number => Math.floor(chance() * text.length)

const NASTY = [
  '\0',
  '"',
  '\\',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '\u202e',
  '\u200b',
  '\ud83d',
  '\udc00',
  '\n',
  '\u2028',
  '\ufeff',
  "'",
  '//',
  '\\u00',
]
const VALUES: readonly unknown[] = [
  null,
  '',
  'yes',
  -1,
  1e308,
  0.5,
  2 ** 53,
  99,
  1_000_000,
  [],
  [[]],
  {},
  { a: 1 },
  true,
  [null],
  ['build:99:house'],
  '120 dollars',
  '-0',
  [1, 1, 1, 1, 1],
]

const spliced = (text: string, at: number, remove: number, put = ''): string =>
  text.slice(0, at) + put + text.slice(at + remove)

/** The reply's object, changed. */
const changed = (text: string, change: (fields: [string, unknown][]) => [string, unknown][]): string =>
  JSON.stringify(Object.fromEntries(change(Object.entries(JSON.parse(text)))))

export const SPOILS: Readonly<Record<string, Spoil>> = {
  cut: (text, chance) => text.slice(0, somewhere(text, chance)),
  'cut at the front': (text, chance) => text.slice(1 + somewhere(text, chance)),
  'a character lost': (text, chance) => spliced(text, somewhere(text, chance), 1),
  'a character too many': (text, chance) => spliced(text, somewhere(text, chance), 0, pick(NASTY, chance)),
  'a character of another kind': (text, chance) =>
    spliced(text, somewhere(text, chance), 1, pick(NASTY, chance)),
  'two objects': (text, chance) =>
    `${text}\n${changed(text, (fields) => fields.map(([k, v]) => [k, chance() < 0.5 ? pick(VALUES, chance) : v]))}`,
  'a field of another type': (text, chance) => {
    const nth = Math.floor(chance() * 12)
    return changed(text, (fields) =>
      fields.map(([k, v], i) => [k, i === nth % fields.length ? pick(VALUES, chance) : v]),
    )
  },
  'every field of another type': (text, chance) =>
    changed(text, (fields) => fields.map(([k]) => [k, pick(VALUES, chance)])),
  'a field lost': (text, chance) => {
    const nth = Math.floor(chance() * 12)
    return changed(text, (fields) => fields.filter((_, i) => i !== nth % fields.length))
  },
  'fields by other names': (text, chance) =>
    changed(text, (fields) => fields.map(([k, v]) => [chance() < 0.5 ? `${k}_` : k, v])),
  'in a list': (text) => `[${text}]`,
  'as a string': (text) => JSON.stringify(text),
  'in another object': (text) => `{"reply": ${text}}`,
  'single quotes': (text) => text.replaceAll('"', "'"),
  'no quotes about names': (text) => text.replace(/"(\w+)":/g, '$1:'),
  'a comma too many': (text) => text.replace(/\}$/, ',}'),
  'with comments': (text) => text.replace(/,/, ', // so there\n'),
  'as YAML': (text) =>
    Object.entries(JSON.parse(text))
      .map(([k, v]) => `${k}: ${v}`)
      .join('\n'),
  'as XML': (text) =>
    Object.entries(JSON.parse(text))
      .map(([k, v]) => `<${k}>${v}</${k}>`)
      .join(''),
  noise: (_, chance) =>
    Array.from({ length: Math.floor(chance() * 80) }, () =>
      String.fromCharCode(Math.floor(chance() * 0xffff)),
    ).join(''),
  deep: (_, chance) => '{"a":'.repeat(1 + Math.floor(chance() * 3_000)),
  'a prototype': (text) => text.replace('{', '{"__proto__": {"bid": 1}, "constructor": null, '),
  'long lists': (text, chance) =>
    changed(text, (fields) =>
      fields.map(([k, v]) => [k, Array.isArray(v) ? Array(2_000).fill(pick(VALUES, chance)) : v]),
    ),
  nothing: () => '',
}
export const SPOIL_NAMES = Object.keys(SPOILS)
