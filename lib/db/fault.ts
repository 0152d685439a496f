/** A start-up fault that a person can mend. Its message is one clear sentence, shown without a stack. */
export class StartFault extends Error {}

type Coded = { readonly code?: string; readonly message?: string; readonly errors?: readonly Coded[] }

const FULL = /ENOSPC|No space left on device|could not extend file/i

/** True where the cause is a full disk, whoever noticed it first. */
export const isFullDisk = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as Coded
  return code === 'ENOSPC' || code === '53100' || FULL.test(message ?? String(error))
}

/** What went wrong in one line: Node gathers the refusals of several addresses in one error without a message. */
export function reasonOf(error: unknown): string {
  const { message, errors } = (error ?? {}) as Coded
  const first = message || errors?.[0]?.message || String(error)
  return first.split('\n')[0].trim().replace(/\.$/, '')
}
