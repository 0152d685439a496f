import { actionsText } from '@/lib/core/choice'
import type { Layer, Names, Seat } from '@/lib/core/game'
import type { Entry } from '@/lib/core/log'
import { CATALOGUE, KINDS } from './facts'
import { legalActions } from './legal'
import { bidWords, coins, lotName } from './narrate'
import type { Request } from './requests'
import { lotsOf, scoreOf, worthTo } from './rules'
import { NONE, type Sale, type Table, type View } from './state'

/** Rules and what never changes: sent as the system message, so nothing of the moment may stand here. */
const RULES = [
  'RULES OF SEALED BIDS:',
  'Lots come up one after the other. For each, everybody hands in a closed bid at the same time; then all bids are opened.',
  'The highest bid takes the lot and is paid; the others pay nothing. Between equal highest bids chance decides.',
  `Everybody collects one kind of thing (${KINDS.join(', ')}), dealt in secret and told when the sale is over.`,
  'In the end each lot counts its worth, and twice its worth for whoever collects its kind. Coins left count one each. The highest sum wins.',
  'The sale ends after the last lot, or when nobody has a coin left. Nobody knows which lots are to come.',
  '',
  'Everything that can come up:',
  ...CATALOGUE.map(({ name, kind, worth }) => `- ${name} (${kind}), worth ${worth}`),
].join('\n')

/** All from the view, never from the state: what this seat may not know is not even at hand. */
export function layers(
  view: View,
  request: Request,
  _heard: readonly Entry[],
  names: Names,
): readonly Layer[] {
  return [
    { name: 'rules', text: RULES },
    { name: 'world', text: world(view.table, names) },
    { name: 'self', text: self(view, request.seat) },
    { name: 'others', text: others(view.table, request.seat, names) },
    { name: 'actions', text: actionsText(legalActions(view, request).moves) },
    { name: 'decision', text: `DECISION REQUIRED:\nHow much do you bid for ${lotName(view.table.lot)}?` },
  ]
}

const lotWords = (lot: number): string => {
  const { name, kind, worth } = CATALOGUE[lot]
  return `${name} (${kind}), worth ${worth}`
}
const list = (lots: readonly number[]): string => lots.map(lotName).join(', ') || 'nothing yet'

const saleWords = ({ lot, seat, price, bids }: Sale, names: Names): string =>
  `${lotName(lot)}: ${seat === NONE ? 'withdrawn' : `${names[seat]} for ${price}`} (bids: ${bidWords(bids, names)})`

const world = ({ round, lots, lot, sales }: Table, names: Names): string =>
  [
    'THE SALE:',
    `On show now, lot ${round} of ${lots}: ${lotWords(lot)}.`,
    'Earlier lots:',
    ...(sales.length > 0 ? sales.map((sale) => `- ${saleWords(sale, names)}`) : ['- None.']),
  ].join('\n')

function self({ table, own }: View, seat: Seat): string {
  const taste = own?.taste ?? null
  return [
    'YOUR POSITION (private):',
    `You collect ${taste}. For you ${lotName(table.lot)} would count ${worthTo(table.lot, taste)}.`,
    `You have ${coins(table.coins[seat])}. You own: ${list(lotsOf(table, seat))}.`,
    `Your sum as it stands: ${scoreOf(table, seat, taste)}.`,
  ].join('\n')
}

const others = (table: Table, seat: Seat, names: Names): string =>
  [
    'THE OTHER BIDDERS:',
    ...table.coins.flatMap((left, other) =>
      other === seat ? [] : [`- ${names[other]}: ${coins(left)}; owns ${list(lotsOf(table, other))}.`],
    ),
  ].join('\n')
