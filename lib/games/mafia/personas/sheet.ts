import type { Persona } from '@/lib/core/persona'
import type { Traits } from '../scripts/traits'

/** A character as the Mafia documents describe one: how it acts, and what it does in each role. `detective`: the sheriff. */
export type Sheet = {
  readonly identity: {
    readonly name: string
    /** One or two sentences: who this is, and what it is after. */
    readonly background: string
    readonly core_traits: readonly string[]
  }
  readonly play_style: {
    /** Vocabulary, rhythm, tone. */
    readonly voice: string
    /** How it decides, what it risks, when it accuses and defends. */
    readonly approach: string
    readonly signature_phrases: readonly string[]
    readonly signature_moves: readonly string[]
  }
  readonly tactics: {
    readonly town: readonly string[]
    readonly mafia: readonly string[]
    readonly detective: readonly string[]
    readonly doctor: readonly string[]
  }
}

export type Character = {
  readonly id: string
  readonly tagline: string
  readonly sheet: Sheet
  /** What governs the script that plays it. */
  readonly temper: Traits
  readonly temperature: number
  /** For readers. */
  readonly notes: readonly string[]
}

/** Which of the game's scripts plays them all. */
const SCRIPT = 'talker'

/**
 * Longest reply in tokens. Reasoning of 60 words in each of its three parts, eight words on each of fifteen others, claims
 * and a speech of 120 words come to 910, indented to 1,254. A reply that breaks off is never acted on: so half as much again.
 */
const LONGEST_REPLY = 2_000

/** The whole sheet as core's persona: each of its fields is in the packet. */
export function personaOf({ id, tagline, sheet, temper, temperature, notes }: Character): Persona {
  const { identity, play_style: style, tactics } = sheet
  const inRole = (role: string, bullets: readonly string[]) => bullets.map((line) => `As ${role}: ${line}`)
  return {
    id,
    name: identity.name,
    tagline,
    portrait: `You are ${identity.name}. ${identity.background} Core traits: ${identity.core_traits.join(', ')}.`,
    strategy: [
      style.approach,
      ...style.signature_moves.map((move) => `Signature move: ${move}`),
      ...inRole('villager', tactics.town),
      ...inRole('mafia', tactics.mafia),
      ...inRole('sheriff', tactics.detective),
      ...inRole('doctor', tactics.doctor),
    ],
    speech: [style.voice, ...style.signature_phrases.map((phrase) => `Signature phrase: ${phrase}`)],
    opponents: {},
    closing: `Stay ${identity.name} in whatever role you were dealt: the approach says how you act, the lines of your role say what you do.`,
    notes,
    temperature,
    maxTokens: LONGEST_REPLY,
    script: SCRIPT,
    parameters: { ...temper },
  }
}
