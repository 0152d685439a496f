/** What people call the layers of a packet; a layer of a game's own keeps its name. */
const TITLES: Readonly<Record<string, string>> = {
  metadata: 'Metadata',
  persona: 'Persona',
  rules: 'Rules',
  world: 'The table',
  self: 'Own state',
  others: 'Opponents',
  conversation: 'Conversation',
  thoughts: 'Own thoughts',
  actions: 'Legal actions',
  decision: 'The decision',
  format: 'Answer format',
}
export const layerTitle = (name: string): string =>
  TITLES[name] ?? name.replace(/[-_]/g, ' ').replace(/^./, (first) => first.toUpperCase())

/** Layers that nobody but the seat itself is shown. */
export const isPrivate = (name: string): boolean => name === 'self' || name === 'thoughts'

/** "1,234". */
export const grouped = (n: number): string => n.toLocaleString('en')
/** "0.12 s", "3.4 s", "2 min 5 s". */
export function duration(ms: number): string {
  if (ms < 1000) return `${(ms / 1000).toFixed(2)} s`
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`
}
/** US dollars, as exact as they are known; an unknown price is said to be one. */
export const price = (cost: number | null): string => (cost === null ? 'no price' : `$${cost.toFixed(5)}`)
