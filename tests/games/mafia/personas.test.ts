import { describe, expect, test } from 'vitest'
import { personaLayer } from '@/lib/agents/portrait'
import { characters, personas } from '@/lib/games/mafia/personas'
import { lengthOf, sheetSchema } from '@/lib/games/mafia/personas/schema'

const names = personas.map(({ name }) => name)

/** Every text of a sheet, however deep. */
const textsOf = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : Object.values(part as object).flatMap(textsOf)

describe.each(characters.map((character, seat) => ({ ...character, seat })))(
  '$id',
  ({ sheet, temper, seat }) => {
    test('has the structure and the counts of specs/4', () => {
      const checked = sheetSchema.safeParse(sheet)
      expect(checked.error?.issues ?? []).toEqual([])
    })

    test('is whole in its persona layer, word for word', () => {
      const layer = personaLayer('Mafia', seat, personas, names)
      expect(textsOf(sheet).filter((text) => !layer.includes(text))).toEqual([])
    })

    test('lists the others by name and number, without opinions', () => {
      const layer = personaLayer('Mafia', seat, personas, names)
      const other = (seat + 1) % personas.length
      expect(layer).toContain(`\n- Player ${other}, ${names[other]}\n`)
      expect(layer).not.toMatch(/\n- *\n|undefined/)
    })

    test('has every parameter of the scripts within its bounds', () => {
      const { suspicionThreshold, ...shares } = temper
      for (const share of Object.values(shares)) expect(share >= 0 && share <= 1).toBe(true)
      expect(suspicionThreshold >= 0 && suspicionThreshold <= 100).toBe(true)
      expect(personas[seat].parameters).toEqual(temper)
    })
  },
)

test('there are at least eight, all different', () => {
  expect(characters.length).toBeGreaterThanOrEqual(8)
  const texts = characters.flatMap(({ sheet }) => textsOf(sheet.tactics))
  expect(new Set(texts).size).toBe(texts.length)
  const tempers = characters.map(({ temper }) => JSON.stringify(temper))
  expect(new Set(tempers).size).toBe(tempers.length)
  expect(new Set(names).size).toBe(names.length)
})

describe('the schema can refuse', () => {
  const [{ sheet }] = characters
  const { identity, play_style: style, tactics } = sheet
  const long = Array.from({ length: 61 }, () => 'word').join(' ')
  test.each([
    ['a thin persona', { ...sheet, tactics: { ...tactics, town: ['one', 'two'], mafia: ['one', 'two'] } }],
    ['a voice too short', { ...sheet, play_style: { ...style, voice: 'Dry.' } }],
    ['an approach too long', { ...sheet, play_style: { ...style, approach: long } }],
    ['two traits', { ...sheet, identity: { ...identity, core_traits: ['dry', 'calm'] } }],
    ['four phrases', { ...sheet, play_style: { ...style, signature_phrases: ['a', 'b', 'c', 'd'] } }],
    ['three moves', { ...sheet, play_style: { ...style, signature_moves: ['a', 'b', 'c'] } }],
    ['one bullet for a role', { ...sheet, tactics: { ...tactics, doctor: ['guard yourself'] } }],
    [
      'three sentences of background',
      { ...sheet, identity: { ...identity, background: 'You are old. You are tired. You are late today.' } },
    ],
    ['a field of its own', { ...sheet, mood: 'sour' }],
  ])('%s', (_, bad) => expect(sheetSchema.safeParse(bad).success).toBe(false))

  test('and counts all words of a sheet', () => expect(lengthOf({ a: 'one two', b: ['three', '…'] })).toBe(3))
})
