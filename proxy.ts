import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { env } from '@/lib/env'
import { ALWAYS, CLOSED_POLICY, HSTS, pagePolicy } from '@/lib/server/headers'

const isHttps = (request: NextRequest): boolean =>
  (request.headers.get('x-forwarded-proto') ?? request.nextUrl.protocol).startsWith('https')

/** Security headers, and a nonce for each page. Who may read what is decided where it is read, not here. */
export function proxy(request: NextRequest): NextResponse {
  const isPage = !request.nextUrl.pathname.startsWith('/api/')
  const nonce = randomBytes(16).toString('base64')
  const policy = isPage ? pagePolicy(nonce, env.NODE_ENV === 'development') : CLOSED_POLICY
  const heads = new Headers(request.headers)
  // Next finds the nonce in the request and puts it on its own scripts and styles
  heads.set('content-security-policy', policy)
  if (isPage) heads.set('x-nonce', nonce)
  const response = NextResponse.next({ request: { headers: heads } })
  for (const [name, value] of Object.entries(ALWAYS)) response.headers.set(name, value)
  response.headers.set('content-security-policy', policy)
  if (isHttps(request)) response.headers.set('strict-transport-security', HSTS)
  return response
}

export const config = { matcher: ['/((?!_next/static/|_next/image).*)'] }
