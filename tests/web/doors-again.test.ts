import { describe, expect, test } from 'vitest'
import { addressOf, filterOf, SORTS, sortsOf } from '@/app/(doors)/games/filter'
import { launchChoices } from '@/app/(doors)/games/new/choices'
import { glances } from '@/components/boards/glances'
import {
  firstDraft,
  laid,
  openingDraft,
  type SavedTable,
  stillRefused,
  tableOf,
} from '@/components/launch/table'
import { goOn, lastVoice, sceneLine } from '@/components/lobby/scene-line'
import { fixedItems, narrowed } from '@/components/palette/items'
import { isPaletteKey } from '@/components/palette/keys'
import { games } from '@/lib/games'
import { table as monopoly } from '@/lib/games/monopoly/table'
import type { WireEntry } from '@/lib/live/channel'
import type { SceneStart } from '@/lib/live/scene'
import { status } from './beads'

const [game] = games
const choices = launchChoices(game)
const draft = firstDraft(choices)

describe('a set-up', () => {
  const kept: SavedTable = {
    seats: [
      { persona: 'turtle', agent: 'random' },
      { persona: 'shark', agent: 'scripted' },
    ],
    drawSeats: true,
    options: { startingCash: '900' },
    pace: '0',
    visibility: 'private',
    ceiling: '2',
  }

  test('comes back as it was kept, seed and title aside', () => {
    const back = laid(draft, kept, choices)
    expect(tableOf(back)).toEqual({ ...kept, options: { ...draft.options, startingCash: '900' } })
    expect(back).toMatchObject({ seed: draft.seed, title: draft.title })
    expect(tableOf(laid(draft, tableOf(back), choices))).toEqual(tableOf(back))
  })

  test('that names what is gone is laid as far as it can be', () => {
    const old = {
      ...kept,
      seats: [
        { persona: 'nobody', agent: 'scripted' },
        { persona: 'shark', agent: 'oracle' },
      ],
      options: { taxes: 'high' },
      pace: '77',
    }
    const back = laid(draft, old, choices)
    expect(back.seats).toEqual([{ key: 0, persona: 'shark', agent: 'scripted' }])
    expect(back.options).toEqual(draft.options)
    expect(back.pace).toBe(draft.pace)
    expect(laid(draft, { ...old, seats: old.seats.slice(0, 1) }, choices).seats).toEqual(draft.seats)
  })

  test('is what the form opens with where a game is played again', () =>
    expect(tableOf(openingDraft(launchChoices(game, { start: kept, seed: '7' })))).toMatchObject({
      seats: kept.seats,
      pace: '0',
    }))
})

describe('what was refused', () => {
  const refused = ['seed', 'options.startingCash', 'seats.1.persona', ''].map((field) => ({
    field,
    message: 'No.',
  }))
  const left = (change: Partial<typeof draft>) =>
    stillRefused(refused, draft, { ...draft, ...change }).map(({ field }) => field)

  test.each([
    [{ seed: '1' }, ['options.startingCash', 'seats.1.persona']],
    [{ options: { ...draft.options, startingCash: '1' } }, ['seed', 'seats.1.persona']],
    [{ options: { ...draft.options, turnLimit: '1' } }, ['seed', 'options.startingCash', 'seats.1.persona']],
    [{ seats: draft.seats.slice(1) }, ['seed', 'options.startingCash']],
    [{ title: 'Another' }, ['seed', 'options.startingCash', 'seats.1.persona']],
  ])('goes once %j is another, the rest stays', (change, fields) => expect(left(change)).toEqual(fields))
})

describe('the address of the list', () => {
  test.each([
    {},
    { mine: true, state: 'over' },
    { search: 'low tide', sort: 'turns', before: '30' },
    { game: 'monopoly', sort: 'status', state: 'running' },
  ] as const)('%j is read as it was written', (filter) => {
    const query = Object.fromEntries(new URLSearchParams(addressOf(filter).split('?')[1]))
    expect(filterOf(query)).toMatchObject(filter)
  })
  test('offers the same orders for any game; turns of one alone have its own word', () => {
    const labelled = (game?: string) => sortsOf(game).find(({ value }) => value === 'turns')?.label
    expect([undefined, 'monopoly', 'crisis', 'mafia'].map(labelled)).toEqual([
      ...['Most turns first', 'Most turns first', 'Most steps first', 'Most nights and days first'],
    ])
    expect(sortsOf('crisis').map(({ value }) => value)).toEqual(SORTS.map(({ value }) => value))
  })
  test('what it says wrong counts as not said', () =>
    expect(filterOf({ sort: 'price', state: 'lost', q: ['  ', 'x'] })).toEqual({
      ...{ mine: false, state: undefined, game: undefined, search: undefined },
      ...{ sort: 'newest', before: undefined },
    }))
})

describe('the palette', () => {
  test('finds by any word, also by those that stand nowhere', () => {
    const labels = (typed: string) => narrowed(fixedItems(true), typed).map(({ label }) => label)
    expect(labels('log OUT')).toEqual(['Log out'])
    expect(labels('dark')).toEqual(['Change theme'])
    expect(labels('zebra')).toEqual([])
  })
  test('offers nobody what is not theirs', () => {
    const known = fixedItems(true).map(({ label }) => label)
    const stranger = fixedItems(false).map(({ label }) => label)
    expect(known).not.toContain('Log in')
    expect(stranger).not.toContain('Log out')
    expect(stranger).not.toContain('Account')
  })
  const none = { key: 'k', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
  test.each([
    [{ ...none, ctrlKey: true }, true],
    [{ ...none, metaKey: true, key: 'K' }, true],
    [none, false],
    [{ ...none, ctrlKey: true, shiftKey: true }, false],
  ])('%j opens it: %s', (pressed, opens) => expect(isPaletteKey(pressed)).toBe(opens))
})

describe('a scene', () => {
  const setup = { seats: 2, options: game.options.parse({}) as never }
  const state = monopoly.initial(setup as never)
  const at = '2026-01-01T00:00:00.000Z'
  const entry = (n: number, event: object, turn = 5): WireEntry =>
    ({ n, turn, event, decision: null, at }) as WireEntry
  const scene: SceneStart = {
    ...{ id: 'x', game: 'monopoly', title: 'X', seats: [], setup, status, from: 40, state },
    entries: [
      entry(41, { type: 'turn-began', seat: 0, turn: 5 }),
      entry(42, { type: 'spoke', seat: 1, text: 'Well.' }),
    ],
  }

  test('begins in the middle, is walked through, and goes on where it was', () => {
    const line = sceneLine(scene, monopoly)
    expect(line.moment()).toMatchObject({ at: 0, loaded: true })
    line.step(2)
    expect(lastVoice(line.moment())).toMatchObject({ seat: 1, text: 'Well.' })
    goOn(line, scene, { status, entries: [entry(43, { type: 'turn-began', seat: 1, turn: 6 }, 6)] })
    expect(line.moment().at).toBe(2)
    expect(line.moment().entries).toHaveLength(3)
    line.step(1)
    expect(lastVoice(line.moment())).toBeNull()
    line.seek(0)
    expect(line.moment().state).toEqual(state)
  })
})

test('nobody leads before the first turn, nor where two are level', () => {
  const { leader } = glances.monopoly!
  const state = monopoly.initial({ seats: 2, options: game.options.parse({}) } as never)
  expect(leader(state)).toBeNull()
  const begun = { ...state, table: { ...state.table, turn: 3 } }
  expect(leader(begun)).toBeNull()
  expect(leader({ ...begun, table: { ...begun.table, cash: [1000, 1600] } })).toEqual({
    seat: 1,
    words: 'at $1,600',
  })
})
