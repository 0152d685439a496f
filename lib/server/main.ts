// The web server: pages and API by Next, live games by Socket.IO, both on one port.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import next from 'next'
import { checkEnv, env } from '@/lib/env'
import { openLive } from '@/lib/live/open'
import { disconnect } from '@/lib/store/prisma'
import { closeSender } from '@/lib/worker/enqueue'
import { ALWAYS, setAsText } from './headers'
import { log } from './log'
import { CLIENT_ADDRESS, clientAddress } from './origin'
import { sayStopping } from './readiness'

/** Milliseconds in which a balancer may notice that this process stops, and in which requests may end. */
const NOTICED_MS = 500
const ENDED_MS = 10_000

checkEnv()
const dev = env.NODE_ENV === 'development'
const http = createServer()
const app = next({ dev, hostname: env.HOST, port: env.PORT, httpServer: http })
await app.prepare()
const handle = app.getRequestHandler()

http.on('request', (request: IncomingMessage, response: ServerResponse) => {
  if (request.url?.startsWith('/socket.io/')) return
  const { headers, socket } = request
  headers[CLIENT_ADDRESS] = clientAddress(socket.remoteAddress, headers['x-forwarded-for'])
  setAsText(response)
  for (const [name, value] of Object.entries(ALWAYS)) response.setHeader(name, value)
  void handle(request, response)
})
const live = await openLive(http, (error) => log().warn({ err: error }, 'live'))

/** Says so first, then ends: sockets, requests, the server. */
async function stop(): Promise<never> {
  sayStopping()
  await live.close()
  await pause(dev ? 0 : NOTICED_MS)
  const ended = new Promise<void>((resolve) => http.close(() => resolve()))
  http.closeIdleConnections()
  await Promise.race([ended, pause(dev ? 0 : ENDED_MS)])
  http.closeAllConnections()
  await Promise.allSettled([app.close(), closeSender(), disconnect()])
  process.exit(0)
}

let stopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    void stop()
  })
}

http.once('error', (error) => {
  log().fatal({ err: error }, 'the web server cannot listen')
  process.exit(1)
})
http.listen(env.PORT, env.HOST)
