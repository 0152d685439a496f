import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { thoughtFields, wire } from '@/lib/core/wire'
import { games } from '@/lib/games'

const bid = wire('bid', 'Bid on a prize.', { bid: z.int().describe('Dollars; 0 passes.') })

test('a reply is a thought, the fields of its decision, a speech, in this order', () => {
  expect(bid.fields).toEqual(['bid'])
  expect(Object.keys(bid.json.properties as object)).toEqual([
    'private_thought',
    'thought_category',
    'bid',
    'public_speech',
  ])
  expect(bid.schema.safeParse({ private_thought: 'Hm.', bid: 5, public_speech: 'Five.' }).success).toBe(true)
  expect(bid.schema.safeParse({ private_thought: 'Hm.', bid: '5', public_speech: 'Five.' }).success).toBe(
    false,
  )
})

test('reasoning in parts stands where the decision puts it, and nothing need be said', () => {
  const fields = { observe: z.string(), beliefs: z.array(z.int()), plan: z.string(), target: z.int() }
  const aim = wire('aim', 'Aim.', fields, { thinks: ['observe', 'plan'], says: null })
  expect(Object.keys(aim.json.properties as object)).toEqual(['observe', 'beliefs', 'plan', 'target'])
  expect(aim.fields).toEqual(['beliefs', 'target'])
  expect(aim.thinks).toEqual(['observe', 'plan'])
  expect(thoughtFields(aim, 'One.\nTwo.\nThree.')).toEqual({ observe: 'One.', plan: 'Two.\nThree.' })
  expect(thoughtFields(aim, '')).toEqual({ observe: '', plan: '' })
})

describe.each(
  games.flatMap(({ id, decisions }) => Object.entries(decisions).map(([name, one]) => ({ id, name, one }))),
)('$id $name', ({ name, one }) => {
  test('is named as its function and bounds nothing', () => {
    expect(one.name).toBe(name)
    expect(JSON.stringify(one.json)).not.toMatch(/"(minimum|maximum|maxItems|minItems)"/)
  })
})
