import { hash, verify } from '@node-rs/argon2'

/** argon2id (the library's default) at OWASP's minimum: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const PASSWORD_LEAST = 8
export const PASSWORD_MOST = 200

/** One text typed on two keyboards is one password. */
const normal = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(normal(password), COST)

// `lib/` is loaded twice: one stand-in for both
const shared = globalThis as unknown as { parlorNobody?: Promise<string> }

/** A hash that no password opens. */
const nobody = (): Promise<string> => {
  shared.parlorNobody ??= hashPassword(crypto.randomUUID())
  return shared.parlorNobody
}

/** Where there is no account (`stored` null) the same work is done, so that time tells nobody that there is none. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const opens = await verify(stored ?? (await nobody()), normal(password))
  return stored !== null && opens
}
