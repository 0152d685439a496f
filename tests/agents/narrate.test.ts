import { describe, expect, test } from 'vitest'
import { isCoreEvent } from '@/lib/core/log'
import { CARD_TEXTS } from '@/lib/games/monopoly/card-texts'
import { type Card, DECKS } from '@/lib/games/monopoly/cards'
import { digest } from '@/lib/games/monopoly/digest'
import { narrate } from '@/lib/games/monopoly/narrate'
import type { Event } from '@/lib/games/monopoly/state'
import { names, playPackets } from './played'

describe('sentences', () => {
  test('tell every event of a match in one plain line, nobody and no place by number alone', () => {
    const told = new Map<string, string>()
    for (const { event } of playPackets(11, 150, () => {}))
      if (!isCoreEvent(event)) told.set(narrate(event as Event, names), event.type)
    expect(new Set(told.values()).size).toBeGreaterThan(20)
    for (const sentence of told.keys()) {
      expect(sentence).toMatch(/^[A-Z].*[."]$/)
      expect(sentence).not.toMatch(/undefined|NaN|null|\[object|Player \d|seat \d|position \d/)
    }
  })

  test('tell a trade with its terms and words', () => {
    const offer = {
      seat: 2,
      target: 1,
      give: { lots: [6], cash: 50, jailCards: 0 },
      take: { lots: [18], cash: 0, jailCards: 0 },
    }
    expect(narrate({ type: 'trade-proposed', ...offer, pitch: 'A "steal"!\nReally.' }, names)).toBe(
      'The Hustler offers The Professor a trade: 6 Oriental Avenue (Light Blue) and $50 for 18 Tennessee Avenue (Orange), with the words "A \\"steal\\"!\\nReally."',
    )
    expect(narrate({ type: 'trade-rejected', seat: 2, target: 1 }, names)).toBe(
      "The Professor rejects The Hustler's offer.",
    )
  })
})

/** The figures and places that a card's text must name. */
function marks(card: Card): string[] {
  switch (card.do) {
    case 'collect':
    case 'pay':
    case 'collect-each':
    case 'pay-each':
      return [`$${card.amount}`]
    case 'repairs':
      return [`$${card.house}`, `$${card.hotel}`]
    case 'back':
      return [`${card.squares} spaces`]
    case 'nearest':
      return [`nearest ${card.kind}`]
    case 'jail':
      return ['to jail']
    case 'keep':
      return ['out of jail free']
    case 'advance':
      return [{ 0: 'GO', 5: 'Reading', 11: 'St. Charles', 24: 'Illinois', 39: 'Boardwalk' }[card.to] ?? '?']
  }
}
test('every card says what it does', () => {
  for (const [deck, cards] of DECKS.entries())
    for (const [i, card] of cards.entries())
      for (const mark of marks(card)) expect(CARD_TEXTS[deck][i]).toContain(mark)
})

describe('a digest', () => {
  test('counts what happened in public and who spoke, nothing else', () => {
    const entry = (event: object) => ({
      seq: 1,
      pub: 1,
      turn: 1,
      event: event as Event,
      decision: null,
      at: '',
      hash: '',
    })
    const swap = {
      seat: 2,
      target: 3,
      give: { lots: [12], cash: 0, jailCards: 0 },
      take: { lots: [14], cash: 0, jailCards: 0 },
    }
    const text = digest(
      [
        entry({ type: 'lot-bought', seat: 0, lot: 39, price: 400 }),
        entry({ type: 'auction-won', seat: 0, lot: 1, price: 15 }),
        entry({ type: 'trade-rejected', seat: 2, target: 3 }),
        entry({ type: 'trade-rejected', seat: 2, target: 3 }),
        entry({ type: 'trade-accepted', ...swap }),
        entry({ type: 'went-bankrupt', seat: 1, creditor: -1 }),
        entry({ type: 'spoke', seat: 0, text: 'Secret plan: buy everything' }),
        entry({ type: 'spoke', seat: 1, text: 'psst', to: [2] }),
        entry({ type: 'thought', seat: 1, text: 'hm', category: 'strategy', to: [1] }),
      ],
      names,
    )
    expect(text).toBe(
      'The Shark bought Boardwalk ($400) and Mediterranean Avenue ($15 at auction). ' +
        'The Hustler traded 12 Electric Company (Utilities) to The Turtle for 14 Virginia Avenue (Pink). ' +
        'The Turtle refused 2 offers of The Hustler. The Professor went bankrupt, owing the bank. Times spoken: The Shark 1.',
    )
  })

  test('says so when nothing happened', () => {
    expect(digest([], names)).toBe('Nothing was bought, traded or said.')
  })
})
