import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import { GET } from '@/app/api/matches/[id]/log/route'
import type { AnyGame } from '@/lib/core/game'
import { monopoly } from '@/lib/games/monopoly'
import { play } from '@/lib/match/play'
import { announce, store } from '@/lib/store/shared'
import { aMatch, depsOn, never } from '../../match/table'
import { nothingYet, type Spectator, spectate } from '../../soak/watching/spectator'
import { ownServer } from './line'
import { cast, ownDatabase } from './stage'

const CLIENTS = 50

/** The log as the web server gives it, without Next around it. */
async function readLog(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url?.startsWith('/socket.io/')) return
  const headers = { cookie: request.headers.cookie ?? '' }
  const id = request.url?.split('/')[3] ?? ''
  const answer = await GET(new Request(`http://127.0.0.1${request.url}`, { headers }), {
    params: Promise.resolve({ id }),
  })
  response.end(Buffer.from(await answer.arrayBuffer()))
}

ownDatabase('spectators')
const { origin } = ownServer(readLog)

test(`${CLIENTS} spectators, early and late, get every event of a running game once, then the whole of it`, async () => {
  const { researcher } = await cast()
  const game = monopoly as AnyGame
  const match = aMatch({ seed: 5, game, options: { turnLimit: 12 }, pace: 20 })
  await store.create(match)
  const noticed = nothingYet()
  const spectators: Spectator[] = []
  const come = async (count: number) => {
    const seats = Array.from({ length: count }, (_, i) => (i % 5 === 0 ? researcher.cookie : null))
    const sights = seats.map((cookie) => ({ origin: origin(), match: match.id, cookie }))
    spectators.push(...(await Promise.all(sights.map((sight) => spectate(sight, noticed)))))
  }

  await come(CLIENTS / 2)
  const playing = play(match.id, depsOn(store, { announce, findGame: () => game }), never)
  await vi.waitFor(() => expect(noticed.pushed).toBeGreaterThan(CLIENTS), { timeout: 10_000 })
  await come(CLIENTS / 2)
  expect(await playing).toBe('over')

  // the public loads anew when the game is over, for now it may know everything
  const { head } = (await store.find(match.id)) ?? {}
  const lengths = () => spectators.map((spectator) => [spectator.audience(), spectator.length()])
  const whole = Array.from({ length: CLIENTS }, () => ['observer', head])
  await vi.waitFor(() => expect(lengths()).toEqual(whole), { timeout: 10_000 })
  const { missed, doubled, lost, refused, reloads } = noticed
  expect({ missed, doubled, lost, refused }).toEqual({ missed: 0, doubled: 0, lost: 0, refused: 0 })
  expect(reloads).toBe((CLIENTS * 4) / 5)
  for (const spectator of spectators) spectator.leave()
})
