// The sixteen cards of each deck in the US edition of 2008; what they say stands in `card-texts.ts`, in this order.

export type Card =
  | { readonly do: 'advance'; readonly to: number }
  | { readonly do: 'nearest'; readonly kind: 'railroad' | 'utility' }
  | { readonly do: 'back'; readonly squares: number }
  | { readonly do: 'collect' | 'pay' | 'collect-each' | 'pay-each'; readonly amount: number }
  | { readonly do: 'repairs'; readonly house: number; readonly hotel: number }
  | { readonly do: 'jail' }
  | { readonly do: 'keep' }

const advance = (to: number): Card => ({ do: 'advance', to })
const collect = (amount: number): Card => ({ do: 'collect', amount })
const pay = (amount: number): Card => ({ do: 'pay', amount })
const repairs = (house: number, hotel: number): Card => ({ do: 'repairs', house, hotel })
const railroad: Card = { do: 'nearest', kind: 'railroad' }
const jail: Card = { do: 'jail' }
const keep: Card = { do: 'keep' }

export const CHANCE = 0
export const CHEST = 1
export const DECKS: readonly (readonly Card[])[] = [
  [
    advance(0),
    advance(24),
    advance(11),
    { do: 'nearest', kind: 'utility' },
    railroad,
    railroad,
    collect(50),
    collect(150),
    keep,
    { do: 'back', squares: 3 },
    jail,
    repairs(25, 100),
    pay(15),
    advance(5),
    advance(39),
    { do: 'pay-each', amount: 50 },
  ],
  [
    advance(0),
    collect(200),
    pay(50),
    collect(50),
    keep,
    jail,
    collect(100),
    collect(20),
    { do: 'collect-each', amount: 10 },
    collect(100),
    pay(100),
    pay(50),
    collect(25),
    repairs(40, 115),
    collect(10),
    collect(100),
  ],
]

/** The Get Out of Jail Free card of each deck. */
export const JAIL_CARDS: readonly number[] = DECKS.map((deck) => deck.indexOf(keep))
