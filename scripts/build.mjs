import { existsSync, rmSync } from 'node:fs'
import { environment, newestNode, runCommand } from './install.mjs'
import { hashOf, isFresh, writeStamp } from './stamp.mjs'

const STAMP = '.next/parlor-sources'
const FOLDERS = ['app', 'components', 'lib', 'public', 'prisma/schema.prisma']
const FILES = ['proxy.ts', 'next.config.mjs', 'postcss.config.mjs', 'tsconfig.json', 'package-lock.json']

/** Builds the pages when their sources changed since the last build. Throws an `Error` with one clear sentence. */
export async function build() {
  const places = [...FOLDERS, ...FILES]
  if (existsSync('.next/BUILD_ID') && isFresh(STAMP, places)) return
  console.log('Building the pages (next build).')
  // over an older build Next 16.4 now and then fails at the error page; a clean one takes seconds
  rmSync('.next', { recursive: true, force: true })
  const sources = hashOf(places)
  const args = ['node_modules/next/dist/bin/next', 'build']
  const code = await runCommand(newestNode(), args, { env: environment({ NODE_ENV: 'production' }) })
  if (code !== 0) throw new Error('The pages could not be built: next build says above why.')
  writeStamp(STAMP, sources)
}
