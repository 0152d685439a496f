import type { Seat } from '@/lib/core/game'
import type { Kind } from './facts'

/** A fact each, past tense. `to`: who alone hears of it; `[]`: nobody. */
export type Event =
  /** The order in which lots come up was drawn; nobody knows it. */
  | { readonly type: 'lots-stacked'; readonly lots: readonly number[]; readonly to: readonly Seat[] }
  /** A bidder was told which kind it collects. */
  | {
      readonly type: 'taste-dealt'
      readonly seat: Seat
      readonly taste: Kind
      readonly to: readonly Seat[]
    }
  /** A lot was put on show, and bids are open. */
  | { readonly type: 'lot-shown'; readonly round: number; readonly lot: number }
  /** A bid was handed in, closed. */
  | {
      readonly type: 'bid-sealed'
      readonly seat: Seat
      readonly coins: number
      readonly to: readonly Seat[]
    }
  /** All bids were opened, and the highest took the lot. `bids` by seat; -1: not asked. */
  | {
      readonly type: 'lot-sold'
      readonly seat: Seat
      readonly lot: number
      readonly price: number
      readonly bids: readonly number[]
    }
  /** All bids were opened, and nobody had bid a coin. */
  | { readonly type: 'lot-withdrawn'; readonly lot: number; readonly bids: readonly number[] }
  /** The sale was over, and everybody's taste was told. */
  | {
      readonly type: 'sale-ended'
      readonly because: 'all-shown' | 'purses-empty'
      readonly tastes: readonly Kind[]
    }
