import { readOnce } from '@/lib/core/persona'

/**
 * What governs a statesman, 0 to 1 each, read from a persona's `parameters`; what is missing there takes the default
 * below. docs/players.md tells what each does.
 */
export type Traits = {
  /** How hard it answers, how late it steps back. */
  readonly resolve: number
  /** How much it fears what makes things worse for everybody. */
  readonly caution: number
  /** How much it cares for its own means beside its goals. */
  readonly gain: number
  /** How readily it proposes, agrees and helps. */
  readonly trustfulness: number
  /** How readily it does in secret what would cost it openly. */
  readonly covertness: number
  /** Share of its promises that it keeps. */
  readonly faith: number
}

const DEFAULTS: Traits = {
  resolve: 0.5,
  caution: 0.5,
  gain: 0.5,
  trustfulness: 0.5,
  covertness: 0.3,
  faith: 0.8,
}

/** A persona's traits. */
export const traitsOf = readOnce((parameters): Traits => ({ ...DEFAULTS, ...parameters }))

export const TEMPERS = ['hawk', 'dove', 'merchant', 'opportunist'] as const
export type Temper = (typeof TEMPERS)[number]

/** The strongest of resolve, trustfulness, gain and covertness, the first of equals; it lends the persona its voice. */
export function temperOf({ resolve, trustfulness, gain, covertness }: Traits): Temper {
  const shares = [resolve, trustfulness, gain, covertness]
  return TEMPERS[shares.indexOf(Math.max(...shares))]
}
