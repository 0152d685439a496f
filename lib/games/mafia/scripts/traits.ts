import { readOnce } from '@/lib/core/persona'

/**
 * What governs a reader, read once from a persona's `parameters`; what is missing there takes the default below.
 * The first four are the tempers of specs/3's scriptedConfig as shares; docs/players.md tells what each does.
 */
export type Traits = {
  /** 0–1: how little it takes to accuse, to nominate, to kill openly. */
  readonly aggression: number
  /** 0–1: waits for evidence, abstains, changes its mind slowly. */
  readonly caution: number
  /** 0–1: weight of votes and results, and how small its whims are. */
  readonly analysis: number
  /** 0–1: follows the crowd, defends others. */
  readonly sociability: number
  /** 0–1: chance that a mafioso takes an occasion to claim what it is not. */
  readonly lieFrequency: number
  /** 0–100: how urgent it must be before a sheriff or a doctor says so. */
  readonly suspicionThreshold: number
}

const DEFAULTS: Traits = {
  aggression: 0.5,
  caution: 0.5,
  analysis: 0.5,
  sociability: 0.5,
  lieFrequency: 0.4,
  suspicionThreshold: 50,
}

/** The one that reads a table for nobody in particular: what "the public" thinks. */
export const NEUTRAL: Traits = DEFAULTS

export const TEMPERS = ['aggressive', 'cautious', 'analytical', 'social'] as const
export type Temper = (typeof TEMPERS)[number]

/** A persona's traits. */
export const traitsOf = readOnce((parameters): Traits => ({ ...DEFAULTS, ...parameters }))

/** The strongest of the four, the first of equals; it lends the persona its voice. */
export function temperOf({ aggression, caution, analysis, sociability }: Traits): Temper {
  const shares = [aggression, caution, analysis, sociability]
  return TEMPERS[shares.indexOf(Math.max(...shares))]
}
