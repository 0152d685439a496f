import { describe, expect, test } from 'vitest'
import { fallback } from '@/lib/games/crisis/fallback'
import { requests } from '@/lib/games/crisis/requests'
import { view } from '@/lib/games/crisis/state'
import { ASH, agents, BIRCH, ENGINE, given, type Story, world } from '../story'

const asked = (parts = {}): Story => given(parts).whenTheRestHold()
const moved = (name: string, was: unknown, now: unknown, cause: string) =>
  ({ name, was, now, cause }) as object

describe('the judgement', () => {
  test('C-JUDGE-1 new values are absolute, and told in the order of the scenario', () =>
    asked()
      .whenJudged({
        state_updates: {
          agent_vars: { Birch: { force: 44 }, Ash: { force: 61 } },
          global_vars: { truce: true, held: ['a ship'], talks: 'closed', heat: 53 },
        },
      })
      .thenOf(
        'variable-changed',
        moved('heat', 50, 53, 'engine'),
        moved('talks', 'open', 'closed', 'engine'),
        moved('held', [], ['a ship'], 'engine'),
        moved('truce', false, true, 'engine'),
        { ...moved('force', 60, 61, 'engine'), seat: ASH },
        { ...moved('force', 40, 44, 'engine'), seat: BIRCH },
      ))

  test('C-JUDGE-2 unknown variables and agents are refused, and with them the whole judgement', () => {
    asked()
      .whenJudged(world({ heat: 51, wind: 3 }))
      .thenRefused('unknown-variable')
    asked()
      .whenJudged(agents({ Oak: { force: 1 } }))
      .thenRefused('unknown-agent')
    asked()
      .whenJudged(agents({ Ash: { heat: 1 } }))
      .thenRefused('unknown-variable')
    asked()
      .whenJudged(world({ constructor: 1 }))
      .thenRefused('unknown-variable')
  })

  test('C-JUDGE-3 values of the wrong kind are refused', () => {
    asked()
      .whenJudged(world({ heat: '51' }))
      .thenRefused('wrong-type')
    asked()
      .whenJudged(world({ heat: true }))
      .thenRefused('wrong-type')
    asked()
      .whenJudged(world({ truce: 1 }))
      .thenRefused('wrong-type')
    asked()
      .whenJudged(world({ held: 'a ship' }))
      .thenRefused('wrong-type')
    asked()
      .whenJudged(world({ talks: 'ajar' }))
      .thenRefused('wrong-type')
    asked()
      .whenJudged(world({ heat: 1e12 }))
      .thenRefused('wrong-type')
    asked()
      .whenJudged(world({ held: Array.from({ length: 13 }, (_, i) => `ship ${i}`) }))
      .thenRefused('wrong-type')
  })

  test('C-JUDGE-4 an event has a type and words, and is told to everyone or to those it names', () => {
    const event = (parts: object) =>
      asked().whenJudged({
        events: [{ type: 'Naval incident!', description: 'Shots.', known_to: [], ...parts }],
      })
    event({}).thenOf('happened', { kind: 'naval_incident', description: 'Shots.', cause: 'engine' })
    event({ known_to: ['Birch'] }).thenOf('happened', { to: [BIRCH, ENGINE] })
    event({ known_to: ['Oak'] }).thenRefused('unknown-agent')
    event({ description: ' ' }).thenRefused('event-without-words')
    event({ type: '!' }).thenRefused('event-without-type')
    const one = { type: 'a', description: 'b', known_to: [] }
    asked()
      .whenJudged({ events: Array(7).fill(one) })
      .thenRefused('too-many-events')
  })

  test('C-JUDGE-5 where no judgement comes nothing changes, and everyone is told so', () => {
    const story = asked()
    const [request] = requests(story.state)
    const action = fallback(view(story.state, ENGINE), request) as object
    story
      .whenJudged(action)
      .thenOf('variable-changed')
      .thenOf('judged', { unjudged: true })
      .thenOf('happened', { kind: 'no_judgement', cause: 'engine' })
      .thenState(({ table }) => expect(table.unjudged).toEqual([1]))
  })

  test('C-JUDGE-6 a value that stays as it was is no change', () =>
    asked()
      .whenJudged(world({ heat: 50, held: [], talks: 'open' }))
      .thenOf('variable-changed'))

  test('C-SECRET-1 a secret variable moves before its owner and the engine alone', () => {
    asked()
      .whenJudged(agents({ Ash: { purse: 13.5 } }))
      .thenOf('variable-changed', { name: 'purse', to: [ASH, ENGINE] })
    asked()
      .whenJudged(world({ depth: 8 }))
      .thenOf('variable-changed', { name: 'depth', to: [ENGINE] })
  })
})

describe('clamps', () => {
  test('C-CLAMP-1 a value beyond its bounds is told as it was asked, then brought back to them', () =>
    asked()
      .whenJudged(agents({ Ash: { force: 130 } }))
      .thenOf('variable-changed', moved('force', 60, 130, 'engine'), {
        ...moved('force', 130, 100, 'clamp'),
        source: 'bounds',
        why: 'not above 100',
      }))

  test('C-CLAMP-2 the largest change a step is counted from where the step began, modules included', () => {
    const module = { modules: [{ id: 'media', settings: { fade: 20 } }] }
    asked()
      .whenJudged(world({ heat: 75 }))
      .thenOf('variable-changed', moved('heat', 50, 75, 'engine'), {
        ...moved('heat', 75, 60, 'clamp'),
        why: 'at most 10 a step',
      })
    given(module)
      .whenTheRestHold()
      .thenState(({ table }) => expect(table.agents[ASH].attention).toBe(0))
      .whenJudged(agents({ Ash: { attention: 60 } }))
      .thenOf('variable-changed', moved('attention', 0, 60, 'engine'), moved('attention', 60, 45, 'clamp'))
  })

  test('C-CLAMP-3 a number is rounded to the places that its variable has', () =>
    asked()
      .whenJudged(agents({ Ash: { force: 61.4, purse: 12.34 } }))
      .thenOf(
        'variable-changed',
        moved('force', 60, 61.4, 'engine'),
        { ...moved('force', 61.4, 61, 'clamp'), source: 'rounding' },
        moved('purse', 12, 12.34, 'engine'),
        moved('purse', 12.34, 12.3, 'clamp'),
      ))
})
