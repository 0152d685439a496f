// Malformed replies by the thousand, each through an adapter, a reading and the rules.
import { modelled } from '@/lib/agents/modelled'
import { ModelFailure } from '@/lib/agents/models/model'
import { seeded, unit } from '@/lib/core/random'
import { testClock } from './clock'
import { questionFor } from './desk'
import { replyText } from './faults'
import { servedFetch } from './line'
import { SPOIL_NAMES, SPOILS } from './malform'
import type { Position } from './positions'
import { type Call, streamed } from './protocol'
import { testDeps, WAYS } from './table'

/** What became of a reply: a class of failure, or `legal` where it could be read and the rules take it. */
export type Class = string
/** How often each class met each way of spoiling. */
export type Classes = Map<string, Map<Class, number>>

const WAY_NAMES = Object.keys(WAYS)
const TOKENS = { input: 10, cached: 0, output: 10 }
const never = new AbortController().signal

/** Sends replies number `from` to `to` of a seed; the class of each. @throws whatever is no class but a crash */
export async function classify(
  positions: readonly Position[],
  seed: number,
  from: number,
  to: number,
): Promise<Classes> {
  const classes: Classes = new Map()
  const asked = positions.map((position) => questionFor(position.ask as never, position, seed))
  for (let nth = from; nth < to; nth++) {
    const position = positions[nth % positions.length]
    const name = SPOIL_NAMES[Math.floor(nth / positions.length) % SPOIL_NAMES.length]
    let drawn = 0
    const chance = () => unit(seeded(seed).at(nth, drawn++))
    const words = { thought: 'As "it" {is}.', speech: 'So, be it: yes.' }
    const text = SPOILS[name](replyText({ action: asked[nth % positions.length].action, words }), chance)
    const found = await classOf(position, text, WAY_NAMES[nth % WAY_NAMES.length])
    const known = classes.get(name) ?? new Map<Class, number>()
    classes.set(name, known.set(found, (known.get(found) ?? 0) + 1))
  }
  return classes
}

async function classOf({ ask, packet, judge }: Position, text: string, way: string): Promise<Class> {
  const serve = (call: Call) => {
    const finish = call.protocol === 'gemini' ? 'STOP' : 'stop'
    return streamed(call.protocol, call.model, { text, fn: call.fn, finish, tokens: TOKENS })
  }
  const spec = { kind: 'model', ...WAYS[way], baseUrl: 'http://stand-in.test/v1', keyRef: 'a-key' } as const
  const agent = modelled(spec, testDeps(testClock(), servedFetch(serve)))
  const short = { layers: packet.layers.slice(-1) } // the reply is what is tested, not the question
  const asked = { ...ask, attempt: 1, note: null, hear: () => {}, packet: () => short }
  try {
    const { reading } = await agent.answer(asked, never)
    if (!reading.ok) return reading.failure.kind
    return judge(ask.request, reading.reply.action) === null ? 'legal' : 'illegal'
  } catch (error) {
    if (error instanceof ModelFailure) return error.kind
    throw error
  }
}

export const total = (classes: Classes): number =>
  [...classes.values()].flatMap((found) => [...found.values()]).reduce((sum, times) => sum + times, 0)
