import fs from 'node:fs'
import path from 'node:path'
import { type Import, importsOf } from './source'

const FOLDERS = ['app', 'components', 'lib', 'prisma', 'scripts', 'tests']
// the bad samples of the architecture test are no part of the house
const LEFT_OUT = /(^|\/)(golden|fixtures|migrations|node_modules)(\/|$)|^tests\/architecture\.test\.ts$/
const SOURCE = /\.(ts|tsx|mjs)$/

/** The project's sources by path from its root, with `/` on every platform. */
export type Project = ReadonlyMap<string, string>

const walk = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const place = `${folder}/${entry.name}`
        if (LEFT_OUT.test(place)) return []
        return entry.isDirectory() ? walk(place) : [place]
      })
    : []

export function readProject(): Project {
  const atRoot = fs.readdirSync('.').filter((name) => fs.statSync(name).isFile())
  const files = [...atRoot, ...FOLDERS.flatMap(walk)].filter(
    (file) => SOURCE.test(file) && file !== 'next-env.d.ts',
  )
  return new Map(files.map((file) => [file, fs.readFileSync(file, 'utf8')]))
}

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']

/** The project's file that an import names; null for a package. A file that is not there keeps its bare path. */
export function resolveImport(project: Project, file: string, from: string): string | null {
  const local = from.startsWith('@/')
    ? from.slice(2)
    : from.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), from)
      : null
  if (local === null) return null
  const ending = ENDINGS.find((end) => project.has(local + end))
  return ending === undefined ? local : local + ending
}

export type Edge = Import & { readonly file: string; readonly target: string | null; readonly shown: string }

/** Every import of every file. `target` is the project's file, null for a package; `shown` names either. */
export const edgesOf = (project: Project): Edge[] =>
  [...project].flatMap(([file, source]) =>
    importsOf(source).map((found) => {
      const target = resolveImport(project, file, found.from)
      return { ...found, file, target, shown: target ?? packageOf(found.from) }
    }),
  )

/** `@scope/name` or `name` of an import path; Node's own modules keep their `node:`. */
export const packageOf = (from: string): string =>
  from.startsWith('node:')
    ? from
    : from
        .split('/')
        .slice(0, from.startsWith('@') ? 2 : 1)
        .join('/')

/** What a file brings with it when it runs: the imports of imports, types left out, each with its way. */
export function reach(edges: readonly Edge[], start: string): Map<string, string[]> {
  const found = new Map<string, string[]>([[start, [start]]])
  const waiting = [start]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const way = found.get(file) as string[]
    for (const edge of edges) {
      if (edge.file !== file || edge.typeOnly || found.has(edge.shown)) continue
      found.set(edge.shown, [...way, edge.shown])
      if (edge.target !== null) waiting.push(edge.shown)
    }
  }
  return found
}

/** Circles of files that import each other when they load, each once: `a → b → a`. */
export function circles(edges: readonly Edge[]): string[] {
  const next = new Map<string, string[]>()
  for (const { file, target, typeOnly, later } of edges)
    if (target !== null && !typeOnly && !later) next.set(file, [...(next.get(file) ?? []), target])
  const done = new Set<string>()
  const found: string[] = []
  const visit = (file: string, way: readonly string[]) => {
    const from = way.indexOf(file)
    if (from >= 0) found.push([...way.slice(from), file].join(' → '))
    if (from >= 0 || done.has(file)) return
    for (const target of next.get(file) ?? []) visit(target, [...way, file])
    done.add(file)
  }
  for (const file of next.keys()) visit(file, [])
  return found
}
