import type { GameEvent, Names, Outcome, Seat } from '@/lib/core/game'
import { isCoreEvent } from '@/lib/core/log'
import { list } from '@/lib/core/words'
import { BOARD } from '@/lib/games/monopoly/board'
import { CARD_TEXTS, DECK_NAMES } from '@/lib/games/monopoly/card-texts'
import { narrate } from '@/lib/games/monopoly/narrate'
import { netWorth } from '@/lib/games/monopoly/rules/estate'
import type { Auction, Debt, Event, Offer, Task, View } from '@/lib/games/monopoly/state'
import { count, money, nameOf } from '@/lib/games/monopoly/words'
import type { WireEntry } from '@/lib/live/channel'
import { colourOf } from './groups'
import { groupWords, lotPaper, type Paper, squarePaper } from './lot-paper'

type Traded = Extract<Event, { type: 'trade-accepted' }>

function auctionPaper(view: View, { lot, highest, leader, bidding }: Auction, names: Names): Paper {
  const inIt = names.filter((_, seat) => bidding[seat])
  return {
    title: `Auction: ${BOARD[lot]!.name}`,
    lead: highest === 0 ? 'No bid yet.' : `${nameOf(names, leader)} bids ${money(highest)}.`,
    text: `Still in: ${list(inIt, 'nobody')}. ${groupWords(view, lot, names)}`,
    colour: colourOf(lot),
    figures: [
      { label: 'printed price', value: money(BOARD[lot]!.price) },
      { label: 'highest bid', value: highest === 0 ? 'none' : money(highest), now: highest > 0 },
      { label: 'still in', value: `${inIt.length}` },
    ],
  }
}

function offerPaper(offer: Offer, names: Names): Paper {
  const lots = [...offer.give.lots, ...offer.take.lots]
  return {
    title: `${names[offer.seat]} offers a trade`,
    lead: `To ${names[offer.target]}.`,
    text: '',
    colour: lots.length > 0 ? colourOf(lots[0]!) : 'var(--seat)',
    figures: [],
    offer,
  }
}

/** A trade that was just agreed: what each has got, where the offer lay. */
function tradedPaper({ seat, target, give, take }: Traded, names: Names): Paper {
  const lots = [...give.lots, ...take.lots]
  return {
    title: `${names[seat]} and ${names[target]} trade`,
    lead: `${names[seat]} gets what stands left, ${names[target]} what stands right.`,
    text: '',
    colour: lots.length > 0 ? colourOf(lots[0]!) : 'var(--seat)',
    figures: [],
    offer: { give: take, take: give },
    traded: true,
  }
}

function debtPaper(view: View, { seat, payee, amount, why, lot }: Debt, names: Names): Paper {
  return {
    title: `${names[seat]} owes ${money(amount)}`,
    lead: `To ${nameOf(names, payee)}${lot === undefined ? '' : ` for ${BOARD[lot]!.name}`}.`,
    text: `Cash in hand is short by ${money(amount - view.cash[seat]!)}: something must be sold or mortgaged, or it is bankruptcy.`,
    colour: lot === undefined ? 'var(--bad)' : colourOf(lot),
    figures: [
      { label: 'cash', value: money(view.cash[seat]!) },
      { label: 'owed', value: money(amount), now: true },
      { label: 'for', value: why },
    ],
  }
}

function taskPaper(view: View, task: Task | undefined, names: Names): Paper | null {
  if (task?.do === 'buy') return lotPaper(view, task.lot, names)
  if (task?.do === 'bid') return auctionPaper(view, task.auction, names)
  if (task?.do === 'answer') return offerPaper(task.offer, names)
  if (task?.do === 'owe') return debtPaper(view, task.debt, names)
  return null
}

/** Standings at the end, best first; those who share a place share a figure. */
export function endPaper(view: View, outcome: Outcome, names: Names): Paper {
  const winners = (outcome.ranking[0] ?? []).map((seat) => names[seat]!)
  const figures = outcome.ranking.flatMap((tier, place) =>
    tier.map((seat: Seat) => ({
      label: `${place + 1}. ${names[seat]!.replace(/^The /, '')}`,
      value: view.bankrupt[seat] ? 'bankrupt' : money(netWorth(view, seat)),
      now: place === 0,
    })),
  )
  return {
    title: winners.length > 1 ? `${list(winners)} share the game` : `${winners[0]} wins`,
    lead: `After ${count(view.turn, 'turn')}.`,
    text:
      outcome.by === 'bankruptcy'
        ? 'Everyone else is bankrupt.'
        : 'The turn limit was reached: net worth decides.',
    colour: 'var(--lamp)',
    figures,
  }
}

const STORY: ReadonlySet<GameEvent['type']> = new Set([
  'card-drawn',
  'paid',
  'debt-incurred',
  'debt-paid',
  'lot-bought',
  'auction-won',
  'auction-failed',
  'built',
  'building-sold',
  'lot-mortgaged',
  'mortgage-lifted',
  'trade-accepted',
  'trade-rejected',
  'jailed',
  'left-jail',
  'stayed-in-jail',
  'card-cashed',
  'jail-card-kept',
  'went-bankrupt',
  'estate-passed',
  'salary-paid',
])

/** The shown events of this turn since its last throw, the latest first. */
function sinceThrow(entries: readonly WireEntry[], at: number): Event[] {
  const events: Event[] = []
  for (let i = at - 1; i >= 0; i--) {
    const { event } = entries[i]!
    if (isCoreEvent(event)) continue
    events.push(event as Event)
    if (event.type === 'dice-rolled' || event.type === 'turn-began') break
  }
  return events
}

/** What lies on the table: the question, else the card just drawn, else the square of whose turn it is. */
export function onTable(view: View, entries: readonly WireEntry[], at: number, names: Names): Paper {
  const asked = taskPaper(view, view.agenda.at(-1), names)
  if (asked) return asked
  const recent = sinceThrow(entries, at)
  const told = recent.find((event) => STORY.has(event.type))
  if (told?.type === 'trade-accepted') return tradedPaper(told, names)
  const drawn = recent.find((event) => event.type === 'card-drawn')
  if (drawn?.type === 'card-drawn')
    return {
      title: DECK_NAMES[drawn.deck]!,
      lead: CARD_TEXTS[drawn.deck]![drawn.card]!,
      text: told && told !== drawn ? narrate(told, names) : `Drawn by ${names[drawn.seat]}.`,
      colour: drawn.deck === 0 ? 'var(--g-orange)' : 'var(--g-blue)',
      figures: [],
    }
  const paper = squarePaper(view, view.at[view.active]!, names)
  return told ? { ...paper, text: narrate(told, names) } : paper
}
