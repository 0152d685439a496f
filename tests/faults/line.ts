// Two ways to reach a stand-in for a provider: over HTTP, and without a socket for tests of many thousand replies.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type Call, readCall, type Served } from './protocol'

export type Serve = (call: Call) => Served | Promise<Served>
/** Told once a call hangs: the client will hear no more. */
export type Stuck = (call: Call) => void

export type FaultServer = { readonly url: string; close(): Promise<void> }

/** A server that speaks OpenAI's protocol below `/v1` and Gemini's at its root. `at`: its port; 0: any that is free. */
export async function faultServer(serve: Serve, stuck: Stuck = () => {}, at = 0): Promise<FaultServer> {
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request.setEncoding('utf8')) text += chunk
    const headers = new Headers(request.headers as Record<string, string>)
    const call = readCall(request.url ?? '', headers, text)
    await send(await serve(call), response, () => stuck(call))
  })
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function send(
  { status, headers, chunks, ends, pauseMs = 0 }: Served,
  response: ServerResponse,
  stuck: () => void,
) {
  if (status === null) {
    if (ends === 'reset') response.destroy()
    else stuck()
    return
  }
  response.writeHead(status, headers)
  response.flushHeaders()
  for (const chunk of chunks) {
    response.write(chunk)
    if (pauseMs > 0) await pause(pauseMs)
  }
  if (ends === 'whole') response.end()
  else setImmediate(ends === 'reset' ? () => response.destroy() : stuck)
}

/** The same as a `fetch`. */
export function servedFetch(serve: Serve, stuck: Stuck = () => {}): typeof fetch {
  return async (input, init) => {
    const call = readCall(String(input), new Headers(init?.headers), String(init?.body ?? ''))
    const served = await serve(call)
    const signal = init?.signal
    if (served.status === null) {
      if (served.ends === 'reset') throw new TypeError('fetch failed', { cause: new Error('ECONNRESET') })
      queueMicrotask(() => stuck(call))
      return new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
      )
    }
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of served.chunks)
          controller.enqueue(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
        if (served.ends === 'whole') controller.close()
        else if (served.ends === 'reset') controller.error(new TypeError('terminated'))
        else {
          signal?.addEventListener('abort', () => controller.error(signal.reason), { once: true })
          queueMicrotask(() => stuck(call))
        }
      },
    })
    return new Response(body, { status: served.status, headers: served.headers })
  }
}
