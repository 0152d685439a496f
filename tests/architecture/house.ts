// Rules that look at one file at a time.
import type { Project } from './project'
import { codeOf, importsOf } from './source'

type Check = (file: string, source: string) => string[]

const IMPURE =
  /\b(Date\.now|new Date|Math\.random|performance\.|async\b|await\b|process\.|globalThis|fetch\s*\(|setTimeout|setInterval|queueMicrotask|require\s*\(|localStorage|console\.)/g

export const impurities: Check = (file, source) =>
  [...codeOf(source).matchAll(IMPURE)].map(
    ([found]) => `${file} uses ${found.trim()}: core and games are pure`,
  )

/** Tests are lists of cases, and may be longer. */
const mostLines = (file: string): number => (file.startsWith('tests/') ? 350 : 250)
/** Files that may be longer, and why. */
export const LONG_FILES: Readonly<Record<string, string>> = {}

export const tooLong: Check = (file, source) => {
  const lines = source.trimEnd().split('\n').length
  const most = mostLines(file)
  return lines > most && !LONG_FILES[file] ? [`${file} has ${lines} lines: split it at ${most}`] : []
}

const CLASS =
  /(?:^|[;{}]\s*|\bexport\s+|\bdefault\s+|\babstract\s+|=\s*)class\s+(\w+)?\s*(extends\s+[\w.]+)?/gm

export const classes: Check = (file, source) =>
  [...codeOf(source).matchAll(CLASS)]
    .filter(([, , parent]) => !/(Error|Fault|Failure)$/.test(parent ?? ''))
    .map(([, name]) => `${file} has the class ${name}: no classes but errors`)

const GAME_INDEX = /^lib\/games\/([^/]+\/)?index\.ts$/

export const barrels: Check = (file, source) => {
  if (GAME_INDEX.test(file)) return []
  const code = codeOf(source)
  const exportsAll = /^\s*export\s*\*\s*from/m.test(code)
  const rest = codeOf(source, true).replace(/^[ \t]*(import|export)\b[^;]*?\bfrom\s*['"][^'"]+['"];?/gm, '')
  const onlyPasses = importsOf(source).some(({ exported }) => exported) && rest.trim() === ''
  return exportsAll || onlyPasses ? [`${file} only passes exports on: import from where they stand`] : []
}

const AVOID = new Set(
  'manager service helper util utils handler data info process context helpers'.split(' '),
)
/** Names that a document gives to its interface, kept as it has them (specs/3; specs/5: `build_agent_context`). */
const DOCUMENTED = new Set(['PublicInfo', 'PrivateInfo', 'buildAgentContext'])
const wordsOf = (name: string): string[] =>
  name.split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase())
const EXPORTED =
  /^export\s+(?:default\s+)?(?:async\s+)?(?:const|let|function|class|type|interface|enum)\s+(\w+)/gm

export const vagueNames: Check = (file, source) => {
  const inPath = file
    .split('/')
    .flatMap(wordsOf)
    .filter((word) => AVOID.has(word))
  const names = [...codeOf(source).matchAll(EXPORTED)].map(([, name]) => name)
  const inExports = names.filter(
    (name) => !DOCUMENTED.has(name) && wordsOf(name).some((word) => AVOID.has(word)),
  )
  return [...inPath, ...inExports].map(
    (name) => `${file} is or exports "${name}": a name that says nothing (DESIGN.md section 1)`,
  )
}

const MAY_READ_ENV = /^(lib\/env\.ts|scripts\/.+\.mjs|[^/]+\.config\.(ts|mjs)|tests\/.+)$/
export const environmentReads: Check = (file, source) =>
  !MAY_READ_ENV.test(file) && /\bprocess\s*(\?\.|\.)\s*env\b/.test(codeOf(source))
    ? [`${file} reads process.env: ask lib/env.ts`]
    : []

const MAY_BE_CLIENT = /^(components\/.+|app\/(.+\/)?(error|global-error)\.tsx)$/
export const clientMarks: Check = (file, source) =>
  !MAY_BE_CLIENT.test(file) && /^\s*['"]use client['"]/m.test(codeOf(source, true))
    ? [`${file} says "use client": client code lives in components`]
    : []

/** What `check` finds in the files whose path matches. */
export const findIn = (project: Project, files: RegExp, check: Check): string[] =>
  [...project].filter(([file]) => files.test(file)).flatMap(([file, source]) => check(file, source))
