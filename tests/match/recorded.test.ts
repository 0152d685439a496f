import { describe, expect, test } from 'vitest'
import type { Agent, AgentSpec } from '@/lib/agents/agent'
import { rosterOf } from '@/lib/agents/roster'
import type { AnyGame, Seat } from '@/lib/core/game'
import { monopoly } from '@/lib/games/monopoly'
import { brokenAt } from '@/lib/match/chain'
import { type PlayDeps, play } from '@/lib/match/play'
import { type Replay, replayOf } from '@/lib/match/replay'
import { type MemoryStore, memoryStore } from '@/lib/store/memory'
import { memoryRecordings } from '@/lib/store/recordings'
import type { MatchRow } from '@/lib/store/store'
import { memorySummaries } from '@/lib/store/summaries'
import { FAULT_NAMES, type FaultName } from '../faults/faults'
import { playAtFaults } from '../faults/table'
import { bids } from './bids'
import { aMatch, bytes, depsOn, never } from './table'

const noModels = (): never => {
  throw new Error('a recording asks no model')
}

/** Agents that know the matches of a store; without a key or a way to any model. */
const rosterOn = (store: MemoryStore): PlayDeps['agentFor'] =>
  rosterOf(
    noModels,
    memoryRecordings((id) => store.dump(id).decisions),
  )

const wanted = (recorded: readonly Seat[], others: Replay['others'] = 'as-before'): Replay => ({
  ...{ recorded, others, title: 'Again', ownerId: null, visibility: 'public', pace: 0 },
})

async function replayed(store: MemoryStore, match: MatchRow, how: Replay, more: Partial<PlayDeps> = {}) {
  const again = replayOf(match, how)
  await store.create(again)
  const findGame = (id: string) => (id === bids.id ? bids : monopoly) as AnyGame
  const deps = depsOn(store, { agentFor: rosterOn(store), findGame, ...more })
  const run = () => play(again.id, deps, never)
  return { run, id: again.id, dump: () => store.dump(again.id) }
}

const PASSING = FAULT_NAMES.filter((name) => !/wrong-key|unknown-model|malformed-request|quota/.test(name))

/** A match of Monopoly whose models failed often enough to leave fallbacks and second attempts in the record. */
async function faulty(turnLimit = 25) {
  const store = memoryStore()
  const plan = { seed: 5, rate: 0.4, faults: PASSING as FaultName[] }
  const { match } = await playAtFaults(['openai', 'gemini', 'compatible', 'scripted'], plan, turnLimit, store)
  return { store, match }
}

describe('a recorded match', () => {
  test('gives the identical log without a key, second attempts and fallbacks of the record included', async () => {
    const { store, match } = await faulty()
    const before = store.dump(match.id)
    const sources = new Set(before.decisions.map(({ source }) => source))
    expect([...sources].sort()).toEqual(['fallback', 'model', 'retried', 'scripted'])
    const { run, dump } = await replayed(store, match, wanted([0, 1, 2, 3]))
    expect(await run()).toBe('over')
    const after = dump()
    expect(after.match).toMatchObject({ status: 'finished', hash: match.hash, outcome: match.outcome })
    expect(bytes(after.entries)).toBe(bytes(before.entries))
    expect(brokenAt(after.entries)).toBeNull()
    expect(new Set(after.decisions.map(({ source }) => source))).toEqual(new Set(['recorded']))
  })

  test('keeps the bytes of each reply, and costs nothing', async () => {
    const { store, match } = await faulty(8)
    const { run, dump } = await replayed(store, match, wanted([0, 1, 2, 3]))
    await run()
    for (const { number, attempts } of dump().decisions) {
      const was = store.dump(match.id).decisions[number - 1]
      const counted = was?.attempts.findLast(({ failure }) => failure === null)
      expect(Buffer.from(attempts[0]?.raw ?? [])).toEqual(Buffer.from(counted?.raw ?? []))
      expect(attempts).toMatchObject([{ cost: null, inputTokens: null, failure: null }])
    }
  })

  test('goes on where it was when it is taken up again after any slice', async () => {
    const { store, match } = await faulty(12)
    let steps = 0
    const { run, dump } = await replayed(store, match, wanted([0, 1, 2, 3]), {
      isOver: () => ++steps % 4 === 0,
    })
    let slices = 1
    while ((await run()) === 'slice') slices++
    expect(slices).toBeGreaterThan(5)
    expect(dump().match.hash).toBe(match.hash)
  })

  test('tells older talk in the words of the record', async () => {
    const store = memoryStore()
    const match = aMatch({ options: { rounds: 45 } })
    await store.create(match)
    const ask = async () => ({ text: 'Said in short.', raw: new Uint8Array(), failure: null, usage: USAGE })
    const minutes = {
      summariserFor: () => () => ({ model: 'x', system: '', user: '', ask }),
      store: memorySummaries(),
    }
    const loud: PlayDeps['agentFor'] = () => speaker
    await play(match.id, depsOn(store, { agentFor: loud, minutes }), never)
    const before = store.dump(match.id)
    expect(bytes(before.entries)).toContain('Said in short.')
    const { run, dump } = await replayed(store, before.match, wanted([0, 1, 2]))
    expect(await run()).toBe('over')
    expect(bytes(dump().entries)).toBe(bytes(before.entries))
  })
})

const USAGE = { inputTokens: 1, cachedTokens: 0, outputTokens: 1, cost: null }
const speaker: Agent = {
  async answer({ request }) {
    const reply = {
      action: { bid: 1 },
      thought: 'Hm.',
      category: 'strategy',
      speech: `Round ${request.turn}!`,
    }
    return { raw: new Uint8Array(), reading: { ok: true, reply, coerced: [] }, usage: USAGE, source: 'model' }
  },
}

describe('single seats of a recorded match', () => {
  test('answer from the record while scripts play the others as before, and the log is the same', async () => {
    const store = memoryStore()
    const agents: AgentSpec[] = [{ kind: 'random' }, { kind: 'scripted' }, { kind: 'scripted' }]
    const seats = bids.personas.map((persona, i) => ({ persona, agent: agents[i]! }))
    const match = aMatch({ seats })
    await store.create(match)
    await play(match.id, depsOn(store), never)
    const before = store.dump(match.id)
    const { run, dump } = await replayed(store, before.match, wanted([0]))
    await run()
    expect(bytes(dump().entries)).toBe(bytes(before.entries))
    const sources = dump()
      .decisions.slice(0, 3)
      .map(({ source }) => source)
    expect(sources).toEqual(['recorded', 'scripted', 'scripted'])
  })

  test('meet other questions once the others play otherwise: the safe move is played, and the record says why', async () => {
    const { store, match } = await faulty()
    const { run, dump } = await replayed(store, match, wanted([1], 'scripted'))
    expect(await run()).toBe('over')
    const own = dump().decisions.filter(({ request }) => request.seat === 1)
    const fallen = own.filter(({ source }) => source === 'fallback')
    expect(own.filter(({ source }) => source === 'recorded').length).toBeGreaterThan(0)
    expect(fallen.length).toBeGreaterThan(0)
    for (const { attempts, reply } of fallen) {
      expect(attempts).toHaveLength(1)
      expect(['unrecorded', 'illegal']).toContain(attempts[0]?.failure?.kind)
      expect(reply?.thought).toContain(attempts[0]?.failure?.message)
      expect(reply?.speech).toBe('')
    }
    expect(fallen.some(({ attempts }) => /^The recording /.test(attempts[0]?.failure?.message ?? ''))).toBe(
      true,
    )
    const spoken = dump().entries.filter(({ event }) => event.type === 'spoke')
    const silent = new Set(fallen.map(({ number }) => number))
    expect(spoken.some(({ decision }) => silent.has(decision ?? 0))).toBe(false)
  })

  test('run out where the record breaks off: every question after it falls back and says so', async () => {
    const store = memoryStore()
    const match = aMatch({ options: { rounds: 6 } })
    await store.create(match)
    let steps = 0
    await play(match.id, depsOn(store, { isOver: () => ++steps > 3 }), never)
    await store.setStatus(match.id, ['running'], 'stopped', null)
    const before = store.dump(match.id)
    const { run, dump } = await replayed(store, before.match, wanted([0, 1, 2]))
    expect(await run()).toBe('over')
    const { decisions, entries } = dump()
    expect(bytes(entries.slice(0, before.entries.length))).toBe(bytes(before.entries))
    const sources = decisions.map(({ source }) => source)
    const ruled = before.match.decided
    expect(new Set(sources.slice(0, ruled))).toEqual(new Set(['recorded']))
    expect(new Set(sources.slice(ruled))).toEqual(new Set(['fallback']))
    expect(decisions[ruled]?.attempts[0]?.failure).toEqual({
      kind: 'unrecorded',
      message: `The recording has no answer to this: bid number 1 of turn ${ruled / 3 + 1}.`,
    })
  })

  test('of a match that is gone fall back throughout', async () => {
    const store = memoryStore()
    const match = aMatch({ options: { rounds: 1 } })
    await store.create(match)
    await play(match.id, depsOn(store), never)
    const lost = { ...store.dump(match.id).match, id: '00000000-0000-7000-8000-000000000000' }
    const agentFor = rosterOf(noModels)
    const { run, dump } = await replayed(store, lost, wanted([0, 1, 2]), { agentFor })
    expect(await run()).toBe('over')
    expect(dump().decisions.every(({ source }) => source === 'fallback')).toBe(true)
  })
})
