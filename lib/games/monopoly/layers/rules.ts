import { onceFor } from '@/lib/core/once'
import { BOARD, FINE, GROUP_NAMES, HOTELS, HOUSES, RAILROADS, SALARY, type Square, UTILITIES } from '../board'
import { PROPOSALS_PER_PHASE, PROPOSALS_PER_TURN } from '../rules/trade'
import type { Options } from '../state'
import { money } from '../words'

/** Rules and the printed table of squares: the same in every packet of a match. */
export const rulesLayer = onceFor((options: Options): string =>
  [
    'MONOPOLY RULES SUMMARY:',
    `- Board: 40 spaces. Everyone starts with ${money(options.startingCash)}. Pass GO: collect ${money(SALARY)}.`,
    '- Unowned property you land on: buy it at the printed price, or it is auctioned to the highest bidder, you included.',
    `- Auctions: bids from $1, each at least ${money(options.minimumRaise)} above the last, from cash in hand only; a pass is final.`,
    '- Owning a whole color group (a monopoly) doubles the rent of its lots without buildings and lets you build on it.',
    '- Houses are built and sold evenly across a group; the fifth building is a hotel, which replaces four houses. Buildings sell for half their cost.',
    `- The bank has ${HOUSES} houses and ${HOTELS} hotels in all: first come, first served.`,
    '- No building in a group with a mortgaged lot; no mortgage on a lot whose group has buildings.',
    '- Railroads: $25/$50/$100/$200 for 1/2/3/4 unmortgaged railroads of one owner. Utilities: 4 x dice for one, 10 x dice for both.',
    '- A mortgage brings half the price; a mortgaged lot earns no rent. Lifting it costs the mortgage value plus 10%.',
    '- Trades: lots, cash (from one side), jail cards; no lot of a group with buildings. Whoever receives a mortgaged lot pays 10% of its mortgage value at once.',
    `- You may build, sell, mortgage, lift and propose trades before your throw and after it. At most ${PROPOSALS_PER_PHASE} proposals a phase, ${PROPOSALS_PER_TURN} a turn; the answer is yes or no.`,
    `- Jail: pay ${money(FINE)}, use a card, or throw for a double; the third failed throw costs ${money(FINE)}. Owners in jail still collect rent.`,
    '- A double gives another throw; the third double in a row sends you to jail.',
    '- Who cannot pay sells buildings and mortgages lots; who still cannot is bankrupt, and the creditor takes what is left.',
    `- The last player standing wins. After turn ${options.turnLimit} (if it comes to that) the highest net worth wins: cash, printed prices (half if mortgaged), buildings at cost.`,
    '',
    'PRINTED TABLE OF SQUARES (number, name, group, price, rents, house cost):',
    ...BOARD.map(row),
  ].join('\n'),
)

const row = (square: Square, position: number): string =>
  `${String(position).padStart(2)}  ${square.name.padEnd(22)}${detail(square)}`.trimEnd()

function detail({ kind, group, price, rents, houseCost, tax }: Square): string {
  switch (kind) {
    case 'street':
      return `${GROUP_NAMES[group].padEnd(11)} ${money(price)}; rent ${rents.map(money).join('/')} (bare/1/2/3/4 houses/hotel); house ${money(houseCost)}`
    case 'railroad':
      return `${GROUP_NAMES[RAILROADS].padEnd(11)} ${money(price)}; rent ${rents.map(money).join('/')} (1/2/3/4 owned)`
    case 'utility':
      return `${GROUP_NAMES[UTILITIES].padEnd(11)} ${money(price)}; rent 4 or 10 x dice (1/2 owned)`
    case 'tax':
      return `pay ${money(tax)}`
    case 'chance':
    case 'chest':
      return 'draw a card'
    case 'to-jail':
      return 'go to jail'
    case 'rest':
      return ''
  }
}
