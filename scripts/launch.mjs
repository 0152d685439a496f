// Gets the project ready (packages, client, build) and hands over to the supervisor. Runs before `npm ci`,
// so it is plain JavaScript without packages.
import { spawn } from 'node:child_process'
import { build } from './build.mjs'
import { environment, fail, install, newestNode } from './install.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** @param {string[]} args */
export async function launch(args) {
  try {
    await install()
    if (!args.includes('--dev') && !args.join(' ').includes('--only worker')) await build()
  } catch (error) {
    fail(error)
  }
  const nodeArgs = ['--import', 'tsx', 'lib/server/supervise.ts', ...args]
  const child = spawn(newestNode(), nodeArgs, { stdio: 'inherit', env: environment() })
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}
