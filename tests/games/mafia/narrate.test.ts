import { describe, expect, test } from 'vitest'
import type { GameEvent } from '@/lib/core/game'
import { type Entry, isPublic } from '@/lib/core/log'
import { mafia } from '@/lib/games/mafia'
import { digest } from '@/lib/games/mafia/digest'
import { narrate } from '@/lib/games/mafia/narrate'
import type { Event } from '@/lib/games/mafia/state'
import { runMatch } from '../run'

const names = ['Ada', 'Bea', 'Cy', 'Di', 'Eve', 'Fay', 'Gus', 'Hal']
const setup = {
  seats: 8,
  options: mafia.options.parse({ mafia: 3, skipKill: true, tie: 'revote', dayLimit: 4 }),
}
const logOf = (seed: number): Event[] =>
  runMatch(mafia, { seed, setup, players: Array(8).fill(seed % 3 === 0 ? 'fallback' : 'random') })
    .log as Event[]
const entry = (event: GameEvent): Entry => ({
  seq: 1,
  pub: null,
  turn: 1,
  event,
  decision: null,
  at: '',
  hash: '',
})

describe('sentences', () => {
  test('tell every event in one plain line, nobody by number', () => {
    const told = new Map<string, string>()
    for (let seed = 1; seed <= 30; seed++)
      for (const event of logOf(seed)) told.set(narrate(event, names), event.type)
    expect(new Set(told.values()).size).toBe(21)
    for (const sentence of told.keys()) {
      expect(sentence).toMatch(/^[A-Z].*[."]$/)
      expect(sentence).not.toMatch(/undefined|NaN|null|\[object|seat \d|\n/)
    }
  })

  test('tell the votes by whom they were against, the most first', () => {
    const votes = [2, 0, 3, 2, null, null, -1, 2]
    const counts = [1, 0, 3, 1, 0, 0, 0, 0]
    expect(narrate({ type: 'votes-counted', ballot: 1, votes, counts, tied: [], out: 2 }, names)).toBe(
      'The votes: Ada, Di and Hal against Cy; Bea against Ada; Cy against Di; Eve and Fay abstain. Cy is voted out.',
    )
    expect(
      narrate({ type: 'votes-counted', ballot: 2, votes: null, counts: [2, 2], tied: [0, 1], out: 1 }, names),
    ).toBe(
      'The votes, by number: Ada 2, Bea 2. Chance decides the tie between Ada and Bea: Bea is voted out.',
    )
  })

  test('name a role with a death only where it is told', () => {
    expect(narrate({ type: 'found-dead', seat: 1, role: 'doctor' }, names)).toBe(
      'Bea, a doctor, is found dead.',
    )
    expect(narrate({ type: 'found-dead', seat: 1, role: null }, names)).toBe('Bea is found dead.')
    expect(narrate({ type: 'voted-out', seat: 0, role: 'mafia' }, names)).toBe(
      'Ada, one of the mafia, leaves the game by vote.',
    )
  })
})

describe('the digest of days gone by', () => {
  test('tells public facts alone: with the secret ones or without, it is the same', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const log = logOf(seed).slice(0, -1).map(entry)
      expect(digest(log, names)).toBe(
        digest(
          log.filter(({ event }) => isPublic(event)),
          names,
        ),
      )
    }
  })

  test('tells deaths, claims, nominations and votes, and who spoke how often', () => {
    const stated = { type: 'stated', at: 'discussion', accuses: [2], defends: [], claim: null } as const
    const events: GameEvent[] = [
      { type: 'day-broke', turn: 2, day: 1 } as GameEvent,
      { type: 'found-dead', seat: 5, role: null } as GameEvent,
      { ...stated, seat: 0, nominates: null } as GameEvent,
      { ...stated, seat: 1, nominates: 2 } as GameEvent,
      { type: 'spoke', seat: 1, text: 'It is Cy.' } as GameEvent,
    ]
    expect(digest(events.map(entry), names)).toBe(
      'Day 1 breaks. Fay is found dead. Bea nominates Cy and accuses Cy. Times spoken: Bea 1.',
    )
    expect(digest([], names)).toBe('Nobody died, voted or spoke.')
  })
})
