import { v7 } from 'uuid'
import { z } from 'zod'
import { prisma } from '@/lib/store/prisma'
import { countTry } from './limits'
import { foldEmail } from './login'
import { hashPassword, PASSWORD_LEAST, PASSWORD_MOST } from './password'

export const NAME_MOST = 40

// control characters, and marks that turn the direction of what follows
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Name as it is shown: one line, single spaces. */
export const nameField = z
  .string({ error: 'Enter a name.' })
  .transform((name) => name.normalize('NFC').trim().replace(/\s+/g, ' '))
  .refine((name) => name.length > 0, 'Enter a name.')
  .refine((name) => [...name].length <= NAME_MOST, `A name has at most ${NAME_MOST} characters.`)
  .refine((name) => !UNSEEN.test(name), 'A name has letters, figures and signs that can be seen.')

export const passwordField = z
  .string({ error: 'Enter a password.' })
  .min(PASSWORD_LEAST, `A password has at least ${PASSWORD_LEAST} characters.`)
  .max(PASSWORD_MOST, `A password has at most ${PASSWORD_MOST} characters.`)

export const emailField = z
  .string({ error: 'Enter your email address.' })
  .transform(foldEmail)
  .pipe(
    z
      .email('This is not an email address: it looks like ada@example.org.')
      .max(254, 'An email address has at most 254 characters.'),
  )

/** What the register form sends. */
export const registration = z
  .object({ email: emailField, name: nameField, password: passwordField })
  .refine(({ email, password }) => password.toLowerCase() !== email, {
    path: ['password'],
    error: 'Choose a password that is not your email address.',
  })
export type Registration = z.infer<typeof registration>

const ACCOUNTS = 20_810 // advisory lock: who is the first is settled one at a time

/**
 * Makes an account and returns its id; null when the email has one already. The first account, or rather the one
 * made while there is no admin, is admin. @throws TooMany
 */
export async function register(person: Registration, address: string): Promise<string | null> {
  await countTry([{ limit: 'register-address', key: address }])
  const passwordHash = await hashPassword(person.password)
  return prisma.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${ACCOUNTS})`
    const taken = await tx.user.findUnique({ where: { email: person.email }, select: { id: true } })
    if (taken) return null
    const admin = await tx.user.findFirst({ where: { role: 'admin' }, select: { id: true } })
    const { id } = await tx.user.create({
      data: {
        id: v7(),
        email: person.email,
        name: person.name,
        passwordHash,
        role: admin ? 'user' : 'admin',
      },
      select: { id: true },
    })
    return id
  })
}
