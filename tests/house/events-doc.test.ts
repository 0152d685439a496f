import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('docs/events.md is what the event types say', () => {
  const check = () =>
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/docs-events.ts', '--check'], {
      stdio: 'pipe',
    })
  expect(check).not.toThrow()
})
