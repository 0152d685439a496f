import { expect, test } from 'vitest'
import { heldFor } from '@/lib/agents/held'

test('a key is looked up anew once the last look is a second old, or failed', async () => {
  let time = 0
  const looks: number[] = []
  const answers = ['first', new Error('gone'), 'second']
  const key = heldFor(
    1_000,
    async () => {
      looks.push(time)
      const answer = answers[looks.length - 1]
      if (answer instanceof Error) throw answer
      return answer
    },
    { now: () => time },
  )
  expect([await key(), await key()]).toEqual(['first', 'first'])
  time = 999
  expect(await key()).toBe('first')
  time = 1_000
  await expect(key()).rejects.toThrow('gone')
  expect([await key(), await key()]).toEqual(['second', 'second'])
  expect(looks).toEqual([0, 1_000, 1_000])
})
