import { v7 } from 'uuid'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { GET as readScene } from '@/app/api/scene/route'
import type { AnyGame } from '@/lib/core/game'
import { toRow } from '@/lib/core/log'
import { crisis } from '@/lib/games/crisis'
import { mafia } from '@/lib/games/mafia'
import { monopoly } from '@/lib/games/monopoly'
import { readDesk } from '@/lib/live/desk'
import type { SceneStart } from '@/lib/live/scene'
import { namesAt } from '@/lib/match/seating'
import { playOut } from '@/lib/match/simulate'
import { listMatches } from '@/lib/queries/matches'
import { findRows } from '@/lib/queries/research/rows'
import { prisma } from '@/lib/store/prisma'
import { closeSender } from '@/lib/worker/enqueue'
import { call, cast, ownDatabase } from './stage'

// Games of every kind as they were played: what lists call their turns, and which of them the front page plays.

ownDatabase('front')
afterAll(closeSender)
beforeEach(async () => {
  await prisma.match.deleteMany()
})

type Wanted = { readonly options?: object; readonly seats?: number; readonly turns: number }

/** A public match played by scripts up to the end of some turn, stored as if that were its end. */
async function stored(
  game: AnyGame,
  { options: given = {}, seats: many = 5, turns }: Wanted,
): Promise<string> {
  const options = game.options.parse(given)
  const places = game.places?.(options)
  const seats = places?.length ?? many
  const personas = Array.from({ length: seats }, (_, seat) => {
    const fitting = game.personas.filter(({ id }) => places?.[seat].personas.includes(id) ?? true)
    return fitting[seat % fitting.length]
  })
  const names = namesAt(game, options, personas)
  const sittings = personas.map((one, seat) => ({
    persona: { ...one, name: names[seat] },
    agent: { script: one.script },
  }))
  const id = v7()
  let pub = 0
  let last = 0
  const rows: object[] = []
  playOut(game, { seed: 11, setup: { seats, options }, sittings }, {}, (event, turn) => {
    if (turn > turns) return
    last = turn
    const { type, seat, to, data } = toRow(event)
    const told = { pub: to ? null : ++pub, to: [...(to ?? [])] }
    rows.push({
      matchId: id,
      seq: rows.length + 1,
      turn,
      seat,
      type,
      data,
      ...told,
      at: new Date(),
      hash: 'h',
    })
  })
  await prisma.match.create({
    data: {
      ...{
        id,
        game: game.id,
        version: game.version,
        options: options as object,
        title: game.title,
        seed: 11,
      },
      ...{ visibility: 'public', status: 'finished', pace: 0, head: rows.length, pubHead: pub, turn: last },
      ...{ decided: 1, hash: 'h', startedAt: new Date(), endedAt: new Date() },
    },
  })
  await prisma.seat.createMany({
    data: sittings.map(({ persona }, index) => ({
      ...{ matchId: id, index, agent: { kind: 'scripted' } },
      persona: { id: persona.id, name: persona.name },
    })),
  })
  await prisma.event.createMany({ data: rows as never })
  return id
}

const scene = async (): Promise<SceneStart | null> => {
  const { status, json } = await call(readScene, '/api/scene')
  return status === 200 ? json : null
}

describe('the front page plays what there is something to see of', () => {
  test.each([
    ['a night and a day of Mafia', mafia, { turns: 2 }],
    ['three steps of a crisis', crisis, { turns: 3 }],
    ['eight turns of Monopoly', monopoly, { seats: 4, turns: 8 }],
  ])('%s', async (_, game, wanted) => {
    const id = await stored(game, wanted)
    const found = await scene()
    expect(found).toMatchObject({ id, game: game.id })
    expect(found?.entries.length).toBeGreaterThan(10)
  })

  test('but not two turns of Monopoly, or a night of Mafia', async () => {
    await stored(monopoly, { seats: 4, turns: 2 })
    await stored(mafia, { turns: 1 })
    expect(await scene()).toBeNull()
  })

  test('a game behind ten that were over at once is found', async () => {
    const id = await stored(mafia, { turns: 4 })
    for (let i = 0; i < 10; i++) await stored(mafia, { turns: 1 })
    expect((await scene())?.id).toBe(id)
  })

  test.each([
    ['mafia', mafia, { turns: 2 }],
    ['crisis', crisis, { turns: 3 }],
    ['monopoly', monopoly, { seats: 4, turns: 40 }],
  ])(
    'a scene of %s opens with the turn nearest to its middle, and goes on from there',
    async (_, game, wanted) => {
      const id = await stored(game, wanted)
      const { from, state, entries } = (await scene()) as SceneStart
      const [before, first] = await prisma.event.findMany({
        where: { matchId: id, pub: { in: [from, from + 1] } },
        orderBy: { pub: 'asc' },
      })
      expect(entries[0]).toMatchObject({ n: from + 1, turn: first.turn })
      expect(first.turn).toBe(before.turn + 1)
      expect(game.turn(state as never)).toBe(before.turn)
    },
  )
})

describe('a list calls the turn as its game does', () => {
  test.each([
    ['night 1', mafia, { turns: 1 }],
    ['day 1', mafia, { turns: 1, options: { start: 'day' } }],
    ['night 2', mafia, { turns: 2, options: { start: 'day' } }],
    ['step 2', crisis, { turns: 2 }],
    ['turn 2', monopoly, { seats: 4, turns: 2 }],
  ])('%s', async (inLine, game, wanted) => {
    await stored(game, wanted)
    const { matches } = await listMatches(null)
    expect(matches.map(({ turnWords }) => turnWords.inLine)).toEqual([inLine])
  })

  test('and so does the desk, row by row', async () => {
    const { researcher } = await cast()
    for (const [game, wanted] of [
      [mafia, { turns: 2 }],
      [crisis, { turns: 2 }],
      [monopoly, { seats: 4, turns: 2 }],
    ] as const) {
      const matchId = await stored(game, wanted)
      await prisma.decision.create({
        data: {
          ...{
            matchId,
            number: 1,
            after: 1,
            seat: 0,
            type: 'any',
            phase: 'ANY',
            turn: 2,
            source: 'scripted',
          },
          ...{ request: {}, layers: [], promptTokens: 0, askedAt: new Date() },
        },
      })
    }
    const { rows } = await findRows(researcher, readDesk(new URLSearchParams()))
    expect(rows.map(({ game, turn, turnWords }) => [game, turn, turnWords])).toEqual([
      ['monopoly', 2, { inLine: 'turn 2', tick: '2' }],
      ['crisis', 2, { inLine: 'step 2', tick: '2' }],
      ['mafia', 2, { inLine: 'day 1', tick: 'day 1' }],
    ])
  })
})
