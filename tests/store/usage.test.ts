import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { provide } from '@/lib/env'
import { whyUnpaid } from '@/lib/match/ceiling'
import { accountUsage, findMatchUsage } from '@/lib/queries/usage'
import { prisma } from '@/lib/store/prisma'
import { eraseMatch } from '@/lib/store/shared'
import { ceilingOf, setCeiling, setDailyCeiling } from '@/lib/store/usage'

beforeAll(() => provide({ LOG_LEVEL: 'silent' }))

async function somebody(): Promise<{ id: string; name: string; role: 'user' }> {
  const id = v7()
  await prisma.user.create({ data: { id, email: `${id}@parlor.test`, name: 'A', passwordHash: '' } })
  return { id, name: 'A', role: 'user' }
}

type Told = {
  seat?: number
  cost?: number | null
  tokens?: [number | null, number | null]
  failure?: string
  estimated?: boolean
  source?: string
  at?: Date
}

/** A match of two models and a script, with one decision for each list of calls. */
async function played(ownerId: string, decisions: readonly (readonly Told[])[]): Promise<string> {
  const id = v7()
  const columns = { game: 'monopoly', version: 1, seed: 1, options: {}, title: 'T', visibility: 'public' }
  await prisma.match.create({ data: { id, ownerId, ...columns, status: 'running', pace: 0 } })
  const agents = [
    { kind: 'model', model: 'gpt-5.4' },
    { kind: 'model', model: 'house' },
    { kind: 'scripted' },
  ]
  const persona = { id: 'shark', name: 'The Shark' }
  await prisma.seat.createMany({
    data: agents.map((agent, index) => ({ matchId: id, index, persona, agent })),
  })
  for (const [i, calls] of decisions.entries()) {
    const asked = {
      matchId: id,
      number: i + 1,
      after: 0,
      seat: calls[0].seat ?? 0,
      type: 't',
      phase: 'P',
      turn: 1,
    }
    const rest = {
      request: {},
      layers: [],
      promptTokens: 9,
      askedAt: new Date(),
      source: calls.at(-1)?.source,
    }
    await prisma.decision.create({ data: { ...asked, ...rest } })
    await prisma.attempt.createMany({ data: calls.map((call, n) => attempt(id, i + 1, n + 1, call)) })
  }
  return id
}

const attempt = (matchId: string, decision: number, number: number, told: Told) => {
  const { cost = 0.01, tokens = [1000, 50], failure, estimated = false, at = new Date() } = told
  const [inputTokens, outputTokens] = tokens
  const figures = { inputTokens, cachedTokens: null, outputTokens, cost, estimated }
  return { matchId, decision, number, ...figures, failure, coerced: [], startedAt: at, endedAt: at }
}

const FAILED: Told = { cost: null, tokens: [null, null], failure: 'timeout', source: 'fallback' }
const UNPRICED: Told = { seat: 1, cost: null, estimated: true }

describe('what models took', () => {
  test('is summed by seat and in all: failed calls, fallbacks, estimates; scripts are left out', async () => {
    const ada = await somebody()
    const id = await played(ada.id, [
      [{}],
      [{ failure: 'unreadable' }, {}],
      [FAILED, FAILED],
      [UNPRICED],
      [{ seat: 2, cost: null, tokens: [null, null] }],
    ])
    const usage = await findMatchUsage(id, ada)
    expect(usage?.seats).toMatchObject([
      {
        seat: 0,
        model: 'gpt-5.4',
        calls: 5,
        failed: 3,
        fallbacks: 1,
        inputTokens: 3000,
        cost: 0.03,
        unpriced: 0,
      },
      { seat: 1, model: 'house', calls: 1, failed: 0, cost: null, unpriced: 1, estimated: 1 },
    ])
    expect(usage?.total).toMatchObject({ calls: 6, failed: 3, fallbacks: 1, outputTokens: 200, unpriced: 1 })
  })

  test('is summed without what no model decided, where that is wanted', async () => {
    const ada = await somebody()
    const id = await played(ada.id, [
      [{ source: 'model' }],
      [{ failure: 'unreadable' }, { source: 'retried' }],
      [{ failure: 'illegal' }, { failure: 'illegal', source: 'fallback' }],
    ])
    expect((await findMatchUsage(id, ada))?.total).toMatchObject({
      calls: 5,
      failed: 3,
      fallbacks: 1,
      cost: 0.05,
    })
    const decided = (await findMatchUsage(id, ada, 'models'))?.total
    expect(decided).toMatchObject({ calls: 3, failed: 1, fallbacks: 0, cost: 0.03 })
    const { days, matches } = await accountUsage(ada.id, 'models')
    expect([days[0].calls, matches[0].calls]).toEqual([3, 3])
  })

  test('counts calls for summaries, of no seat', async () => {
    const ada = await somebody()
    const id = await played(ada.id, [[{}]])
    const figures = { inputTokens: 700, cachedTokens: 0, outputTokens: 90, cost: 0.002 }
    const times = { startedAt: new Date(), endedAt: new Date() }
    const sent = { fromTurn: 1, toTurn: 10, model: 'openai:x', system: '', user: '' }
    await prisma.summary.create({ data: { matchId: id, ...sent, ...figures, ...times } })
    const usage = await findMatchUsage(id, ada)
    expect(usage?.summaries).toMatchObject({ calls: 1, cost: 0.002 })
    expect(usage?.total.cost).toBeCloseTo(0.012)
    expect((await accountUsage(ada.id)).matches).toMatchObject([{ id, calls: 2 }])
  })

  test('stays counted for its owner and its day when the game is deleted', async () => {
    const ada = await somebody()
    const before = new Date('2026-03-04T23:59:00Z')
    const id = await played(ada.id, [[{ at: before }], [{}], [FAILED, FAILED], [UNPRICED]])
    await played(ada.id, [[{}]])
    const known = await accountUsage(ada.id)
    expect(known.days.map(({ day }) => day).at(-1)).toBe('2026-03-04')
    expect(await eraseMatch(id)).toBe(true)
    const left = await accountUsage(ada.id)
    expect(left.days).toEqual(known.days)
    expect(left.today).toEqual(known.today)
    expect(left.matches).toHaveLength(1)
  })

  test('is told to whom the packets are told', async () => {
    const [ada, eve] = [await somebody(), await somebody()]
    const id = await played(ada.id, [[{}]])
    expect(await findMatchUsage(id, eve)).toBeNull()
    expect(await findMatchUsage('nonsense', ada)).toBeNull()
  })
})

describe('a ceiling', () => {
  test('of a game is reached by what its own calls cost', async () => {
    const ada = await somebody()
    const id = await played(ada.id, [[{ cost: 0.4 }], [{ cost: 0.6, failure: 'illegal' }]])
    expect(await whyUnpaid(id, { ceiling: ceilingOf })).toBeNull()
    await setCeiling(id, 1.01)
    expect(await whyUnpaid(id, { ceiling: ceilingOf })).toBeNull()
    await setCeiling(id, 1)
    expect(await whyUnpaid(id, { ceiling: ceilingOf })).toBe(
      'The ceiling of this game is reached: its models have cost $1.00 of $1.00. Raise it to play on.',
    )
  })
  test('of a day counts all games of the owner, deleted ones too, and nothing of yesterday', async () => {
    const ada = await somebody()
    const yesterday = new Date(Date.now() - 86_400_000)
    const gone = await played(ada.id, [[{ cost: 1 }], [{ cost: 5, at: yesterday }]])
    const id = await played(ada.id, [[{ cost: 1 }]])
    await eraseMatch(gone)
    await setDailyCeiling(ada.id, 2.5)
    expect(await whyUnpaid(id, { ceiling: ceilingOf })).toBeNull()
    await setDailyCeiling(ada.id, 2)
    expect(await whyUnpaid(id, { ceiling: ceilingOf })).toMatch(
      /^The owner’s ceiling for a day is reached: .*\$2\.00 of \$2\.00/,
    )
  })
  test('of nothing lets no call be made', async () => {
    const ada = await somebody()
    const id = await played(ada.id, [])
    await setCeiling(id, 0)
    expect(await whyUnpaid(id, { ceiling: ceilingOf })).not.toBeNull()
  })
})
