import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '@/lib/core/game'
import type { EventRow } from '@/lib/core/log'
import { fold, fromRow } from '@/lib/core/log'
import { games } from '@/lib/games'
import { crisis } from '@/lib/games/crisis'

const fixture = (name: string): string => path.join(import.meta.dirname, 'fixtures', name)
const read = (name: string): string => readFileSync(fixture(name), 'utf8')

/** One log of every version there ever was lies in `fixtures/`, with the state it ended in. */
const versions = [...new Set<AnyGame>([...games, crisis])].flatMap((game) =>
  Array.from({ length: game.version }, (_, i) => ({ game, name: `${game.id}-${i + 1}` })),
)

describe.each(versions)('a log of $name', ({ game, name }) => {
  test('folds to the state it ended in when it was played', () => {
    expect(existsSync(fixture(`${name}.jsonl`))).toBe(true)
    const rows = read(`${name}.jsonl`)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as EventRow & { readonly turn: number; readonly seq: number })
    const end = JSON.parse(read(`${name}.end.json`))
    const state = fold(game, game.initial(end.setup), rows.map(fromRow))
    expect(state).toEqual(end.state)
    expect(game.outcome(state)).toEqual(end.outcome)
    expect(game.turn(state)).toBe(rows.at(-1)?.turn)
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1))
    const names = ['Ada', 'Bea', 'Cy', 'Di', 'Eli', 'Fay', 'Gus', 'Hal']
    for (const row of rows) expect(game.narrate(fromRow(row), names)).toMatch(/\.$|"$/)
  })
})
