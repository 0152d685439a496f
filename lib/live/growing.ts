import type { WireEntry } from './channel'

/** A log that grows at its end, however its entries come. */
export type Growing = {
  entries(): readonly WireEntry[]
  /** Takes entries in any order, doubled or with holes; returns those that now follow on. */
  add(entries: readonly WireEntry[]): readonly WireEntry[]
  /** Entries wait behind a hole. */
  holed(): boolean
  clear(): void
}

export function growing(): Growing {
  const early = new Map<number, WireEntry>()
  let log: readonly WireEntry[] = []
  return {
    entries: () => log,
    add(entries) {
      const fresh: WireEntry[] = []
      for (const entry of entries) if (entry.n > log.length) early.set(entry.n, entry)
      for (let n = log.length + 1; early.has(n); n++) {
        fresh.push(early.get(n)!)
        early.delete(n)
      }
      if (fresh.length > 0) log = [...log, ...fresh]
      return fresh
    },
    holed: () => early.size > 0,
    clear() {
      early.clear()
      log = []
    },
  }
}
