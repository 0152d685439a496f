import { expect, test } from 'vitest'
import { readReply } from '@/lib/agents/read'
import { questionFor } from '../../faults/desk'
import { replyText } from '../../faults/faults'
import { positionsOf } from '../../faults/positions'
import { classify, total } from '../../faults/spoilt'

const positions = [2, 4, 7, 9].flatMap((seed) => positionsOf(seed, 2))

test('every kind of decision is among the questions', () =>
  expect(new Set(positions.map(({ ask }) => ask.request.decision)).size).toBe(8))

test('malformed replies neither crash nor move a piece against the rules, and each has its class', async () => {
  const classes = await classify(positions, 1, 0, 10_000)
  expect(total(classes)).toBe(10_000)
  const known = ['unreadable', 'truncated', 'refused', 'illegal', 'legal']
  const met = new Set([...classes.values()].flatMap((found) => [...found.keys()]))
  expect([...met].filter((name) => !known.includes(name))).toEqual([])
  for (const name of ['cut', 'single quotes', 'as YAML', 'as XML', 'deep', 'nothing', 'in another object'])
    expect([name, classes.get(name)?.get('legal')]).toEqual([name, undefined])
  expect(classes.get('a field of another type')?.size).toBeGreaterThan(1)
}, 60_000)

test('no beginning of a valid reply is acted on, however long', () => {
  const seeds = Array.from({ length: Math.ceil(500 / positions.length) }, (_, i) => i)
  const replies = seeds.flatMap((seed) =>
    positions.map((position) => {
      const { action, decision } = questionFor(position.ask as never, position, seed)
      const words = { thought: `Seed ${seed}: "{yes}", maybe.`, speech: 'So be it: }.' }
      return { text: replyText({ action, words }), position, decision }
    }),
  )
  expect(replies.length).toBeGreaterThanOrEqual(500)
  const acted: string[] = []
  for (const { text, position, decision } of replies.slice(0, 500)) {
    const wire = position.ask.game.decisions[decision]
    expect(readReply(wire, 'strategy', text).ok).toBe(true)
    for (let end = 0; end < text.length; end++) {
      const reading = readReply(wire, 'strategy', text.slice(0, end))
      if (reading.ok) acted.push(text.slice(0, end))
    }
  }
  expect(acted).toEqual([])
}, 60_000)
