import { getToken } from 'next-auth/jwt'
import { env } from '@/lib/env'
import { prisma } from '@/lib/store/prisma'
import { ROLES, type Viewer } from './access'

/** What a session cookie holds: who, and which generation of their sessions. Name and role are read anew. */
export type SessionToken = { readonly sub?: string; readonly version?: unknown }

const CACHED_MS = 5_000
const CACHED_MOST = 10_000

type Known = { readonly viewer: Viewer; readonly version: number }
type Cached = { readonly known: Known | null; readonly until: number }

// `lib/` is loaded twice, by Next's bundler and by the server: both forget together
const shared = globalThis as unknown as { parlorAccounts?: Map<string, Cached> }
const accounts = (): Map<string, Cached> => {
  shared.parlorAccounts ??= new Map()
  return shared.parlorAccounts
}

/** Role or sessions of an account changed: read it anew at once. */
export const forgetAccount = (id: string): void => void accounts().delete(id)

const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

async function readAccount(id: string): Promise<Known | null> {
  const user = await prisma.user.findUnique({
    where: { id },
    select: { name: true, role: true, sessionVersion: true },
  })
  if (!user) return null
  const role = ROLES.find((known) => known === user.role) ?? 'user'
  return { viewer: { id, name: user.name, role }, version: user.sessionVersion }
}

async function knownAccount(id: string): Promise<Known | null> {
  const cached = accounts().get(id)
  if (cached && cached.until > Date.now()) return cached.known
  const known = await readAccount(id)
  if (accounts().size >= CACHED_MOST) accounts().clear()
  accounts().set(id, { known, until: Date.now() + CACHED_MS })
  return known
}

/** Who a session token stands for; null when the account is gone or its sessions were revoked since (seen within 5 s). */
export async function viewerOfToken(token: SessionToken | null): Promise<Viewer | null> {
  if (!token?.sub || !isUuid(token.sub)) return null
  const known = await knownAccount(token.sub)
  return known !== null && known.version === token.version ? known.viewer : null
}

const PLAIN = 'next-auth.session-token'
const SECURE = `__Secure-${PLAIN}`

/** The name of the session cookie in a Cookie header: the secure one where it is there (also in parts, `.0` …). */
export const sessionCookie = (cookies: Readonly<Record<string, string>>): string =>
  Object.keys(cookies).some((name) => name === SECURE || name.startsWith(`${SECURE}.`)) ? SECURE : PLAIN

/** Name and value of each cookie in a Cookie header. */
export function readCookies(header: string): Record<string, string> {
  const cookies: Record<string, string> = {}
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at > 0) cookies[part.slice(0, at).trim()] = part.slice(at + 1).trim()
  }
  return cookies
}

/** Who sent a Cookie header: pages, routes and sockets all ask here. */
export async function viewerOfCookies(header: string | null | undefined): Promise<Viewer | null> {
  if (!header) return null
  const cookies = readCookies(header)
  const cookieName = sessionCookie(cookies)
  // getToken wants parsed cookies, which neither a raw request nor a Request has
  const req = { headers: {}, cookies } as unknown as Parameters<typeof getToken>[0]['req']
  const token = await getToken({ req, cookieName, secret: env.NEXTAUTH_SECRET }).catch(() => null)
  return viewerOfToken(token)
}
