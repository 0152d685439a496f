import { z } from 'zod'
import { prisma } from '@/lib/store/prisma'
import { announce } from '@/lib/store/shared'
import { countTry, forgiveTry } from './limits'
import { hashPassword, verifyPassword } from './password'
import { passwordField } from './register'
import { forgetAccount } from './session'

/** What the password form sends. */
export const passwordChange = z.object({
  current: z
    .string({ error: 'Enter your current password.' })
    .min(1, 'Enter your current password.')
    .max(1000),
  next: passwordField,
})

/**
 * Sets a new password and revokes every session of the account. Returns the version that a session needs from now
 * on; null when `current` is wrong. @throws TooMany
 */
export async function changePassword(id: string, current: string, next: string): Promise<number | null> {
  const counts = [{ limit: 'password-account', key: id }] as const
  await countTry(counts)
  const user = await prisma.user.findUnique({ where: { id }, select: { passwordHash: true } })
  if (!(await verifyPassword(current, user?.passwordHash ?? null))) return null
  const { sessionVersion } = await prisma.user.update({
    where: { id },
    data: { passwordHash: await hashPassword(next), sessionVersion: { increment: 1 } },
    select: { sessionVersion: true },
  })
  forgetAccount(id)
  await announce({ kind: 'account', user: id })
  await forgiveTry(counts)
  return sessionVersion
}
