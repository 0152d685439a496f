import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = path.join(import.meta.dirname, '..')
const ID = /C-[A-Z]+-\d+/g

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(path.join(folder, entry.name)) : [path.join(folder, entry.name)],
  )

test('docs/rules.md: every rule of a crisis names one test, and every test of a rule its rule', () => {
  const tested = files(FOLDER)
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => readFileSync(file, 'utf8').match(/\btest\(\s*'[^']*'/g) ?? [])
    .flatMap((title) => title.match(ID) ?? [])
  const doc = readFileSync(path.join(FOLDER, '../../../docs/rules.md'), 'utf8')
  const documented = (doc.match(/^\| C-[A-Z]+-\d+ \|/gm) ?? []).flatMap((row) => row.match(ID) ?? [])
  expect(documented.length).toBeGreaterThan(25)
  expect(documented.toSorted()).toEqual(tested.toSorted())
})
