import type { Server, Socket } from 'socket.io'
import { audienceOf, type Guarded, type Viewer } from '@/lib/auth/access'
import { viewerOfCookies } from '@/lib/auth/session'
import type { As, Audience, ClientMessages, ServerMessages } from './channel'

type None = Record<string, never>
/** The room of a match that a socket is in, and what it asked for. */
export type Place = { readonly audience: Audience; readonly as: As }
/** What the server keeps of a socket: who it is, and what it watches. */
export type Watching = { viewer: Viewer | null; readonly matches: Map<string, Place> }
export type LiveServer = Server<ClientMessages, ServerMessages, None, Watching>
export type LiveSocket = Socket<ClientMessages, ServerMessages, None, Watching>

/** All sockets of one match and audience, as one. */
export type Room = ReturnType<LiveServer['to']>

export const AUDIENCES: readonly Audience[] = ['observer', 'public']
const roomOf = (match: string, audience: Audience): string => `${match} ${audience}`

/** Packets that may wait for a client that does not read; what comes after is dropped, and its page loads anew. */
const STALLED_AT = 200
/** A client that has not read for so long is gone. */
const STALLED_MS = 30_000

/** Who sits at the other end: asked anew each time, for a session may be revoked while the socket lives. */
export const viewerOf = (socket: LiveSocket): Promise<Viewer | null> =>
  viewerOfCookies(socket.request.headers.cookie)

/** Packets that wait for the client to read; the library keeps their number to itself. */
const waiting = (socket: LiveSocket): number =>
  (socket.conn as unknown as { writeBuffer: readonly unknown[] }).writeBuffer.length

/** The sockets that watch, each in the room of its match and audience. */
export type Rooms = {
  has(match: string, audience: Audience): boolean
  /** Matches that somebody watches. */
  matches(): string[]
  sockets(): LiveSocket[]
  join(socket: LiveSocket, match: string, place: Place): void
  leave(socket: LiveSocket, match: string): void
  /** Says something to a whole room, written out once for all in it. */
  send(match: string, audience: Audience, say: (room: Room) => void): void
  /** Puts out whoever is of another audience by now, and tells them to load anew. */
  settle(match: string, guard: Guarded | null): void
}

export function makeRooms(io: LiveServer): Rooms {
  const members = (match: string, audience: Audience): LiveSocket[] =>
    [...(io.sockets.adapter.rooms.get(roomOf(match, audience)) ?? [])].flatMap(
      (id) => io.sockets.sockets.get(id) ?? [],
    )
  const sockets = (): LiveSocket[] => [...io.sockets.sockets.values()]
  const leave = (socket: LiveSocket, match: string): void => {
    const place = socket.data.matches.get(match)
    if (!place) return
    socket.data.matches.delete(match)
    void socket.leave(roomOf(match, place.audience))
  }
  const reload = (socket: LiveSocket, match: string): void => {
    leave(socket, match)
    socket.emit('reload', match)
  }
  return {
    sockets,
    leave,
    has: (match, audience) => (io.sockets.adapter.rooms.get(roomOf(match, audience))?.size ?? 0) > 0,
    matches: () => [...new Set(sockets().flatMap((socket) => [...socket.data.matches.keys()]))],
    join(socket, match, place) {
      leave(socket, match)
      socket.data.matches.set(match, place)
      void socket.join(roomOf(match, place.audience))
    },
    send(match, audience, say) {
      for (const socket of members(match, audience))
        if (waiting(socket) >= STALLED_AT) cutBack(socket, match, leave)
      say(io.to(roomOf(match, audience)))
    },
    settle(match, guard) {
      for (const audience of AUDIENCES) {
        for (const socket of members(match, audience)) {
          const { viewer, matches } = socket.data
          const now = guard && audienceOf(viewer, guard, matches.get(match)?.as)
          if (now !== audience) reload(socket, match)
        }
      }
    },
  }
}

/** A client that does not keep up leaves the room, and loads anew once it reads again. */
function cutBack(socket: LiveSocket, match: string, leave: Rooms['leave']): void {
  leave(socket, match)
  const gone = setTimeout(() => socket.disconnect(true), STALLED_MS)
  socket.conn.once('drain', () => {
    clearTimeout(gone)
    socket.emit('reload', match)
  })
  socket.once('disconnect', () => clearTimeout(gone))
}
