import { positionsOf } from '../faults/positions'
import { classify, total } from '../faults/spoilt'

const AT_ONCE = 5_000
const KNOWN = new Set(['unreadable', 'truncated', 'refused', 'illegal', 'legal'])

/** Sends so many malformed replies through every adapter; what is wrong, empty when nothing is. Prints the classes. */
export async function soakMalformed(replies: number, seed: number): Promise<string[]> {
  const positions = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((match) => positionsOf(seed * 100 + match, 3))
  const sums = new Map<string, number>()
  const faults: string[] = []
  for (let from = 0; from < replies; from += AT_ONCE) {
    const to = Math.min(replies, from + AT_ONCE)
    const classes = await classify(positions, seed, from, to)
    if (total(classes) !== to - from) faults.push(`replies ${from} to ${to}: ${total(classes)} have a class`)
    for (const [spoil, found] of classes)
      for (const [kind, times] of found) {
        if (!KNOWN.has(kind)) faults.push(`"${spoil}" was classed as ${kind}`)
        sums.set(kind, (sums.get(kind) ?? 0) + times)
      }
  }
  const told = [...sums].map(([kind, times]) => `${times} ${kind}`).join(', ')
  console.log(`${replies} malformed replies: ${told}.`)
  return faults
}
