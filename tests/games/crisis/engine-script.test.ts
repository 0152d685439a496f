// The rule-based engine in small positions: effects, wear, clashes, secrets, deals, drift, bounds, and its reasons.
import { describe, expect, test } from 'vitest'
import type { Mind } from '@/lib/core/game'
import { seeded } from '@/lib/core/random'
import { crisis } from '@/lib/games/crisis'
import type { Actions } from '@/lib/games/crisis/actions'
import { scenarios } from '@/lib/games/crisis/library'
import { requests } from '@/lib/games/crisis/requests'
import { scripts } from '@/lib/games/crisis/scripts'
import { coupling } from '@/lib/games/crisis/scripts/engine/drift'
import { headline, isNumber } from '@/lib/games/crisis/scripts/measure'
import { type State, view } from '@/lib/games/crisis/state'
import { course, match } from './courses'
import { ASH, act, BIRCH, CEDAR, ENGINE, given, type Story } from './story'

const WORLD = [
  { id: 'heat', title: 'Heat', kind: 'number', start: 50, most_a_step: 10, better: 'low' },
  { id: 'stock', title: 'Stock', kind: 'number', start: 50, most_a_step: 20, better: 'high' },
  { id: 'hidden', title: 'Hidden', kind: 'number', start: 50, secret: true },
  { id: 'talks', title: 'Talks', kind: 'text', start: 'none', choices: ['none', 'treaty'] },
]
const on = (variable: string, add: number, who = 'world') => ({ on: who, variable, add })
const lever = (id: string, effects: object[], more: object = {}) => ({
  id,
  title: id[0].toUpperCase() + id.slice(1),
  about: `To ${id}.`,
  effects,
  ...more,
})
const LEVERS = [
  lever('fill', [on('stock', 8)]),
  lever('drain', [on('stock', -8), on('heat', 2)]),
  lever('push', [on('heat', 4), on('hidden', -3)]),
  lever('ease', [on('heat', -4)]),
  lever('insult', [on('heat', 1), { on: 'target', variable: 'trust', add: -6 }], { target: 'must' }),
  lever('treaty', [{ on: 'world', variable: 'talks', set: 'treaty' }, on('heat', -5)], { target: 'must' }),
]

const table = (parts: Record<string, unknown> = {}): Story =>
  given({
    steps: 9,
    global_variables: WORLD,
    agent_variables: [],
    agents: ['Ash', 'Birch', 'Cedar'].map((name) => ({ name, about: `${name}.`, persona: `${name}.` })),
    levers: LEVERS,
    modules: [{ id: 'trust_dynamics' }],
    ...parts,
  })

const arbiter = crisis.personas.find(({ id }) => id === 'arbiter') as Mind['persona']
const mind = (chance: Mind['chance']): Mind => ({ persona: arbiter, names: [], said: [], chance })
/** Nothing happens by chance; everything does. */
const NEVER = mind(() => 0.999)
const ALWAYS = mind(() => 0)
const drawn = (seed: number): Mind => mind((n) => seeded(seed).at(3, n) / 2 ** 32)

function judged(state: State, by: Mind = NEVER): Actions['judge'] & { readonly reasoning: string } {
  const [request] = requests(state)
  const action = scripts.statesman.choose(view(state, ENGINE), request, by)
  const { thought } = scripts.statesman.say(view(state, ENGINE), request, action, by)
  return { ...(action as Actions['judge']), reasoning: thought }
}
const world = (state: State, by?: Mind) => judged(state, by).state_updates.global_vars

describe('the effects that a scenario declares', () => {
  test('are what a single act does', () => {
    const { state } = table()
      .when(ASH, { actions: [act('fill')] })
      .whenTheRestHold()
    expect(judged(state)).toMatchObject({
      state_updates: { global_vars: { stock: 58 }, agent_vars: {} },
      events: [],
    })
  })
  test('move secrets too, and no event tells of them', () => {
    const { state } = table()
      .when(ASH, { actions: [act('push')] })
      .whenTheRestHold()
    expect(world(state)).toMatchObject({ hidden: 47, heat: 54 })
    expect(JSON.stringify(judged(state, ALWAYS).events)).not.toContain('Hidden')
  })
  test('of an act outside the levers are none', () => {
    const { state } = table()
      .when(ASH, { actions: [act('other', '', { text: 'We march.' })] })
      .whenTheRestHold()
    expect(judged(state).state_updates).toEqual({ global_vars: {}, agent_vars: {} })
    expect(judged(state).reasoning).toMatch(/^(Nobody pulled a lever|What was done)/)
  })
  test('wear out when repeated', () => {
    const story = table()
    const step = () => {
      story.when(ASH, { actions: [act('fill')] }).whenTheRestHold()
      const update = judged(story.state).state_updates
      const moved = (update.global_vars.stock as number) - (story.state.table.world.stock as number)
      story.whenJudged({ state_updates: update })
      return moved
    }
    const [first, second, third] = [step(), step(), step()]
    expect(first).toBe(8)
    expect(second).toBeLessThan(first)
    expect(third).toBeLessThan(second)
    expect(third).toBeGreaterThan(0)
  })
  test('add less with each who does the same', () => {
    const one = table()
      .when(ASH, { actions: [act('ease')] })
      .whenTheRestHold()
    const all = table()
    for (const seat of [ASH, BIRCH, CEDAR]) all.when(seat, { actions: [act('ease')] })
    const fall = (state: State) => 50 - (world(state).heat as number)
    expect(fall(all.state)).toBeGreaterThan(fall(one.state))
    expect(fall(all.state)).toBeLessThan(2.5 * fall(one.state))
  })
  test('tell less near a bound, and never lead beyond it or farther than a step may', () => {
    const near = table({ global_variables: [WORLD[0], { ...WORLD[1], start: 97 }, ...WORLD.slice(2)] })
    near.when(ASH, { actions: [act('fill')] }).whenTheRestHold()
    expect(world(near.state).stock).toBeLessThanOrEqual(100)
    const far = table()
    for (const seat of [ASH, BIRCH, CEDAR])
      far.when(seat, {
        actions: ['push', 'insult'].map((id) => act(id, id === 'push' ? '' : seat === ASH ? 'Birch' : 'Ash')),
      })
    expect(world(far.state, ALWAYS).heat).toBeLessThanOrEqual(60)
  })
})

describe('acts that meet', () => {
  const opposed = () =>
    table()
      .when(ASH, { actions: [act('fill')] })
      .when(BIRCH, { actions: [act('drain')] })
      .whenTheRestHold()
  test('offset each other', () => expect(world(opposed().state).stock).toBeUndefined())
  test('clash now and then, by the seed: an open event that names both, and more heat', () => {
    const { state } = opposed()
    const clashes = Array.from({ length: 200 }, (_, seed) => judged(state, drawn(seed))).filter(
      ({ events }) => events.length > 0,
    )
    expect(clashes.length).toBeGreaterThan(30)
    expect(clashes.length).toBeLessThan(170)
    for (const { events, state_updates, reasoning } of clashes) {
      expect(events).toMatchObject([{ type: 'incident', known_to: [] }])
      expect(events[0].description).toMatch(/“Fill” by Ash.*“Drain” by Birch.*Stock/)
      expect(state_updates.global_vars.heat).toBeGreaterThan(52)
      expect(state_updates.agent_vars.Ash.trust_birch).toBeLessThan(50)
      expect(reasoning).toContain('Ash and Birch clashed')
    }
  })
  test('in secret meet nobody', () => {
    const { state } = table()
      .when(ASH, { actions: [act('fill', '', { covert: true })] })
      .when(BIRCH, { actions: [act('drain')] })
      .whenTheRestHold()
    expect(judged(state, ALWAYS).events.map(({ type }) => type)).not.toContain('incident')
  })
  test('of one side are its own affair', () => {
    const { state } = table()
      .when(ASH, { actions: [act('fill'), act('drain')] })
      .whenTheRestHold()
    expect(judged(state, ALWAYS).events).toEqual([])
  })
})

describe('a covert act', () => {
  const { state } = table()
    .when(ASH, { actions: [act('insult', 'Birch', { covert: true })] })
    .whenTheRestHold()
  const at = (luck: number) =>
    judged(
      state,
      mind(() => luck),
    )
  test('that comes to light is told to all, and costs trust', () => {
    const { events, state_updates } = at(0.1)
    expect(events).toMatchObject([{ type: 'exposure', known_to: [] }])
    expect(events[0].description).toBe('It comes out that Ash has secretly ordered “Insult” against Birch.')
    expect(state_updates.agent_vars.Cedar.trust_ash).toBeLessThan(50)
  })
  test('that leaves traces is sensed by its target alone, without a name', () => {
    const { events } = at(0.3)
    expect(events).toMatchObject([{ type: 'suspicion', known_to: ['Birch'] }])
    expect(events[0].description).not.toContain('Ash')
  })
  test('that succeeds is known to who did it', () =>
    expect(at(0.9).events).toMatchObject([{ type: 'covert_success', known_to: ['Ash'] }]))
})

describe('a lever that takes two', () => {
  const one = () => table().when(ASH, { actions: [act('treaty', 'Birch')] })
  test('waits for the other', () => {
    const { state } = one().whenTheRestHold()
    expect(world(state)).toEqual({})
    expect(judged(state).events).toMatchObject([{ type: 'open_offer', known_to: [] }])
  })
  test('works when the other answers, in the same step or the next', () => {
    const same = one()
      .when(BIRCH, { actions: [act('treaty', 'Ash')] })
      .whenTheRestHold()
    expect(world(same.state).talks).toBe('treaty')
    const next = one()
      .whenTheRestHold()
      .whenJudged({})
      .when(BIRCH, { actions: [act('treaty', 'Ash')] })
      .whenTheRestHold()
    expect(world(next.state).talks).toBe('treaty')
    const stranger = one()
      .when(BIRCH, { actions: [act('treaty', 'Cedar')] })
      .whenTheRestHold()
    expect(world(stranger.state).talks).toBeUndefined()
  })
})

describe('a deal by letter', () => {
  const agreed = () =>
    table()
      .when(ASH, { communications: [{ to: ['Birch'], text: 'Terms: Ash, Fill; Birch, Ease.' }] })
      .whenTheRestHold()
      .whenJudged({})
      .when(BIRCH, { communications: [{ to: ['Ash'], text: 'Agreed: Ash, Fill; Birch, Ease.' }] })
      .whenTheRestHold()
      .whenJudged({})
      .when(ASH, { actions: [act('fill')] })
  test('kept by both builds trust, and the two alone hear it said', () => {
    const { state } = agreed()
      .when(BIRCH, { actions: [act('ease')] })
      .whenTheRestHold()
    const { events, state_updates } = judged(state)
    expect(events).toMatchObject([{ type: 'deal_kept', known_to: ['Ash', 'Birch'] }])
    expect(state_updates.agent_vars.Ash.trust_birch).toBeGreaterThan(48)
  })
  test('broken by one costs the trust of the other', () => {
    const { state } = agreed().whenTheRestHold()
    const { events, state_updates, reasoning } = judged(state)
    expect(events).toMatchObject([{ type: 'deal_broken', known_to: ['Ash', 'Birch'] }])
    expect(events[0].description).toMatch(/^Birch did not keep/)
    expect(state_updates.agent_vars.Ash.trust_birch).toBeLessThan(45)
    expect(reasoning).toContain('Birch broke a deal')
  })
})

describe('by itself', () => {
  const at = (heat: number) =>
    table({ global_variables: [{ ...WORLD[0], start: heat }, ...WORLD.slice(1)] }).whenTheRestHold().state
  test('bad gets worse, quiet settles, and in between nothing stirs', () => {
    expect(world(at(80)).heat).toBeGreaterThan(80)
    expect(world(at(20)).heat).toBeLessThan(20)
    expect(world(at(50))).toEqual({})
  })
  test('a variable follows the headline where the levers show that it does', () => {
    const [blockade] = scenarios
    const main = headline(blockade)
    const of = (id: string) => {
      const found = blockade.world.find((one) => one.id === id)
      if (!main || !found || !isNumber(found)) throw new Error(id)
      return coupling(blockade, main, found)
    }
    expect(main?.id).toBe('crisis_level')
    expect(of('freight')).toBeGreaterThan(0.3)
    expect(of('calder_fuel')).toBe(0)
  })
})

describe('over whole matches', () => {
  const cast = 'as written'
  test('the same seed gives the same bytes, another seed another course', () => {
    for (const scenario of scenarios) {
      const log = (seed: number) => JSON.stringify(match(scenario, cast, seed, () => {}).events)
      expect(log(4)).toBe(log(4))
      expect(log(5)).not.toBe(log(4))
    }
  })
  test('it seldom asks for more than it may: clamps are rare beside its changes', () => {
    for (const scenario of scenarios) {
      let [asked, cut] = [0, 0]
      for (const seed of [1, 2, 3, 4, 5]) {
        let last = ''
        for (const event of match(scenario, cast, seed).events) {
          if (event.type !== 'variable-changed' || !('cause' in event)) continue
          if (event.cause === 'engine') asked++
          if (event.cause === 'clamp' && last === 'engine') cut++
          last = String(event.cause)
        }
      }
      expect(asked).toBeGreaterThan(200)
      expect(cut).toBeLessThan(0.02 * asked)
    }
  })
  test('nearly every lever is pulled by somebody, some time', () => {
    for (const scenario of scenarios) {
      const used = new Set(
        (['hawk', 'dove', 'merchant', 'opportunist', cast] as const).flatMap((who) =>
          [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => Object.keys(course(scenario, who, seed).acts)),
        ),
      )
      expect(scenario.levers.filter(({ id }) => !used.has(id)).length).toBeLessThanOrEqual(1)
    }
  })
})
