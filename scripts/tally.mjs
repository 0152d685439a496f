// Counts come from the reporters' own files. A step that failed without a failed test counts as one failure.
import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @param {string} file @returns {any} */
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/** @param {number} code @param {Tally} counted @returns {Tally} */
function atLeastTheExit(code, counted) {
  const nothingRan = counted.passed + counted.failed === 0
  return counted.failed === 0 && (code !== 0 || nothingRan) ? { ...counted, failed: 1 } : counted
}

const NOTHING = { passed: 0, failed: 0, skipped: 0 }

/** A step without tests, such as lint: one pass or one failure. @param {number} code @returns {Tally} */
export const ofStep = (code) => (code === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 })

/** @param {number} code @param {string} file vitest's JSON report @returns {Tally} */
export function ofVitest(code, file) {
  const report = readReport(file)
  if (!report) return atLeastTheExit(1, NOTHING)
  // a file that could not even be loaded has no tests to count
  const broken = report.testResults.filter(
    (/** @type {any} */ suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  )
  return atLeastTheExit(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  })
}

/** @param {number} code @param {string} file Playwright's JSON report @returns {Tally} */
export function ofPlaywright(code, file) {
  const stats = readReport(file)?.stats
  if (!stats) return atLeastTheExit(1, NOTHING)
  const counted = { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
  return atLeastTheExit(code, counted)
}

/** @param {Tally[]} tallies @returns {Tally} */
export const sum = (tallies) =>
  tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    NOTHING,
  )

/** The closing line, which others read: alone, in this form. @param {Tally} tally */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
