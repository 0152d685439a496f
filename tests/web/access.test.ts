import { describe, expect, test } from 'vitest'
import { ACTIONS, audienceOf, type Guarded, may, mayLaunch, type Viewer } from '@/lib/auth/access'
import { STATUSES } from '@/lib/store/store'

const person = (id: string, role: Viewer['role']): Viewer => ({ id, name: id, role })
const VIEWERS = {
  anonymous: null,
  other: person('other', 'user'),
  owner: person('owner', 'user'),
  researcher: person('researcher', 'researcher'),
  admin: person('admin', 'admin'),
} as const
type Who = keyof typeof VIEWERS

const game = (visibility: string, status: string): Guarded => ({ ownerId: 'owner', visibility, status })
const whoever = (allowed: (who: Who) => unknown): Who[] => (Object.keys(VIEWERS) as Who[]).filter(allowed)
const audience = (is: string | null, match: Guarded) =>
  whoever((who) => audienceOf(VIEWERS[who], match) === is)

const ALL: Who[] = ['anonymous', 'other', 'owner', 'researcher', 'admin']
const OVER = ['stopped', 'finished', 'failed']

describe.each(STATUSES.map((status) => ({ status, over: OVER.includes(status) })))(
  'a match that is $status',
  ({ status, over }) => {
    test('public: who observes, and who hears what all hear', () => {
      expect(audience('observer', game('public', status))).toEqual(
        over ? ALL : ['owner', 'researcher', 'admin'],
      )
      expect(audience('public', game('public', status))).toEqual(over ? [] : ['anonymous', 'other'])
    })
    test('private: it is there for owner and admin alone', () => {
      expect(audience('observer', game('private', status))).toEqual(['owner', 'admin'])
      expect(audience(null, game('private', status))).toEqual(['anonymous', 'other', 'researcher'])
    })
    test.each(['public', 'private'])(
      '%s: owner and admin steer while it is not over, edit and delete',
      (seen) => {
        const match = game(seen, status)
        expect(whoever((who) => may(VIEWERS[who], 'steer', match))).toEqual(over ? [] : ['owner', 'admin'])
        expect(whoever((who) => may(VIEWERS[who], 'edit', match))).toEqual(['owner', 'admin'])
        expect(whoever((who) => may(VIEWERS[who], 'delete', match))).toEqual(['owner', 'admin'])
      },
    )
    test.each(['public', 'private'])('%s: the seed is known when it is over, to nobody before', (seen) => {
      const match = game(seen, status)
      const seers = whoever((who) => may(VIEWERS[who], 'see', match))
      expect(whoever((who) => may(VIEWERS[who], 'know-seed', match))).toEqual(over ? seers : [])
    })
    test.each(['public', 'private'])('%s: packets are read by observers', (seen) => {
      const match = game(seen, status)
      expect(whoever((who) => may(VIEWERS[who], 'read-packets', match))).toEqual(audience('observer', match))
    })
  },
)

test('nothing may be done with what may not be seen', () => {
  for (const status of STATUSES)
    for (const action of ACTIONS)
      for (const who of ['anonymous', 'other', 'researcher'] as const)
        expect(may(VIEWERS[who], action, game('private', status))).toBe(false)
})

test("nobody's match belongs to nobody, not to the anonymous", () => {
  const match = { ownerId: null, visibility: 'private', status: 'finished' }
  expect(whoever((who) => audienceOf(VIEWERS[who], match))).toEqual(['admin'])
})

test('whoever has an account may launch', () =>
  expect(whoever((who) => mayLaunch(VIEWERS[who]))).toEqual(['other', 'owner', 'researcher', 'admin']))
