import { createHash } from 'node:crypto'
import type { Entry } from '@/lib/core/log'

/** JSON with keys in alphabetical order and without undefined fields: one text for one value, wherever it was kept. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const record = value as Record<string, unknown>
  const fields: string[] = []
  for (const key of Object.keys(record).sort()) {
    if (record[key] !== undefined) fields.push(`${JSON.stringify(key)}:${canonical(record[key])}`)
  }
  return `{${fields.join(',')}}`
}

/**
 * Hash of an entry: SHA-256 (hex) over the hash before it ('' for the first) and the canonical JSON of the entry
 * without `at` and `hash`. No clock: two runs of one seed have the same chain.
 */
export function chainHash(before: string, entry: Omit<Entry, 'at' | 'hash'>): string {
  const { seq, pub, turn, event, decision } = entry
  return createHash('sha256')
    .update(before)
    .update(canonical({ seq, pub, turn, event, decision }))
    .digest('hex')
}

/** The `seq` of the first entry that is out of place or was changed after it was written; null when the chain holds. */
export function brokenAt(entries: readonly Entry[]): number | null {
  let before = ''
  let pub = 0
  for (const [i, entry] of entries.entries()) {
    const inOrder = entry.seq === i + 1 && (entry.pub === null || entry.pub === ++pub)
    if (!inOrder || entry.hash !== chainHash(before, entry)) return entry.seq
    before = entry.hash
  }
  return null
}
