import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokensOf } from '@/lib/agents/tokens'
import { plainLine, quoted } from '@/lib/core/quote'

const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom('\n', '\r', '"', '\\', '\u2028', '\u202e', '\u200b', '\0', '\u{e0041}'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  ),
})
const ONE_LINE = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u

test('a quotation is one visible line, and JSON gives the words back', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(quoted(text)).toMatch(ONE_LINE)
      expect(JSON.parse(quoted(text))).toBe(text)
    }),
  )
})

test('a plain line is one visible line without space at its ends, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 50 }), (text, most) => {
      const line = plainLine(text, most)
      expect(line).toMatch(ONE_LINE)
      expect(line).toBe(line.trim())
      expect([...line].length).toBeLessThanOrEqual(most)
      expect(plainLine(line, most)).toBe(line)
    }),
  )
})

test('tokens are counted, control tokens as the words they are', () => {
  expect(tokensOf('hello world')).toBe(2)
  expect(tokensOf('hello world')).toBe(2)
  expect(tokensOf('<|endoftext|>')).toBeGreaterThan(1)
})
