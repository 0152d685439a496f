// What comes under the hammer: facts that never change, so they are no part of the state.

export const KINDS = ['clocks', 'maps', 'silver'] as const
export type Kind = (typeof KINDS)[number]

export type Lot = { readonly name: string; readonly kind: Kind; readonly worth: number }

/** A lot is told by its place in this list. */
export const CATALOGUE: readonly Lot[] = [
  { name: 'the ship’s clock', kind: 'clocks', worth: 24 },
  { name: 'the cuckoo clock', kind: 'clocks', worth: 12 },
  { name: 'the tower clock', kind: 'clocks', worth: 36 },
  { name: 'the pocket watch', kind: 'clocks', worth: 18 },
  { name: 'the map of the coast', kind: 'maps', worth: 18 },
  { name: 'the map of the stars', kind: 'maps', worth: 36 },
  { name: 'the map of the mines', kind: 'maps', worth: 24 },
  { name: 'the map with the sea monster', kind: 'maps', worth: 12 },
  { name: 'the silver teapot', kind: 'silver', worth: 24 },
  { name: 'the silver fox', kind: 'silver', worth: 36 },
  { name: 'the silver spoons', kind: 'silver', worth: 12 },
  { name: 'the silver bell', kind: 'silver', worth: 18 },
]
