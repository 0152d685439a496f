import { expect, test } from 'vitest'
import type { Seat } from '@/lib/core/game'
import { mafia } from '@/lib/games/mafia'
import { NO_BELIEFS, NO_CLAIM, NOBODY, type Request } from '@/lib/games/mafia/actions'
import { fallback } from '@/lib/games/mafia/fallback'
import type { State } from '@/lib/games/mafia/state'
import { given } from './story'

const stands = (state: State, seat: Seat) => {
  const request = mafia.requests(state).find((one) => one.seat === seat) as Request
  return fallback(mafia.view(state, seat), request)
}
const beliefs = NO_BELIEFS
const silent = { beliefs, accuses: [], defends: [], claims: NO_CLAIM }
const everyone = { start: 'day', discussionRounds: 0, eligible: 'everyone' } as const

test('a stand-in declares nothing, abstains and kills nobody where it may', () => {
  given('mdsvvvv', { skipKill: true })
    .thenState((state) => expect(stands(state, 0)).toEqual({ beliefs, target: NOBODY, reason: '' }))
    .night({ 0: 3, 1: 1, 2: 0 })
    .thenState((state) => expect(stands(state, 0)).toEqual({ ...silent, nominates: NOBODY }))
    .talk({ 0: 4, 1: 0 })
    .thenState((state) => expect(stands(state, 4)).toEqual(silent))
    .plead()
    .thenState((state) => expect(stands(state, 1)).toEqual({ beliefs, vote: NOBODY, reason: '' }))
    .vote({ 0: 4, 1: 4 })
    .thenState((state) => expect(stands(state, 4)).toEqual(silent))
})

test('a doctor watches over itself, every other night over somebody else', () => {
  given('mdvvvvv')
    .thenState((state) => expect(stands(state, 1)).toMatchObject({ target: 1 }))
    .night({ 0: 3, 1: 1 })
    .talk()
    .thenState((state) => expect(stands(state, 1)).not.toMatchObject({ target: 1 }))
})

test('stand-ins who must name somebody do not all name the same', () => {
  given('mmvvvvvv', { ...everyone, abstaining: false }).thenState((state) => {
    const named = Array.from({ length: 8 }, (_, seat) => (stands(state, seat) as { vote: number }).vote)
    expect(new Set(named).size).toBeGreaterThan(3)
  })
})
