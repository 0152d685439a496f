import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const HERE = import.meta.dirname
const idsIn = (text: string): string[] => text.match(/MF-[A-Z]+-\d+/g) ?? []

/** Ids in the titles of this folder's tests. */
const tested = (): string[] =>
  readdirSync(HERE)
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => readFileSync(path.join(HERE, file), 'utf8').match(/\btest\(\s*'[^']*'/g) ?? [])
    .flatMap(idsIn)

/** Ids in the first column of a table of docs/rules.md. */
const documented = (): string[] =>
  (
    readFileSync(path.join(HERE, '../../../../docs/rules.md'), 'utf8').match(/^\| MF-[A-Z]+-\d+ \|/gm) ?? []
  ).flatMap(idsIn)

test('every rule of Mafia in docs/rules.md names one test, and every test of a rule its rule', () => {
  expect(documented().length).toBeGreaterThan(50)
  expect(documented().toSorted()).toEqual(tested().toSorted())
  expect(new Set(documented()).size).toBe(documented().length)
})
