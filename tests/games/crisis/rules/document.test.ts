import path from 'node:path'
import { expect, test } from 'vitest'
import { ruleIds } from '../../rule-ids'

test('docs/rules.md: every rule of a crisis names one test, and every test of a rule its rule', () => {
  const { tested, documented } = ruleIds('C', path.join(import.meta.dirname, '..'))
  expect(documented.length).toBeGreaterThan(25)
  expect(documented).toEqual(tested)
  expect(new Set(documented).size).toBe(documented.length)
})
