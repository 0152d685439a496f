import { describe, expect, test } from 'vitest'
import { seeded } from '@/lib/core/random'
import { copy } from '@/lib/games/monopoly/copy'
import { decide } from '@/lib/games/monopoly/decide'
import { evolve } from '@/lib/games/monopoly/evolve'
import { fallback } from '@/lib/games/monopoly/fallback'
import { open } from '@/lib/games/monopoly/open'
import { requests } from '@/lib/games/monopoly/requests'
import { type Event, initial, type State } from '@/lib/games/monopoly/state'
import {
  given,
  has,
  holdsJailCard,
  jailed,
  moved,
  NOTHING,
  owns,
  rolled,
  standsAt,
  turn,
  works,
} from '../story'

const goods = (cash: number) => ({ lots: [], cash, jailCards: 0 })

describe('a turn', () => {
  test('M-TURN-1 pre-roll, throw and landing, post-roll, then the next seat', () =>
    given(standsAt(0, 4), turn(0, 7))
      .thenAsks(0, 'pre_roll_decision', { mayTrade: true })
      .when(0, 'pre_roll_decision', NOTHING, [2, 4])
      .thenJust(rolled(0, 2, 4), moved(0, 10, 6))
      .thenAsks(0, 'post_roll_decision', { mayTrade: true })
      .when(0, 'post_roll_decision', works())
      .thenJust({ type: 'turn-began', seat: 1, turn: 8 })
      .thenAsks(1, 'pre_roll_decision'))

  test('M-TURN-2 after a double the seat goes again from pre-roll, in the same turn', () =>
    given(standsAt(0, 4), turn(0, 7))
      .when(0, 'pre_roll_decision', NOTHING, [3, 3])
      .when(0, 'post_roll_decision', works())
      .thenJust({ type: 'rolls-again', seat: 0 })
      .thenAsks(0, 'pre_roll_decision')
      .thenState(({ table }) => expect(table.turn).toBe(7)))

  test('M-TURN-3 a third double in a row sends to jail', () =>
    given(
      turn(0),
      rolled(0, 3, 3),
      moved(0, 6, 6),
      { type: 'rolls-again', seat: 0 },
      rolled(0, 5, 5),
      moved(0, 16, 10),
      { type: 'rolls-again', seat: 0 },
    )
      .when(0, 'pre_roll_decision', NOTHING, [2, 2])
      .thenJust(
        rolled(0, 2, 2),
        { type: 'jailed', seat: 0, because: 'third-double' },
        { type: 'turn-began', seat: 1, turn: 2 },
      )
      .thenState(({ table }) => expect([table.at[0], table.tries[0]]).toEqual([10, 1])))

  test('M-TURN-4 sent to jail: the turn ends unasked, a double or not, and no $200 is paid', () =>
    given(standsAt(0, 22), turn(0))
      .when(0, 'pre_roll_decision', NOTHING, [4, 4])
      .thenJust(
        rolled(0, 4, 4),
        moved(0, 30, 8),
        { type: 'jailed', seat: 0, because: 'square' },
        { type: 'turn-began', seat: 1, turn: 2 },
      ))

  test('M-TURN-5 where one answer alone is legal nobody is asked', () => {
    // in jail with neither $50 nor a card there is only the throw
    given(jailed(0), has(0, 40), turn(0))
      .when(0, 'pre_roll_decision', NOTHING, [6, 4])
      .thenJust({ type: 'jail-faced', seat: 0 }, rolled(0, 6, 4), {
        type: 'stayed-in-jail',
        seat: 0,
        attempt: 1,
      })
    // proposals used up and no lot: there is nothing to manage before the throw or after it
    const refused = (): Event[] => [
      { type: 'trading-began', seat: 0 },
      { type: 'trade-proposed', seat: 0, target: 1, give: goods(1), take: goods(0), pitch: '' },
      { type: 'trade-rejected', seat: 0, target: 1 },
      { type: 'trade-proposed', seat: 0, target: 1, give: goods(1), take: goods(0), pitch: '' },
    ]
    given(standsAt(0, 4), turn(0), refused())
      .when(1, 'trade_response_decision', { accept: false }, [2, 4])
      .thenJust(
        { type: 'trade-rejected', seat: 0, target: 1 },
        { type: 'trading-ended', seat: 0 },
        rolled(0, 2, 4),
        moved(0, 10, 6),
      )
      .thenAsks(0, 'post_roll_decision')
  })

  test('M-TURN-6 bankrupt seats are passed by', () =>
    given({ type: 'went-bankrupt', seat: 1, creditor: -1 }, standsAt(0, 4), turn(0))
      .when(0, 'pre_roll_decision', NOTHING, [2, 4])
      .when(0, 'post_roll_decision', works())
      .thenJust({ type: 'turn-began', seat: 2, turn: 2 }))
})

describe('jail', () => {
  const inJail = (...facts: Parameters<typeof given>) => given(jailed(0), ...facts, turn(0))

  test('M-JAIL-1 pre-roll comes first in jail too, then how to leave', () =>
    inJail()
      .thenAsks(0, 'pre_roll_decision')
      .when(0, 'pre_roll_decision', NOTHING)
      .thenJust({ type: 'jail-faced', seat: 0 })
      .thenAsks(0, 'jail_action_decision', { mayPay: true, cards: 0, attempt: 1 }))

  test('M-JAIL-2 the fine of $50 frees before the throw, which then counts as any other', () =>
    inJail()
      .when(0, 'pre_roll_decision', NOTHING)
      .when(0, 'jail_action_decision', { action: 'pay_fine' }, [5, 5])
      .thenJust(
        { type: 'paid', seat: 0, payee: -1, amount: 50, why: 'fine' },
        { type: 'left-jail', seat: 0, by: 'fine' },
        rolled(0, 5, 5),
        moved(0, 20, 10),
      )
      .when(0, 'post_roll_decision', works())
      .thenJust({ type: 'rolls-again', seat: 0 }))

  test('M-JAIL-3 a card frees likewise; none can be used that is not held', () => {
    inJail(holdsJailCard(0, 1))
      .when(0, 'pre_roll_decision', NOTHING)
      .when(0, 'jail_action_decision', { action: 'use_card' }, [4, 6])
      .thenJust({ type: 'left-jail', seat: 0, by: 'card', deck: 1 }, rolled(0, 4, 6), moved(0, 20, 10))
    inJail()
      .when(0, 'pre_roll_decision', NOTHING)
      .when(0, 'jail_action_decision', { action: 'use_card' })
      .thenRefused('no-card')
  })

  test('M-JAIL-4 a double frees, moves by that throw and gives no other', () =>
    inJail()
      .when(0, 'pre_roll_decision', NOTHING)
      .when(0, 'jail_action_decision', { action: 'roll_doubles' }, [5, 5])
      .thenJust(rolled(0, 5, 5), { type: 'left-jail', seat: 0, by: 'double' }, moved(0, 20, 10))
      .when(0, 'post_roll_decision', works())
      .thenJust({ type: 'turn-began', seat: 1, turn: 2 }))

  test('M-JAIL-5 without a double one stays; post-roll is still asked', () =>
    inJail()
      .when(0, 'pre_roll_decision', NOTHING)
      .when(0, 'jail_action_decision', { action: 'roll_doubles' }, [5, 4])
      .thenJust(rolled(0, 5, 4), { type: 'stayed-in-jail', seat: 0, attempt: 1 })
      .thenAsks(0, 'post_roll_decision'))

  test('M-JAIL-6 the third failure costs $50 and moves by that throw', () =>
    given(jailed(0, 2), holdsJailCard(0, 0), turn(0))
      .when(0, 'pre_roll_decision', NOTHING)
      .when(0, 'jail_action_decision', { action: 'roll_doubles' }, [6, 4])
      .thenJust(
        rolled(0, 6, 4),
        { type: 'left-jail', seat: 0, by: 'third-try' },
        { type: 'paid', seat: 0, payee: -1, amount: 50, why: 'fine' },
        moved(0, 20, 10),
      ))

  test('M-JAIL-7 on the third turn the fine cannot be paid before the throw', () => {
    given(jailed(0, 2), holdsJailCard(0, 0), turn(0))
      .when(0, 'pre_roll_decision', NOTHING)
      .thenAsks(0, 'jail_action_decision', { mayPay: false, cards: 1, attempt: 3 })
      .when(0, 'jail_action_decision', { action: 'pay_fine' })
      .thenRefused('fine')
    // without a card there is no choice left: the dice are thrown unasked
    given(jailed(0, 2), turn(0))
      .when(0, 'pre_roll_decision', NOTHING, [6, 4])
      .thenAlso(
        { type: 'jail-faced', seat: 0 },
        rolled(0, 6, 4),
        { type: 'left-jail', by: 'third-try' },
        moved(0, 20, 10),
      )
  })

  test('M-JAIL-8 a third failure without $50 is a debt, and the move waits for it', () =>
    given(jailed(0, 2), has(0, 20), owns(0, 1, 5), turn(0))
      .when(0, 'pre_roll_decision', NOTHING, [6, 4])
      .thenJust(
        { type: 'jail-faced', seat: 0 },
        rolled(0, 6, 4),
        { type: 'left-jail', seat: 0, by: 'third-try' },
        { type: 'debt-incurred', seat: 0, payee: -1, amount: 50, why: 'fine' },
      )
      .thenAsks(0, 'bankruptcy_decision', { owed: 50, payee: -1, shortfall: 30 })
      .when(0, 'bankruptcy_decision', {
        sell_houses: [],
        sell_hotels: [],
        mortgage: [1],
        declare_bankruptcy: false,
      })
      .thenJust(
        { type: 'lot-mortgaged', seat: 0, lot: 1, gain: 30 },
        { type: 'debt-paid', seat: 0, payee: -1, amount: 50, why: 'fine' },
        moved(0, 20, 10),
      ))
})

describe('dice', () => {
  test('M-DICE-1 the n-th throw of a seat is the same whatever the others do', () => {
    const throwsOf = (buys: boolean): (readonly number[])[] => {
      const state: State = initial({
        seats: 2,
        options: { startingCash: 1500, turnLimit: 60, minimumRaise: 10 },
      })
      const fallen: (readonly number[])[] = []
      const write = (event: Event) => {
        evolve(state, event)
        if (event.type === 'dice-rolled' && event.seat === 0) fallen.push(event.dice)
      }
      const step = { state, random: seeded(11), write }
      open(step)
      for (let asked = requests(state); asked.length > 0; asked = requests(state)) {
        const answer =
          asked[0].decision === 'buy_decision'
            ? { buy: buys }
            : fallback(copy(state).table, asked[0], { parameters: {} })
        decide(step, asked[0], answer)
      }
      return fallen
    }
    const [one, other] = [throwsOf(true), throwsOf(false)]
    expect(one.length).toBeGreaterThan(25)
    expect(other.slice(0, 25)).toEqual(one.slice(0, 25))
  })
})
