import { expect, test } from 'vitest'
import { ruleIds } from '../../rule-ids'

test('every rule of Mafia in docs/rules.md names one test, and every test of a rule its rule', () => {
  const { tested, documented } = ruleIds('MF', import.meta.dirname)
  expect(documented.length).toBeGreaterThan(50)
  expect(documented).toEqual(tested)
  expect(new Set(documented).size).toBe(documented.length)
})
