import { follow } from '@/lib/agents/follow'
import { type AskDeps, ask, type Question, type Ruled } from './ask'
import type { Ceiling } from './ceiling'

/** Questions that are open together, being asked. */
export type Round = {
  readonly questions: readonly Question[]
  /** In the order of the questions, once all are in. */
  readonly answers: Promise<Ruled[]>
}

/** A round whose calls are made while the step that it follows from is stored. */
export type RoundAhead = Round & {
  /** The step is stored, with the questions. */
  settled(): void
  /** The step was refused: ends the calls, and waits until nothing of them is left. When each had been made. */
  dropped(why: unknown): Promise<readonly Date[]>
}

type Asking = {
  readonly deps: AskDeps
  readonly signal: AbortSignal
  /** Told at once of what ends an answer: others asked at the same time are not waited for. */
  failed(error: unknown): Promise<void>
}

/** Asks questions that are stored when they are asked. */
export const askRound = (questions: readonly Question[], asking: Asking): Round => ({
  questions,
  answers: askAll(questions, asking),
})

const FREE = Promise.resolve(null)

/**
 * Asks questions that are stored while they are asked, each with its first attempt. `ceiling`: of what the calls may
 * cost; null: there is none.
 */
export function askAhead(
  asked: readonly Question[],
  ceiling: Ceiling | null,
  { signal, ...asking }: Asking,
): RoundAhead {
  const { promise: stored, resolve, reject } = Promise.withResolvers<void>()
  const ended = follow(signal)
  const calls: Date[] = []
  const reached = ceiling && asked.some(isPaid) ? ceiling() : FREE
  for (const each of [stored, reached]) each.catch(() => {}) // whoever answers waits for them
  const began = (at: Date) => void calls.push(at)
  const questions = asked.map((question) => {
    const unpaid = isPaid(question) ? reached : FREE
    return { ...question, ahead: { stored, unpaid, began } }
  })
  const answers = askAll(questions, { ...asking, signal: ended.signal })
  answers.then(ended.leave, ended.leave) // what went wrong is told to whoever waits for the answers
  return {
    questions,
    answers,
    settled: resolve,
    async dropped(why) {
      reject(why)
      ended.abort(why)
      await answers.catch(() => {})
      return calls
    },
  }
}

/** Asking it may cost something. */
export const isPaid = ({ agent }: Question): boolean => agent.provider !== undefined

/** The last reply to come is kept by whoever rules them all; those before it are at once. */
async function askAll(questions: readonly Question[], { deps, signal, failed }: Asking): Promise<Ruled[]> {
  let open = questions.length
  const asked = questions.map(async (question) => {
    try {
      const answer = await ask(question, deps, signal)
      if (--open > 0) await answer.keep()
      return answer
    } catch (error) {
      await failed(error)
      throw error
    }
  })
  const answers = await Promise.allSettled(asked)
  const given = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  if (given.length === questions.length) return given
  await Promise.allSettled(given.map(({ keep }) => keep()))
  throw answers.find((answer) => answer.status === 'rejected')?.reason
}
