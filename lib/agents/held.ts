import { type Clock, wallClock } from './clock'

/** Looks something up anew once the last answer is so old, in milliseconds. A look that fails is not held. */
export function heldFor<T>(
  milliseconds: number,
  look: () => Promise<T>,
  { now }: Pick<Clock, 'now'> = wallClock,
): () => Promise<T> {
  let held: { readonly value: T; readonly until: number } | null = null
  return async () => {
    if (held && now() < held.until) return held.value
    held = null
    const value = await look()
    held = { value, until: now() + milliseconds }
    return value
  }
}
