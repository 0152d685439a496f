import { diffLines } from 'diff'
import type { LayerText } from '@/lib/live/shapes'

/** A run of lines: held by both packets, or by one of them. */
export type Run = { readonly kind: 'same' | 'gone' | 'new'; readonly lines: readonly string[] }

/** A layer held against its counterpart; `runs` is null where two texts are too far apart to be laid side by side. */
export type LayerDiff =
  | { readonly name: string; readonly kind: 'equal' | 'only-here' | 'only-there' }
  | { readonly name: string; readonly kind: 'changed'; readonly runs: readonly Run[] | null }

const PATIENCE_MS = 400

const linesOf = (value: string): readonly string[] => value.replace(/\n$/, '').split('\n')

function runsOf(there: string, here: string): readonly Run[] | null {
  const parts = diffLines(there, here, { timeout: PATIENCE_MS })
  if (!parts) return null
  return parts.map(({ added, removed, value }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    lines: linesOf(value),
  }))
}

/** Every layer of either packet, in the order of `here`; equal hashes are equal texts and are not looked into. */
export function compareLayers(there: readonly LayerText[], here: readonly LayerText[]): readonly LayerDiff[] {
  const before = new Map(there.map((layer) => [layer.name, layer]))
  const compared = here.map(({ name, hash, text }): LayerDiff => {
    const other = before.get(name)
    if (!other) return { name, kind: 'only-here' }
    return other.hash === hash
      ? { name, kind: 'equal' }
      : { name, kind: 'changed', runs: runsOf(other.text, text) }
  })
  const names = new Set(here.map(({ name }) => name))
  const gone = there.filter(({ name }) => !names.has(name))
  return [...compared, ...gone.map(({ name }): LayerDiff => ({ name, kind: 'only-there' }))]
}
