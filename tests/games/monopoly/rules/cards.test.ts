import { describe, expect, test } from 'vitest'
import { seeded } from '@/lib/core/random'
import { CARD_TEXTS } from '@/lib/games/monopoly/card-texts'
import { type Card, CHANCE, CHEST, DECKS, JAIL_CARDS } from '@/lib/games/monopoly/cards'
import { evolve } from '@/lib/games/monopoly/evolve'
import { open } from '@/lib/games/monopoly/open'
import { type Event, initial } from '@/lib/games/monopoly/state'
import {
  given,
  givenSeats,
  has,
  holdsJailCard,
  jailed,
  mortgaged,
  moved,
  NOTHING,
  onTop,
  owns,
  rolled,
  stands,
  standsAt,
  turn,
  works,
} from '../story'

const cardAt = (deck: number, wanted: Partial<Card>): number =>
  DECKS[deck].findIndex((card) => JSON.stringify({ ...card, ...wanted }) === JSON.stringify(card))
const drawn = (deck: number, card: number): Event => ({ type: 'card-drawn', seat: 0, deck, card })
/** Seat 0 throws 7 from GO on to Chance (7), or 2 from GO … on to Community Chest (17) from 10. */
const onChance = [rolled(0, 3, 4), moved(0, 7, 7)]
const drawsChance = (card: number, ...facts: Parameters<typeof given>) =>
  given(onTop(CHANCE, card), ...facts, turn(0)).when(0, 'pre_roll_decision', NOTHING, [3, 4])
const onChest = [rolled(0, 3, 4), moved(0, 17, 7)]
const drawsChest = (card: number, ...facts: Parameters<typeof given>) =>
  given(onTop(CHEST, card), standsAt(0, 10), ...facts, turn(0)).when(0, 'pre_roll_decision', NOTHING, [3, 4])

describe('the decks', () => {
  test('M-DECK-1 sixteen Chance cards', () => {
    expect(DECKS[CHANCE]).toHaveLength(16)
    const cards = DECKS[CHANCE].map((card) => JSON.stringify(card)).sort()
    expect(cards).toEqual(
      [
        ...[0, 24, 11, 5, 39].map((to) => ({ do: 'advance', to })),
        ...['railroad', 'railroad', 'utility'].map((kind) => ({ do: 'nearest', kind })),
        { do: 'back', squares: 3 },
        { do: 'jail' },
        { do: 'collect', amount: 50 },
        { do: 'collect', amount: 150 },
        { do: 'pay', amount: 15 },
        { do: 'pay-each', amount: 50 },
        { do: 'repairs', house: 25, hotel: 100 },
        { do: 'keep' },
      ]
        .map((card) => JSON.stringify(card))
        .sort(),
    )
  })

  test('M-DECK-2 sixteen Community Chest cards', () => {
    expect(DECKS[CHEST]).toHaveLength(16)
    const cards = DECKS[CHEST].map((card) => JSON.stringify(card)).sort()
    expect(cards).toEqual(
      [
        { do: 'advance', to: 0 },
        { do: 'jail' },
        ...[200, 100, 100, 100, 50, 25, 20, 10].map((amount) => ({ do: 'collect', amount })),
        { do: 'collect-each', amount: 10 },
        ...[100, 50, 50].map((amount) => ({ do: 'pay', amount })),
        { do: 'repairs', house: 40, hotel: 115 },
        { do: 'keep' },
      ]
        .map((card) => JSON.stringify(card))
        .sort(),
    )
    expect(CARD_TEXTS.map((texts) => texts.length)).toEqual([16, 16])
  })

  test('M-DECK-3 shuffled at the start, an order that nobody is told', () => {
    const orders = [1, 2].map((seed) => {
      const events: Event[] = []
      const state = initial({ seats: 2, options: { startingCash: 1500, turnLimit: 9, minimumRaise: 1 } })
      const write = (event: Event) => {
        events.push(event)
        evolve(state, event)
      }
      open({ state, random: seeded(seed), write })
      return events.filter((event) => event.type === 'deck-shuffled')
    })
    for (const shuffles of orders)
      for (const { order, to } of shuffles) {
        expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, i) => i))
        expect(to).toEqual([])
      }
    expect(orders[0]).not.toEqual(orders[1])
    expect(orders[0][0].order).not.toEqual(orders[0][1].order)
  })

  test('M-DECK-4 a drawn card goes beneath its deck', () =>
    drawsChance(cardAt(CHANCE, { do: 'pay' })).thenState(({ decks }) => {
      expect(decks[CHANCE]).toHaveLength(16)
      expect(decks[CHANCE].at(-1)).toBe(12)
    }))

  test('M-DECK-5 a jail card that is held is out of its deck', () =>
    drawsChest(JAIL_CARDS[CHEST])
      .thenJust(...onChest, drawn(CHEST, 4), { type: 'jail-card-kept', seat: 0, deck: CHEST })
      .thenState(({ table, decks }) => {
        expect(decks[CHEST]).toHaveLength(15)
        expect(decks[CHEST]).not.toContain(JAIL_CARDS[CHEST])
        expect(table.jailCard).toEqual([-1, 0])
      }))
})

describe('what the cards do', () => {
  test('M-CARD-1 a card that sends forward past GO pays $200, and the square acts', () =>
    drawsChance(13, owns(1, 5)).thenJust(
      ...onChance,
      drawn(CHANCE, 13),
      moved(0, 5, 38),
      { type: 'salary-paid', seat: 0, amount: 200 },
      { type: 'paid', seat: 0, payee: 1, amount: 25, why: 'rent', lot: 5 },
    ))

  test('M-CARD-2 nearest railroad: twice the rent, or it may be bought', () => {
    drawsChance(4, owns(1, 15, 25)).thenJust(...onChance, drawn(CHANCE, 4), moved(0, 15, 8), {
      type: 'paid',
      seat: 0,
      payee: 1,
      amount: 100,
      why: 'rent',
      lot: 15,
    })
    drawsChance(5).thenAsks(0, 'buy_decision', { lot: 15, price: 200 })
  })

  test('M-CARD-3 nearest utility: ten times a throw made for it, or it may be bought', () => {
    given(onTop(CHANCE, 3), owns(1, 12), turn(0))
      .when(0, 'pre_roll_decision', NOTHING, [3, 4], [2, 2])
      .thenJust(
        ...onChance,
        drawn(CHANCE, 3),
        moved(0, 12, 5),
        { type: 'utility-dice-rolled', seat: 0, dice: [2, 2] },
        { type: 'paid', seat: 0, payee: 1, amount: 40, why: 'rent', lot: 12 },
      )
      // the throw for the rent gives no other turn
      .when(0, 'post_roll_decision', works())
      .thenAlso({ type: 'turn-began', seat: 1, turn: 2 })
    drawsChance(3).thenAsks(0, 'buy_decision', { lot: 12, price: 150 })
  })

  test('M-CARD-4 nearest utility: no throw where nothing is due', () =>
    drawsChance(3, owns(1, 12), mortgaged(12)).thenJust(...onChance, drawn(CHANCE, 3), moved(0, 12, 5)))

  test('M-CARD-5 back three spaces, and the square there acts', () => {
    drawsChance(9).thenJust(...onChance, drawn(CHANCE, 9), moved(0, 4, -3), {
      type: 'paid',
      seat: 0,
      payee: -1,
      amount: 200,
      why: 'tax',
    })
    given(onTop(CHANCE, 9), onTop(CHEST, 1), standsAt(0, 29), turn(0))
      .when(0, 'pre_roll_decision', NOTHING, [3, 4])
      .thenJust(rolled(0, 3, 4), moved(0, 36, 7), drawn(CHANCE, 9), moved(0, 33, -3), drawn(CHEST, 1), {
        type: 'card-cashed',
        seat: 0,
        amount: 200,
      })
  })

  test('M-CARD-6 the bank pays and is paid', () => {
    drawsChance(7).thenJust(...onChance, drawn(CHANCE, 7), { type: 'card-cashed', seat: 0, amount: 150 })
    drawsChest(10).thenJust(...onChest, drawn(CHEST, 10), {
      type: 'paid',
      seat: 0,
      payee: -1,
      amount: 100,
      why: 'card',
    })
  })

  test('M-CARD-7 pay each player, from the next seat on', () =>
    drawsChance(15).thenJust(
      ...onChance,
      drawn(CHANCE, 15),
      ...[1, 2, 3].map((payee): Event => ({ type: 'paid', seat: 0, payee, amount: 50, why: 'card' })),
    ))

  test('M-CARD-8 collect from each player, from the next seat on', () =>
    given(onTop(CHEST, 8), standsAt(2, 10), turn(2))
      .when(2, 'pre_roll_decision', NOTHING, [3, 4])
      .thenAlso(...[3, 0, 1].map((seat): Partial<Event> => ({ type: 'paid', seat, payee: 2, amount: 10 }))))

  test('M-CARD-9 repairs by houses and hotels', () => {
    drawsChance(11, owns(0, 6, 8, 9, 1, 3), stands(3, 6, 8), stands(2, 9), stands(5, 1, 3)).thenJust(
      ...onChance,
      drawn(CHANCE, 11),
      { type: 'paid', seat: 0, payee: -1, amount: 8 * 25 + 2 * 100, why: 'repairs' },
    )
    drawsChest(13, owns(0, 1, 3), stands(4, 1), stands(5, 3)).thenJust(...onChest, drawn(CHEST, 13), {
      type: 'paid',
      seat: 0,
      payee: -1,
      amount: 4 * 40 + 115,
      why: 'repairs',
    })
    drawsChance(11).thenJust(...onChance, drawn(CHANCE, 11))
  })

  test('M-CARD-10 to jail, without passing GO', () =>
    drawsChance(10).thenAlso(
      drawn(CHANCE, 10),
      { type: 'jailed', seat: 0, because: 'card' },
      { type: 'turn-began', seat: 1, turn: 2 },
    ))

  test('M-CARD-11 a used jail card goes beneath its deck, the Chance card first of two', () =>
    given(holdsJailCard(0, CHANCE), holdsJailCard(0, CHEST), jailed(0), turn(0))
      .when(0, 'pre_roll_decision', NOTHING)
      .when(0, 'jail_action_decision', { action: 'use_card' }, [4, 6])
      .thenJust({ type: 'left-jail', seat: 0, by: 'card', deck: CHANCE }, rolled(0, 4, 6), moved(0, 20, 10))
      .thenState(({ table, decks }) => {
        expect(table.jailCard).toEqual([-1, 0])
        expect(decks[CHANCE].at(-1)).toBe(JAIL_CARDS[CHANCE])
        expect(decks[CHANCE]).toHaveLength(16)
      }))

  test('M-CARD-12 the bankrupt are neither paid nor asked to pay', () =>
    givenSeats(
      4,
      {},
      { type: 'went-bankrupt', seat: 1, creditor: -1 },
      has(0, 400),
      onTop(CHANCE, 15),
      turn(0),
    )
      .when(0, 'pre_roll_decision', NOTHING, [3, 4])
      .thenJust(
        ...onChance,
        drawn(CHANCE, 15),
        ...[2, 3].map((payee): Event => ({ type: 'paid', seat: 0, payee, amount: 50, why: 'card' })),
      ))
})
