import type { Choice, Json, LegalActions } from './choice'
import { type Random, seeded } from './random'

/** The n-th chance of a draw, in [0, 1). */
export type Chance = (n: number) => number

/**
 * A reply drawn at random: each field of the decision within the bounds of its own. Whether the whole is legal only
 * `decide` says. Small values and short lists are likelier, since long ones are seldom legal.
 */
export function drawAction(
  { fields }: { readonly fields: readonly string[] },
  legal: LegalActions,
  chance: Chance,
): Record<string, Json> {
  let drawn = 0
  const next = () => chance(drawn++)
  const action: Record<string, Json> = {}
  for (const field of fields) {
    const choice = legal.fields[field]
    if (choice === undefined) throw new Error(`nothing says what may be answered in "${field}"`)
    action[field] = drawFrom(choice, next)
  }
  return action
}

const WORDS = ['', 'Well.', 'Take it or leave it.', 'You will thank me for it.']

function drawFrom(choice: Choice, next: () => number): Json {
  switch (choice.kind) {
    case 'flag':
      return choice.only ?? next() < 0.5
    case 'one-of':
      return pick(choice.values, next())
    case 'number':
      return drawNumber(choice, next)
    case 'some-of':
      return drawSome(choice, next)
    case 'text':
      return pick(WORDS, next())
  }
}

const pick = <T>(values: readonly T[], at: number): T => values[Math.floor(at * values.length)]

/** Half of the draws are the edges that matter: the least and the values beside the range. */
function drawNumber({ from, to, or = [] }: Extract<Choice, { kind: 'number' }>, next: () => number): number {
  if (next() < 0.5) return pick([...or, from], next())
  return from + Math.floor(next() * (to - from + 1))
}

/**
 * Short lists mostly, as long ones are seldom legal; now and then all values alike, since some things are legal only
 * together. Lists that may repeat, which can undo much, come seldom.
 */
function drawSome(
  { values, most = values.length, repeats = false }: Extract<Choice, { kind: 'some-of' }>,
  next: () => number,
): Json[] {
  const { all, one } = repeats ? REPEATING : PLAIN
  if (next() < all) {
    const times = repeats ? 1 + Math.floor(next() * MOST_TIMES) : 1
    return values.flatMap((value) => Array.from({ length: times }, () => value)).slice(0, most)
  }
  const left = values.slice()
  const drawn: Json[] = []
  while (left.length > 0 && drawn.length < most && next() < one) {
    const at = Math.floor(next() * left.length)
    drawn.push(left[at])
    while (repeats && drawn.length < most && next() < 0.5) drawn.push(left[at])
    left.splice(at, 1)
  }
  return drawn
}

/** Chances of all values alike, and of each further one. */
const PLAIN = { all: 0.1, one: 0.25 }
const REPEATING = { all: 0.03, one: 0.1 }
const MOST_TIMES = 5

/** Replies that a random agent draws for one decision before it takes the fallback. */
export const DRAWS = 20
const BITS = 2 ** 20

/** The draws of one decision, from its number and its own chance: the same in simulations and stored matches. */
export const drawsOf = (number: number, chance: (n: number) => number): Random =>
  seeded(number * BITS + Math.floor(chance(0) * BITS))
