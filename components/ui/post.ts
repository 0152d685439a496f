/** What is wrong with what was sent; `field` is empty where it is no field's fault. */
export type Problem = { readonly field: string; readonly message: string }
export type Posted<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problems: readonly Problem[] }

const BROKEN: Problem = {
  field: '',
  message: 'That was us, not you. Nothing was lost; try again in a moment.',
}
const OFFLINE: Problem = {
  field: '',
  message: 'Parlor does not answer. Nothing was lost; try again when you are connected.',
}

type Refused = { readonly error?: string; readonly field?: string; readonly problems?: readonly Problem[] }

const problemsOf = (refused: Refused | null): readonly Problem[] => {
  if (refused?.problems?.length) return refused.problems
  return refused?.error ? [{ field: refused.field ?? '', message: refused.error }] : [BROKEN]
}

/** Sends plain data to one of our routes. Never throws: whatever goes wrong comes back as problems. */
export async function send<Answer>(
  method: 'POST' | 'PATCH' | 'DELETE',
  url: string,
  body: unknown = {},
): Promise<Posted<Answer>> {
  const init = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(url, init).catch(() => null)
  if (!response) return { ok: false, problems: [OFFLINE] }
  const answer = await response.json().catch(() => null)
  if (response.ok) return { ok: true, answer: answer as Answer }
  return { ok: false, problems: response.status >= 500 ? [BROKEN] : problemsOf(answer as Refused | null) }
}

export const post = <Answer>(url: string, body: unknown): Promise<Posted<Answer>> =>
  send<Answer>('POST', url, body)

/** The message at one field, or undefined. */
export const refusalAt = (problems: readonly Problem[], field: string): string | undefined =>
  problems.find((problem) => problem.field === field)?.message
