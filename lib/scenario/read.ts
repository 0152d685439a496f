// A scenario as somebody typed it: YAML in, a compiled scenario or faults with line and field out.
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml'
import { manifests } from '@/lib/games/crisis/library'
import type { Scenario } from '@/lib/games/crisis/scenario'
import { compile } from '@/lib/games/crisis/schema/compile'
import { writtenScenario } from '@/lib/games/crisis/schema/scenario'
import { inWords } from './words'

/** Line and column count from 1. `field`: "agents.2.goal.0.variable", counted from 0; empty: the file as a whole. */
export type ScenarioFault = {
  readonly line: number
  readonly column: number
  readonly field: string
  readonly message: string
}
export type ReadScenario =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly faults: readonly ScenarioFault[] }

/** Longest file, in characters: four times the longest shipped one. */
export const LONGEST_FILE = 60_000
/** More of these no scenario has; the parser's time grows with the square of them. */
const MOST: readonly (readonly [RegExp, number])[] = [
  [/\n/g, 3_000],
  [/[[{]/g, 2_000],
  [/:/g, 4_000],
  [/,/g, 6_000],
  [/(?:[-?] +){20}/g, 0],
]
const MOST_FAULTS = 20
const TOO_MUCH = 'It holds more lines, fields or brackets than any scenario.'
const TOO_DEEP = 'It is nested too deeply.'

type Path = readonly PropertyKey[]

/** Reads and compiles a scenario. Never throws, whatever is in the text; without I/O. */
export function readScenario(text: string): ReadScenario {
  if (text.length > LONGEST_FILE)
    return refused([whole(`A scenario has at most ${LONGEST_FILE.toLocaleString('en')} characters.`)])
  if (MOST.some(([sign, most]) => (text.match(sign)?.length ?? 0) > most)) return refused([whole(TOO_MUCH)])
  try {
    return readDocument(text)
  } catch (fault) {
    if (fault instanceof RangeError) return refused([whole(TOO_DEEP)])
    throw fault
  }
}

const refused = (faults: readonly ScenarioFault[]): ReadScenario => ({
  ok: false,
  faults: faults.slice(0, MOST_FAULTS),
})
const whole = (message: string): ScenarioFault => ({ line: 1, column: 1, field: '', message })

function readDocument(text: string): ReadScenario {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, version: '1.2', schema: 'core', merge: false })
  const at = (offset: number, field: string, message: string): ScenarioFault => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(1, line), column: Math.max(1, col), field, message }
  }
  const broken = [...document.errors, ...document.warnings]
  if (broken.some(({ message }) => message.includes('call stack'))) return refused([whole(TOO_DEEP)])
  if (broken.length > 0) return refused(broken.map(({ pos, message }) => at(pos[0], '', firstLine(message))))
  const alias = aliasIn(document)
  if (alias !== null)
    return refused([at(alias, '', 'Anchors and aliases are not read: write the value again.')])
  const fault = (path: Path, message: string): ScenarioFault =>
    at(offsetOf(document, path), path.map(String).join('.'), message)
  const judged = writtenScenario.safeParse(document.toJS({ maxAliasCount: 0 }), { error: inWords })
  if (!judged.success)
    return refused(
      judged.error.issues.map((issue) => {
        const { path, message } = issue
        return fault(issue.code === 'unrecognized_keys' ? [...path, issue.keys[0]] : path, message)
      }),
    )
  const compiled = compile(judged.data, manifests)
  if (compiled.ok) return compiled
  return refused(compiled.faults.map(({ path, message }) => fault(path, message)))
}

const firstLine = (message: string): string => message.split(/ at line \d+|\n/)[0]

/** Where the first anchor or alias stands; null: there is none. */
function aliasIn(document: Document): number | null {
  let found: number | null = null
  visit(document, (_key, node) => {
    if (!isAlias(node) && !(isNode(node) && 'anchor' in node && node.anchor)) return undefined
    found = node.range?.[0] ?? 0
    return visit.BREAK
  })
  return found
}

/** Where a field stands, or the nearest around it that is there. */
function offsetOf(document: Document, path: Path): number {
  let node: unknown = document.contents
  let offset = startOf(node)
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === step)
      if (!pair) return offset
      offset = startOf(pair.key)
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(step)]
      if (node === undefined) return offset
      offset = startOf(node)
    } else return offset
  }
  return offset
}

const startOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0)
