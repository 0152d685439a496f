import { describe, expect, test } from 'vitest'
import { holds } from '@/lib/games/crisis/rules/conditions'
import type { Condition, Value } from '@/lib/games/crisis/scenario'
import { condition } from '@/lib/games/crisis/schema/parts'
import { ASH, agents, BIRCH, CEDAR, ENGINE, given, type Story, world } from '../story'

const over = (story: Story, steps = 3): Story => {
  for (let step = 0; step < steps; step++) story.whenTheRestHold().whenJudged({})
  return story
}
const goal = (variable: string, aim: string | number, more = {}) => [{ variable, aim, ...more }]
const of = (name: string, parts: object) => ({ name, about: 'A country.', persona: 'You.', ...parts })

describe('the end', () => {
  test('C-END-1 it ends after the step in which an ending of the scenario holds, the first that does', () => {
    const ends = [
      { id: 'hot', title: 'Too hot', when: { variable: 'heat', at_least: 55 } },
      { id: 'warm', title: 'Warm', when: { variable: 'heat', at_least: 53 } },
    ]
    const story = given({ ends }).whenTheRestHold()
    story.whenJudged(world({ heat: 52 })).thenAsks([ASH, 'respond'], [BIRCH, 'respond'], [CEDAR, 'respond'])
    story
      .whenTheRestHold()
      .whenJudged(world({ heat: 58 }))
      .thenOver('hot', [[ASH, BIRCH, CEDAR], [ENGINE]])
  })

  test('C-END-2 else it ends with the last step', () =>
    over(given()).thenOver('last-step', [[ASH, BIRCH, CEDAR], [ENGINE]]))

  test('C-END-3 conditions compare one variable, or join others by all, any and not', () => {
    const values: Record<string, Value> = { heat: 50, talks: 'open', held: ['a'] }
    const is = (written: unknown): boolean =>
      holds(condition.parse(written) as Condition, (_agent, id) => values[id])
    const warm = { variable: 'heat', at_least: 50 }
    const open = { variable: 'talks', is: 'open' }
    expect([warm, { variable: 'heat', at_most: 50 }, open, { variable: 'held', is: ['a'] }].map(is)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(
      [
        { not: warm },
        { variable: 'heat', at_least: 50.1 },
        { variable: 'heat', at_least: 10, at_most: 20 },
      ].map(is),
    ).toEqual([false, false, false])
    expect([{ all: [warm, { not: open }] }, { any: [warm, { not: open }] }].map(is)).toEqual([false, true])
  })
})

describe('the score', () => {
  test('C-SCORE-1 agents rank by their goals: shares of the way, weighed; equal scores share a place', () => {
    const story = given({
      agents: [
        of('Ash', { goal: goal('force', 'high') }),
        of('Birch', { goal: [...goal('heat', 'low', { of: 'world', weight: 3 }), ...goal('force', 'high')] }),
        of('Cedar', { goal: goal('force', 40, { of: 'Ash' }) }),
      ],
    })
    story.whenTheRestHold().whenJudged(agents({ Ash: { force: 70 }, Birch: { force: 90 } }))
    over(story, 2).thenOver('last-step', [[ASH], [BIRCH], [CEDAR], [ENGINE]])
    // Birch: (3 × 0.5 + 0.9) / 4; Cedar: 1 − 0.3 / 0.6
    story.thenState(({ table }) => expect(table.scores).toEqual([70, 60, 50, 0]))
    over(
      given({ agents: ['Ash', 'Birch'].map((name) => of(name, { goal: goal('force', 'high') })) }),
    ).thenOver('last-step', [[0, 1], [2]])
  })

  test('C-SCORE-2 where an agent has no goals, all share the first place; the engine takes no side', () =>
    over(
      given({ agents: [of('Ash', { goal: goal('force', 'high') }), of('Birch', {}), of('Cedar', {})] }),
    ).thenOver('last-step', [[ASH, BIRCH, CEDAR], [ENGINE]]))
})
