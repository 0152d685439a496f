import { countTokens } from 'gpt-tokenizer'
import { expect, test } from 'vitest'
import { tokensOf } from '@/lib/agents/tokens'
import { playPackets } from './played'

const PLAIN = { disallowedSpecial: new Set<string>() }

test('counted line by line a packet has the tokens that it has in one piece', () => {
  const layers = new Set<string>()
  playPackets(3, 12, ({ packet }) => {
    for (const { text } of packet.layers) layers.add(text)
  })
  expect(layers.size).toBeGreaterThan(200)
  for (const text of layers) expect(tokensOf(text)).toBe(countTokens(text, PLAIN))
})

test.each([
  '',
  '\n',
  'a\n\n\nb',
  'a\n  \nb',
  'x:\n/y',
  '{\n  "a": 1,\n  "b": "c"\n}',
  '\t\n \n',
  '<|endoftext|>\nso',
])('%j too', (text) => expect(tokensOf(text)).toBe(countTokens(text, PLAIN)))
