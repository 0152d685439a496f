import { encode } from 'next-auth/jwt'
import { env } from '@/lib/env'
import type { Account } from './login'
import { SESSION_SECONDS } from './options'
import { readCookies, sessionCookie } from './session'

/** A Set-Cookie header that carries on a session whose account has just revoked all of them. */
export async function renewedCookie(cookieHeader: string, { id, version }: Account): Promise<string> {
  const name = sessionCookie(readCookies(cookieHeader))
  const value = await encode({
    token: { sub: id, version },
    secret: env.NEXTAUTH_SECRET,
    maxAge: SESSION_SECONDS,
  })
  const secure = name.startsWith('__Secure-') ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${SESSION_SECONDS}; HttpOnly; SameSite=Lax${secure}`
}

/** A Set-Cookie header that takes the session away. */
export function endedCookie(cookieHeader: string): string {
  const name = sessionCookie(readCookies(cookieHeader))
  const secure = name.startsWith('__Secure-') ? '; Secure' : ''
  return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`
}
