import { type Call, type Served, streamed } from './protocol'

/** The reply that the key of a call spells, in base64url: who asks says what is answered. */
export function spelt({ key, protocol, prompt, model, fn }: Call): Served {
  const text = Buffer.from(key, 'base64url').toString()
  const finish = protocol === 'gemini' ? 'STOP' : 'tool_calls'
  const tokens = { input: Math.ceil(prompt.length / 4), cached: 0, output: Math.ceil(text.length / 4) }
  return streamed(protocol, model, { text, fn, finish, tokens })
}
