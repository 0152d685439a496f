import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { io } from 'socket.io-client'
import { afterEach, expect, test, vi } from 'vitest'
import { type LiveServer, type LiveSocket, makeRooms } from '@/lib/live/rooms'

const MATCH = 'match'
const [PACKETS, BYTES, MOST] = [2000, 50_000, 200]

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

/** A server without a database, and a client that hears entries and reloads. */
async function pair() {
  const http = createServer()
  const server: LiveServer = new Server(http, { destroyUpgrade: false })
  server.use((socket, next) => {
    socket.data = { viewer: null, matches: new Map() }
    next()
  })
  const met = new Promise<LiveSocket>((resolve) => server.once('connection', resolve))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  const client = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true })
  open.push(
    () => client.disconnect(),
    () => void server.close(),
  )
  const socket = await met
  await vi.waitFor(() => expect(client.connected).toBe(true))
  return { rooms: makeRooms(server), socket, client }
}

test('what waits for a page that does not read is bounded, however much is said', async () => {
  const { rooms, socket, client } = await pair()
  const heard = { entries: 0, reloads: 0 }
  client.on('entries', () => heard.entries++)
  client.on('reload', () => heard.reloads++)
  rooms.join(socket, MATCH, { audience: 'public', as: null })
  const { ws } = client.io.engine.transport as unknown as { ws: { pause(): void; resume(): void } }
  ws.pause()

  const waiting = () => (socket.conn as unknown as { writeBuffer: unknown[] }).writeBuffer.length
  const event = { type: 'spoke', seat: 0, text: 'x'.repeat(BYTES) } as const
  let most = 0
  for (let n = 1; n <= PACKETS; n++) {
    const entry = { n, turn: 1, event, decision: null, at: '' }
    rooms.send(MATCH, 'public', (room) => room.emit('entries', MATCH, [entry]))
    most = Math.max(most, waiting())
    // the server's own turn: what the line takes goes out
    if (n % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 2))
  }
  expect(most).toBe(MOST)
  expect(rooms.has(MATCH, 'public')).toBe(false)
  expect(waiting()).toBeLessThanOrEqual(MOST)

  ws.resume()
  await vi.waitFor(() => expect(heard.reloads).toBe(1), { timeout: 10_000 })
  expect(heard.entries).toBeLessThan(PACKETS)
  rooms.join(socket, MATCH, { audience: 'public', as: null })
  rooms.send(MATCH, 'public', (room) => room.emit('entries', MATCH, []))
  const before = heard.entries
  await vi.waitFor(() => expect(heard.entries).toBeGreaterThan(before))
})
