import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { closingLine, ofPlaywright, ofStep, ofVitest, sum } from '@/scripts/tally.mjs'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parlor-tally-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const written = (report: unknown) => {
  const file = path.join(folder, `${fs.readdirSync(folder).length}.json`)
  fs.writeFileSync(file, JSON.stringify(report))
  return file
}
const vitestReport = (passed: number, failed: number, testResults: unknown[] = []) =>
  written({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 0, testResults })

test('a step is one pass or one failure', () => {
  expect(ofStep(0)).toMatchObject({ passed: 1, failed: 0 })
  expect(ofStep(2)).toMatchObject({ passed: 0, failed: 1 })
})

test('vitest: tests are counted, and a file that cannot be loaded is a failure', () => {
  expect(ofVitest(0, vitestReport(5, 0))).toMatchObject({ passed: 5, failed: 0 })
  const broken = { status: 'failed', assertionResults: [] }
  expect(ofVitest(1, vitestReport(5, 1, [broken]))).toMatchObject({ passed: 5, failed: 2 })
})

test('playwright: unexpected results fail', () => {
  const file = written({ stats: { expected: 3, flaky: 0, unexpected: 1, skipped: 2 } })
  expect(ofPlaywright(1, file)).toEqual({ passed: 3, failed: 1, skipped: 2 })
})

test('no report, no test and an exit code without a failed test are failures', () => {
  expect(ofVitest(0, 'nowhere.json').failed).toBe(1)
  expect(ofPlaywright(0, 'nowhere.json').failed).toBe(1)
  expect(ofVitest(0, vitestReport(0, 0)).failed).toBe(1)
  expect(ofVitest(1, vitestReport(4, 0))).toMatchObject({ passed: 4, failed: 1 })
})

test('the closing line has the form that CI reads', () => {
  expect(closingLine(sum([ofStep(0), ofStep(1), ofStep(0)]))).toBe('2 passed, 1 failed')
  expect(closingLine({ passed: 2, failed: 0, skipped: 1 })).toBe('2 passed, 0 failed, 1 skipped')
})
