// A stand-in for the providers: draws a fault or a reply for each call, and keeps count.
import { seeded, unit } from '@/lib/core/random'
import type { Desk } from './desk'
import { FAULTS, type FaultName, type Injected, reply, type Stage } from './faults'
import type { Serve } from './line'
import type { Call, Tokens } from './protocol'

export type Plan = {
  readonly seed: number
  /** Share of the calls that get a fault, 0 to 1. */
  readonly rate: number
  readonly faults: readonly FaultName[]
}

export type Stand = {
  readonly serve: Serve
  /** How often each fault was injected. */
  readonly injected: Map<FaultName, number>
  calls(): number
  /** How often what must be recorded was injected, by kind. */
  expected(): Record<string, number>
}

const LINES = ['Mine.', 'We shall see.', 'A fair price for a fair lot.', '']

export function standOf({ seed, rate, faults }: Plan, desk: Desk): Stand {
  const injected = new Map<FaultName, number>()
  const caches = new Map<string, Set<string>>()
  let calls = 0
  return {
    injected,
    calls: () => calls,
    expected: () => {
      const kinds: Record<string, number> = {}
      for (const [name, times] of injected)
        kinds[FAULTS[name].recorded] = (kinds[FAULTS[name].recorded] ?? 0) + times
      return kinds
    },
    serve(call) {
      const nth = calls++
      let drawn = 0
      const chance = () => unit(seeded(seed).at(nth, drawn++))
      const question = desk.get(call.key)
      if (!question) throw new Error(`nobody asked with the key ${call.key}`)
      const { action, illegal } = question
      const known = caches.get(call.model) ?? new Set()
      caches.set(call.model, known)
      const words = { thought: `Call ${nth}.`, speech: LINES[Math.floor(chance() * LINES.length)] }
      const stage: Stage = { call, action, illegal, words, tokens: tokensFor(call, known), chance }
      if (chance() < rate) {
        const name = faults[Math.floor(chance() * faults.length)]
        const served = (FAULTS[name] as Injected).serve(stage)
        if (served) {
          injected.set(name, (injected.get(name) ?? 0) + 1)
          return served
        }
      }
      return reply(stage)
    },
  }
}

const CACHED_FROM = 1_024
const BLOCK = 128
const CHARACTERS = 4

/** Tokens as a provider counts that caches equal beginnings of 1,024 tokens and more, in blocks of 128. */
export function tokensFor({ prompt }: Call, known: Set<string>): Tokens {
  const input = Math.ceil(prompt.length / CHARACTERS)
  let cached = 0
  for (let end = CACHED_FROM; end <= input; end += BLOCK) {
    const beginning = prompt.slice(0, end * CHARACTERS)
    if (known.has(beginning)) cached = end
    known.add(beginning)
  }
  return { input, cached, output: 60 }
}
