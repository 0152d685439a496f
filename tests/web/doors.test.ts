import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { launchChoices, optionFields } from '@/app/(doors)/games/new/choices'
import { nextPage } from '@/app/(doors)/next-page'
import { freePersona, mixed, swapped } from '@/components/launch/seats'
import { bodyOf, problemsOf } from '@/components/launch/sent'
import { firstDraft } from '@/components/launch/table'
import { seatEmblems } from '@/components/ui/emblem'
import { games } from '@/lib/games'

const [game] = games
const choices = launchChoices(game)
const draft = firstDraft(choices)
const fieldsOf = (change: Partial<typeof draft>) =>
  problemsOf({ ...draft, ...change }, choices.game).map(({ field }) => field)

describe('the launch form', () => {
  test('a table stands ready: nothing about it is refused, and the game takes its options', () => {
    expect(problemsOf(draft, choices.game)).toEqual([])
    expect(draft.seats.map(({ persona }) => persona)).toEqual(game.personas.slice(0, 4).map(({ id }) => id))
    const { options } = bodyOf(draft, choices.game)
    expect(options).toEqual(game.options.parse({}))
  })

  test('bounds come from the schema of the game', () => {
    const fields = optionFields(
      z.object({
        roundLimit: z.int().min(3).max(9).default(5).describe('then it ends'),
        openHands: z.boolean().default(false),
        judges: z.int().min(1).max(3).nullable().default(null),
        tie: z.enum(['nobody', 'random']).default('nobody'),
      }),
    )
    expect(fields).toEqual([
      { name: 'roundLimit', label: 'Round limit', hint: 'then it ends', value: '5', least: 3, most: 9 },
      { name: 'openHands', label: 'Open hands', hint: null, value: 'false', least: null, most: null },
      { name: 'judges', label: 'Judges', hint: null, value: '', least: 1, most: 3, optional: true },
      {
        ...{ name: 'tie', label: 'Tie', hint: null, value: 'nobody' },
        least: null,
        most: null,
        choices: ['nobody', 'random'],
      },
    ])
  })

  test('a model’s own numbers are judged as typed, and sent as numbers', () => {
    const seat = { key: 9, persona: draft.seats[0].persona, agent: 'openai/gpt-5.4' }
    const numbers = { temperature: '0.3', maxTokens: '600', maxPromptTokens: '2500' }
    const at = (change: object) => fieldsOf({ seats: [{ ...seat, ...change }, draft.seats[1]] })
    expect(at(numbers)).toEqual([])
    expect(at({ temperature: '3', maxTokens: 'many', maxPromptTokens: '999' })).toEqual(
      ['temperature', 'maxTokens', 'maxPromptTokens'].map((field) => `seats.0.${field}`),
    )
    const sent = bodyOf({ ...draft, seats: [{ ...seat, ...numbers }] }, choices.game).seats[0].agent
    expect(sent).toMatchObject({ temperature: 0.3, maxTokens: 600, maxPromptTokens: 2500 })
  })

  test('what the form lets pass at its bounds the game takes, and nothing beyond', () => {
    for (const { name, least, most } of choices.game.options) {
      for (const value of [least!, most!]) {
        expect(fieldsOf({ options: { ...draft.options, [name]: String(value) } })).toEqual([])
        expect(game.options.safeParse({ [name]: value }).success).toBe(true)
      }
      for (const value of [least! - 1, most! + 1]) {
        expect(fieldsOf({ options: { ...draft.options, [name]: String(value) } })).toEqual([
          `options.${name}`,
        ])
        expect(game.options.safeParse({ [name]: value }).success).toBe(false)
      }
    }
  })

  test.each(['', '-1', '1.5', '1e3', 'seven', '9007199254740992'])('%j is no seed', (seed) =>
    expect(fieldsOf({ seed })).toEqual(['seed']),
  )

  test('too few and too many seats are refused', () => {
    const many = Array.from({ length: game.seats.max + 1 }, (_, key) => ({ ...draft.seats[0], key }))
    expect(fieldsOf({ seats: many })).toEqual(['seats'])
    expect(fieldsOf({ seats: many.slice(0, game.seats.min - 1) })).toEqual(['seats'])
  })

  test('another seat is offered to whoever sits at the fewest', () => {
    const [first, ...rest] = draft.seats
    expect(freePersona(choices.game, rest)).toBe(first.persona)
    expect(freePersona(choices.game, [...draft.seats, first])).toBe(rest[0].persona)
  })

  test('moving and shuffling keep everybody at the table', () => {
    expect(swapped(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
    const throws = [0.9, 0.1, 0.5]
    expect(mixed(['a', 'b', 'c'], () => throws.shift()!)).toEqual(['b', 'c', 'a'])
  })
})

describe('seats are told apart by shape', () => {
  test('a persona has its own emblem, whichever seat it has', () =>
    expect(seatEmblems(['turtle', 'shark'])).toEqual(['turtle', 'shark']))

  test('twelve seats have twelve shapes, whoever sits there', () => {
    const table = ['shark', 'shark', 'nobody', ...Array.from({ length: 9 }, () => 'turtle')]
    const emblems = seatEmblems(table)
    expect(new Set(emblems).size).toBe(12)
    expect(emblems[0]).toBe('shark')
  })
})

test.each([
  ['/games/new', '/games/new'],
  [undefined, '/games'],
  ['//example.org', '/games'],
  ['/\\example.org', '/games'],
  ['https://example.org', '/games'],
  ['/\t/example.org', '/games'],
  ['/.//example.org', '/games'],
  ['/games?mine=1#top', '/games?mine=1#top'],
])('after the door %j leads to %s', (wish, page) => expect(nextPage(wish)).toBe(page))
