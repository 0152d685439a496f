// Every check of the project, one after the other; a failed one stops only what cannot run without it.
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { build } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { environment, fail, install, newestNode, runCommand } from './install.mjs'
import { openDatabase } from './open-database.mjs'
import { closingLine, ofPlaywright, ofStep, ofVitest, sum } from './tally.mjs'

/** @typedef {import('./tally.mjs').Tally} Tally */

const REPORTS = fs.mkdtempSync(path.join(os.tmpdir(), 'parlor-reports-'))
/** @param {string} name */
const report = (name) => path.join(REPORTS, `${name}.json`)

/** @param {string} program its script below node_modules @param {string[]} args @param {Record<string, string>} extra */
const run = (program, args, extra = {}) =>
  runCommand(newestNode(), [`node_modules/${program}`, ...args], { env: environment(extra) })

const TSC = 'typescript/bin/tsc'
const BIOME = '@biomejs/biome/bin/biome'
const NEXT = 'next/dist/bin/next'
const VITEST = 'vitest/vitest.mjs'
const PLAYWRIGHT = '@playwright/test/cli.js'

async function typecheck() {
  const code = await run(NEXT, ['typegen'])
  return ofStep(code === 0 ? await run(TSC, ['--noEmit']) : code)
}

/** @param {string} project @param {Record<string, string>} extra */
async function vitest(project, extra = {}) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report(project)}`]
  return ofVitest(await run(VITEST, ['run', '--project', project, ...reporters], extra), report(project))
}

/** @returns {Promise<number>} a port that nobody listens at */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {net.AddressInfo} */ (probe.address())
      probe.close(() => resolve(port))
    })
  })

/** @param {Record<string, string>} extra */
async function browser(extra) {
  if (!(await ensureChromium())) return ofStep(1)
  const output = { PLAYWRIGHT_JSON_OUTPUT_FILE: report('browser'), E2E_PORT: String(await freePort()) }
  const code = await run(PLAYWRIGHT, ['test', '--reporter=list,json'], { ...extra, ...output })
  return ofPlaywright(code, report('browser'))
}

const buildStep = () =>
  build().then(
    () => ofStep(0),
    (error) => {
      console.error(error.message)
      return ofStep(1)
    },
  )

/** @param {string} title @param {() => Promise<Tally>} step @returns {Promise<Tally>} */
async function told(title, step) {
  console.log(`\n== ${title}`)
  const started = Date.now()
  const tally = await step().catch((error) => {
    console.error(error)
    return ofStep(1)
  })
  console.log(`== ${title}: ${closingLine(tally)} (${((Date.now() - started) / 1000).toFixed(0)} s)`)
  return tally
}

/** @param {Record<string, string>} database @returns {Promise<Tally>} */
async function runSteps(database) {
  const tallies = [
    await told('format and lint', async () => ofStep(await run(BIOME, ['ci', '.']))),
    await told('types', typecheck),
    await told('unit tests', () => vitest('unit')),
    await told('database tests', () => vitest('db', database)),
  ]
  const built = await told('build', buildStep)
  const browserTests = () => {
    if (built.failed === 0) return browser(database)
    console.error('Not run, as there is no build.')
    return Promise.resolve(ofStep(1))
  }
  return sum([...tallies, built, await told('browser tests', browserTests)])
}

/** Installs what is missing, runs everything, prints the closing line and exits with 1 on any failure. */
export async function runTests() {
  await install().catch(fail)
  const database = openDatabase()
  try {
    const total = await runSteps(database.env)
    console.log(`\n${closingLine(total)}`)
    process.exitCode = total.failed > 0 ? 1 : 0
  } finally {
    database.close()
    fs.rmSync(REPORTS, { recursive: true, force: true })
  }
}
