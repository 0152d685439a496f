// Gathers the crisis game's shipped modules and scenarios from their folders, so that each is added by adding a folder
// or a file. What they say is judged by their schemas, not here.
import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { CRISIS, hashOf, writeStamp } from './stamp.mjs'

const GAME = 'lib/games/crisis'
const OUT = 'generated/crisis'
const HEADER = '// Made by scripts/crisis-generate.mjs. Not edited by hand.\n'

/** @param {string} file */
function read(file) {
  try {
    return parse(fs.readFileSync(file, 'utf8'), { maxAliasCount: 0 })
  } catch (fault) {
    throw new Error(`${file}: ${/** @type {Error} */ (fault).message}`)
  }
}

/** Folders with a module.yaml, in alphabetical order. */
const moduleIds = () =>
  fs
    .readdirSync(`${GAME}/modules`)
    .filter((id) => fs.existsSync(`${GAME}/modules/${id}/module.yaml`))
    .sort()

function modulesFile() {
  const ids = moduleIds()
  const coded = ids.filter((id) => fs.existsSync(`${GAME}/modules/${id}/code.ts`))
  const imports = coded.map((id) => `import * as ${id} from '@/${GAME}/modules/${id}/code'\n`)
  const entries = ids.map((id) => {
    const manifest = JSON.stringify(read(`${GAME}/modules/${id}/module.yaml`))
    return `  { id: ${JSON.stringify(id)}, manifest: ${manifest}, code: ${coded.includes(id) ? id : '{}'} },\n`
  })
  return [
    HEADER,
    `import type { ModuleCode } from '@/${GAME}/modules/module'\n`,
    ...imports,
    '\nexport type Gathered = { readonly id: string; readonly manifest: unknown; readonly code: ModuleCode }\n',
    `\nexport const modules: readonly Gathered[] = [\n${entries.join('')}]\n`,
  ].join('')
}

const scenarioFiles = () =>
  fs
    .readdirSync(`${GAME}/scenarios`)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => `${GAME}/scenarios/${file}`)

/** The scenarios as they were written, in the same order: where somebody's own begins. */
function textsFile() {
  const entries = scenarioFiles().map((file) => `  ${JSON.stringify(fs.readFileSync(file, 'utf8'))},\n`)
  return `${HEADER}\nexport const texts: readonly string[] = [\n${entries.join('')}]\n`
}

function scenariosFile() {
  const entries = scenarioFiles().map((file) => `  ${JSON.stringify(read(file))},\n`)
  return `${HEADER}\nexport const scenarios: readonly unknown[] = [\n${entries.join('')}]\n`
}

try {
  const sources = hashOf(CRISIS.places)
  const files = { 'modules.ts': modulesFile(), 'scenarios.ts': scenariosFile(), 'texts.ts': textsFile() }
  fs.mkdirSync(OUT, { recursive: true })
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(OUT, name), text)
  writeStamp(CRISIS.stamp, sources)
} catch (fault) {
  console.error(/** @type {Error} */ (fault).message)
  process.exitCode = 1
}
