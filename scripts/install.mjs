// Installs packages and generates the database client, each when it is missing or older than what it comes from.
import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { CRISIS, GENERATED, hashOf, INSTALLED, isFresh, writeStamp } from './stamp.mjs'

const bin = path.resolve('node_modules/.bin')

/** The locked Node of node_modules where this platform has one, else the one that runs now. */
export function newestNode() {
  const locked = path.join(bin, 'node')
  return process.platform !== 'win32' && existsSync(locked) ? locked : process.execPath
}

/** The environment with the locked Node and the project's programs first. @param {Record<string, string>} extra */
export const environment = (extra = {}) => ({
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  ...extra,
})

/**
 * Runs a program to its end. @param {string} command @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options @returns {Promise<number>} its exit code
 */
export function runCommand(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: environment(), ...options })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** npm as a script for this Node, since on Windows `npm` is a batch file. @param {string[]} args */
const npm = (args) =>
  process.env.npm_execpath
    ? runCommand(process.execPath, [process.env.npm_execpath, ...args])
    : runCommand('npm', args, { shell: process.platform === 'win32' })

/** @param {unknown} error */
export function fail(error) {
  const { code, message } = /** @type {{ code?: string, message?: string }} */ (error)
  console.error(code === 'ENOSPC' ? 'The disk is full: free at least 2 GB and start again.' : message)
  process.exit(1)
}

// `npm ci` run by hand leaves npm's own list of what it put there
function isInstalled() {
  if (existsSync(INSTALLED.stamp)) return isFresh(INSTALLED.stamp, INSTALLED.places)
  const list = 'node_modules/.package-lock.json'
  return existsSync(list) && statSync(list).mtimeMs >= statSync('package-lock.json').mtimeMs
}

/** Throws an `Error` with one clear sentence when packages cannot be had. */
export async function install() {
  if (!isInstalled()) {
    console.log('Installing packages (npm ci); the first time this takes a minute.')
    const lock = hashOf(INSTALLED.places)
    const code = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
    if (code !== 0) throw new Error('Packages could not be installed: npm ci says above why.')
    writeStamp(INSTALLED.stamp, lock)
  }
  if (!isFresh(GENERATED.stamp, GENERATED.places)) {
    const code = await runCommand(process.execPath, ['scripts/prisma-generate.mjs'])
    if (code !== 0) throw new Error('The database client could not be generated: Prisma says above why.')
  }
  if (!isFresh(CRISIS.stamp, CRISIS.places)) {
    const code = await runCommand(process.execPath, ['scripts/crisis-generate.mjs'])
    if (code !== 0) throw new Error('The scenarios of the crisis game could not be read: above stands which.')
  }
}
