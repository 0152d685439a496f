import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as house from './architecture/house'
import { brokenImports, notInBrowser, notInTable, ofAGame } from './architecture/imports'
import { isBelow, loose, namedHosts, tooOld } from './architecture/packages'
import { circles, edgesOf, type Project, reach, readProject } from './architecture/project'
import { codeOf, importsOf } from './architecture/source'

const project = readProject()
const edges = edgesOf(project)
const CODE = /^(app|components|lib|prisma|scripts)\/|^proxy\.ts$/

/** The ways from `start` to what must not be reached from it. */
const forbidden = (graph: ReturnType<typeof edgesOf>, start: string, not: (place: string) => boolean) =>
  [...reach(graph, start)].filter(([place]) => not(place)).map(([, way]) => way.join(' → '))

describe('the house', () => {
  test('was read', () => {
    expect(project.size).toBeGreaterThan(50)
    expect(edges.some(({ file, shown }) => file === 'lib/db/url.ts' && shown === 'lib/env.ts')).toBe(true)
  })

  test('imports flow one way', () => expect(brokenImports(edges)).toEqual([]))

  test('no files import each other in a circle', () => expect(circles(edges)).toEqual([]))

  test('every import of a project file finds it', () => {
    const lost = edges.filter(({ target }) => target !== null && !project.has(target))
    const known = /^(generated\/|.*\.(css|json|svg|d\.ts)$)/
    expect(
      lost.filter(({ shown }) => !known.test(shown)).map(({ file, shown }) => `${file}: ${shown}`),
    ).toEqual([])
  })

  test('core and games are pure', () =>
    expect(house.findIn(project, /^lib\/(core|games)\//, house.impurities)).toEqual([]))

  test("a game's table brings neither schemas nor prompts nor players", () => {
    const tables = [...project.keys()].filter((file) => /^lib\/games\/[^/]+\/table\.ts$/.test(file))
    expect(tables).toContain('lib/games/monopoly/table.ts')
    expect(tables.flatMap((table) => forbidden(edges, table, notInTable))).toEqual([])
  })

  test('components bring nothing of the server into the browser', () => {
    const components = [...project.keys()].filter((file) => file.startsWith('components/'))
    expect(components.flatMap((file) => forbidden(edges, file, notInBrowser))).toEqual([])
  })

  test.each(['match/room.tsx', 'lobby/stage-box.tsx', 'compare/side-by-side.tsx', 'research/desk.tsx'])(
    'components/%s brings no game before it is shown',
    (page) => {
      const atOnce = edges.filter(({ later }) => !later)
      expect(forbidden(atOnce, `components/${page}`, ofAGame)).toEqual([])
    },
  )

  test('files are short', () => expect(house.findIn(project, /./, house.tooLong)).toEqual([]))
  test('functions are short, and take few arguments', () => {
    const { complexity } = JSON.parse(readFileSync('biome.json', 'utf8')).linter.rules
    expect(complexity.noExcessiveLinesPerFunction).toMatchObject({
      level: 'error',
      options: { maxLines: 60 },
    })
    expect(complexity.useMaxParams).toMatchObject({ level: 'error', options: { max: 4 } })
  })
  test('there are no classes but errors', () =>
    expect(house.findIn(project, CODE, house.classes)).toEqual([]))
  test("there are no barrels but a game's index", () =>
    expect(house.findIn(project, CODE, house.barrels)).toEqual([]))
  test('names say something', () => expect(house.findIn(project, CODE, house.vagueNames)).toEqual([]))
  test('process.env is read in one place', () =>
    expect(house.findIn(project, /./, house.environmentReads)).toEqual([]))
  test('client code lives in components', () =>
    expect(house.findIn(project, /./, house.clientMarks)).toEqual([]))
})

describe('the packages', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  test('are pinned exactly', () =>
    expect(loose(JSON.parse(readFileSync('package.json', 'utf8')))).toEqual([]))
  test('name no registry in the lockfile', () => expect(namedHosts(lock)).toEqual([]))
  test('have no version with a known hole', () => expect(tooOld(lock)).toEqual([]))
})

describe('the check itself can fail', () => {
  const checks = { ...house }
  const bad = (files: Record<string, string>): Project => new Map(Object.entries(files))

  test.each([
    ['lib/core/a.ts', "import { b } from '@/lib/games/monopoly/b'"],
    ['lib/core/a.ts', "import { z } from 'zod'"],
    ['lib/core/a.ts', "import fs from 'node:fs'"],
    ['lib/games/monopoly/a.ts', "import { useState } from 'react'"],
    ['lib/games/monopoly/a.ts', "import {\n  prisma,\n} from '@/lib/store/prisma'"],
    ['lib/match/a.ts', "const game = await import('@/lib/games/monopoly')"],
    ['lib/agents/a.ts', "import type { Lot } from '../games/monopoly/state'"],
    ['lib/agents/packet.ts', "import OpenAI from 'openai'"],
    ['lib/store/a.ts', "export { x } from '../games/monopoly/x'"],
    ['components/a.tsx', "import { findMatch } from '@/lib/queries/match'"],
    ['components/a.tsx', "import { z } from 'zod'"],
    ['components/a.tsx', "import { decide } from '@/lib/games/monopoly/decide'"],
    ['app/page.tsx', "import { prisma } from '@/lib/store/prisma'"],
    ['lib/live/a.ts', "import { PrismaClient } from '@/generated/prisma/client'"],
    ['lib/worker/a.ts', "import pg from 'pg'"],
  ])('%s: %s', (file, source) => expect(brokenImports(edgesOf(bad({ [file]: source })))).not.toEqual([]))

  test('types of zod are fine in core, and zod in its wire', () => {
    const fine = {
      'lib/core/a.ts': "import type { ZodType } from 'zod'",
      'lib/core/wire.ts': "import { z } from 'zod'",
    }
    expect(brokenImports(edgesOf(bad(fine)))).toEqual([])
  })

  test('a circle is found over several files, once; types and what is loaded when wanted make none', () => {
    const ring = (last: string) =>
      circles(
        edgesOf(
          bad({
            'lib/match/a.ts': "import { b } from './b'",
            'lib/match/b.ts': "import { c } from './c'",
            'lib/match/c.ts': last,
          }),
        ),
      )
    expect(ring("import { a } from './a'")).toEqual([
      'lib/match/a.ts → lib/match/b.ts → lib/match/c.ts → lib/match/a.ts',
    ])
    expect(ring("import type { A } from './a'")).toEqual([])
    expect(ring("const load = () => import('./a')")).toEqual([])
  })

  test('what a table reaches is found over several files, and types are not reached', () => {
    const table = 'lib/games/monopoly/table.ts'
    const far = { [table]: "import './view'", 'lib/games/monopoly/view.ts': "import { z } from 'zod'" }
    expect(forbidden(edgesOf(bad(far)), table, notInTable)).toEqual([
      `${table} → lib/games/monopoly/view.ts → zod`,
    ])
    const types = { ...far, 'lib/games/monopoly/view.ts': "import { type ZodType } from 'zod'" }
    expect(forbidden(edgesOf(bad(types)), table, notInTable)).toEqual([])
  })

  test('a game that is brought at once is found, one that is loaded when wanted is not', () => {
    const boards = 'components/boards/boards.ts'
    const room = { 'components/match/room.tsx': "import { boards } from '../boards/boards'" }
    const gamesAt = (source: string) => {
      const edges = edgesOf(bad({ ...room, [boards]: source })).filter(({ later }) => !later)
      return forbidden(edges, 'components/match/room.tsx', ofAGame)
    }
    expect(gamesAt("import { monopoly } from './monopoly/monopoly'")).toHaveLength(1)
    expect(gamesAt("const load = () => import('./monopoly/monopoly')")).toEqual([])
  })

  test.each([
    ['impurities', 'lib/core/a.ts', 'const at = Date.now()'],
    ['impurities', 'lib/core/a.ts', 'export async function f() {}'],
    ['impurities', 'lib/core/a.ts', 'const text = `one $' + '{Math.random()} two`'],
    ['impurities', 'lib/core/a.ts', 'const quote = /[\'"]/; const at = new Date()'],
    ['tooLong', 'lib/a.ts', 'x\n'.repeat(251)],
    ['classes', 'lib/a.ts', 'export class Match {}'],
    ['classes', 'lib/a.ts', 'class Match extends Base {}'],
    ['barrels', 'lib/a.ts', "export * from './b'"],
    ['barrels', 'lib/a.ts', "export { b } from './b'\nexport { c } from './c'"],
    ['vagueNames', 'lib/match-manager.ts', ''],
    ['vagueNames', 'lib/a.ts', 'export const gameHelper = 1'],
    ['vagueNames', 'lib/a.ts', 'export type MatchInfo = 1'],
    ['environmentReads', 'lib/a.ts', 'const { PORT } = process.env'],
    ['environmentReads', 'scripts/a.ts', 'process.env.X'],
    ['clientMarks', 'app/page.tsx', "'use client'\nexport default 1"],
  ] as const)('%s finds %s: %s', (check, file, source) => expect(checks[check](file, source)).not.toEqual([]))

  test.each([
    ['impurities', 'lib/core/a.ts', "// Date.now() is forbidden\nconst text = 'await the process.'"],
    ['impurities', 'lib/core/a.ts', 'const text = `new Date $' + '{x} Math.random`'],
    ['classes', 'lib/a.ts', 'export class LogMoved extends Error {}'],
    ['barrels', 'lib/games/monopoly/index.ts', "export { b } from './b'"],
    ['barrels', 'lib/a.ts', "import { b } from './b'\nexport const c = b"],
    ['vagueNames', 'lib/database.ts', 'export const metadata = 1'],
    ['environmentReads', 'lib/env.ts', 'process.env'],
    ['clientMarks', 'components/a.tsx', "'use client'"],
  ] as const)('%s lets %s pass: %s', (check, file, source) => expect(checks[check](file, source)).toEqual([]))

  test('comments and texts are no code, and lines stay where they are', () => {
    const source = "const a = 'x // y' // z\n/* import b from 'b'\n*/ const c = a / 2 / 3"
    expect(codeOf(source).split('\n')).toHaveLength(3)
    expect(codeOf(source)).toContain('const c = a / 2 / 3')
    expect(importsOf(source)).toEqual([])
    expect(importsOf('const text = \'import("./a")\'')).toEqual([])
    expect(importsOf("const a = await import('./a')")).toHaveLength(1)
  })

  test('old packages, ranges and hosts are found', () => {
    const packages = {
      '': {},
      'node_modules/a/node_modules/ws': { version: '8.16.0', resolved: 'https://example.org/ws' },
    }
    expect(tooOld({ packages })).toHaveLength(1)
    expect(namedHosts({ packages })).toHaveLength(1)
    expect(
      loose({ dependencies: { a: '^1.0.0', b: '1.0.0' }, devDependencies: { c: 'latest' } }),
    ).toHaveLength(2)
    expect([isBelow('16.4.5', '16.10.0'), isBelow('17.0.0', '16.9.9'), isBelow('1.2.3', '1.2.3')]).toEqual([
      true,
      false,
      false,
    ])
  })
})
