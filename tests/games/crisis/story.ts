// given (a small scenario) · when (answers) · then (new facts): stories about the rules of a crisis.
import { expect } from 'vitest'
import type { Seat } from '@/lib/core/game'
import { seeded } from '@/lib/core/random'
import type { Rejection } from '@/lib/core/result'
import { type Action, type Actions, NO_RESPONSE, NO_UPDATES } from '@/lib/games/crisis/actions'
import { copy } from '@/lib/games/crisis/copy'
import { decide } from '@/lib/games/crisis/decide'
import { evolve } from '@/lib/games/crisis/evolve'
import { manifests } from '@/lib/games/crisis/library'
import { open } from '@/lib/games/crisis/open'
import { outcome } from '@/lib/games/crisis/outcome'
import { requests } from '@/lib/games/crisis/requests'
import type { Scenario } from '@/lib/games/crisis/scenario'
import { compile } from '@/lib/games/crisis/schema/compile'
import { writtenScenario } from '@/lib/games/crisis/schema/scenario'
import { type Event, initial, type State } from '@/lib/games/crisis/state'

export const [ASH, BIRCH, CEDAR, ENGINE] = [0, 1, 2, 3]

const agent = (name: string, more: object = {}) => ({
  name,
  about: `${name}, a country.`,
  persona: `You govern ${name}.`,
  ...more,
})

const WRITTEN = {
  id: 'small',
  title: 'A small quarrel',
  step_length: '1 day',
  steps: 3,
  briefing: 'They quarrel.',
  global_variables: [
    { id: 'heat', title: 'Heat', kind: 'number', start: 50, most_a_step: 10 },
    { id: 'talks', title: 'Talks', kind: 'text', start: 'open', choices: ['open', 'closed'] },
    { id: 'held', title: 'Held', kind: 'list', start: [] },
    { id: 'truce', title: 'Truce', kind: 'boolean', start: false },
    { id: 'depth', title: 'Depth', kind: 'number', start: 7, secret: true },
  ],
  agent_variables: [
    { id: 'force', title: 'Force', kind: 'number', start: 40, better: 'high' },
    { id: 'purse', title: 'Purse', kind: 'number', start: 30, decimals: 1, secret: true },
  ],
  agents: [
    agent('Ash', { start: { force: 60, purse: 12 }, red_lines: ['The hill'], secret: ['red_lines'] }),
    agent('Birch'),
    agent('Cedar'),
  ],
  levers: [
    { id: 'arm', title: 'Arm', about: 'Arms.', effects: [{ on: 'self', variable: 'force', add: 5 }] },
    { id: 'threaten', title: 'Threaten', about: 'Threatens.', target: 'must' },
    { id: 'dam', title: 'Dam', about: 'Dams the river.', who: ['Birch'] },
  ],
}
type Written = typeof WRITTEN

/** The small scenario with other parts. */
export function scenarioWith(parts: Record<string, unknown> = {}): Scenario {
  const compiled = compile(
    writtenScenario.parse({ ...WRITTEN, ...parts } satisfies Partial<Written> | object),
    manifests,
  )
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.faults))
  return compiled.scenario
}

export type Story = {
  readonly state: State
  /** One agent answers. */
  when(seat: Seat, response: Partial<Actions['respond']>): Story
  /** Those who have not answered hold their position. */
  whenTheRestHold(): Story
  whenJudged(judgement: Partial<Actions['judge']>): Story
  /** Just these facts followed from the last answer, in this order. */
  thenJust(...events: Event[]): Story
  /** Facts of one type that followed from the last answers since `whenTheRestHold` or `when` began. */
  thenOf<T extends Event['type']>(type: T, ...events: Partial<Extract<Event, { type: T }>>[]): Story
  thenRefused(code: string): Story
  thenAsks(...asked: [Seat, string][]): Story
  thenState(look: (state: State) => void): Story
  thenOver(by: string, ranking: readonly (readonly Seat[])[]): Story
}

export const given = (parts: Record<string, unknown> = {}): Story => begun(scenarioWith(parts))

export function begun(options: Scenario): Story {
  const state = initial({ seats: options.agents.length + 1, options })
  const random = seeded(1)
  let written: Event[] = []
  let rejection: Rejection | null = null
  const write = (event: Event) => {
    evolve(state, event)
    written.push(event)
  }
  open({ state, random, write })
  const answer = (seat: Seat, action: Action) => {
    const request = requests(state).find((one) => one.seat === seat)
    if (!request) throw new Error(`seat ${seat} is not asked`)
    const before = copy(state)
    const count = written.length
    rejection = decide({ state, random, write }, request, action)
    if (rejection !== null) expect({ count: written.length, state }).toEqual({ count, state: before })
  }
  const story: Story = {
    state,
    when(seat, response) {
      written = []
      answer(seat, { ...NO_RESPONSE, ...response })
      return story
    },
    whenTheRestHold() {
      written = []
      for (const { seat, decision } of requests(state)) if (decision === 'respond') answer(seat, NO_RESPONSE)
      return story
    },
    whenJudged(judgement) {
      written = []
      answer(options.agents.length, { state_updates: NO_UPDATES, events: [], ...judgement })
      return story
    },
    thenJust(...events) {
      expect(rejection).toBeNull()
      expect(written).toEqual(events)
      return story
    },
    thenOf(type, ...events) {
      expect(rejection).toBeNull()
      expect(written.filter((event) => event.type === type)).toEqual(
        events.map((event) => expect.objectContaining({ type, ...(event as object) })),
      )
      return story
    },
    thenRefused(code) {
      expect(rejection?.code).toBe(code)
      expect(rejection?.message).toMatch(/\S\.$/)
      return story
    },
    thenAsks(...asked) {
      expect(requests(state).map(({ seat, decision }) => [seat, decision])).toEqual(asked)
      return story
    },
    thenState(look) {
      look(state)
      return story
    },
    thenOver(by, ranking) {
      expect(requests(state)).toEqual([])
      expect(outcome(state)).toMatchObject({ by, ranking })
      return story
    },
  }
  return story
}

/** Answers in short. */
export const act = (lever: string, target = '', more: { covert?: boolean; text?: string } = {}) => ({
  lever,
  target,
  text: 'So be it.',
  covert: false,
  ...more,
})
export const world = (values: Actions['judge']['state_updates']['global_vars']) => ({
  state_updates: { global_vars: values, agent_vars: {} },
})
export const agents = (values: Actions['judge']['state_updates']['agent_vars']) => ({
  state_updates: { global_vars: {}, agent_vars: values },
})
