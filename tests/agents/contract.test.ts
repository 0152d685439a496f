import { beforeAll, describe, expect, test } from 'vitest'
import type { Agent, Answer, Ask } from '@/lib/agents/agent'
import { modelled } from '@/lib/agents/modelled'
import { random } from '@/lib/agents/random'
import { type Recordings, recorded } from '@/lib/agents/recorded'
import { scripted } from '@/lib/agents/scripted'
import type { Source } from '@/lib/core/reply'
import { testClock } from '../faults/clock'
import { reply } from '../faults/faults'
import { servedFetch } from '../faults/line'
import { type Position, positionsOf } from '../faults/positions'
import { testDeps } from '../faults/table'

// Whoever sits there, an agent is the same thing to a match: scripts, chance, a model over the line, a recording.

const never = new AbortController().signal
const TOKENS = { input: 100, cached: 0, output: 10 }
const WORDS = { thought: 'I think.', speech: 'I say.' }
const positions = positionsOf(4, 2)

const asked = ({ ask }: Position, more: Partial<Ask> = {}): Ask => ({
  ...{ ...ask, attempt: 1, note: null, hear: () => {} },
  ...more,
})

const overTheLine = (ask: Ask): Agent => {
  const action = ask.game.fallback(ask.view, ask.request, ask.persona)
  const serve = (call: Parameters<Parameters<typeof servedFetch>[0]>[0]) =>
    reply({ call, action, illegal: null, words: WORDS, tokens: TOKENS, chance: () => 0 })
  const spec = { kind: 'model', provider: 'openai', model: 'gpt-5.4', keyRef: 'a-key' } as const
  return modelled({ ...spec, baseUrl: 'http://stand-in.test/v1' }, testDeps(testClock(), servedFetch(serve)))
}

const fromRecord = ({ game, request, view, persona }: Ask): Agent => {
  const action = game.fallback(view, request, persona)
  const was = { action, ...WORDS, category: 'strategy' }
  const raw = new TextEncoder().encode('as it came')
  const recordings: Recordings = {
    repliesOf: async () => [{ request, reply: was, source: 'model', raw }],
    askedBefore: async () => 0,
  }
  return recorded({ kind: 'recorded', matchId: 'then', seat: request.seat }, 'now', recordings)
}

const AGENTS: readonly [Source, (ask: Ask) => Agent][] = [
  ['scripted', () => scripted],
  ['random', () => random],
  ['model', overTheLine],
  ['recorded', fromRecord],
]

describe.each(AGENTS)('an agent whose answers are %s', (source, agentOf) => {
  const answers: { ask: Ask; position: Position; answer: Answer }[] = []
  beforeAll(async () => {
    for (const position of positions) {
      const ask = asked(position)
      answers.push({ ask, position, answer: await agentOf(ask).answer(ask, never) })
    }
  })

  test('answers every kind of question with what can be read, and says where it comes from', () => {
    expect(new Set(answers.map(({ ask }) => ask.request.decision)).size).toBeGreaterThan(4)
    for (const { answer } of answers) {
      expect(answer.source).toBe(source)
      expect(answer.reading.ok).toBe(true)
      expect(answer.raw.length).toBeGreaterThan(0)
    }
  })

  test('gives actions that the rules can judge without a throw, legal ones where it does not draw them', () => {
    for (const { ask, position, answer } of answers) {
      if (!answer.reading.ok) throw new Error('unreadable')
      const rejection = position.judge(ask.request, answer.reading.reply.action)
      if (source !== 'random') expect(rejection).toBeNull()
    }
  })

  test('tells costs only where somebody was paid', () => {
    for (const { answer } of answers) expect(answer.usage.inputTokens === null).toBe(source !== 'model')
  })

  test('answers the same when it is asked again, and changes nothing it was given', async () => {
    for (const { position, answer } of answers) {
      const view = structuredClone(position.ask.view)
      const ask = asked(position, { view })
      const again = await agentOf(ask).answer(ask, never)
      expect(again).toEqual(answer)
      expect(view).toEqual(position.ask.view)
    }
  })
})
