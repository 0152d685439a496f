import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const DOCUMENT = path.join(import.meta.dirname, '../../docs/rules.md')

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(path.join(folder, entry.name)) : [path.join(folder, entry.name)],
  )

/**
 * Ids of a game's rules ("M-JAIL-2" with the prefix M), each list in order: `tested`, those in the titles of the tests
 * below a folder; `documented`, those in the first column of a table of docs/rules.md.
 */
export function ruleIds(prefix: string, folder: string): { tested: string[]; documented: string[] } {
  const id = new RegExp(`${prefix}-[A-Z]+-\\d+`, 'g')
  const idsIn = (text: string): string[] => text.match(id) ?? []
  const tested = files(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => readFileSync(file, 'utf8').match(/\btest\(\s*'[^']*'/g) ?? [])
    .flatMap(idsIn)
  const rows = readFileSync(DOCUMENT, 'utf8').match(new RegExp(`^\\| ${prefix}-[A-Z]+-\\d+ \\|`, 'gm')) ?? []
  return { tested: tested.toSorted(), documented: rows.flatMap(idsIn).toSorted() }
}
