import type { Ruled } from './ask'

/** Stores the replies that are not stored yet. */
export const keepAll = (answers: readonly Ruled[]): Promise<unknown> =>
  Promise.all(answers.map(({ keep }) => keep()))
