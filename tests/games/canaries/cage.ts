import type { Seat } from '@/lib/core/game'

/** Who may ever hear of something; null: everyone. */
export type Hearers = readonly Seat[] | null
/** A token that stands for a secret: what it was planted in, by which seat, and who may come across it. */
export type Canary = { readonly kind: string; readonly by: Seat | null; readonly hearers: Hearers }

const TOKEN = /zq\d+qz/g

export type Cage = {
  /** A token nobody has used before. */
  plant(canary: Canary): string
  /** Canaries in a text that `eye` (null: the public) may not come across, as sentences; counts those it may. */
  flown(text: string, eye: Seat | null, where: string): string[]
  readonly met: { allowed: number }
  readonly planted: ReadonlyMap<string, Canary>
}

/** Canaries of one match. */
export function cage(): Cage {
  const planted = new Map<string, Canary>()
  const met = { allowed: 0 }
  return {
    met,
    planted,
    plant(canary) {
      const token = `zq${planted.size}qz`
      planted.set(token, canary)
      return token
    },
    flown(text, eye, where) {
      const lost: string[] = []
      for (const token of new Set(text.match(TOKEN))) {
        const canary = planted.get(token)
        if (!canary) throw new Error(`nobody planted ${token}`)
        const { kind, by, hearers } = canary
        if (hearers === null || (eye !== null && hearers.includes(eye))) met.allowed++
        else lost.push(`${kind} of seat ${by} in ${where} of ${eye === null ? 'the public' : `seat ${eye}`}`)
      }
      return lost
    },
  }
}
