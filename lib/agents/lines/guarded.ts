import { type LookupAddress, lookup as lookUp } from 'node:dns'
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { checkUrl, isAllowedHost, isPublic } from './address'

/** Asks what a name stands for, as `dns.lookup` with `all`. */
export type Resolve = (
  name: string,
  told: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void

const resolveAll: Resolve = (name, told) =>
  lookUp(name, { all: true, verbatim: true }, (error, addresses) => told(error, addresses ?? []))

/** Gives connections the addresses that were checked and no others: a name cannot mean something else a moment later. */
const lookupThat =
  (isFit: (address: string) => boolean, resolve: Resolve): LookupFunction =>
  (name, options, told) =>
    resolve(name, (error, addresses) => {
      if (error) return told(error, '')
      if (addresses.length === 0 || !addresses.every(({ address }) => isFit(address)))
        return told(new Error('its address is not on the open internet'), '')
      if (options.all) return told(null, [...addresses])
      return told(null, addresses[0].address, addresses[0].family)
    })

const agentsWith = (lookup?: LookupFunction) => ({
  'http:': new HttpAgent({ keepAlive: true, lookup } as never),
  'https:': new HttpsAgent({ keepAlive: true, lookup } as never),
})

const EMPTY: ReadonlySet<number> = new Set([204, 205, 304])

/**
 * A `fetch` for base URLs that people typed: judges each address as it is connected to, follows no redirect, asks no
 * proxy. Hosts that the operator allows are asked wherever they are.
 */
export function guardedFetch(allowed: ReadonlySet<string>, resolve: Resolve = resolveAll): typeof fetch {
  const checked = agentsWith(lookupThat(isPublic, resolve))
  const trusted = agentsWith()
  return async (input, init) => {
    const sent = new Request(input, { ...init, signal: null })
    const text = input instanceof Request ? input.url : String(input)
    const judged = checkUrl(text.split('?')[0], allowed)
    if (!judged.ok) throw new TypeError(judged.message)
    const url = new URL(text)
    const agent = (isAllowedHost(url, allowed) ? trusted : checked)[url.protocol as 'http:' | 'https:']
    const body = sent.body ? Buffer.from(await sent.arrayBuffer()) : undefined
    const headers = { ...Object.fromEntries(sent.headers), ...(body && { 'content-length': body.length }) }
    const options = { method: sent.method, headers, agent, signal: init?.signal ?? undefined }
    return answered(url, options, body)
  }
}

type Options = Parameters<typeof httpRequest>[1]

function answered(url: URL, options: Options, body: Buffer | undefined): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options, (came) => {
    const { statusCode: status = 502 } = came
    if (status >= 300 && status < 400) {
      came.destroy()
      return reject(new TypeError('The address leads on to another one: enter where it leads.'))
    }
    resolve(responseOf(came, status))
  })
  request.on('error', (error) => reject(new TypeError('fetch failed', { cause: error })))
  request.end(body)
  return promise
}

function responseOf(came: IncomingMessage, status: number): Response {
  const headers = new Headers()
  for (let i = 0; i < came.rawHeaders.length; i += 2)
    headers.append(came.rawHeaders[i], came.rawHeaders[i + 1])
  const body = EMPTY.has(status) ? null : (Readable.toWeb(came) as ReadableStream<Uint8Array>)
  return new Response(body, { status: Math.min(599, Math.max(200, status)), headers })
}
