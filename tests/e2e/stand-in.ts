// A stand-in for a provider that a test holds in its hands: it answers with the example of the packet, in its own words
// and at its own pace.
import { type FaultServer, faultServer } from '../faults/line'
import { type Call, type Served, streamed } from '../faults/protocol'

/** Beside the port of the web server: the operator of the tests lets it through. */
export const standInPort = (port: number): number => port + 1

export const THOUGHT = 'I weigh what the lots are worth, who is short of cash, and whose move comes next.'
export const SPEECH = 'Let nobody say I was in a hurry tonight, my friends.'

export type Manner = {
  /** Milliseconds between two pieces of a reply. */
  readonly pauseMs: number
  /** Which calls break off in the middle of what is said aloud, counted from 1. */
  breaksOff?(nth: number): boolean
}

export type StandIn = FaultServer & { calls(): number; behave(manner: Manner): void }

export async function openStandIn(port: number): Promise<StandIn> {
  let manner: Manner = { pauseMs: 0 }
  let calls = 0
  const server = await faultServer((call) => answer(call, ++calls, manner), undefined, port)
  return {
    ...server,
    calls: () => calls,
    behave(next) {
      manner = next
      calls = 0
    },
  }
}

const TOKENS = { input: 3_000, cached: 2_304, output: 60 }

function answer(call: Call, nth: number, { pauseMs, breaksOff }: Manner): Served {
  const example = exampleIn(call.prompt)
  const text = JSON.stringify({ ...example, private_thought: THOUGHT, public_speech: SPEECH })
  const finish = call.fn === null ? 'stop' : 'tool_calls'
  const whole = streamed(call.protocol, call.model, { text, fn: call.fn, finish, tokens: TOKENS })
  if (!breaksOff?.(nth)) return { ...whole, pauseMs }
  let told = ''
  const aloud = whole.chunks.findIndex((chunk) => {
    told += argumentsIn(String(chunk))
    return told.includes('say I was')
  })
  return { ...whole, chunks: whole.chunks.slice(0, aloud + 1), ends: 'reset', pauseMs }
}

function exampleIn(prompt: string): object {
  const from = prompt.indexOf('{', prompt.lastIndexOf('EXAMPLE RESPONSE:'))
  return JSON.parse(prompt.slice(from, prompt.indexOf('\n}', from) + 2))
}

const argumentsIn = (chunk: string): string =>
  chunk.startsWith('data: {')
    ? (JSON.parse(chunk.slice(6)).choices[0]?.delta.tool_calls?.[0]?.function?.arguments ?? '')
    : ''
