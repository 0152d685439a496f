// Writes docs/events.md from the event types of core and of every game; `--check` fails when the file is behind.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { games } from '@/lib/games'
import { DOCUMENT_NAMES, MEANINGS } from '@/lib/games/event-docs'

const FILE = 'docs/events.md'

type Described = { readonly type: string; readonly fields: string }

/** The source text of `export type <name> = …`, up to the next blank line or declaration. */
function declaration(source: string, name: string): string {
  const start = source.indexOf(`export type ${name} =`)
  if (start < 0) throw new Error(`no type ${name} is declared`)
  const rest = source.slice(start)
  const end = rest.slice(1).search(/\n(export|const|type|import|function|\/\*\*)/)
  return end < 0 ? rest : rest.slice(0, end + 1)
}

const withoutComments = (text: string): string =>
  text.replace(/\/\*\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '')

/** `readonly seat: Seat; readonly lot?: number` as "seat: Seat, lot?: number". */
const fieldsIn = (text: string): string[] =>
  [...text.matchAll(/readonly (\w+\??): ([^;\n}]+)/g)]
    .filter(([, name]) => name !== 'type')
    .map(([, name, type]) => `${name}: ${type.trim()}`)

/** Members of a union of event types, with the fields of named types they are made with. */
function membersOf(source: string, name: string): Described[] {
  const union = withoutComments(declaration(source, name))
  return union
    .split(/\n\s*\| /)
    .slice(1)
    .map((member) => {
      const type = /type: '([^']+)'/.exec(member)?.[1]
      if (type === undefined) throw new Error(`a member of ${name} has no type: ${member}`)
      const omitted = [...member.matchAll(/Omit<(\w+), '(\w+)'>/g)]
      const mixed = [...member.matchAll(/& (\w+)\b(?!<)/g)].map(([, other]) => ({ other, without: '' }))
      const named = [...mixed, ...omitted.map(([, other, without]) => ({ other, without }))].filter(
        ({ other }) => other !== 'Omit',
      )
      const inherited = named.flatMap(({ other, without }) =>
        fieldsIn(withoutComments(declaration(source, other))).filter(
          (field) => !field.startsWith(`${without}:`) || without === '',
        ),
      )
      return { type, fields: [...fieldsIn(member), ...inherited].join(', ') }
    })
}

function tableOf(title: string, described: readonly Described[]): string {
  const rows = described.map(({ type, fields }) => {
    const meaning = MEANINGS[type]
    if (meaning === undefined) throw new Error(`lib/games/event-docs.ts does not say what ${type} means`)
    return `| \`${type}\` | ${fields === '' ? '' : `\`${fields.replaceAll('|', '\\|')}\``} | ${meaning} | ${DOCUMENT_NAMES[type] ?? ''} |`
  })
  return [
    `## ${title}`,
    '',
    '| event | fields | meaning | name in the documents |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n')
}

const page = [
  '# Events',
  '',
  'Every fact a log can hold. Made from the types by `npm run docs:events`; do not edit by hand.',
  '',
  'A row of the log is `{ seq, pub, turn, seat?, type, to?, data, decision, at, hash }`; `npm run simulate -- … --log FILE` writes',
  '`{ match, seq, turn, seat?, type, to?, data }`. `data` holds the fields below but `seat` and `to`. Without `to` an event is told to',
  'everyone; `to: []` is told to no seat. Seats count from 0, places are squares of the board from 0, money is in dollars.',
  '',
  tableOf('Core: in every game', membersOf(readFileSync('lib/core/log.ts', 'utf8'), 'CoreEvent')),
  '',
  ...games.flatMap(({ id, title }) => [
    tableOf(title, membersOf(readFileSync(`lib/games/${id}/state.ts`, 'utf8'), 'Event')),
    '',
  ]),
].join('\n')

if (!process.argv.includes('--check')) writeFileSync(FILE, page)
else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== page) {
  console.error(`${FILE} is behind the types: npm run docs:events`)
  process.exitCode = 1
}
