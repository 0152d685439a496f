// Statesmen in small positions: what each temperament makes of the same facts.
import { describe, expect, test } from 'vitest'
import type { Mind, Seat } from '@/lib/core/game'
import { seeded } from '@/lib/core/random'
import { crisis } from '@/lib/games/crisis'
import type { Actions } from '@/lib/games/crisis/actions'
import { requests } from '@/lib/games/crisis/requests'
import { scripts } from '@/lib/games/crisis/scripts'
import { stanceOf } from '@/lib/games/crisis/scripts/agent/stance'
import { TEMPERS, type Temper, temperOf, traitsOf } from '@/lib/games/crisis/scripts/traits'
import { type State, view } from '@/lib/games/crisis/state'
import { ASH, act, agents, BIRCH, begun, CEDAR, type Story, scenarioWith, world } from './story'

const LEVERS = [
  {
    id: 'push',
    title: 'Push',
    about: 'Pushes.',
    effects: [{ on: 'world', variable: 'heat', add: 6 }],
  },
  {
    id: 'ease',
    title: 'Ease',
    about: 'Eases.',
    effects: [{ on: 'world', variable: 'heat', add: -6 }],
  },
  {
    id: 'strike',
    title: 'Strike',
    about: 'Strikes.',
    target: 'must',
    effects: [
      { on: 'world', variable: 'heat', add: 3 },
      { on: 'target', variable: 'purse', add: -12 },
    ],
  },
  {
    id: 'gift',
    title: 'Gift',
    about: 'Gives.',
    target: 'must',
    effects: [
      { on: 'self', variable: 'purse', add: -6 },
      { on: 'target', variable: 'purse', add: 10 },
    ],
  },
  { id: 'tax', title: 'Tax', about: 'Taxes.', effects: [{ on: 'self', variable: 'purse', add: 9 }] },
  { id: 'embargo', title: 'Embargo', about: 'Closes ports.', target: 'must' },
  { id: 'reopen', title: 'Reopen', about: 'Opens ports.', target: 'must' },
]

const HEAT = { id: 'heat', title: 'Heat', kind: 'number', start: 50, most_a_step: 10, better: 'low' }
const PURSE = { id: 'purse', title: 'Purse', kind: 'number', start: 60, most_a_step: 15, better: 'high' }

/** A quarrel of three in which every lever says what it does. */
const quarrel = (parts: Record<string, unknown> = {}): Story =>
  begun(
    scenarioWith({
      steps: 9,
      global_variables: [HEAT],
      agent_variables: [PURSE],
      agents: ['Ash', 'Birch', 'Cedar'].map((name) => ({
        name,
        about: `${name}.`,
        persona: `You are ${name}.`,
      })),
      levers: LEVERS,
      modules: [
        { id: 'economy', settings: { sanction_lever: 'embargo', lift_lever: 'reopen' } },
        { id: 'trust_dynamics', settings: { hostile: ['strike', 'embargo'], friendly: ['gift'] } },
      ],
      ...parts,
    }),
  )

const persona = (id: Temper, parameters: Record<string, number> = {}) => {
  const found = crisis.personas.find((one) => one.id === id)
  if (!found) throw new Error(id)
  return { ...found, parameters: { ...found.parameters, ...parameters } }
}

const mind = (who: Mind['persona'], seed = 1): Mind => ({
  persona: who,
  names: [],
  said: [],
  chance: (n) => seeded(seed).at(7, n) / 2 ** 32,
})

/** What a temperament answers at a seat of a state, once for each seed. */
function answers(state: State, seat: Seat, who: Mind['persona'], seeds = 40): Actions['respond'][] {
  const request = requests(state).find((one) => one.seat === seat)
  if (!request) throw new Error('not asked')
  return Array.from({ length: seeds }, (_, i) => {
    const action = scripts.statesman.choose(view(state, seat), request, mind(who, i + 1))
    return action as Actions['respond']
  })
}

/** Share of the answers in which a lever is pulled. */
const share = (all: readonly Actions['respond'][], lever: string, target?: string): number =>
  all.filter(({ actions }) =>
    actions.some((one) => one.lever === lever && (target === undefined || one.target === target)),
  ).length / all.length

describe('given a quiet table', () => {
  const { state } = quarrel()
  test('the dove eases, the hawk does not', () => {
    expect(share(answers(state, ASH, persona('dove')), 'ease')).toBeGreaterThan(0.8)
    expect(share(answers(state, ASH, persona('hawk')), 'ease')).toBeLessThan(0.2)
  })
  test('nobody strikes out of nothing', () => {
    for (const temper of TEMPERS)
      expect(share(answers(state, ASH, persona(temper)), 'strike'), temper).toBeLessThan(0.3)
  })
  test('the merchant looks after its purse', () => {
    const merchant = share(answers(state, ASH, persona('merchant')), 'tax')
    expect(merchant).toBeGreaterThan(share(answers(state, ASH, persona('dove')), 'tax'))
  })
})

describe('given a blow from Birch', () => {
  const { state } = quarrel()
    .when(BIRCH, { actions: [act('strike', 'Ash')] })
    .whenTheRestHold()
    .whenJudged({ ...agents({ Ash: { purse: 40 } }) })
  test('the hawk strikes back, at Birch and nobody else', () => {
    const all = answers(state, ASH, persona('hawk'))
    expect(share(all, 'strike', 'Birch')).toBeGreaterThan(0.7)
    expect(share(all, 'strike', 'Cedar')).toBeLessThan(0.1)
  })
  test('the dove does not', () =>
    expect(share(answers(state, ASH, persona('dove')), 'strike')).toBeLessThan(0.05))
  test('who was not struck minds it less', () => {
    const at = (seat: Seat) =>
      stanceOf(view(state, seat), seat, mind(persona('hawk'))).regards.find((one) => one.seat === BIRCH)
    expect(at(ASH)?.grievance).toBeGreaterThan(at(CEDAR)?.grievance ?? 9)
    expect(at(ASH)?.worst?.lever).toBe('strike')
  })
  test('the opportunist hides what the hawk does openly', () => {
    const covert = (temper: Temper) => {
      const acts = answers(state, ASH, persona(temper), 200).flatMap(({ actions }) =>
        actions.filter(({ lever }) => lever === 'strike' || lever === 'embargo'),
      )
      return acts.filter((one) => one.covert).length / acts.length
    }
    expect(covert('opportunist')).toBeGreaterThan(0.4)
    expect(covert('hawk')).toBeLessThan(0.4)
  })
})

test('at the brink even the hawk steps back', () => {
  const { state } = quarrel({ global_variables: [{ ...HEAT, start: 97 }] })
  for (const temper of TEMPERS) {
    const all = answers(state, ASH, persona(temper))
    expect(share(all, 'ease'), temper).toBeGreaterThan(0.9)
    expect(share(all, 'push') + share(all, 'strike'), temper).toBe(0)
  }
})

test('each temperament steps back at its own point', () => {
  const mood = (temper: Temper, heat: number) => {
    const { state } = quarrel({ global_variables: [{ ...HEAT, start: heat }] })
    return stanceOf(view(state, ASH), ASH, mind(persona(temper))).mood
  }
  expect(mood('dove', 60)).toBe('ease')
  expect(mood('merchant', 60)).toBe('hold')
  expect(mood('merchant', 75)).toBe('ease')
  expect(mood('hawk', 90)).toBe('hold')
  expect(mood('hawk', 97)).toBe('ease')
})

test('whoever has nothing gives nothing', () => {
  const { state } = quarrel({ agent_variables: [{ ...PURSE, start: 4 }] })
  for (const temper of TEMPERS) expect(share(answers(state, ASH, persona(temper)), 'gift'), temper).toBe(0)
})

test('what is imposed is not imposed twice, and only what stands is lifted', () => {
  const before = quarrel()
  for (const temper of TEMPERS) expect(share(answers(before.state, ASH, persona(temper)), 'reopen')).toBe(0)
  const after = quarrel()
    .when(ASH, { actions: [act('embargo', 'Birch')] })
    .whenTheRestHold()
    .whenJudged({})
  const all = TEMPERS.flatMap((temper) => answers(after.state, ASH, persona(temper)))
  expect(share(all, 'embargo', 'Birch')).toBe(0)
  expect(share(all, 'reopen', 'Birch')).toBeGreaterThan(0.1)
})

test('a goal that runs against the common good is served', () => {
  const agent = (name: string) => ({
    name,
    about: `${name}.`,
    persona: `${name}.`,
    goal: [{ variable: 'heat', of: 'world', aim: 'high', weight: 3 }],
  })
  const { state } = quarrel({ agents: ['Ash', 'Birch', 'Cedar'].map(agent) })
  const hawk = answers(state, ASH, persona('hawk'))
  expect(share(hawk, 'push')).toBeGreaterThan(0.8)
  expect(share(answers(state, ASH, persona('dove')), 'push')).toBeLessThan(share(hawk, 'push'))
})

describe('a deal by letter', () => {
  const offer = { to: ['Birch'], text: 'Shall we? Terms: Ash, Gift; Birch, Ease.' }
  const offered = () =>
    quarrel()
      .when(ASH, { communications: [offer] })
      .whenTheRestHold()
      .whenJudged({})
  const agreed = () =>
    offered()
      .when(BIRCH, { communications: [{ to: ['Ash'], text: 'Yes. Agreed: Ash, Gift; Birch, Ease.' }] })
      .whenTheRestHold()
      .whenJudged({})

  const says = (all: readonly Actions['respond'][], word: string) =>
    all.filter(({ communications }) => communications.some(({ text }) => text.includes(`${word}: Ash, Gift`)))
      .length / all.length

  test('is answered in the next step, by the dove with yes', () => {
    const dove = answers(offered().state, BIRCH, persona('dove'))
    expect(says(dove, 'Agreed')).toBeGreaterThan(0.9)
    for (const temper of TEMPERS) {
      const all = answers(offered().state, BIRCH, persona(temper))
      expect(says(all, 'Agreed') + says(all, 'Declined'), temper).toBe(1)
    }
  })

  test('with whoever struck first the hawk makes none', () => {
    const { state } = quarrel()
      .when(ASH, { communications: [offer], actions: [act('strike', 'Birch')] })
      .whenTheRestHold()
      .whenJudged({})
    expect(says(answers(state, BIRCH, persona('hawk')), 'Declined')).toBeGreaterThan(0.9)
  })

  test('is kept or broken by faith', () => {
    const all = (faith: number) => answers(agreed().state, ASH, persona('hawk', { faith }), 100)
    expect(share(all(1), 'gift', 'Birch')).toBe(1)
    expect(share(all(0), 'gift')).toBe(0)
    const half = share(all(0.5), 'gift', 'Birch')
    expect(half).toBeGreaterThan(0.3)
    expect(half).toBeLessThan(0.7)
  })

  test('broken, it is held against who broke it by who kept it', () => {
    const { state } = agreed()
      .when(ASH, { actions: [act('gift', 'Birch')] })
      .whenTheRestHold()
      .whenJudged({})
    const regard = (seat: Seat, of: Seat) =>
      stanceOf(view(state, seat), seat, mind(persona('merchant'))).regards.find((one) => one.seat === of)
    expect(regard(ASH, BIRCH)?.grievance).toBeGreaterThan(0.7)
    expect(regard(CEDAR, BIRCH)?.grievance).toBeLessThan(0.3)
  })

  test('prose that is no deal is read by nobody', () => {
    const { state } = quarrel()
      .when(ASH, { communications: [{ to: ['Birch'], text: 'Terms: be nice; or else. Terms: none' }] })
      .whenTheRestHold()
      .whenJudged({})
    for (const { communications } of answers(state, BIRCH, persona('dove')))
      expect(communications.every(({ text }) => !/Agreed|Declined/.test(text))).toBe(true)
  })
})

test('letters pass between Birch and Ash without Cedar', () => {
  const { state } = quarrel()
    .when(ASH, { communications: [{ to: ['Birch'], text: 'Terms: Ash, Gift; Birch, Ease.' }] })
    .whenTheRestHold()
    .whenJudged(world({ heat: 55 }))
  for (const { communications } of answers(state, CEDAR, persona('dove')))
    expect(
      communications.every(({ text }) => !text.startsWith('Agreed') && !text.startsWith('Declined')),
    ).toBe(true)
})

test('each temperament lends its own voice', () =>
  expect(TEMPERS.map((temper) => temperOf(traitsOf(persona(temper))))).toEqual(TEMPERS))

test('a government is told what levers do, save to secrets of the world; the public is not told', () => {
  const hidden = { id: 'hidden', title: 'Hidden', kind: 'number', start: 1, secret: true }
  const effects = [
    { on: 'world', variable: 'heat', add: 6 },
    { on: 'world', variable: 'hidden', add: 2 },
  ]
  const { state } = quarrel({
    global_variables: [HEAT, hidden],
    levers: [{ id: 'push', title: 'Push', about: 'Pushes.', effects }],
    modules: [],
  })
  const told = (seat: Seat | null) => view(state, seat).own?.levers.flatMap((one) => one.effects) ?? []
  expect(told(ASH)).toMatchObject([{ variable: 'heat', add: 6 }])
  expect(told(null)).toEqual([])
  expect(JSON.stringify(view(state, null))).not.toContain('"add":6')
})
