import { describe, expect, test } from 'vitest'
import { crisis } from '@/lib/games/crisis'
import { ASH, act, BIRCH, CEDAR, ENGINE, given, scenarioWith, world } from '../story'

const kinds = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type)

describe('the set-up', () => {
  test('C-SETUP-1 one seat an agent in the order of the scenario, and the engine last', () => {
    const options = scenarioWith()
    expect(crisis.places?.(options).map(({ name }) => name)).toEqual(['Ash', 'Birch', 'Cedar', 'The engine'])
    expect(crisis.objection?.({ seats: 4, options })).toBeNull()
    expect(crisis.objection?.({ seats: 3, options })?.option).toBe('agents')
  })

  test('C-SETUP-2 an agent starts where its scenario says, else where the variable does', () =>
    given().thenState(({ table, own }) => {
      expect(table.agents.map(({ force }) => force)).toEqual([60, 40, 40])
      expect(own[ENGINE].agents.map(({ purse }) => purse)).toEqual([12, 30, 30])
    }))

  test('C-SETUP-3 each agent is told its own secrets, the engine all of them, the table none', () =>
    given().thenState(({ table, own }) => {
      expect(own[ASH].profile?.red_lines).toEqual(['The hill'])
      expect(own[ASH].agents).toEqual([{ purse: 12 }, {}, {}])
      expect(own[BIRCH].agents).toEqual([{}, { purse: 30 }, {}])
      expect(own[ENGINE].world).toEqual({ depth: 7 })
      expect(JSON.stringify(table)).not.toMatch(/The hill|You govern|depth|purse":/)
    }))
})

describe('a step', () => {
  test('C-STEP-1 all agents are asked at the same time, the engine when all have answered', () =>
    given()
      .thenAsks([ASH, 'respond'], [BIRCH, 'respond'], [CEDAR, 'respond'])
      .when(BIRCH, {})
      .thenAsks([ASH, 'respond'], [CEDAR, 'respond'])
      .whenTheRestHold()
      .thenAsks([ENGINE, 'judge']))

  test('C-STEP-2 answers, modules, judgement, clamps, scheduled events, next step', () => {
    const story = given({
      modules: [{ id: 'military_readiness' }],
      schedule: [
        { step: 1, type: 'storm', description: 'It blows.', changes: [{ variable: 'heat', add: 3 }] },
      ],
    })
    story.when(ASH, { actions: [act('arm')] })
    story
      .whenTheRestHold()
      .thenOf('variable-changed', { seat: ASH, cause: 'module' }, { seat: BIRCH }, { seat: CEDAR })
    story
      .whenJudged({ ...world({ heat: 99 }), events: [{ type: 'row', description: 'A row.', known_to: [] }] })
      .thenJust(
        { type: 'happened', kind: 'row', description: 'A row.', cause: 'engine' },
        expect.objectContaining({ type: 'variable-changed', was: 50, now: 99, cause: 'engine' }),
        expect.objectContaining({ type: 'variable-changed', was: 99, now: 60, cause: 'clamp' }),
        { type: 'judged', seat: ENGINE, unjudged: false },
        { type: 'happened', kind: 'storm', description: 'It blows.', cause: 'schedule' },
        expect.objectContaining({
          type: 'variable-changed',
          was: 60,
          now: 63,
          cause: 'schedule',
          source: 'storm',
        }),
        { type: 'step-began', step: 2 },
      )
    expect(kinds(story.state.table.changes.map(({ cause }) => ({ type: cause })))).toEqual([
      'module',
      'module',
      'module',
      'engine',
      'clamp',
      'schedule',
    ])
  })

  test('C-STEP-3 of one step the acts stand by seat, in whatever order they came', () =>
    given()
      .when(CEDAR, { actions: [act('arm')] })
      .when(ASH, { actions: [act('arm')] })
      .thenState(({ table }) => expect(table.acts.map(({ seat }) => seat)).toEqual([ASH, CEDAR])))

  test('C-MODULE-1 modules run in the order of the scenario, each sees what the last has changed', () => {
    // pressure at home looks at trade, which the sanction of this very step has lowered
    const watch = { id: 'domestic_pressure', settings: { watch: 'trade', bad_below: 98 } }
    const levers = [{ id: 'sanction', title: 'Sanction', about: 'Closes banks.', target: 'must' }]
    const pressure = (modules: object[]) =>
      given({ modules, levers })
        .when(ASH, { actions: [act('sanction', 'Birch')] })
        .whenTheRestHold().state.table.agents[BIRCH].pressure
    expect(pressure([{ id: 'economy' }, watch])).toBe(43)
    expect(pressure([watch, { id: 'economy' }])).toBe(39)
  })

  test('C-MODULE-2 a change by a module names it', () =>
    given({ modules: [{ id: 'diplomacy', settings: { raises: ['arm'] } }] })
      .when(ASH, { actions: [act('arm')] })
      .whenTheRestHold()
      .thenOf('variable-changed', {
        seat: ASH,
        name: 'reputation',
        was: 50,
        now: 54,
        cause: 'module',
        source: 'diplomacy',
      }))

  test('C-SCHEDULE-1 a scheduled change may be larger than a step allows, within bounds', () =>
    given({
      schedule: [
        { step: 1, type: 'fire', description: 'It burns.', changes: [{ variable: 'heat', add: 80 }] },
      ],
    })
      .whenTheRestHold()
      .whenJudged({})
      .thenOf(
        'variable-changed',
        { now: 130, cause: 'schedule' },
        { now: 100, cause: 'clamp', source: 'bounds' },
      ))

  test('C-SCHEDULE-2 a scheduled event that names who knows it is told to them and the engine', () =>
    given({ schedule: [{ step: 1, type: 'word', description: 'Psst.', known_to: ['Cedar'] }] })
      .whenTheRestHold()
      .whenJudged({})
      .thenOf('happened', { kind: 'word', to: [CEDAR, ENGINE] }))
})
