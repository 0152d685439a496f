import { describe, expect, test } from 'vitest'
import { crisis as desk } from '@/components/boards/crisis/crisis'
import { monopoly as board } from '@/components/boards/monopoly/monopoly'
import { openEntries, parting } from '@/components/compare/parting'
import { deedWords, sharedNames } from '@/components/compare/scene'
import { strandsOf, turnEnds, twins } from '@/components/compare/strands'
import { seeded } from '@/lib/core/random'
import { crisis } from '@/lib/games/crisis'
import { scenarios } from '@/lib/games/crisis/library'
import { monopoly } from '@/lib/games/monopoly'
import { turnsOf } from '@/lib/games/tables'
import type { WireEntry } from '@/lib/live/channel'
import { compared, MOST_PAIRS, paired, type Ruled } from '@/lib/live/compared'
import { playOut } from '@/lib/match/simulate'

const ruled = (number: number, turn: number, seat: number, action: string): Ruled => ({
  ...{ number, turn, seat, action },
  type: 'move',
  source: 'scripted',
})

test('a turn is called as both games call it, and as either does where they do not agree', () => {
  const by = (start: string) => turnsOf('mafia').names({ start })
  expect(sharedNames(by('night'), by('night'))(3)).toEqual(by('night')(3))
  expect(sharedNames(by('night'), by('day'))(3)).toMatchObject({
    title: 'Night 2 or Day 2',
    inLine: 'night 2 or day 2',
  })
})

describe('questions of two games are held side by side', () => {
  const a = [
    ruled(1, 1, 0, 'north'),
    ruled(2, 1, 1, 'south'),
    ruled(3, 2, 0, 'north'),
    ruled(4, 2, 0, 'stay'),
  ]
  const b = [ruled(1, 1, 1, 'south'), ruled(2, 1, 0, 'west'), ruled(3, 2, 0, 'north')]

  test('the same is the n-th question of its kind to a seat in a turn, whenever it was asked', () =>
    expect(paired(a, b)).toEqual([
      { turn: 1, seat: 0, type: 'move', a: 1, b: 2, same: false },
      { turn: 1, seat: 1, type: 'move', a: 2, b: 1, same: true },
      { turn: 2, seat: 0, type: 'move', a: 3, b: 3, same: true },
      { turn: 2, seat: 0, type: 'move', a: 4, b: null, same: false },
    ]))

  test('turns say how many questions they had and how many differ; those that agree are not listed', () => {
    const told = compared(a, b)
    expect(told).toMatchObject({ asked: 4, differ: 2 })
    expect(told.turns).toEqual([
      { turn: 1, asked: 2, differ: 1 },
      { turn: 2, asked: 2, differ: 1 },
    ])
    expect(told.pairs.map(({ a, b }) => [a, b])).toEqual([
      [1, 2],
      [4, null],
    ])
  })

  test('of very many the first are listed and all are counted', () => {
    const many = Array.from({ length: MOST_PAIRS + 5 }, (_, i) => ruled(i + 1, i, 0, 'north'))
    const told = compared(many, [])
    expect(told.pairs).toHaveLength(MOST_PAIRS)
    expect(told.differ).toBe(MOST_PAIRS + 5)
  })
})

/** The log of a short Monopoly by scripts, as a page gets it. */
function played(seed: number, scripts = ['shark', 'turtle']): readonly WireEntry[] {
  const setup = { seats: 2, options: monopoly.options.parse({ turnLimit: 12 }) }
  const sittings = scripts.map((id) => {
    const persona = monopoly.personas.find((one) => one.id === id)!
    return { persona, agent: { script: persona.script } }
  })
  const entries: WireEntry[] = []
  playOut(monopoly, { seed, setup, sittings }, {}, (event, turn) => {
    const n = entries.length + 1
    entries.push({ n, turn, event: event as WireEntry['event'], decision: null, at: '' })
  })
  return entries
}

describe('where two games part', () => {
  const one = played(7)

  test('one seed and the same players never part', () => {
    expect(one.length).toBeGreaterThan(30)
    expect(parting(one, played(7))).toBeNull()
  })

  test('fields in another order are the same fact, other words no other fact', () => {
    const turned = one.map((entry) => ({
      ...entry,
      event: Object.fromEntries(
        Object.entries(
          entry.event.type === 'spoke' ? { ...entry.event, text: 'Hm.' } : entry.event,
        ).reverse(),
      ) as WireEntry['event'],
    }))
    expect(parting(one, turned)).toBeNull()
  })

  test('the first facts that differ are found, one of each, and how many agree before', () => {
    const other = played(8)
    const found = parting(one, other)!
    expect(found.a!.event).not.toEqual(found.b!.event)
    const facts = (entries: readonly WireEntry[]) =>
      entries.filter(({ event }) => !['thought', 'spoke', 'talk-summarised'].includes(event.type))
    expect(
      facts(one)
        .slice(0, found.shared)
        .map(({ event }) => event),
    ).toEqual(
      facts(other)
        .slice(0, found.shared)
        .map(({ event }) => event),
    )
    expect(facts(one)[found.shared]).toBe(found.a)
  })

  test('a game that ended before the other parts from it there', () => {
    const cut = one.slice(0, 20)
    expect(parting(cut, one)).toMatchObject({ a: null, b: { turn: expect.any(Number) } })
  })

  test('what is not told to everyone is left out where one is read as the public', () => {
    const open = openEntries(one)
    expect(open.length).toBeLessThan(one.length)
    expect(open.every(({ event }) => !('to' in event))).toBe(true)
    expect(open.every((entry) => one.includes(entry))).toBe(true)
  })
})

describe('figures of two games over the same turns', () => {
  const setup = { seats: 2, options: monopoly.options.parse({ turnLimit: 12 }) }
  const strands = strandsOf(board, setup, 'observer')
  const ends = (entries: readonly WireEntry[]) => turnEnds({ table: monopoly, setup }, strands, entries)

  test('every level of every seat is a strand, with an id of its own', () => {
    expect(new Set(strands.map(({ id }) => id)).size).toBe(strands.length)
    expect(strands.filter(({ title }) => title === 'Cash')).toHaveLength(2)
  })

  test('a game beside itself never parts', () => {
    const same = ends(played(7))
    expect(twins(strands, same, same).map(({ parts }) => parts)).toEqual(strands.map(() => null))
  })

  test('a strand parts at the first turn at whose end it differs; a shorter game has no values after its end', () => {
    const a = [
      { turn: 0, n: 0, values: [10] },
      { turn: 1, n: 3, values: [12] },
      { turn: 3, n: 9, values: [15] },
    ]
    const b = [
      { turn: 0, n: 0, values: [10] },
      { turn: 1, n: 4, values: [12] },
      { turn: 2, n: 8, values: [9] },
    ]
    const [twin] = twins(strands.slice(0, 1), a, b)
    expect(twin).toMatchObject({ a: [10, 12, 12, 15], b: [10, 12, 9, null], parts: 2 })
  })
})

describe('what a seat did with a decision', () => {
  const entries = played(7)
  const bought = entries.find(({ event }) => event.type === 'lot-bought')!
  const { seat } = bought.event as unknown as { seat: number }
  const match = { seats: [{ name: 'Ada' }, { name: 'Bo' }] } as never
  const scene = { table: monopoly, board }
  const sentence = monopoly.narrate(bought.event as never, ['Ada', 'Bo'])

  test('is told in the sentences of the game, without its verb where they say it', () =>
    expect(deedWords(scene, { match, seat, after: [bought] }, null)).toEqual({
      verb: '',
      followed: sentence,
    }))

  test('what followed in both games is said of neither', () => {
    const later = entries.find(({ event }) => event.type === 'dice-rolled')!
    const both = { match, seat, after: [later] }
    const { followed } = deedWords(scene, { match, seat, after: [later, bought] }, both)
    expect(followed).toBe(sentence)
  })
})

test('every variable of a crisis but free texts is a strand: choices by their place, lists by their length', () => {
  const [options] = scenarios
  const setup = { seats: options.agents.length + 1, options }
  const state = crisis.initial(setup)
  crisis.open({ state, random: seeded(1), write: (event) => crisis.evolve(state, event) })
  const found = strandsOf(desk, setup, 'observer')
  const said = (title: string, seat: number | null = null) =>
    found.filter((one) => one.title === title && one.seat === seat).map(({ of, say }) => say(of(state)!))
  expect(said('Channels')).toEqual(['by envoy'])
  expect(said('Grain corridor kept')).toEqual(['yes'])
  expect(said('Ships held')).toEqual(['1 entry'])
  // the world's secret is known to whoever is told what the engine is told
  expect(said('Fuel for the patrols')).toEqual(['48 days'])
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
})
