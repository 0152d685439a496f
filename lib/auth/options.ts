import type { NextAuthOptions } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { env } from '@/lib/env'
import { CLIENT_ADDRESS } from '@/lib/server/origin'
import { TooMany } from './limits'
import { logIn } from './login'
import { viewerOfToken } from './session'

export const SESSION_SECONDS = 30 * 24 * 3600

/** What `signIn` answers as `error`: email or password is wrong, too many tries, or our fault. */
export const LOGIN_ERRORS = { wrong: 'CredentialsSignin', tooMany: 'TooManyTries', fault: 'Fault' } as const

const PASSWORD_LOGIN = Credentials({
  name: 'Password',
  credentials: { email: { type: 'email' }, password: { type: 'password' } },
  async authorize(given, request) {
    const { email, password } = given ?? {}
    if (typeof email !== 'string' || typeof password !== 'string') return null
    if (email.length > 254 || password.length > 1000) return null
    const address = String(request?.headers?.[CLIENT_ADDRESS] ?? 'unknown')
    try {
      return await logIn(email, password, address)
    } catch (error) {
      // next-auth hands the message of an error to the page: ours is a code, and nothing else may pass
      throw new Error(error instanceof TooMany ? LOGIN_ERRORS.tooMany : LOGIN_ERRORS.fault)
    }
  },
})

/** Settings of next-auth. A function: the secret is read when it is wanted, so that `next build` needs none. */
export const authOptions = (): NextAuthOptions => ({
  secret: env.NEXTAUTH_SECRET,
  session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
  pages: { signIn: '/login', error: '/login' },
  providers: [PASSWORD_LOGIN],
  callbacks: {
    async jwt({ token, user }) {
      if (user) return { sub: user.id, version: user.version }
      // a revoked session: what is thrown here makes next-auth clear the cookie
      if (!(await viewerOfToken(token))) throw new Error('session revoked')
      return { sub: token.sub, version: token.version }
    },
    async session({ session, token }) {
      const viewer = await viewerOfToken(token)
      return { expires: session.expires, user: viewer ?? undefined }
    },
  },
  logger: { error() {}, warn() {}, debug() {} },
})
