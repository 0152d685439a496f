import { audienceOf } from '@/lib/auth/access'
import { findGuard } from '@/lib/queries/guard'
import { findStatus } from '@/lib/queries/status'
import type { ClientMessages } from './channel'
import type { Feed } from './feed'
import { type LiveServer, type LiveSocket, type Rooms, viewerOf } from './rooms'

/** Games that one page may watch at once: one, and a few that are just being left. */
const WATCHED_MOST = 8
/** Asks to watch that a socket may make within `ASKS_MS`. */
const ASKS_MOST = 30
const ASKS_MS = 10_000

type Answer = Parameters<Parameters<ClientMessages['watch']>[1]>[0]
const NO: Answer = { ok: false }

async function watch(socket: LiveSocket, match: string, rooms: Rooms, feed: Feed): Promise<Answer> {
  const [viewer, guard] = await Promise.all([viewerOf(socket), findGuard(match)])
  const audience = guard && audienceOf(viewer, guard)
  const status = audience && (await findStatus(match))
  if (!audience || !status || !socket.connected) {
    rooms.leave(socket, match)
    return NO
  }
  socket.data.viewer = viewer
  feed.joining(match, audience, guard)
  rooms.join(socket, match, audience)
  return { ok: true, audience, status }
}

/** Lets sockets watch matches, each in the room that access allows; anyone may connect. */
export function openGateway(io: LiveServer, rooms: Rooms, feed: Feed): void {
  io.use((socket, next) => {
    socket.data = { viewer: null, matches: new Map() }
    next()
  })
  io.on('connection', (socket) => {
    let asks = 0
    const forget = setInterval(() => {
      asks = 0
    }, ASKS_MS)
    socket.once('disconnect', () => clearInterval(forget))
    socket.on('watch', (match: unknown, reply: unknown) => {
      if (typeof match !== 'string' || typeof reply !== 'function') return
      const full = socket.data.matches.size >= WATCHED_MOST && !socket.data.matches.has(match)
      if (full || ++asks > ASKS_MOST) return reply(NO)
      watch(socket, match, rooms, feed).then(
        (answer) => reply(answer),
        () => reply(NO),
      )
    })
    socket.on('leave', (match: unknown) => {
      if (typeof match === 'string') rooms.leave(socket, match)
    })
  })
}
