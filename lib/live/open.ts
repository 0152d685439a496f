import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server } from 'socket.io'
import { env } from '@/lib/env'
import { isOwnOrigin } from '@/lib/server/origin'
import { listen } from '@/lib/store/notices'
import { announce } from '@/lib/store/shared'
import { makeFeed } from './feed'
import { openGateway } from './gateway'
import { type LiveServer, makeRooms } from './rooms'

/** Milliseconds after which everything watched is looked at, should an announcement be lost. */
const LOOK_MS = 5_000
/** Bytes in one message from a browser: it sends ids alone. */
const MESSAGE_MOST = 10_000

const headsOf = ({ headers }: IncomingMessage) => ({
  get: (name: string) => [headers[name] ?? []].flat()[0] ?? null,
})

/** A browser says where it comes from, and must come from here; what sends no origin is no browser. */
const isWelcome = (request: IncomingMessage): boolean =>
  request.headers.origin === undefined || isOwnOrigin(headsOf(request))

export type Live = { close(): Promise<void> }

/** Opens live watching on a web server: sockets on one side, announcements from the database on the other. */
export async function openLive(http: HttpServer, failed: (error: unknown) => void = () => {}): Promise<Live> {
  const io: LiveServer = new Server(http, {
    path: '/socket.io',
    serveClient: false,
    destroyUpgrade: false,
    maxHttpBufferSize: MESSAGE_MOST,
    allowRequest: (request, answer) => answer(null, isWelcome(request)),
  })
  const rooms = makeRooms(io)
  const feed = makeFeed(rooms, (notice) => void announce(notice))
  openGateway(io, rooms, feed)
  const look = () => void feed.look().catch(failed)
  const deaf = await listen(env.DATABASE_URL, {
    heard: (notice) => void feed.hear(notice).catch(failed),
    back: look,
    failed,
  })
  const timer = setInterval(look, LOOK_MS)
  return {
    async close() {
      clearInterval(timer)
      await deaf()
      io.disconnectSockets(true)
      io.engine.close()
    },
  }
}
