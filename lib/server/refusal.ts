import type { ZodError } from 'zod'

/** What is wrong at one field (`seats.2.persona`); empty where it is no field's fault. */
export type Problem = { readonly field: string; readonly message: string }

/** Why a request is refused, as the page may show it: the first problem in a sentence, and all of them by field. */
export class Refusal extends Error {
  readonly problems: readonly Problem[]

  constructor(
    readonly status: number,
    message: string,
    readonly field?: string,
    problems?: readonly Problem[],
  ) {
    super(message)
    this.name = 'Refusal'
    this.problems = problems ?? [{ field: field ?? '', message }]
  }
}

/** Not found and not allowed read the same. */
export const noSuchGame = (): Refusal =>
  new Refusal(404, 'There is no such game here, or it is not yours to open.')
export const noAccount = (): Refusal => new Refusal(401, 'Log in first.')

export function refusalFor(problems: readonly Problem[]): Refusal {
  const [first] = problems
  return new Refusal(400, first?.message ?? 'This was not understood.', first?.field || undefined, problems)
}

/** What a schema found wrong, each at its field; `under` is the field that holds it all. */
export const problemsOf = ({ issues }: ZodError, ...under: string[]): Problem[] =>
  issues.map(({ path, message }) => ({ field: [...under, ...path].map(String).join('.'), message }))

export const refusalOf = (error: ZodError): Refusal => refusalFor(problemsOf(error))
