import { z } from 'zod'
import { prisma } from '@/lib/store/prisma'
import { announce } from '@/lib/store/shared'
import { countTry, forgiveTry } from './limits'
import { verifyPassword } from './password'
import { forgetAccount } from './session'

/** What the form that deletes an account sends. */
export const farewell = z.object({
  password: z.string({ error: 'Enter your password.' }).min(1, 'Enter your password.').max(1000),
})

export type Farewell = 'gone' | 'wrong-password' | 'last-admin'

const OVER = ['stopped', 'finished', 'failed']
const ACCOUNTS = 20_810 // the lock of `register`: who is admin is settled one at a time

/** Whoever registers while there is no admin becomes one: nobody's place may fall to a stranger. */
async function isLastAdmin(tx: Pick<typeof prisma, 'user'>, id: string): Promise<boolean> {
  const user = await tx.user.findUnique({ where: { id }, select: { role: true } })
  if (user?.role !== 'admin') return false
  const [admins, people] = await Promise.all([
    tx.user.count({ where: { role: 'admin' } }),
    tx.user.count({ where: { id: { not: id } } }),
  ])
  return admins === 1 && people > 0
}

/**
 * Deletes an account. Its public games that are over stay, as nobody's; private ones, and whatever is still played,
 * go with it, as do saved set-ups. @throws TooMany
 */
export async function removeAccount(id: string, password: string): Promise<Farewell> {
  const counts = [{ limit: 'password-account', key: id }] as const
  await countTry(counts)
  const user = await prisma.user.findUnique({ where: { id }, select: { passwordHash: true } })
  if (!(await verifyPassword(password, user?.passwordHash ?? null))) return 'wrong-password'
  const leaving = { ownerId: id, OR: [{ visibility: 'private' }, { status: { notIn: OVER } }] }
  const gone = await prisma.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${ACCOUNTS})`
    if (await isLastAdmin(tx, id)) return null
    const matches = await tx.match.findMany({ where: leaving, select: { id: true } })
    await tx.match.deleteMany({ where: leaving })
    await tx.user.delete({ where: { id }, select: { id: true } })
    return matches
  })
  if (!gone) return 'last-admin'
  forgetAccount(id)
  await announce({ kind: 'account', user: id })
  // workers let go of games that are no more, and those who watch are put out
  await Promise.all(gone.map((match) => announce({ kind: 'status', match: match.id })))
  await forgiveTry(counts)
  return 'gone'
}
