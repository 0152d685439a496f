import { type Persona, readOnce } from '@/lib/core/persona'

/**
 * What governs a trader, read once from a persona's `parameters`; what is missing there takes the default below.
 * docs/players.md tells what each does and the statistic that shows it.
 */
export type Traits = {
  /** b: buys if own value ≥ price × (1.5 − b) and the floor holds. */
  readonly buyThreshold: number
  /** The floor, in dollars: no purchase, bid, building or offer takes cash below it. */
  readonly minCashReserve: number
  /**
   * Dollars it likes to keep: spent on what it lands on, on what completes a group and on the first three houses
   * alone, not on bids, offers, lifted mortgages or a fourth house. In a trade those below count for more.
   */
  readonly cashTarget: number
  /** Chance of looking for a trade in a phase. */
  readonly tradeFrequency: number
  /** Most given over received, in own valuation, as a share: for a lot that completes a group. */
  readonly maxTradeOverpay: number
  /** Share of the cash above the floor spent on building in a phase. */
  readonly buildAggression: number
  /** × printed price = highest bid. */
  readonly auctionMaxMultiplier: number
  /** t: leaves jail while expected rent of the next lap / cash < t. */
  readonly jailPayThreshold: number

  /** Share of another's gain that counts as own loss in a trade. */
  readonly envy: number
  /** What a trade must bring beyond what is given, as a share of it. */
  readonly margin: number
  /** What an offer leaves the other ahead by, in the proposer's guess, as a share of printed prices; below 0: squeezes. */
  readonly generosity: number
  /** What each refusal adds to `generosity`. */
  readonly concession: number
  /** 1: offers two lots at once as well, and a jail card in place of cash. */
  readonly frills: number
  /** Turns to leave a seat alone after a refusal, × the square of refusals in a row (at most four). */
  readonly patience: number
  /** Share of another's gain from a lot that keeping it away is worth in purchases and auctions. */
  readonly denial: number
  /** Share of the printed price bid up to whatever the lot is worth to it. */
  readonly shill: number
  /** Raise in an auction, as a share of the printed price. */
  readonly bidStep: number
  /** Share of the worst single rent (at most $800) held back from building. */
  readonly caution: number
  /** Builds only while cash is this many times the building's cost. */
  readonly buildCover: number
  /** Chance that a building phase goes by whim: half of these spend nothing, half all above the floor. */
  readonly whim: number
  /** 1: mortgages idle lots to bring a whole group to three houses. */
  readonly leverage: number
  /** Dollars to which it brings its cash by mortgaging idle lots, as long as the bank has lots to sell. */
  readonly pawn: number
  /** 1: lifts mortgages before building. */
  readonly liftFirst: number
  /** First tries in jail that are thrown whatever the danger, once the bank has sold all lots. */
  readonly jailRolls: number
  /** Weight by group, 0 to 9. */
  readonly weights: readonly number[]
}

const DEFAULTS = {
  buyThreshold: 0.8,
  minCashReserve: 150,
  cashTarget: 300,
  tradeFrequency: 0.5,
  maxTradeOverpay: 0.1,
  buildAggression: 0.7,
  auctionMaxMultiplier: 1.2,
  jailPayThreshold: 0.6,
  envy: 0.3,
  margin: 0,
  generosity: 0,
  concession: 0.1,
  frills: 0,
  patience: 8,
  denial: 0.2,
  shill: 0,
  bidStep: 0.1,
  caution: 0,
  buildCover: 1,
  whim: 0,
  leverage: 0,
  pawn: 0,
  liftFirst: 0,
  jailRolls: 0,
}

/** Names of the group preferences among the parameters, in board order; each is 1 unless told. */
export const PREFERENCES = [
  'brown',
  'lightBlue',
  'pink',
  'orange',
  'red',
  'yellow',
  'green',
  'darkBlue',
  'railroads',
  'utilities',
] as const

export const NEUTRAL: readonly number[] = PREFERENCES.map(() => 1)

function read(parameters: Persona['parameters']): Traits {
  const traits = { ...DEFAULTS, weights: PREFERENCES.map((group) => parameters[group] ?? 1) }
  for (const name of Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[])
    traits[name] = parameters[name] ?? DEFAULTS[name]
  return traits
}

/** A persona's traits. */
export const traitsOf = readOnce(read)
