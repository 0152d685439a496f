import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { wire } from '@/lib/core/wire'
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

describe.each(
  games.flatMap(({ id, decisions }) => Object.entries(decisions).map(([name, one]) => ({ id, name, one }))),
)('$id $name', ({ name, one }) => {
  test('is named as its function and bounds nothing', () => {
    expect(one.name).toBe(name)
    expect(JSON.stringify(one.json)).not.toMatch(/"(minimum|maximum|maxItems|minItems)"/)
  })
})
