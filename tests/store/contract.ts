import { describe, expect, test } from 'vitest'
import { brokenAt } from '@/lib/match/chain'
import { play } from '@/lib/match/play'
import { ABORTED } from '@/lib/store/records'
import {
  type AttemptRow,
  LogMoved,
  type MatchStore,
  type OpenDecision,
  type StepRecord,
} from '@/lib/store/store'
import { aMatch, depsOn, never } from '../match/table'

const NOW = new Date('2026-01-02T03:04:05.678Z')
const LATER = new Date('2026-01-02T03:04:06.789Z')
const LAYERS = [
  { hash: 'a'.repeat(64), text: 'rules', tokens: 1 },
  { hash: 'b'.repeat(64), text: 'wörld 🎲', tokens: 3 },
]
const REPLY = {
  action: { bid: 3, more: [1, { x: null }] },
  thought: 'Hm.',
  category: 'strategy',
  speech: 'Ha!',
}
const ANSWERED = { number: 1, reply: REPLY, source: 'model', answeredAt: LATER } as const
const USED = { inputTokens: 100, cachedTokens: null, outputTokens: 20, cost: 0.0125 }
const closed = (number: number, more: Partial<AttemptRow> = {}): AttemptRow => ({
  number,
  note: null,
  raw: new Uint8Array([123, 0, 255, 237, 160, 128]),
  failure: null,
  coerced: ['a, "b"'],
  ...USED,
  startedAt: NOW,
  endedAt: LATER,
  ...more,
})

const step = (seq: number, more: Partial<StepRecord> = {}): StepRecord => ({
  entries: [
    {
      seq,
      pub: null,
      turn: 1,
      event: { type: 'kept', to: [] },
      decision: null,
      at: NOW.toISOString(),
      hash: 'h1',
    },
    {
      seq: seq + 1,
      pub: 1,
      turn: 1,
      event: { type: 'told', seat: 1, n: [1, { a: 2 }] } as never,
      decision: 1,
      at: NOW.toISOString(),
      hash: 'h2',
    },
  ],
  ruled: [],
  turn: 1,
  ruledAt: LATER,
  outcome: null,
  lasting: true,
  next: [],
  ...more,
})

const question = (matchId: string): OpenDecision => {
  const request = { seat: 1, decision: 'bid', phase: 'BID', turn: 1, bounds: { most: 5 } }
  const layers = LAYERS.map(({ hash }, i) => ({ name: `layer ${i}`, hash }))
  return { matchId, number: 1, after: 0, request, layers, promptTokens: 4, askedAt: NOW }
}

/** What every store of matches does. */
export function storeContract(name: string, open: () => MatchStore): void {
  const given = async () => {
    const store = open()
    const match = aMatch({ seed: 2 ** 53 - 1 })
    await store.create(match)
    await store.setStatus(match.id, ['queued'], 'running', null)
    return { store, match, id: match.id }
  }
  const asked = async () => {
    const { store, id } = await given()
    const opened = question(id)
    await store.openDecision(opened, LAYERS)
    return { store, id, opened }
  }

  describe(name, () => {
    test('a match comes back as it was made, queued and empty', async () => {
      const { store } = await given()
      const match = aMatch({ title: 'Twice', seed: 7, pace: 1200 })
      await store.create(match)
      const empty = { status: 'queued', head: 0, pubHead: 0, decided: 0, turn: 0, hash: '', outcome: null }
      expect(await store.find(match.id)).toMatchObject({ ...match, ...empty, startedAt: null, endedAt: null })
      expect(await store.find('00000000-0000-7000-8000-000000000000')).toBeNull()
      await expect(store.create(match)).rejects.toThrow()
    })

    test('a step moves the head and is read back in order', async () => {
      const { store, id } = await given()
      await store.append(id, 0, step(1))
      await store.append(id, 2, {
        ...step(3),
        entries: step(3).entries.map((e) => ({ ...e, pub: e.pub && 2 })),
      })
      expect(await store.readLog(id)).toEqual([
        ...step(1).entries,
        ...step(3).entries.map((e) => ({ ...e, pub: e.pub && 2 })),
      ])
      expect((await store.readLog(id, 3)).map(({ seq }) => seq)).toEqual([4])
      expect(await store.find(id)).toMatchObject({
        head: 4,
        pubHead: 2,
        turn: 1,
        hash: 'h2',
        seed: 2 ** 53 - 1,
      })
    })

    test('who appends to what has moved is told, and has written nothing', async () => {
      const { store, id } = await given()
      const both = await Promise.allSettled([store.append(id, 0, step(1)), store.append(id, 0, step(1))])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const lost = both.find((result) => result.status === 'rejected')
      expect(lost?.reason).toBeInstanceOf(LogMoved)
      await expect(store.append(id, 5, step(6))).rejects.toThrow(LogMoved)
      expect(await store.readLog(id)).toHaveLength(2)
    })

    test('a match that is paused takes no step', async () => {
      const { store, id } = await given()
      await store.setStatus(id, ['running'], 'paused', 'Tea.')
      await expect(store.append(id, 0, step(1))).rejects.toThrow(LogMoved)
      expect(await store.readSteering(id)).toEqual({ status: 'paused', reason: 'Tea.', pace: 0, head: 0 })
    })

    test('the step with an outcome ends the match', async () => {
      const { store, id } = await given()
      const outcome = { by: 'rounds', ranking: [[1], [0, 2]], scores: [0, 3, 0] }
      await store.append(id, 0, step(1, { outcome }))
      expect(await store.find(id)).toMatchObject({ status: 'finished', outcome, endedAt: LATER })
    })

    test('status moves only from where it may, and keeps the first start', async () => {
      const { store, id } = await given()
      const startedAt = (await store.find(id))?.startedAt
      expect(startedAt).toBeInstanceOf(Date)
      expect(await store.setStatus(id, ['queued', 'paused'], 'running', null)).toBe(false)
      expect(await store.setStatus(id, ['running'], 'paused', 'Tea.')).toBe(true)
      expect(await store.setStatus(id, ['paused'], 'running', null)).toBe(true)
      expect(await store.find(id)).toMatchObject({ startedAt, endedAt: null, reason: null })
      await store.setPace(id, 2500)
      expect(await store.setStatus(id, ['running'], 'stopped', null)).toBe(true)
      const { endedAt, pace } = (await store.find(id)) ?? {}
      expect([endedAt instanceof Date, pace]).toEqual([true, 2500])
    })

    test('a decision is opened once; whoever comes again gets what is stored', async () => {
      const { store, opened } = await asked()
      const again = await store.openDecision({ ...opened, promptTokens: 99, askedAt: LATER }, LAYERS)
      expect(again).toEqual({
        ...opened,
        reply: null,
        source: null,
        answeredAt: null,
        ruledAt: null,
        attempts: [],
      })
      const layers = await store.readLayers(LAYERS.map(({ hash }) => hash))
      expect(layers.sort((a, b) => a.hash.localeCompare(b.hash))).toEqual(LAYERS)
    })

    test('an attempt keeps its bytes, and its reply is the decision’s', async () => {
      const { store, id } = await asked()
      expect(await store.openAttempt(id, 1, null, NOW)).toBe(1)
      await store.closeAttempt(id, 1, closed(1), ANSWERED)
      await store.append(id, 0, step(1, { ruled: [1] }))
      const row = await store.findDecision(id, 1)
      expect(row).toMatchObject({ reply: REPLY, source: 'model', answeredAt: LATER, ruledAt: LATER })
      expect(row?.attempts).toEqual([closed(1)])
    })

    test('an unfinished attempt is orphaned by the next; what it brings late is kept but does not count', async () => {
      const { store, id } = await asked()
      await store.openAttempt(id, 1, null, NOW)
      expect(await store.openAttempt(id, 1, null, LATER)).toBe(2)
      await expect(store.closeAttempt(id, 1, closed(1), ANSWERED)).rejects.toThrow(LogMoved)
      const row = await store.findDecision(id, 1)
      expect(row).toMatchObject({ reply: null, source: null })
      expect(row?.attempts).toMatchObject([
        { failure: { kind: 'orphaned' }, raw: closed(1).raw, cost: 0.0125 },
        { failure: null, endedAt: null },
      ])
    })

    test('a reply that comes second is kept, and changes nothing', async () => {
      const { store, id } = await asked()
      await store.openAttempt(id, 1, null, NOW)
      await store.closeAttempt(id, 1, closed(1), ANSWERED)
      await store.openAttempt(id, 1, null, LATER)
      const second = { ...ANSWERED, reply: { ...REPLY, speech: 'Me too!' } }
      await expect(store.closeAttempt(id, 1, closed(2), second)).rejects.toThrow(LogMoved)
      const row = await store.findDecision(id, 1)
      expect(row).toMatchObject({ reply: REPLY, source: 'model' })
      expect(row?.attempts).toMatchObject([
        { failure: null },
        { failure: { kind: 'orphaned' }, raw: closed(2).raw, endedAt: closed(2).endedAt },
      ])
    })

    test('a step brings what is asked next, each with its first attempt; a refused step brings nothing', async () => {
      const { store, id } = await given()
      const decision = { ...question(id), number: 1, after: 2 }
      const next = [1, 2].map((number) => ({ decision: { ...decision, number }, layers: LAYERS }))
      await expect(store.append(id, 7, step(8, { next }))).rejects.toThrow(LogMoved)
      expect(await store.findDecision(id, 1)).toBeNull()
      await store.append(id, 0, step(1, { next }))
      const open = { ...decision, number: 2, reply: null, source: null, answeredAt: null, ruledAt: null }
      const row = await store.findDecision(id, 2)
      expect(row).toMatchObject(open)
      expect(row?.attempts).toMatchObject([{ number: 1, raw: null, startedAt: NOW, endedAt: null }])
      expect(await store.readLayers([LAYERS[1].hash])).toEqual([LAYERS[1]])
      expect(await store.openAttempt(id, 2, null, LATER)).toBe(2)
    })

    test('the clock of an attempt begins with its call', async () => {
      const { store, id } = await asked()
      await store.openAttempt(id, 1, null, NOW)
      await store.closeAttempt(id, 1, closed(1, { startedAt: LATER }), ANSWERED)
      expect((await store.findDecision(id, 1))?.attempts).toMatchObject([{ startedAt: LATER }])
    })

    test('what was paid for and comes to a paused match is kept as aborted; a script’s answer counts', async () => {
      const { store, id } = await asked()
      await store.openAttempt(id, 1, null, NOW)
      await store.setStatus(id, ['running'], 'paused', 'Tea.')
      expect(await store.closeAttempt(id, 1, closed(1), ANSWERED)).toBe(false)
      const row = await store.findDecision(id, 1)
      expect(row).toMatchObject({ reply: null, source: null, answeredAt: null })
      expect(row?.attempts).toEqual([closed(1, { failure: ABORTED })])
      await store.openAttempt(id, 1, null, LATER)
      expect(await store.closeAttempt(id, 1, closed(2), { ...ANSWERED, source: 'scripted' })).toBe(true)
      expect(await store.findDecision(id, 1)).toMatchObject({ source: 'scripted', reply: REPLY })
    })

    test('a refused reply opens the decision again', async () => {
      const { store, id } = await asked()
      await store.openAttempt(id, 1, null, NOW)
      await store.closeAttempt(id, 1, closed(1), ANSWERED)
      const failure = { kind: 'illegal', message: 'Nobody bids 13.' } as const
      await store.refuse(id, 1, 1, failure)
      expect(await store.openAttempt(id, 1, failure.message, LATER)).toBe(2)
      const row = await store.findDecision(id, 1)
      expect(row).toMatchObject({ reply: null, source: null, answeredAt: null })
      expect(row?.attempts).toMatchObject([{ failure, raw: closed(1).raw }, { note: failure.message }])
    })

    test('a fallback is stored without an attempt, once', async () => {
      const { store, id } = await asked()
      await store.answer(id, { ...ANSWERED, source: 'fallback' })
      expect(await store.findDecision(id, 1)).toMatchObject({
        source: 'fallback',
        reply: REPLY,
        attempts: [],
      })
      await expect(store.answer(id, ANSWERED)).rejects.toThrow(LogMoved)
      expect(await store.findDecision(id, 2)).toBeNull()
    })

    test('a whole match is played in it, chain unbroken', async () => {
      const store = open()
      const match = aMatch({ options: { rounds: 3 } })
      await store.create(match)
      expect(await play(match.id, depsOn(store), never)).toBe('over')
      const entries = await store.readLog(match.id)
      expect(brokenAt(entries)).toBeNull()
      expect(await store.find(match.id)).toMatchObject({
        status: 'finished',
        head: entries.length,
        decided: 9,
      })
    })
  })
}
