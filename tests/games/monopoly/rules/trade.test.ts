import { describe, expect, test } from 'vitest'
import type { Event, Goods } from '@/lib/games/monopoly/state'
import {
  given,
  has,
  holdsJailCard,
  jailed,
  mortgaged,
  moved,
  NOTHING,
  offer,
  owns,
  rolled,
  stands,
  standsAt,
  turn,
  works,
} from '../story'

const trade = 'trade_decision'
const answer = 'trade_response_decision'
const SKIP = offer({ propose_trade: false })
const goods = (part: Partial<Goods>): Goods => ({ lots: [], cash: 0, jailCards: 0, ...part })

/** Seat 0, before its throw from square 4, has asked for a trade. */
const trading = (...facts: Parameters<typeof given>) =>
  given(standsAt(0, 4), ...facts, turn(0)).when(0, 'pre_roll_decision', { actions: ['propose_trade'] })

describe('trades', () => {
  test('M-TRADE-1 lots, cash and jail cards change hands; everyone hears proposal, pitch and answer', () =>
    trading(owns(0, 1), owns(1, 16), holdsJailCard(1, 0))
      .thenJust({ type: 'trading-began', seat: 0 })
      .when(
        0,
        trade,
        offer({
          offer_properties: [1],
          offer_cash: 300,
          request_properties: [16],
          request_jail_cards: 1,
          pitch: 'Now!',
        }),
      )
      .thenJust({
        type: 'trade-proposed',
        seat: 0,
        target: 1,
        give: goods({ lots: [1], cash: 300 }),
        take: goods({ lots: [16], jailCards: 1 }),
        pitch: 'Now!',
      })
      .thenAsks(1, answer)
      .when(1, answer, { accept: true })
      .thenJust({
        type: 'trade-accepted',
        seat: 0,
        target: 1,
        give: goods({ lots: [1], cash: 300 }),
        take: goods({ lots: [16], jailCards: 1 }),
      })
      .thenState(({ table }) => {
        expect([table.owner[1], table.owner[16], table.jailCard[0]]).toEqual([1, 0, 0])
        expect(table.cash.slice(0, 2)).toEqual([1200, 1800])
      }))

  test('M-TRADE-2 cash goes one way only', () =>
    trading(owns(0, 1))
      .when(0, trade, offer({ offer_cash: 10, request_cash: 20 }))
      .thenRefused('cash-both-ways'))

  test('M-TRADE-3 gifts are legal, nothing for nothing is not', () => {
    trading().when(0, trade, offer({})).thenRefused('empty-trade')
    trading()
      .when(0, trade, offer({ offer_cash: 1 }))
      .thenAsks(1, answer)
    trading(owns(1, 5))
      .when(0, trade, offer({ request_properties: [5] }))
      .thenAsks(1, answer)
  })

  test('M-TRADE-4 no lot of a group with buildings anywhere in it', () => {
    trading(owns(0, 6, 8, 9), stands(1, 6))
      .when(0, trade, offer({ offer_properties: [8], request_cash: 50 }))
      .thenRefused('built-up')
    trading(owns(1, 6, 8, 9), stands(1, 6))
      .when(0, trade, offer({ request_properties: [9], offer_cash: 50 }))
      .thenRefused('built-up')
  })

  test('M-TRADE-5 never with the bankrupt, oneself or nobody; the jailed may', () => {
    const fallen: Event = { type: 'went-bankrupt', seat: 2, creditor: -1 }
    trading(fallen)
      .when(0, trade, offer({ target_player: 2, offer_cash: 5 }))
      .thenRefused('bankrupt-player')
    trading()
      .when(0, trade, offer({ target_player: 0, offer_cash: 5 }))
      .thenRefused('own-seat')
    trading()
      .when(0, trade, offer({ target_player: 4, offer_cash: 5 }))
      .thenRefused('no-such-player')
    trading(jailed(1))
      .when(0, trade, offer({ offer_cash: 5 }))
      .thenAsks(1, answer)
    given(jailed(0), turn(0))
      .when(0, 'pre_roll_decision', { actions: ['propose_trade'] })
      .when(0, trade, offer({ offer_cash: 5 }))
      .thenAsks(1, answer)
  })

  test('M-TRADE-6 both sides own what they give and can pay it', () => {
    trading(owns(0, 5))
      .when(0, trade, offer({ offer_properties: [15] }))
      .thenRefused('not-owned')
    trading(owns(2, 5))
      .when(0, trade, offer({ request_properties: [5] }))
      .thenRefused('not-owned')
    trading(owns(0, 5))
      .when(0, trade, offer({ offer_properties: [5, 5] }))
      .thenRefused('named-twice')
    trading()
      .when(0, trade, offer({ offer_properties: [99] }))
      .thenRefused('not-owned')
    trading()
      .when(0, trade, offer({ offer_cash: 1501 }))
      .thenRefused('cash')
    trading()
      .when(0, trade, offer({ request_cash: 1501 }))
      .thenRefused('cash')
    trading()
      .when(0, trade, offer({ offer_cash: -5 }))
      .thenRefused('bad-amount')
    trading()
      .when(0, trade, offer({ offer_cash: 2.5 }))
      .thenRefused('bad-amount')
    trading()
      .when(0, trade, offer({ offer_jail_cards: 1 }))
      .thenRefused('jail-cards')
    trading(holdsJailCard(1, 1))
      .when(0, trade, offer({ request_jail_cards: 2 }))
      .thenRefused('jail-cards')
  })

  test('M-TRADE-7 a mortgaged lot costs its new owner 10 % at once, rounded up, which must be there', () => {
    const mortgagedLot = [owns(0, 39, 12), mortgaged(39, 12)]
    trading(...mortgagedLot)
      .when(0, trade, offer({ offer_properties: [39, 12], request_cash: 100 }))
      .when(1, answer, { accept: true })
      .thenAlso(
        { type: 'trade-accepted' },
        { type: 'paid', seat: 1, payee: -1, amount: 20, why: 'interest', lot: 39 },
        { type: 'paid', seat: 1, payee: -1, amount: 8, why: 'interest', lot: 12 },
      )
      .thenState(({ table }) => expect([table.cash[1], table.mortgaged[39]]).toEqual([1372, true]))
    trading(...mortgagedLot, has(1, 27))
      .when(0, trade, offer({ offer_properties: [39, 12] }))
      .thenRefused('cash')
    // cash received with the lots may pay it
    trading(...mortgagedLot, has(1, 0))
      .when(0, trade, offer({ offer_properties: [39, 12], offer_cash: 28 }))
      .thenAsks(1, answer)
  })

  test('M-TRADE-8 asked again after each answer, at most twice in a phase', () =>
    trading()
      .thenAsks(0, trade, { left: 2 })
      .when(0, trade, offer({ offer_cash: 1 }))
      .when(1, answer, { accept: false })
      .thenAsks(0, trade, { left: 1 })
      .when(0, trade, offer({ offer_cash: 2 }))
      .when(1, answer, { accept: false }, [2, 4])
      .thenJust(
        { type: 'trade-rejected', seat: 0, target: 1 },
        { type: 'trading-ended', seat: 0 },
        rolled(0, 2, 4),
        moved(0, 10, 6),
      ))

  test('M-TRADE-9 at most four proposals in a turn, extra throws included', () => {
    const twice = (story: ReturnType<typeof given>, ...dice: [number, number][]) =>
      story
        .when(0, trade, offer({ offer_cash: 1 }))
        .when(1, answer, { accept: false })
        .when(0, trade, offer({ offer_cash: 1 }))
        .when(1, answer, { accept: false }, ...dice)
    const afterPreRoll = twice(trading(owns(0, 5)), [3, 3])
    const afterPostRoll = twice(afterPreRoll.when(0, 'post_roll_decision', works({ propose_trade: true })))
    afterPostRoll
      .thenAsks(0, 'pre_roll_decision', { mayTrade: false })
      .when(0, 'pre_roll_decision', { actions: ['propose_trade'] })
      .thenRefused('no-proposals-left')
  })

  test('M-TRADE-10 after an accepted trade the phase’s question is asked once more', () =>
    trading()
      .when(0, trade, offer({ offer_cash: 1 }))
      .when(1, answer, { accept: true })
      .thenAsks(0, trade, { left: 1 })
      .when(0, trade, SKIP)
      .thenJust({ type: 'trading-ended', seat: 0 })
      .thenAsks(0, 'pre_roll_decision')
      .when(0, 'pre_roll_decision', NOTHING, [2, 4])
      .thenAlso(rolled(0, 2, 4)))

  test('M-TRADE-11 with no trade agreed the turn goes on', () => {
    trading()
      .when(0, trade, SKIP, [2, 4])
      .thenJust({ type: 'trading-ended', seat: 0 }, rolled(0, 2, 4), moved(0, 10, 6))
    given(standsAt(0, 4), turn(0))
      .when(0, 'pre_roll_decision', NOTHING, [2, 4])
      .when(0, 'post_roll_decision', works({ propose_trade: true }))
      .when(0, trade, SKIP)
      .thenJust({ type: 'trading-ended', seat: 0 }, { type: 'turn-began', seat: 1, turn: 2 })
  })

  test('M-TRADE-12 works come first, then the proposal', () =>
    given(owns(0, 5), turn(0))
      .when(0, 'pre_roll_decision', { actions: ['propose_trade', 'mortgage:5'] })
      .thenJust({ type: 'lot-mortgaged', seat: 0, lot: 5, gain: 100 }, { type: 'trading-began', seat: 0 }))

  test('M-TRADE-13 refusals are remembered, with their turn, until a trade comes about', () =>
    trading()
      .when(0, trade, offer({ offer_cash: 1 }))
      .when(1, answer, { accept: false })
      .thenState(({ table }) => expect([table.refusals[1], table.refusedOn[1]]).toEqual([1, 1]))
      .when(0, trade, offer({ offer_cash: 2 }))
      .when(1, answer, { accept: true }, [2, 4])
      .thenState(({ table }) => expect([table.refusals[1], table.refusedOn[1]]).toEqual([0, 1])))
})
