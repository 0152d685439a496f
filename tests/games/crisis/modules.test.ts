import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { manifests } from '@/lib/games/crisis/library'
import * as diplomacy from '@/lib/games/crisis/modules/diplomacy/code'
import * as domesticPressure from '@/lib/games/crisis/modules/domestic_pressure/code'
import * as economy from '@/lib/games/crisis/modules/economy/code'
import * as media from '@/lib/games/crisis/modules/media/code'
import * as militaryReadiness from '@/lib/games/crisis/modules/military_readiness/code'
import type { AgentView, SeenAct } from '@/lib/games/crisis/modules/module'
import * as trustDynamics from '@/lib/games/crisis/modules/trust_dynamics/code'
import { codeOf } from '@/lib/games/crisis/rules/modules'
import type { Values } from '@/lib/games/crisis/scenario'

const FOLDER = path.join(import.meta.dirname, '../../../lib/games/crisis/modules')

/** Ash's view in step 2, with the defaults of a module but for `settings`. */
const seen = (module: string, parts: Partial<AgentView> = {}, settings: Values = {}): AgentView => {
  const manifest = manifests.find(({ id }) => id === module)
  const defaults = Object.fromEntries((manifest?.settings ?? []).map((one) => [one.id, one.default]))
  return {
    name: 'Ash',
    step: 2,
    stepWord: 'step',
    state: {},
    world: {},
    others: [],
    relations: [],
    acts: [],
    letters: [],
    happened: [],
    ...parts,
    settings: { ...defaults, ...settings },
  }
}
const did = (by: string, lever: string, target: string | null = null, covert = false): SeenAct => ({
  by,
  lever,
  target,
  covert,
})
const other = (name: string, state: Values, towardsMe: Values = {}) => ({ name, state, towardsMe })

describe('every folder is a module', () => {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )

  test('by its own name, with or without code', () => {
    expect(manifests.map(({ id }) => id)).toEqual(folders.sort())
    for (const id of folders) {
      const { buildAgentContext, computeStateUpdates } = codeOf(id)
      const hasCode = existsSync(path.join(FOLDER, id, 'code.ts'))
      expect([id, Boolean(buildAgentContext ?? computeStateUpdates)]).toEqual([id, hasCode])
    }
  })

  test('that is gone has no code, and the old match goes on without it', () =>
    expect(codeOf('gone')).toEqual({}))
})

describe('diplomacy', () => {
  const levers = { raises: ['mediate'], lowers: ['patrol'] }
  const updates = (acts: SeenAct[], reputation = 50) =>
    diplomacy.computeStateUpdates(seen('diplomacy', { acts, state: { reputation } }, levers))

  test('counts open acts, one by one', () => {
    expect(updates([did('Ash', 'mediate'), did('Ash', 'mediate')])).toEqual({ reputation: 58 })
    expect(updates([did('Ash', 'patrol')])).toEqual({ reputation: 46 })
  })
  test('counts no covert act and no act of others, and drifts to the middle', () => {
    expect(updates([did('Ash', 'patrol', null, true), did('Birch', 'patrol')], 60)).toEqual({
      reputation: 59,
    })
    expect(updates([], 50)).toEqual({ reputation: 50 })
  })
  test('tells where one stands among the others', () =>
    expect(
      diplomacy.buildAgentContext(
        seen('diplomacy', {
          state: { reputation: 40 },
          others: [other('Birch', { reputation: 55 }), other('Cedar', {})],
        }),
      ),
    ).toBe('Your reputation stands at 40 of 100. 1 of 1 others stand higher.'))
})

describe('trust', () => {
  const relations = [{ id: 'trust_birch', base: 'trust', towards: 'Birch' }]
  const settings = { friendly: ['aid'], hostile: ['patrol'] }
  const trust = (acts: SeenAct[], trust_birch = 40) =>
    trustDynamics.computeStateUpdates(
      seen('trust_dynamics', { acts, relations, state: { trust_birch } }, settings),
    ).trust_birch

  test('moves by what the other openly did to one', () => {
    expect(trust([did('Birch', 'aid', 'Ash')])).toBe(46)
    expect(trust([did('Birch', 'patrol', 'Ash'), did('Birch', 'patrol', 'Ash')])).toBe(28)
  })
  test('wears away else, down to a floor', () => {
    expect(
      trust([did('Birch', 'aid', 'Cedar'), did('Cedar', 'aid', 'Ash'), did('Birch', 'patrol', 'Ash', true)]),
    ).toBe(39)
    expect(trust([], 30)).toBe(30)
    expect(trust([], 12)).toBe(12)
  })
  test('is told in both directions as far as it shows', () => {
    const section = (towardsMe: Values) =>
      trustDynamics.buildAgentContext(
        seen('trust_dynamics', {
          relations,
          state: { trust_birch: 40 },
          others: [other('Birch', {}, towardsMe)],
        }),
      )
    expect(section({ trust: 80 })).toBe(
      '- Birch: you trust it 40 of 100; it trusts you 80 (it listens to what you propose)',
    )
    expect(section({ trust: 20 })).toContain('it reads your words with suspicion')
    expect(section({})).toBe('- Birch: you trust it 40 of 100')
  })
})

describe('economy', () => {
  const updates = (acts: SeenAct[], sanctioned_by: string[], trade = 90) =>
    economy.computeStateUpdates(seen('economy', { acts, state: { sanctioned_by, trade } }))

  test('a sanction stands from the step it is imposed in, and costs trade every step', () => {
    expect(updates([did('Birch', 'sanction', 'Ash')], [])).toEqual({ sanctioned_by: ['Birch'], trade: 87 })
    expect(updates([did('Birch', 'sanction', 'Ash')], ['Birch', 'Cedar'])).toEqual({
      sanctioned_by: ['Birch', 'Cedar'],
      trade: 84,
    })
  })
  test('whoever imposed it lifts it; trade comes back slowly, and no farther than an ordinary year', () => {
    expect(updates([did('Birch', 'lift_sanctions', 'Ash')], ['Birch'])).toEqual({
      sanctioned_by: [],
      trade: 92,
    })
    expect(updates([did('Cedar', 'lift_sanctions', 'Ash')], ['Birch'])).toEqual({
      sanctioned_by: ['Birch'],
      trade: 87,
    })
    expect(updates([], [], 99).trade).toBe(100)
    expect(updates([], [], 120).trade).toBe(120)
  })
  test('tells of sanctions on one and by one, and else of nothing', () => {
    const section = (sanctioned_by: string[], theirs: string[]) =>
      economy.buildAgentContext(
        seen('economy', { state: { sanctioned_by }, others: [other('Birch', { sanctioned_by: theirs })] }),
      )
    expect(section(['Birch'], ['Ash'])).toBe(
      'Sanctions on you by Birch: 3 points of trade a step.\nYour own sanctions stand on Birch.',
    )
    expect(section([], ['Cedar'])).toBeNull()
  })
})

describe('readiness', () => {
  const after = (readiness: number) =>
    militaryReadiness.computeStateUpdates(seen('military_readiness', { state: { readiness } })).readiness

  test('takes upkeep, double at a high pitch, down to what is kept at rest', () => {
    expect([after(50), after(76), after(30.5)]).toEqual([49, 74, 30])
    expect(after(20)).toBeUndefined()
  })
  test('tells the very upkeep that is taken', () => {
    const section = (readiness: number) =>
      militaryReadiness.buildAgentContext(seen('military_readiness', { state: { readiness } }))
    expect(section(76)).toContain('falls by 2 a step')
    expect(section(20)).toContain('falls by 0 a step')
  })
})

describe('pressure at home', () => {
  const settings = { watch: 'trade', bad_below: 70, hostile: ['sanction'] }
  const after = (trade: number, acts: SeenAct[]) =>
    domesticPressure.computeStateUpdates(
      seen('domestic_pressure', { acts, state: { pressure: 40, trade } }, settings),
    ).pressure

  test('rises with a bad figure and each open blow, and eases in a quiet step', () => {
    expect([after(60, []), after(80, [did('Birch', 'sanction', 'Ash')]), after(80, [])]).toEqual([43, 43, 39])
    expect(after(60, [did('Birch', 'sanction', 'Ash'), did('Cedar', 'sanction', 'Ash')])).toBe(49)
    expect(after(80, [did('Birch', 'sanction', 'Ash', true), did('Birch', 'sanction', 'Cedar')])).toBe(39)
  })
  test('says what people feel', () =>
    expect(
      domesticPressure.buildAgentContext(
        seen(
          'domestic_pressure',
          { acts: [did('Birch', 'sanction', 'Ash')], state: { trade: 60 } },
          settings,
        ),
      ),
    ).toBe('People at home feel it: trade is at 60.\nThey are angry at what was done against you by Birch.'))
})

describe('the press', () => {
  const happened = [
    { kind: 'row', description: 'A row at the gates of Ash.', isOpen: true },
    { kind: 'word', description: 'Ash pays a spy.', isOpen: false },
  ]
  const after = (parts: Partial<AgentView>) =>
    media.computeStateUpdates(seen('media', { state: { attention: 20 }, ...parts })).attention

  test('follows open acts and events that all know of, and turns away', () => {
    expect(after({})).toBe(14)
    expect(after({ acts: [did('Ash', 'arm'), did('Ash', 'spy', null, true)], happened })).toBe(27)
  })
  test('quotes what all know, and nothing else', () =>
    expect(media.buildAgentContext(seen('media', { happened }))).toBe(
      'In the papers:\n- "A row at the gates of Ash."',
    ))
})
