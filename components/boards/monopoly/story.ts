import type { GameEvent, Names, Seat } from '@/lib/core/game'
import { BOARD, GROUP_NAMES, HOTEL } from '@/lib/games/monopoly/board'
import { ownsGroup } from '@/lib/games/monopoly/rules/estate'
import type { Event, State } from '@/lib/games/monopoly/state'
import { money } from '@/lib/games/monopoly/words'
import type { Board, Mark, Telling } from '../board'

const TELLINGS: { readonly [Type in Event['type']]: Telling } = {
  'deck-shuffled': 'hidden',
  'turn-began': 'hidden',
  'dice-rolled': { icon: 'dice' },
  'utility-dice-rolled': { icon: 'dice' },
  'rolls-again': { icon: 'dice' },
  moved: { icon: 'right' },
  'salary-paid': { icon: 'go' },
  'card-drawn': { icon: 'chance' },
  'jail-card-kept': { icon: 'key' },
  'card-cashed': { icon: 'chest' },
  jailed: { icon: 'bars' },
  'jail-faced': 'hidden',
  'stayed-in-jail': { icon: 'bars' },
  'left-jail': { icon: 'key' },
  paid: { icon: 'tax' },
  'debt-incurred': { icon: 'warn' },
  'debt-paid': { icon: 'tax' },
  'lot-offered': 'hidden',
  'lot-bought': { icon: 'flag', inTalk: 'seat' },
  'auction-opened': { icon: 'hand' },
  'bid-made': { icon: 'up', inTalk: 'seat' },
  'bid-passed': { icon: 'x', inTalk: 'seat' },
  'bidder-passed-over': { icon: 'x' },
  'auction-won': { icon: 'flag' },
  'auction-failed': { icon: 'x' },
  built: { icon: 'house' },
  'building-sold': { icon: 'house' },
  'lot-mortgaged': { icon: 'lock' },
  'mortgage-lifted': { icon: 'key' },
  'trading-began': 'hidden',
  'trading-ended': 'hidden',
  // drawn under the words of who proposed
  'trade-proposed': 'hidden',
  'trade-accepted': { icon: 'swap', inTalk: 'target' },
  'trade-rejected': 'hidden',
  'estate-passed': { icon: 'note' },
  'went-bankrupt': { icon: 'stop' },
  'turn-limit-reached': { icon: 'clock' },
}
export const telling = (event: Event): Telling => TELLINGS[event.type]

const lotIn = (event: GameEvent): string => BOARD[(event as { lot?: number }).lot ?? 0]!.name

/** What each event says about who decided; the first that speaks is taken. */
const VERBS: { readonly [Type in Event['type']]?: (event: Extract<Event, { type: Type }>) => string } = {
  'trade-proposed': () => 'offers a trade',
  'trade-accepted': () => 'accepts',
  'trade-rejected': () => 'refuses',
  'lot-bought': (e) => `buys ${lotIn(e)} for ${money(e.price)}`,
  'bid-made': (e) => `bids ${money(e.amount)} for ${lotIn(e)}`,
  'bid-passed': () => 'drops out of the bidding',
  'auction-opened': (e) => (e.because === 'declined' ? `does not buy ${lotIn(e)}` : ''),
  built: () => 'builds',
  'building-sold': () => 'sells buildings',
  'lot-mortgaged': () => 'mortgages',
  'mortgage-lifted': () => 'lifts a mortgage',
  'left-jail': (e) => (e.by === 'fine' ? 'pays the fine' : e.by === 'card' ? 'uses the card' : ''),
  'trading-began': () => 'looks for a trade',
  'trading-ended': () => 'offers nothing more',
  'went-bankrupt': () => 'is bankrupt',
  'dice-rolled': () => 'throws the dice',
  'rolls-again': () => 'goes again',
  'turn-began': () => 'ends the turn',
}
/** Whose deed an event is: an answer to a trade is the target's. */
const doer = (event: Event): Seat | null => {
  if (event.type === 'turn-began') return null
  if (event.type === 'trade-accepted' || event.type === 'trade-rejected') return event.target
  if (event.type === 'auction-opened') return null
  return 'seat' in event ? event.seat : null
}

export function verb(events: readonly GameEvent[], seat: Seat): string {
  for (const event of events as readonly Event[]) {
    const by = doer(event)
    const say = VERBS[event.type] as ((event: Event) => string) | undefined
    if (say && (by === null || by === seat)) return say(event)
    // the throw ends what was decided: the rest is consequence
    if (event.type === 'dice-rolled' || event.type === 'turn-began') break
  }
  return ''
}

/** Streets that an event brings to a seat. */
const gains = (event: Event): readonly (readonly [Seat, readonly number[]])[] => {
  switch (event.type) {
    case 'lot-bought':
    case 'auction-won':
      return [[event.seat, [event.lot]]]
    case 'trade-accepted':
      return [
        [event.target, event.give.lots],
        [event.seat, event.take.lots],
      ]
    case 'estate-passed':
      return event.heir < 0 ? [] : [[event.heir, event.lots]]
  }
  return []
}

function completed({ table }: State, event: Event, names: Names): string | null {
  for (const [seat, lots] of gains(event))
    for (const group of new Set(lots.map((lot) => BOARD[lot]!.group))) {
      const brought = lots.filter((lot) => BOARD[lot]!.group === group).length
      const held = table.held[seat * 10 + group]! + brought
      const whole = BOARD.filter((square) => square.group === group).length
      if (held === whole && !ownsGroup(table, seat, group))
        return `${names[seat]} completes ${GROUP_NAMES[group]}`
    }
  return null
}

type Told = Omit<Mark, 'n' | 'turn'>
const plain = (icon: Mark['icon'], words: string): Told => ({ icon, tone: 'plain', words })

export const mark: Board<State, Event>['mark'] = (before, event, names) => {
  const whole = completed(before, event, names)
  if (whole) return { icon: 'crown', tone: 'lamp', words: whole }
  switch (event.type) {
    case 'trade-accepted':
      return plain('swap', `${names[event.seat]} and ${names[event.target]} trade`)
    case 'auction-won':
      return plain('hand', `${names[event.seat]} wins ${lotIn(event)} at auction`)
    case 'jailed':
      return plain('bars', `${names[event.seat]} goes to jail`)
    case 'built':
      return event.level === HOTEL
        ? plain('house', `${names[event.seat]} builds a hotel on ${lotIn(event)}`)
        : null
    case 'went-bankrupt':
      return { icon: 'stop', tone: 'bad', words: `${names[event.seat]} is bankrupt` }
    case 'turn-limit-reached':
      return { icon: 'clock', tone: 'bad', words: 'The turn limit is reached' }
  }
  return null
}
