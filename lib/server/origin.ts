import { env, isSet } from '@/lib/env'

/** Header in which the web server tells routes the address of the client; whatever a client sends there is replaced. */
export const CLIENT_ADDRESS = 'x-parlor-client'

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

type Heads = Pick<Headers, 'get'>

const hostOf = (address: string | null): string | null =>
  address !== null && URL.canParse(address) ? new URL(address).host : null

/**
 * Whether a request comes from one of our own pages, by what the browser says: `Origin` must name the host that was
 * asked, or that of NEXTAUTH_URL. Pages of others cannot forge either header.
 */
export function isOwnOrigin(heads: Heads): boolean {
  const site = heads.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = hostOf(heads.get('origin'))
  if (origin === null) return false
  const ours = [heads.get('host'), heads.get('x-forwarded-host')]
  if (isSet('NEXTAUTH_URL')) ours.push(hostOf(env.NEXTAUTH_URL))
  return ours.includes(origin)
}

/** Whether a request changes nothing, or comes from one of our own pages. */
export const isAllowed = (method: string, heads: Heads): boolean => SAFE.has(method) || isOwnOrigin(heads)

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/**
 * The address of the client: that of the connection; behind a proxy (on this machine, or one that speaks https for
 * us) the last hop of X-Forwarded-For, which the proxy itself wrote.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | string[] | undefined): string {
  const proxied = peer !== undefined && (LOOPBACK.test(peer) || env.NEXTAUTH_URL.startsWith('https:'))
  const hops = [forwardedFor ?? []].flat().join(',').split(',')
  const last = hops[hops.length - 1].trim()
  return (proxied && last) || (peer ?? 'unknown')
}
