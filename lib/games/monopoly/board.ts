// The board of the US edition of 2008: names, prices, rents and costs as printed (specs/1 section 3).

/** Owner, payee or creditor that is no seat. */
export const BANK = -1
export const JAIL = 10
export const SALARY = 200
export const FINE = 50
/** Level of a hotel; 1 to 4 are houses. */
export const HOTEL = 5
export const HOUSES = 32
export const HOTELS = 12

export type Kind = 'street' | 'railroad' | 'utility' | 'tax' | 'chance' | 'chest' | 'to-jail' | 'rest'
export type Square = {
  readonly name: string
  readonly kind: Kind
  /** 0 to 7 streets, 8 railroads, 9 utilities, −1 none. */
  readonly group: number
  readonly price: number
  /** Streets: bare, 1 to 4 houses, hotel. Railroads: by number owned. */
  readonly rents: readonly number[]
  readonly houseCost: number
  readonly tax: number
}

export const GROUP_NAMES = [
  'Brown',
  'Light Blue',
  'Pink',
  'Orange',
  'Red',
  'Yellow',
  'Green',
  'Dark Blue',
  'Railroads',
  'Utilities',
] as const
export const STREET_GROUPS = 8
export const RAILROADS = 8
export const UTILITIES = 9

const square = (name: string, kind: Kind, facts: Partial<Square> = {}): Square => ({
  name,
  kind,
  group: -1,
  price: 0,
  rents: [],
  houseCost: 0,
  tax: 0,
  ...facts,
})
const rest = (name: string) => square(name, 'rest')
const tax = (name: string, amount: number) => square(name, 'tax', { tax: amount })
const chest = square('Community Chest', 'chest')
const chance = square('Chance', 'chance')
const railroad = (name: string) =>
  square(name, 'railroad', { group: RAILROADS, price: 200, rents: [25, 50, 100, 200] })
const utility = (name: string) => square(name, 'utility', { group: UTILITIES, price: 150 })
const street = (group: number, name: string, price: number, ...rents: number[]) =>
  square(name, 'street', { group, price, rents, houseCost: 50 + 50 * (group >> 1) })

export const BOARD: readonly Square[] = [
  rest('GO'),
  street(0, 'Mediterranean Avenue', 60, 2, 10, 30, 90, 160, 250),
  chest,
  street(0, 'Baltic Avenue', 60, 4, 20, 60, 180, 320, 450),
  tax('Income Tax', 200),
  railroad('Reading Railroad'),
  street(1, 'Oriental Avenue', 100, 6, 30, 90, 270, 400, 550),
  chance,
  street(1, 'Vermont Avenue', 100, 6, 30, 90, 270, 400, 550),
  street(1, 'Connecticut Avenue', 120, 8, 40, 100, 300, 450, 600),
  rest('Jail'),
  street(2, 'St. Charles Place', 140, 10, 50, 150, 450, 625, 750),
  utility('Electric Company'),
  street(2, 'States Avenue', 140, 10, 50, 150, 450, 625, 750),
  street(2, 'Virginia Avenue', 160, 12, 60, 180, 500, 700, 900),
  railroad('Pennsylvania Railroad'),
  street(3, 'St. James Place', 180, 14, 70, 200, 550, 750, 950),
  chest,
  street(3, 'Tennessee Avenue', 180, 14, 70, 200, 550, 750, 950),
  street(3, 'New York Avenue', 200, 16, 80, 220, 600, 800, 1000),
  rest('Free Parking'),
  street(4, 'Kentucky Avenue', 220, 18, 90, 250, 700, 875, 1050),
  chance,
  street(4, 'Indiana Avenue', 220, 18, 90, 250, 700, 875, 1050),
  street(4, 'Illinois Avenue', 240, 20, 100, 300, 750, 925, 1100),
  railroad('B&O Railroad'),
  street(5, 'Atlantic Avenue', 260, 22, 110, 330, 800, 975, 1150),
  street(5, 'Ventnor Avenue', 260, 22, 110, 330, 800, 975, 1150),
  utility('Water Works'),
  street(5, 'Marvin Gardens', 280, 24, 120, 360, 850, 1025, 1200),
  square('Go To Jail', 'to-jail'),
  street(6, 'Pacific Avenue', 300, 26, 130, 390, 900, 1100, 1275),
  street(6, 'North Carolina Avenue', 300, 26, 130, 390, 900, 1100, 1275),
  chest,
  street(6, 'Pennsylvania Avenue', 320, 28, 150, 450, 1000, 1200, 1400),
  railroad('Short Line Railroad'),
  chance,
  street(7, 'Park Place', 350, 35, 175, 500, 1100, 1300, 1500),
  tax('Luxury Tax', 100),
  street(7, 'Boardwalk', 400, 50, 200, 600, 1400, 1700, 2000),
]

/** Positions by group, in board order. */
export const GROUPS: readonly (readonly number[])[] = GROUP_NAMES.map((_, group) =>
  BOARD.flatMap((s, position) => (s.group === group ? [position] : [])),
)
/** Positions of all 28 lots, in board order. */
export const LOTS: readonly number[] = BOARD.flatMap((s, position) => (s.group >= 0 ? [position] : []))

/** Dollars the bank lends on a lot: half its price. */
export const mortgageValue = (lot: number): number => BOARD[lot].price / 2
/** Dollars of interest: 10 % of the mortgage value, rounded up. */
export const interest = (lot: number): number => Math.ceil(BOARD[lot].price / 20)
/** Dollars that lift a mortgage: 110 % of its value, rounded up. */
export const liftCost = (lot: number): number => mortgageValue(lot) + interest(lot)
