// Writes docs/events.md from the event types of core and of every game; `--check` fails when the file is behind.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { games } from '@/lib/games'

const FILE = 'docs/events.md'

type Described = {
  readonly type: string
  readonly fields: string
  readonly meaning: string
  readonly document: string
}

/** The source text of `export type <name> = …`, up to the next declaration. */
function declaration(sources: string, name: string): string {
  const start = sources.indexOf(`export type ${name} =`)
  if (start < 0) throw new Error(`no type ${name} is declared`)
  const rest = sources.slice(start)
  const end = rest.slice(1).search(/\n(export|const|type|import|function|\/\*\*)/)
  return end < 0 ? rest : rest.slice(0, end + 1)
}

/** `readonly seat: Seat; readonly lot?: number` as "seat: Seat", "lot?: number". */
const fieldsIn = (text: string): string[] =>
  [...text.matchAll(/readonly (\w+\??): ([^;\n}]+)/g)]
    .filter(([, name]) => name !== 'type')
    .map(([, name, type]) => `${name}: ${type.trim()}`)

/** Fields of the named types that an event is mixed with: `& Debt`, `& Omit<Offer, 'pitch'>`. */
function mixedIn(member: string, sources: string): string[] {
  const whole = [...member.matchAll(/& (\w+)\s*\)/g)].map(([, name]) => ({ name, without: null }))
  const part = [...member.matchAll(/& Omit<(\w+), '(\w+)'>/g)].map(([, name, without]) => ({ name, without }))
  return [...whole, ...part].flatMap(({ name, without }) =>
    fieldsIn(declaration(sources, name)).filter((field) => !field.startsWith(`${without}:`)),
  )
}

/** "Says so. @document A, B" apart: the meaning, and what specs/ call it. */
function readComment(comment: string | undefined, type: string): { meaning: string; document: string } {
  if (comment === undefined) throw new Error(`${type} has no comment that says what it means`)
  const [meaning, document = ''] = comment.replace(/\s*\n\s*\*?\s*/g, ' ').split('@document')
  return { meaning: meaning.trim(), document: document.trim() }
}

const MEMBER = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?\n {2}\| ([\s\S]*?)(?=\n {2}(?:\/\*\*|\| )|$)/g

/** Members of a union of event types, in order, each with the comment above it. */
const membersOf = (sources: string, name: string): Described[] =>
  [...declaration(sources, name).matchAll(MEMBER)].map(([, comment, body]) => {
    const type = /type: '([^']+)'/.exec(body)?.[1]
    if (type === undefined) throw new Error(`a member of ${name} has no type: ${body}`)
    const fields = [...fieldsIn(body), ...mixedIn(body, sources)].join(', ')
    return { type, fields, ...readComment(comment, type) }
  })

const code = (text: string): string => (text === '' ? '' : `\`${text.replaceAll('|', '\\|')}\``)

const tableOf = (title: string, described: readonly Described[]): string =>
  [
    `## ${title}`,
    '',
    '| event | fields | meaning | name in specs/ |',
    '|---|---|---|---|',
    ...described.map(
      (one) => `| ${code(one.type)} | ${code(one.fields)} | ${one.meaning} | ${one.document} |`,
    ),
    '',
  ].join('\n')

/** Events of a game stand in its events.ts, the types they are mixed with in its state.ts. */
const sourcesOf = (id: string): string =>
  ['events', 'state'].map((file) => readFileSync(`lib/games/${id}/${file}.ts`, 'utf8')).join('\n')

const page = [
  `# Events

Every fact a log can hold. Made from the types by \`npm run docs:events\`; not edited by hand.

A row of the log is \`{ seq, pub, turn, seat?, type, to?, data, decision, at, hash }\`. \`npm run simulate -- … --log FILE\`
writes \`{ match, seq, turn, seat?, type, to?, data }\`. \`data\` holds the fields below but \`seat\` and \`to\`. Without \`to\`
an event is told to everyone; \`to: []\` is told to no seat. Seats and squares count from 0, money is in dollars.
`,
  tableOf('Core: in every game', membersOf(readFileSync('lib/core/log.ts', 'utf8'), 'CoreEvent')),
  ...games.map(({ id, title }) => tableOf(title, membersOf(sourcesOf(id), 'Event'))),
].join('\n')

if (!process.argv.includes('--check')) writeFileSync(FILE, page)
else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== page) {
  console.error(`${FILE} is behind the types: npm run docs:events`)
  process.exitCode = 1
}
