import { BlockList, isIP } from 'node:net'

// Where a base URL that somebody typed may lead. It is asked when it is saved, and again of every address that is
// connected to.

/** IPv4 that is nobody's public server: RFC 6890 and what the clouds keep for themselves. */
const CLOSED_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]
/** Of IPv6 only global unicast is public, and of that not what wraps IPv4 or documents. */
const OPEN_6 = ['2000::/3']
const CLOSED_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

function listOf(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [net, bits] = range.split('/')
    list.addSubnet(net, Number(bits), family)
  }
  return list
}
const closed4 = listOf('ipv4', CLOSED_4)
const open6 = listOf('ipv6', OPEN_6)
const closed6 = listOf('ipv6', CLOSED_6)

/** Whether an IP address is a public one. */
export function isPublic(address: string): boolean {
  const [bare] = address.split('%')
  switch (isIP(bare)) {
    case 4:
      return !closed4.check(bare, 'ipv4')
    case 6:
      return open6.check(bare, 'ipv6') && !closed6.check(bare, 'ipv6')
    default:
      return false
  }
}

/** Names that mean this machine or this network wherever they are asked. */
const HOME_NAMES = /(^|\.)(localhost|local|internal|intranet|private|corp|home|lan|localdomain|home\.arpa)$/

/** Host of a URL without brackets and the dot of the root. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')

/** Hosts, with or without a port, that the operator lets through: "localhost:11434, 10.0.0.7". */
export const allowedHosts = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((host) => host.toLowerCase()),
  )

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' }
const portOf = ({ port, protocol }: URL): string => port || DEFAULT_PORTS[protocol]

export function isAllowedHost(url: URL, allowed: ReadonlySet<string>): boolean {
  const host = hostOf(url)
  const shown = isIP(host) === 6 ? `[${host}]` : host
  return allowed.has(host) || allowed.has(`${shown}:${portOf(url)}`)
}

const LOWEST_OPEN_PORT = 1024
const LONGEST = 500

export type Checked =
  | { readonly ok: true; readonly url: URL }
  | { readonly ok: false; readonly message: string }
const no = (message: string): Checked => ({ ok: false, message })

const PRIVATE = 'This address is not on the open internet: only whoever runs this Parlor can allow it.'

/** Judges a base URL by its looks. Odd ways to write an address have one spelling once they are a `URL`. */
export function checkUrl(text: string, allowed: ReadonlySet<string>, withKey = false): Checked {
  // what the URL parser would pass over or mend is refused: people see what they typed
  if (
    text.length > LONGEST ||
    /[\s\\\p{Cc}]/u.test(text) ||
    !/^https?:\/\/[^/]/i.test(text) ||
    !URL.canParse(text)
  )
    return no('Enter an address that begins with https://, such as https://openrouter.ai/api/v1.')
  const url = new URL(text)
  if (/^[^/]*\/\/[^/]*@/.test(text))
    return no('The address must hold no name and no password: keys have a field.')
  if (url.search || url.hash || /[?#]/.test(text))
    return no('The address must end with its path: no ? and no #.')
  if (isAllowedHost(url, allowed)) return { ok: true, url }
  const host = hostOf(url)
  if (isIP(host)) {
    if (!isPublic(host)) return no(PRIVATE)
  } else if (!host.includes('.') || HOME_NAMES.test(host)) return no(PRIVATE)
  const port = Number(portOf(url))
  if (port !== 80 && port !== 443 && port < LOWEST_OPEN_PORT) return no('No model listens at this port.')
  if (withKey && url.protocol === 'http:') return no('Without https your key would travel in the open.')
  return { ok: true, url }
}
