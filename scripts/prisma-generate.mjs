// `prisma generate` needs no schema engine, yet the CLI insists on downloading one first and fails offline.
// Pointing it at any existing file skips that; for this command alone.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { GENERATED, hashOf, INSTALLED, writeStamp } from './stamp.mjs'

const require = createRequire(import.meta.url)
const cli = path.join(path.dirname(require.resolve('prisma/package.json')), 'build/index.js')
const QUIET = {
  CHECKPOINT_DISABLE: '1',
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
  PRISMA_HIDE_PREVIEW_FLAG_WARNINGS: '1',
}

const schema = hashOf(GENERATED.places)
const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'generate', '--no-hints'], {
  encoding: 'utf8',
  env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, ...QUIET, ...process.env },
})
if (status !== 0) {
  console.error(stdout, stderr)
  process.exit(1)
}
writeStamp(GENERATED.stamp, schema)
// as postinstall this runs last: what the lockfile asks for is all there
if (process.env.npm_lifecycle_event === 'postinstall') writeStamp(INSTALLED.stamp, hashOf(INSTALLED.places))
