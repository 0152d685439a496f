// Two matches of one game side by side: which questions were asked in both, and where the answers part.

/** A ruled decision as it is compared. `action`: the same text for the same action. */
export type Ruled = {
  readonly number: number
  readonly turn: number
  readonly seat: number
  readonly type: string
  readonly source: string
  readonly action: string
}

/** The same question in both matches: the n-th of its kind that a seat was asked in a turn; null: it was not asked there. */
export type Pair = {
  readonly turn: number
  readonly seat: number
  readonly type: string
  readonly a: number | null
  readonly b: number | null
  readonly same: boolean
}

/** How many questions of a turn there were, and how many of them were answered otherwise or asked in one match alone. */
export type TurnCount = { readonly turn: number; readonly asked: number; readonly differ: number }

/** `pairs`: those that differ, the first `MOST_PAIRS` of them; `differ`: how many there are. */
export type ComparedDecisions = {
  readonly asked: number
  readonly differ: number
  readonly turns: readonly TurnCount[]
  readonly pairs: readonly Pair[]
}

export const MOST_PAIRS = 300

/** Question by question, in the order of the turns and within a turn of the first match. */
export function paired(a: readonly Ruled[], b: readonly Ruled[]): readonly Pair[] {
  const found = new Map<string, { turn: number; seat: number; type: string; a?: Ruled; b?: Ruled }>()
  const take = (side: 'a' | 'b', list: readonly Ruled[]) => {
    const met = new Map<string, number>()
    for (const ruled of list) {
      const { turn, seat, type } = ruled
      const kind = JSON.stringify([turn, seat, type])
      const nth = met.get(kind) ?? 0
      met.set(kind, nth + 1)
      const key = `${kind} ${nth}`
      const pair = found.get(key) ?? { turn, seat, type }
      pair[side] = ruled
      found.set(key, pair)
    }
  }
  take('a', a)
  take('b', b)
  return [...found.values()]
    .map(({ a, b, ...question }) => ({
      ...question,
      a: a?.number ?? null,
      b: b?.number ?? null,
      same: a !== undefined && b !== undefined && a.action === b.action,
    }))
    .sort((one, other) => one.turn - other.turn)
}

/** What a page is told of them. */
export function compared(a: readonly Ruled[], b: readonly Ruled[]): ComparedDecisions {
  const pairs = paired(a, b)
  const turns = new Map<number, { turn: number; asked: number; differ: number }>()
  for (const { turn, same } of pairs) {
    const count = turns.get(turn) ?? { turn, asked: 0, differ: 0 }
    turns.set(turn, { turn, asked: count.asked + 1, differ: count.differ + (same ? 0 : 1) })
  }
  const differing = pairs.filter(({ same }) => !same)
  return {
    asked: pairs.length,
    differ: differing.length,
    turns: [...turns.values()],
    pairs: differing.slice(0, MOST_PAIRS),
  }
}
