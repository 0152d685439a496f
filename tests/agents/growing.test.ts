import { describe, expect, test } from 'vitest'
import { growingReply } from '@/lib/agents/growing'
import { TABLE_TALK } from '@/lib/core/speech'

/** What was heard of a text that comes in pieces of so many characters. */
function heard(text: string, piece = text.length || 1, thinks = ['private_thought']) {
  const said = { thought: '', speech: '' }
  const feed = growingReply({ thinks, says: TABLE_TALK }, (channel, words) => {
    said[channel] += words
  })
  for (let i = 0; i < text.length; i += piece) feed(text.slice(i, i + piece))
  return said
}

const reply = (thought: string, speech: string, more: object = {}) =>
  JSON.stringify({ private_thought: thought, thought_category: 'strategy', ...more, public_speech: speech })

const TEXTS = [
  reply('Buy it.', 'Mine.', { actions: ['build:21:house'], buy: true }),
  reply('"Quoted" \\ back\\slash, {braces}: [1]', 'Zwölf €, 😀!', {
    builds: [{ position: 1, type: 'house' }],
  }),
  `Certainly! \`\`\`json\n${reply('a', 'b', { n: -1.5e3 })}\n\`\`\` there.`,
]

describe('thought and speech come as the JSON grows', () => {
  test.each(TEXTS)('in pieces of any length: %s', (text) => {
    const whole = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
    for (let piece = 1; piece <= text.length; piece++)
      expect(heard(text, piece)).toEqual({ thought: whole.private_thought, speech: whole.public_speech })
  })

  test('what has come is always the beginning of what will', () => {
    const text = reply('One two three 😀 four.', 'Five six.')
    const whole = heard(text)
    for (let end = 0; end <= text.length; end++) {
      const { thought, speech } = heard(text.slice(0, end), 3)
      expect(whole.thought.startsWith(thought)).toBe(true)
      expect(whole.speech.startsWith(speech)).toBe(true)
    }
  })

  test('reasoning in several fields is one thought, a line each', () => {
    const text = JSON.stringify({
      observe: 'He is quiet.',
      beliefs: [],
      plan: 'Ask him.',
      public_speech: 'Well?',
    })
    for (const piece of [1, 7, text.length])
      expect(heard(text, piece, ['observe', 'plan'])).toEqual({
        thought: 'He is quiet.\nAsk him.',
        speech: 'Well?',
      })
  })

  test('escapes and halves of pairs are put together first', () =>
    expect(heard('{"public_speech": "\\u00e9 \\ud83d\\ude00 \\"so\\" \\/"}', 1).speech).toBe('é 😀 "so" /'))

  test('the same words deeper down, or after the object, are not heard', () =>
    expect(
      heard('{"a": {"public_speech": "no"}, "public_speech": "yes"} {"public_speech": "no"}', 2).speech,
    ).toBe('yes'))

  test('unseen characters, long speech and long thought are not passed on', () => {
    const { thought, speech } = heard(reply('x'.repeat(5_000), `\u202epay\u0007 up ${'so '.repeat(60)}`), 7)
    expect(thought).toHaveLength(1_000)
    expect(speech.startsWith('pay  up so')).toBe(true)
    expect(speech.split(/ +/).length).toBeLessThanOrEqual(31)
  })

  test.each(['', '}{', '"', '{"private_thought', '{"private_thought":"\\', '[[[', '{"a":"\\uZZZZ"}', '\0'])(
    'nothing comes of %j',
    (text) => expect(heard(text, 1)).toEqual({ thought: '', speech: '' }),
  )
})
