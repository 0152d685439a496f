// `prisma generate` needs no schema engine, yet the CLI insists on downloading one first and fails offline.
// Pointing it at any existing file skips that; for this command alone.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)
const cli = path.join(path.dirname(require.resolve('prisma/package.json')), 'build/index.js')
const QUIET = { CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' }
const { status } = spawnSync(process.execPath, [cli, 'generate', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, ...QUIET, ...process.env },
})
process.exit(status ?? 1)
