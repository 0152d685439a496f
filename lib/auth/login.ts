import { prisma } from '@/lib/store/prisma'
import { type Count, countTry, forgiveTry } from './limits'
import { verifyPassword } from './password'

export type Account = { readonly id: string; readonly version: number }

/** Emails are one whatever their case. */
export const foldEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()

const countsOf = (email: string, address: string): Count[] => [
  { limit: 'login-pair', key: `${email} ${address}` },
  { limit: 'login-address', key: address },
  { limit: 'login-account', key: email },
]

/**
 * The account that email and password open, or null: never which of the two was wrong, in words or in time.
 * @param address of the network, for the limits. @throws TooMany after too many failures.
 */
export async function logIn(email: string, password: string, address: string): Promise<Account | null> {
  const folded = foldEmail(email)
  const counts = countsOf(folded, address)
  await countTry(counts)
  const user = await prisma.user.findUnique({
    where: { email: folded },
    select: { id: true, passwordHash: true, sessionVersion: true },
  })
  const opens = await verifyPassword(password, user?.passwordHash ?? null)
  if (!user || !opens) return null
  await forgiveTry(counts)
  return { id: user.id, version: user.sessionVersion }
}
