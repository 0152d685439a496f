import { expect, test } from 'vitest'
import type { Agent } from '@/lib/agents/agent'
import { agentFor } from '@/lib/agents/roster'
import { scripted } from '@/lib/agents/scripted'
import { isHeardBy } from '@/lib/core/log'
import { brokenAt } from '@/lib/match/chain'
import { newMatch } from '@/lib/match/create'
import { play } from '@/lib/match/play'
import { memoryStore } from '@/lib/store/memory'
import { bids } from './bids'
import { aMatch, bytes, depsOn, never } from './table'

test('a match is played to its end, in one unbroken chain of entries', async () => {
  const store = memoryStore()
  const match = aMatch()
  await store.create(match)
  expect(await play(match.id, depsOn(store), never)).toBe('over')
  const { match: row, entries, decisions } = store.dump(match.id)
  expect(row).toMatchObject({
    status: 'finished',
    head: entries.length,
    decided: 18,
    outcome: { by: 'rounds' },
  })
  expect(brokenAt(entries)).toBeNull()
  expect(brokenAt(entries.map((e) => (e.seq === 9 ? { ...e, turn: 7 } : e)))).toBe(9)
  expect(decisions.every(({ ruledAt, reply }) => ruledAt && reply)).toBe(true)
  expect(entries.filter(({ event }) => isHeardBy(event, null)).map(({ pub }) => pub)).toEqual(
    Array.from({ length: row.pubHead }, (_, i) => i + 1),
  )
})

test('questions open together are asked at one head, and ruled in order: thought, speech, consequences', async () => {
  const store = memoryStore()
  const match = aMatch({ options: { rounds: 1 } })
  await store.create(match)
  await play(match.id, depsOn(store), never)
  const { entries, decisions } = store.dump(match.id)
  expect(decisions.map(({ after }) => after)).toEqual([2, 2, 2])
  expect(entries.map(({ event, decision }) => [event.type, decision])).toEqual([
    ['prizes-shuffled', null],
    ['round-began', null],
    ...[1, 2, 3].flatMap((n) => ['thought', 'spoke', 'bid-hidden'].map((type) => [type, n])),
    ['prize-won', 3],
    ['round-began', 3],
  ])
})

/** Says what it is told to, one line after the other, then bids nothing. */
const reciting = (...lines: string[]): Agent => ({
  async answer(ask, signal) {
    const text = lines.shift() ?? JSON.stringify({ private_thought: '', bid: 0, public_speech: '' })
    const { readReply } = await import('@/lib/agents/read')
    const honest = await scripted.answer(ask, signal)
    const reading = readReply(ask.game.decisions.bid, 'strategy', text)
    return { ...honest, raw: new TextEncoder().encode(text), reading, source: 'model' }
  },
})
const bid = (amount: number) =>
  JSON.stringify({ private_thought: 'Hm.', bid: amount, public_speech: 'Mine!' })

async function playedBy(agent: Agent) {
  const store = memoryStore()
  const match = aMatch({ options: { rounds: 1 } })
  await store.create(match)
  const seats = [agent]
  await play(match.id, depsOn(store, { agentFor: (spec) => seats.pop() ?? agentFor(spec) }), never)
  return store.dump(match.id)
}

test('a refused bid gets a second attempt that is told why', async () => {
  const { decisions, entries } = await playedBy(reciting(bid(13), bid(12)))
  const [first] = decisions
  expect(first).toMatchObject({ source: 'retried', reply: { action: { bid: 12 } } })
  expect(first.attempts).toMatchObject([
    { note: null, failure: { kind: 'illegal', message: 'Nobody bids 13.' } },
    { note: 'Nobody bids 13.', failure: null },
  ])
  expect(entries.filter(({ event, decision }) => event.type === 'spoke' && decision === 1)).toHaveLength(1)
})

test('two useless attempts end in the safe move, and nobody hears a word', async () => {
  const { decisions, entries } = await playedBy(reciting('{"bid": ', bid(999)))
  const [first] = decisions
  expect(first).toMatchObject({ source: 'fallback', reply: { action: { bid: 0 }, speech: '' } })
  expect(first.attempts.map(({ failure }) => failure?.kind)).toEqual([expect.any(String), 'illegal'])
  const told = entries.filter(({ decision }) => decision === 1).map(({ event }) => event.type)
  expect(told).toEqual(['bid-hidden'])
})

test('a NUL or half a surrogate pair in a reply reaches the record as bytes alone', async () => {
  const raw = '{"private_thought": "a\\u0000b\\ud800", "bid": 1, "public_speech": ""}'
  const { decisions, entries } = await playedBy(reciting(raw))
  expect(new TextDecoder().decode(decisions[0].attempts[0].raw ?? undefined)).toBe(raw)
  expect(decisions[0].reply?.thought).toBe('ab\ufffd')
  expect(entries.find(({ decision }) => decision === 1)?.event).toMatchObject({ text: 'ab\ufffd' })
})

test('what cannot be fails the match, with the log whole', async () => {
  const { match, entries } = await playedBy({ answer: () => Promise.reject(new Error('the moon is gone')) })
  expect(match).toMatchObject({ status: 'failed', reason: 'the moon is gone', head: 2 })
  expect(entries).toHaveLength(2)
})

test('a match of another version is paused with the reason', async () => {
  const store = memoryStore()
  const match = { ...aMatch(), version: 2 }
  await store.create(match)
  expect(await play(match.id, depsOn(store), never)).toBe('steered')
  const row = await store.find(match.id)
  expect(row).toMatchObject({ status: 'paused', reason: 'This worker does not have version 2 of bids.' })
})

test.each([1, 2, 3])('cut at any step and taken up again, the log is the same (seed %i)', async (seed) => {
  const whole = memoryStore()
  const match = aMatch({ seed })
  await whole.create(match)
  await play(match.id, depsOn(whole), never)
  const cut = memoryStore()
  await cut.create(match)
  let slices = 0
  for (
    let steps = 0;
    (await play(match.id, depsOn(cut, { isOver: () => ++steps > 1 }), never)) === 'slice';
  ) {
    slices++
    steps = 0
  }
  expect(slices).toBeGreaterThan(3)
  expect(bytes(await cut.readLog(match.id))).toBe(bytes(await whole.readLog(match.id)))
})

test('random agents draw until the rules accept, and never speak', async () => {
  const store = memoryStore()
  const seats = bids.personas.map((persona) => ({ persona, agent: { kind: 'random' } as const }))
  const match = aMatch({ seats, options: { rounds: 60, stake: 400 } })
  await store.create(match)
  expect(await play(match.id, depsOn(store), never)).toBe('over')
  const { entries, decisions } = store.dump(match.id)
  expect(new Set(decisions.map(({ source }) => source))).toEqual(new Set(['random']))
  expect(decisions.some(({ attempts }) => attempts.length > 1)).toBe(true)
  expect(entries.some(({ event }) => event.type === 'spoke' || event.type === 'thought')).toBe(false)
})

test('two of one persona are told apart by name, and shuffled seats follow the seed', () => {
  const [ada, bea, cy] = bids.personas.map((persona) => ({ persona, agent: { kind: 'scripted' } as const }))
  const names = (seed: number, seats: (typeof ada)[]) =>
    aMatch({ seed, seats, shuffleSeats: true }).seats.map(({ persona }) => persona.name)
  expect(names(1, [ada, ada, ada])).toEqual(['Ada', 'Ada 2', 'Ada 3'])
  const orders = new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => names(seed, [ada, bea, cy]).join()))
  expect(orders.size).toBeGreaterThan(1)
  expect(names(4, [ada, bea, cy])).toEqual(names(4, [ada, bea, cy]))
})

test('what is wrong with a launch is said at the field', () => {
  const launch = { ...aMatch(), game: bids, shuffleSeats: false }
  const launched = newMatch({ ...launch, seats: [], seed: -1, pace: 1e9, options: { rounds: 0 } })
  const fields = launched.ok ? [] : launched.problems.map(({ field }) => field)
  expect(fields).toEqual(['seats', 'seed', 'pace', 'options.rounds'])
})
