import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '@/lib/core/game'
import type { EventRow } from '@/lib/core/log'
import { fold, fromRow, isCoreEvent, toRow } from '@/lib/core/log'
import { games } from '@/lib/games'
import { crisis } from '@/lib/games/crisis'
import { playOut } from '@/lib/match/simulate'

const fixture = (name: string): string => path.join(import.meta.dirname, 'fixtures', name)
const read = (name: string): string => readFileSync(fixture(name), 'utf8')

/** The first log of a version is played by the game's scripts; what lies there already is never written anew. */
function keep(game: AnyGame, name: string): void {
  if (!process.env.UPDATE_GOLDEN || existsSync(fixture(`${name}.jsonl`))) return
  const options = game.options.parse({})
  const usual = Array.from({ length: game.seats.usual }, (_, i) => game.personas[i % game.personas.length])
  const places = game.places?.(options)
  const personas = places
    ? places.flatMap(({ persona }) => game.personas.find(({ id }) => id === persona) ?? [])
    : usual
  const sittings = personas.map((persona) => ({ persona, agent: { script: persona.script } }))
  const setup = { seats: sittings.length, options }
  const rows: object[] = []
  const { state } = playOut(game, { seed: 1, setup, sittings }, {}, (event, turn) => {
    rows.push({ seq: rows.length + 1, turn, ...toRow(event) })
  })
  writeFileSync(fixture(`${name}.jsonl`), rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  const end = { setup, state, outcome: game.outcome(state) }
  writeFileSync(fixture(`${name}.end.json`), `${JSON.stringify(end)}\n`)
}

/** One log of every version there ever was lies in `fixtures/`, with the state it ended in. `npm run golden` makes a new one. */
const versions = [...new Set<AnyGame>([...games, crisis])].flatMap((game) =>
  Array.from({ length: game.version }, (_, i) => ({ game, name: `${game.id}-${i + 1}` })),
)

describe.each(versions)('a log of $name', ({ game, name }) => {
  test('folds to the state it ended in when it was played', () => {
    if (game.version === Number(name.split('-').at(-1))) keep(game, name)
    expect(existsSync(fixture(`${name}.jsonl`)), `tests/games/fixtures/${name}.jsonl: npm run golden`).toBe(
      true,
    )
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
    for (const event of rows.map(fromRow))
      if (!isCoreEvent(event)) expect(game.narrate(event, names)).toMatch(/\.$|"$/)
  })
})
