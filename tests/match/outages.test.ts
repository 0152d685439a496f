import { expect, test } from 'vitest'
import type { Agent, Answer } from '@/lib/agents/agent'
import { ModelFailure, type ModelFault } from '@/lib/agents/models/model'
import { readReply } from '@/lib/agents/read'
import { play } from '@/lib/match/play'
import { memoryStore } from '@/lib/store/memory'
import { bids } from './bids'
import { aMatch, depsOn, never } from './table'

const USAGE = { inputTokens: 100, cachedTokens: 0, outputTokens: 10, cost: 0.01 }

function bid(amount: number): Answer {
  const text = JSON.stringify({ private_thought: 'Hm.', bid: amount, public_speech: 'Mine!' })
  return {
    raw: Buffer.from(text),
    reading: readReply(bids.decisions.bid, 'valuation', text),
    usage: USAGE,
    source: 'model',
  }
}
type Turn = ModelFault | number

/** Answers over the line: a number is bid, a fault is thrown. Runs out into bids of 1. Keeps the notes it was given. */
function overTheLine(provider: string, turns: Turn[], notes: (string | null)[] = []): Agent {
  return {
    provider,
    async answer(ask) {
      notes.push(ask.note)
      const turn = turns.shift() ?? 1
      if (typeof turn === 'number') return bid(turn)
      const usage = { ...USAGE, outputTokens: 0 }
      throw new ModelFailure(turn, `It was ${turn}.`, { raw: Buffer.from('half a r'), usage })
    },
  }
}

const rounds = (n: number) => aMatch({ options: { rounds: n } })

async function seated(given: readonly Agent[], match = rounds(3)) {
  const store = memoryStore()
  await store.create(match)
  const agents = [...given, overTheLine('y', []), overTheLine('z', [])].slice(0, 3)
  const slept: number[] = []
  let seat = 0
  const deps = depsOn(store, {
    agentFor: () => agents[seat++ % 3],
    sleep: async (milliseconds) => void slept.push(milliseconds),
  })
  const run = () => play(match.id, deps, never)
  const resume = async () => {
    await store.setStatus(match.id, ['paused'], 'running', null)
    return run()
  }
  return { run, resume, slept, dump: () => store.dump(match.id), store, match }
}

test('a call that fails is repeated after two seconds with the same prompt, and both attempts are on record', async () => {
  const notes: (string | null)[] = []
  const { run, slept, dump } = await seated([
    overTheLine('a', ['timeout', 5], notes),
    overTheLine('b', []),
    overTheLine('c', []),
  ])
  expect(await run()).toBe('over')
  expect(slept).toEqual([2_000])
  expect(notes.slice(0, 2)).toEqual([null, null])
  const [first, second] = dump().decisions
  expect(first).toMatchObject({ source: 'retried', reply: { action: { bid: 5 } } })
  expect(first.attempts).toMatchObject([
    { failure: { kind: 'timeout', message: 'It was timeout.' }, cost: 0.01, inputTokens: 100 },
    { failure: null, cost: 0.01 },
  ])
  expect(Buffer.from(first.attempts[0].raw ?? []).toString()).toBe('half a r')
  expect(second).toMatchObject({ source: 'model' })
})

test('waiting for a 429 is no attempt: the reply that follows is the first', async () => {
  const { run, slept, dump } = await seated([overTheLine('a', ['rate-limited', 5]), overTheLine('b', [])])
  await run()
  expect(slept).toEqual([60_000])
  expect(dump().decisions[0]).toMatchObject({
    source: 'model',
    attempts: [{ failure: { kind: 'rate-limited' } }, { failure: null }],
  })
})

test.each(['wrong-key', 'unknown-model', 'quota-exhausted', 'malformed-request'] as const)(
  '%s pauses at once, without a fallback, and a click asks the same question again',
  async (fault) => {
    const { run, resume, dump } = await seated([overTheLine('a', [fault, 7]), overTheLine('b', [])])
    expect(await run()).toBe('steered')
    const { match, decisions } = dump()
    expect(match.status).toBe('paused')
    expect(match.reason).toMatch(new RegExp(`^Ada cannot be asked: .* It was ${fault}\\.$`))
    expect(decisions[0]).toMatchObject({ number: 1, source: null, attempts: [{ failure: { kind: fault } }] })
    expect(await resume()).toBe('over')
    expect(dump().decisions[0]).toMatchObject({ number: 1, source: 'model', reply: { action: { bid: 7 } } })
  },
)

const LOST: Turn[] = ['server-error', 'server-error']
const sources = (
  dump: { decisions: readonly { source: string | null; request: { seat: number } }[] },
  seat: number,
) => dump.decisions.filter(({ request }) => request.seat === seat).map(({ source }) => source)

test('a seat that loses three decisions in a row to its provider pauses the match', async () => {
  const { run, dump } = await seated(
    [overTheLine('a', [...LOST, ...LOST, ...LOST, ...LOST]), overTheLine('b', []), overTheLine('c', [])],
    rounds(6),
  )
  expect(await run()).toBe('steered')
  expect(dump().match).toMatchObject({
    status: 'paused',
    reason: 'Ada (a) lost 3 decisions in a row to failures. It was server-error.',
  })
  expect(sources(dump(), 0)).toEqual(['fallback', 'fallback', 'fallback'])
})

test('so does a provider that loses three in a row, whosever they were', async () => {
  const shared = () => overTheLine('a', [...LOST, ...LOST])
  const { run, dump } = await seated([shared(), shared(), overTheLine('b', [])], rounds(6))
  expect(await run()).toBe('steered')
  expect(dump().match.reason).toBe(
    'The provider a lost 3 decisions in a row to failures. It was server-error.',
  )
  expect(dump().match.turn).toBe(3)
})

test('a decision that is answered in between ends the row, and the agent’s own failures are no outage', async () => {
  const between = overTheLine('a', [...LOST, ...LOST, 5, ...LOST, ...LOST])
  const useless = overTheLine('b', Array<number>(12).fill(13))
  const { run, dump } = await seated([between, useless, overTheLine('c', [])], rounds(6))
  expect(await run()).toBe('over')
  expect(sources(dump(), 0)).toEqual(['fallback', 'fallback', 'model', 'fallback', 'fallback', 'model'])
  expect(sources(dump(), 1)).toEqual(Array(6).fill('fallback'))
})

test('the row is counted from the record: another worker counts on', async () => {
  const { run, dump, store, match } = await seated(
    [overTheLine('a', []), overTheLine('b', []), overTheLine('c', [])],
    rounds(6),
  )
  const failing = [overTheLine('a', [...LOST, ...LOST, ...LOST]), overTheLine('b', []), overTheLine('c', [])]
  let steps = 0
  let seat = 0
  const deps = depsOn(store, {
    agentFor: () => failing[seat++ % 3],
    sleep: async () => {},
    isOver: () => ++steps > 1,
  })
  for (let ending = 'slice'; ending === 'slice'; ) {
    steps = 0
    ending = await play(match.id, deps, never)
  }
  expect(dump().match).toMatchObject({ status: 'paused', turn: 4 })
  expect(await run()).toBe('gone')
})

test('a reply that comes after a pause is recorded and never acted on', async () => {
  const match = rounds(1)
  const { store, run, resume, dump } = await seated(
    [
      {
        provider: 'a',
        async answer() {
          await store.setStatus(match.id, ['running'], 'paused', 'Somebody paused it.')
          return bid(9)
        },
      },
      overTheLine('b', []),
    ],
    match,
  )
  await run()
  const [late] = dump().decisions
  expect(late).toMatchObject({
    source: null,
    reply: null,
    attempts: [{ failure: { kind: 'aborted' }, cost: 0.01 }],
  })
  expect(Buffer.from(late.attempts[0].raw ?? []).toString()).toContain('"bid":9')
  await resume()
  expect(dump().entries.some(({ event }) => event.type === 'spoke')).toBe(false)
})
