import type { ZodError } from 'zod'

/** Why a request is refused, as the page may show it: a sentence, and the field it is about. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly field?: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
    this.name = 'Refusal'
  }
}

/** Not found and not allowed read the same. */
export const noSuchGame = (): Refusal =>
  new Refusal(404, 'There is no such game here, or it is not yours to open.')
export const noAccount = (): Refusal => new Refusal(401, 'Log in first.')

/** The first thing that is wrong, at its field (`seats.2.persona`). */
export function refusalOf(error: ZodError, prefix: readonly PropertyKey[] = []): Refusal {
  const [first] = error.issues
  const field = [...prefix, ...(first?.path ?? [])].map(String).join('.')
  return new Refusal(400, first?.message ?? 'This was not understood.', field || undefined)
}
