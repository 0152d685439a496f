import { expect, test } from 'vitest'
import { mafia } from '@/lib/games/mafia'
import type { Event, Options } from '@/lib/games/mafia/state'
import { type Match, runMatch } from '../run'
import { expectFairPlay, type Sights } from './audit'

const TIES = ['nobody', 'revote', 'random'] as const

/** All sizes and every option in turn, both ways. */
function randomMatch(seed: number): Match {
  const bit = (n: number) => (seed >> n) % 2 === 1
  const seats = 5 + (seed % 12)
  const options: Partial<Options> = {
    start: bit(0) ? 'day' : 'night',
    eligible: bit(1) ? 'everyone' : 'nominated',
    abstaining: bit(2),
    ballots: bit(3) ? 'secret' : 'open',
    skipKill: bit(4),
    revealRoles: bit(5),
    defence: bit(6),
    lastWords: bit(7),
    tie: TIES[seed % 3],
    discussionRounds: seed % 4,
    dayLimit: seed % 5 === 0 ? 1 : 20,
    mafia: bit(8) ? Math.ceil(seats / 2) - 1 : null,
    doctors: bit(9) ? 1 : 2,
    sheriffs: 1,
  }
  const setup = { seats, options: mafia.options.parse(options) }
  if (mafia.objection?.(setup) !== null)
    setup.options = mafia.options.parse({ ...options, doctors: 0, sheriffs: 0 })
  return { seed, setup, players: Array.from({ length: seats }, () => 'random' as const) }
}

test('a thousand random matches are played by the rules and come to everything the rules know', {
  timeout: 120_000,
}, () => {
  const sights: Sights = {}
  const accepted: Record<string, number> = {}
  const ends: Record<string, number> = {}
  for (let seed = 1; seed <= 1_000; seed++) {
    const match = randomMatch(seed)
    const run = runMatch(mafia, match)
    expectFairPlay(match.setup as Parameters<typeof expectFairPlay>[0], run.log as Event[], sights)
    for (const [decision, times] of Object.entries(run.accepted))
      accepted[decision] = (accepted[decision] ?? 0) + times
    const by = mafia.outcome(run.state as never)?.by ?? 'none'
    ends[by] = (ends[by] ?? 0) + 1
  }
  expect(Object.keys(accepted).toSorted()).toEqual(Object.keys(mafia.decisions).toSorted())
  expect(Object.keys(ends).toSorted()).toEqual(['day-limit', 'mafia', 'town'])
  const rare = [
    'a doctor saves',
    'a doctor watches over itself',
    'a night is skipped',
    'a second round',
    'the lowest seat decides',
    'a tie: nobody, ballot 1',
    'a tie: random, ballot 1',
    'a tie: revote, ballot 1',
    'a tie: revote, ballot 2',
    'vote-skipped',
    'defence-opened',
    'day-limit-reached',
    'believed',
  ]
  for (const sight of rare) expect(sights[sight] ?? 0, sight).toBeGreaterThan(10)
})
