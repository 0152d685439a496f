import { audienceOf } from '@/lib/auth/access'
import { findGuard } from '@/lib/queries/guard'
import { statusFor } from '@/lib/queries/status'
import { type As, asOf, type WatchAnswer } from './channel'
import type { Feed } from './feed'
import { type LiveServer, type LiveSocket, type Rooms, viewerOf } from './rooms'

/** Games that one page may watch at once: one, and a few that are just being left. */
const WATCHED_MOST = 8
/** Asks to watch that a socket may make within `ASKS_MS`. */
const ASKS_MOST = 30
const ASKS_MS = 10_000

const NO: WatchAnswer = { ok: false }

type Asked = { readonly match: string; readonly as: As }

async function watch(
  socket: LiveSocket,
  { match, as }: Asked,
  rooms: Rooms,
  feed: Feed,
): Promise<WatchAnswer> {
  const [viewer, guard] = await Promise.all([viewerOf(socket), findGuard(match)])
  const audience = guard && audienceOf(viewer, guard, as)
  if (!audience || !socket.connected) {
    rooms.leave(socket, match)
    return NO
  }
  socket.data.viewer = viewer
  feed.joining(match, audience, guard)
  rooms.join(socket, match, { audience, as })
  // read once they are in: a change in between is told to them as well
  const status = await feed.status(match)
  if (status) return { ok: true, audience, status: statusFor(audience, status) }
  rooms.leave(socket, match)
  return NO
}

/** What a page sent with its wish to watch; whatever else it may be asks for nothing. */
const wantedIn = (how: unknown): As =>
  asOf(typeof how === 'object' && how !== null && 'as' in how ? how.as : null)

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
    socket.on('watch', (match: unknown, ...rest: unknown[]) => {
      const reply = rest.at(-1)
      if (typeof match !== 'string' || typeof reply !== 'function') return
      const full = socket.data.matches.size >= WATCHED_MOST && !socket.data.matches.has(match)
      if (full || ++asks > ASKS_MOST) return reply(NO)
      watch(socket, { match, as: wantedIn(rest[0]) }, rooms, feed).then(
        (answer) => reply(answer),
        () => reply(NO),
      )
    })
    socket.on('leave', (match: unknown) => {
      if (typeof match === 'string') rooms.leave(socket, match)
    })
  })
}
