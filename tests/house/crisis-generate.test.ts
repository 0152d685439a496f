import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const GAME = 'lib/games/crisis'
const MANIFEST =
  'id: weather\ntitle: Weather\nabout: Blows.\nagent_variables:\n  - { id: wind, title: Wind, kind: number, start: 3 }\n'
let house: string

beforeAll(() => {
  house = mkdtempSync(path.join(os.tmpdir(), 'parlor-crisis-'))
  for (const part of ['modules', 'scenarios'])
    cpSync(`${GAME}/${part}`, path.join(house, GAME, part), { recursive: true })
})
afterAll(() => rmSync(house, { recursive: true, force: true }))

const generate = () =>
  spawnSync(process.execPath, [path.resolve('scripts/crisis-generate.mjs')], { cwd: house, encoding: 'utf8' })
const generated = (): string => readFileSync(path.join(house, 'generated/crisis/modules.ts'), 'utf8')

test('a module is added by adding a folder, with code or without', () => {
  expect(generate().status).toBe(0)
  expect(generated()).not.toContain('weather')
  const folder = path.join(house, GAME, 'modules/weather')
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'module.yaml'), MANIFEST)
  expect(generate().status).toBe(0)
  expect(generated()).toMatch(/\{ id: "weather", manifest: \{.*"wind".*\}, code: \{\} \},/)
  writeFileSync(path.join(folder, 'code.ts'), 'export const buildAgentContext = () => null\n')
  expect(generate().status).toBe(0)
  expect(generated()).toContain("import * as weather from '@/lib/games/crisis/modules/weather/code'")
  expect(generated()).toMatch(/\{ id: "weather", manifest: .*, code: weather \},/)
})

test('a file that is no YAML is named, with its line, and nothing is written over', () => {
  const before = generated()
  writeFileSync(path.join(house, GAME, 'scenarios/broken.yaml'), 'id: broken\ntitle: [x\n')
  const { status, stderr } = generate()
  expect(status).toBe(1)
  expect(stderr).toMatch(/scenarios\/broken\.yaml: .*line \d/)
  expect(generated()).toBe(before)
})
