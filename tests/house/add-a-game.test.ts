import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { boards } from '@/components/boards/boards'
import { glances } from '@/components/boards/glances'
import { games } from '@/lib/games'

// docs/add-a-game.md quotes a game that is played by the tests: what it says of code must be so.

const page = readFileSync('docs/add-a-game.md', 'utf8')
const FOLDER = 'tests/games/sealed/'

type Quote = { readonly file: string; readonly code: string }

/** Fenced blocks of code, each with the file that it is quoted from. */
const quotesIn = (text: string): Quote[] =>
  [...text.matchAll(/^```(\w+) ?(\S*)\n([\s\S]*?)\n```$/gm)].map(([, , file, code]) => ({
    file: file.includes('/') && existsSync(file) ? file : FOLDER + file,
    code,
  }))

const source = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

const untrue = (text: string): string[] =>
  quotesIn(text).flatMap(({ file, code }) =>
    `\n${source(file)}\n`.includes(`\n${code}\n`) ? [] : [`${file}: ${code.split('\n')[0]}`],
  )

/** What stands in code type and looks like a file, from the root or in the game's folder. */
const lostFiles = (text: string): string[] =>
  [...text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/`([\w./-]+\.(?:tsx?|md|mjs))`/g)]
    .map(([, file]) => file)
    .filter((file) => !existsSync(file) && !existsSync(FOLDER + file))

describe('docs/add-a-game.md', () => {
  test('quotes code as it stands', () => {
    expect(quotesIn(page).length).toBeGreaterThan(15)
    expect(untrue(page)).toEqual([])
  })

  test('quotes every kind of file that a game has', () => {
    const index = source(`${FOLDER}index.ts`)
    const parts = [...index.matchAll(/from '\.\/(\w+)'/g)].map(([, name]) => `${name}.ts`)
    expect(parts.length).toBeGreaterThan(10)
    expect(parts.filter((part) => !page.includes(part))).toEqual([])
  })

  test('names files, laws and commands that there are', () => {
    expect(lostFiles(page)).toEqual([])
    const laws = new Set([...page.matchAll(/`(expect\w+)`/g)].map(([, law]) => law))
    expect(laws.size).toBe(6)
    const code = ['laws', 'packeted'].map((file) => source(`tests/games/${file}.ts`)).join('\n')
    const exported = [...laws].filter((law) => code.includes(`function ${law}(`))
    expect(exported).toEqual([...laws])
    const { scripts } = JSON.parse(source('package.json'))
    const commands = [...page.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name)
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })

  test('warns of the mistakes that are made on purpose, with the law that finds each', () => {
    const made = [...source(`${FOLDER}mistakes.test.ts`).matchAll(/^ {4}'(.+)',\n {4}(expect\w+),$/gm)]
    expect(made.length).toBe(11)
    const missing = made.filter(([, mistake, law]) => !page.includes(`| ${mistake} | \`${law}\` |`))
    expect(missing.map(([, mistake]) => mistake)).toEqual([])
  })

  test('is found out when it is wrong', () => {
    expect(untrue(page.replace('own[event.seat].bid = event.coins', 'own[event.seat].bid = 0'))).toHaveLength(
      1,
    )
    expect(untrue('```ts gone.ts\nconst a = 1\n```')).toHaveLength(1)
    expect(lostFiles('See `lib/games/nowhere.ts`.')).toEqual(['lib/games/nowhere.ts'])
  })
})

test('every game has a board in the room and a picture in lists', () => {
  const ids = games.map(({ id }) => id).toSorted()
  expect(
    Object.keys(boards)
      .filter((id) => ids.includes(id))
      .toSorted(),
  ).toEqual(ids)
  expect(
    Object.keys(glances)
      .filter((id) => ids.includes(id))
      .toSorted(),
  ).toEqual(ids)
})
