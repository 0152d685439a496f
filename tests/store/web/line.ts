import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import type {
  As,
  ClientMessages,
  MatchStatus,
  ServerMessages,
  Tokens,
  WatchAnswer,
  WireEntry,
} from '@/lib/live/channel'
import { openLive } from '@/lib/live/open'
import { prisma } from '@/lib/store/prisma'
import { announce } from '@/lib/store/shared'
import type { Person } from './stage'

// A web server with its gateway, and pages that watch.

/** `answer`: what it gives to requests that are none of the line's. */
export async function liveServer(answer?: RequestListener) {
  const http = createServer(answer)
  const live = await openLive(http)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const close = async () => {
    await live.close()
    http.closeAllConnections()
    await new Promise((resolve) => http.close(resolve))
  }
  return { origin, close }
}

export type Line = {
  readonly socket: Socket<ServerMessages, ClientMessages>
  readonly heard: { entries: WireEntry[]; statuses: MatchStatus[]; tokens: Tokens[]; reloads: string[] }
  /** Without `as` in the short form. */
  watch(match: string, as?: As): Promise<WatchAnswer>
  close(): void
}

/** A page that is connected, and writes down what it hears. */
export async function page(
  origin: string,
  who: Person | null,
  headers: Record<string, string> = {},
): Promise<Line> {
  const extraHeaders = { ...(who && { cookie: who.cookie }), ...headers }
  const socket: Line['socket'] = io(origin, { transports: ['websocket'], forceNew: true, extraHeaders })
  const heard: Line['heard'] = { entries: [], statuses: [], tokens: [], reloads: [] }
  socket.on('entries', (_match, entries) => heard.entries.push(...entries))
  socket.on('status', (_match, status) => heard.statuses.push(status))
  socket.on('tokens', (_match, tokens) => heard.tokens.push(tokens))
  socket.on('reload', (match) => heard.reloads.push(match))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return {
    socket,
    heard,
    watch: (match, as) =>
      new Promise((resolve) =>
        as === undefined
          ? socket.emit('watch', match, resolve)
          : socket.emit('watch', match, { as }, resolve),
      ),
    close: () => socket.disconnect(),
  }
}

/** Gives a test file a web server of its own, whose pages leave after each test. Call it after `ownDatabase`. */
export function ownServer(answer?: RequestListener) {
  let server: Awaited<ReturnType<typeof liveServer>>
  const lines: Line[] = []
  beforeAll(async () => {
    server = await liveServer(answer)
  })
  afterEach(() => {
    for (const line of lines.splice(0)) line.close()
  })
  afterAll(() => server.close())
  const connected = async (who: Person | null): Promise<Line> => {
    const line = await page(server.origin, who)
    lines.push(line)
    return line
  }
  const watching = async (who: Person | null, match: string, as?: As): Promise<Line> => {
    const line = await connected(who)
    expect(await line.watch(match, as)).toMatchObject({ ok: true })
    return line
  }
  return { origin: () => server.origin, connected, watching }
}

export const soon = <T>(look: () => T | Promise<T>) => vi.waitFor(look, { timeout: 5000, interval: 10 })

/** Writes one more entry, told to everyone or to one seat, as a worker does; then says so unless `quiet`. */
export async function write(
  match: string,
  event: { text: string; to?: number },
  quiet = false,
): Promise<void> {
  const open = event.to === undefined
  const { head, pubHead } = await prisma.match.update({
    where: { id: match },
    data: { head: { increment: 1 }, pubHead: { increment: open ? 1 : 0 } },
    select: { head: true, pubHead: true },
  })
  await prisma.event.create({
    data: {
      ...{ matchId: match, seq: head, pub: open ? pubHead : null, turn: 1, seat: 0, decision: 1 },
      ...{ type: open ? 'spoke' : 'thought', to: event.to === undefined ? [] : [event.to] },
      ...{ data: { text: event.text }, at: new Date(), hash: 'h' },
    },
  })
  if (!quiet) await announce({ kind: 'head', match, head })
}

/** Changes a match as its owner or a worker does, and says so. */
export async function change(
  match: string,
  data: { status?: string; visibility?: string; pace?: number; reason?: string },
) {
  await prisma.match.update({ where: { id: match }, data })
  await announce({ kind: 'status', match })
}

export const numbers = (line: Line): number[] => line.heard.entries.map(({ n }) => n)
export const texts = (line: Line): unknown[] =>
  line.heard.entries.map(({ event }) => ('text' in event ? event.text : null))
