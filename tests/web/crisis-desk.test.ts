import { describe, expect, test } from 'vitest'
import { ladderOf } from '@/components/boards/crisis/bands'
import { chartOf } from '@/components/boards/crisis/chart'
import { byCause, courseOf, moved, stepIn } from '@/components/boards/crisis/course'
import { csvOf } from '@/components/boards/crisis/csv'
import { paperOf, unmovedWords } from '@/components/boards/crisis/dispatch-words'
import { changesByKey, gaugesOf, keyOf } from '@/components/boards/crisis/gauges'
import { stepWords } from '@/components/boards/crisis/instrument'
import { judgedOf } from '@/components/boards/crisis/judged-list'
import { movesOf, movesTable } from '@/components/boards/crisis/moves'
import { plot, sharedNumbers } from '@/components/boards/crisis/plot'
import { mark, verb } from '@/components/boards/crisis/story'
import { postIn, relationsOf, tiesOf } from '@/components/boards/crisis/ties'
import { crisis } from '@/lib/games/crisis'
import { scenarios } from '@/lib/games/crisis/library'
import type { Event, State } from '@/lib/games/crisis/state'
import { playOut } from '@/lib/match/simulate'
import { ASH, BIRCH, CEDAR, ENGINE, scenarioWith } from '../games/crisis/story'

const NAMES = ['Ash', 'Birch', 'Cedar', 'The engine']
const setup = { seats: 4, options: scenarioWith() }

/** A state after events, the briefing first; `public`: what was told to some is left out. */
function after(events: readonly Event[], reader: 'observer' | 'public' = 'observer'): State {
  const state = crisis.initial(setup) as State
  const briefing: Event[] = []
  crisis.open({ state, random: { at: () => 0 } as never, write: (event) => briefing.push(event as Event) })
  const fold = crisis.initial(setup) as State
  for (const event of [...briefing, ...events])
    if (reader === 'observer' || !('to' in event && event.to)) crisis.evolve(fold, event)
  return fold
}

const changed = (
  name: string,
  was: number,
  now: number,
  more: Partial<Extract<Event, { type: 'variable-changed' }>> = {},
): Event => ({
  type: 'variable-changed',
  name,
  title: name,
  was,
  now,
  cause: 'engine',
  source: 'engine',
  why: 'the engine judges so',
  ...more,
})
const clamp = { cause: 'clamp', source: 'largest change', why: 'at most 10 a step' } as const
const heat = (...moves: Event[]) => {
  const state = after(moves)
  const gauge = gaugesOf(state).find(({ key }) => key === keyOf(null, 'heat'))!
  return { state, gauge, course: courseOf(gauge.value, changesByKey(state).get(gauge.key) ?? [], 1) }
}

describe('the course of a variable', () => {
  test('causes of a step stand in the order applied and sum to the change', () => {
    const { course, gauge } = heat(
      changed('heat', 50, 47, { cause: 'module', source: 'media', why: 'Press' }),
      changed('heat', 47, 66),
      changed('heat', 66, 60, clamp),
      changed('heat', 60, 63, { cause: 'schedule', source: 'long_night', why: 'as scheduled' }),
    )
    const step = stepIn(course, 1)
    expect([step.was, step.now]).toEqual([50, 63])
    expect(byCause(step.blocks)).toEqual({ module: -3, engine: 19, clamp: -6, schedule: 3 })
    expect(stepWords(gauge, course, 1)).toBe(
      'Step 1: 50 to 63, +13: module −3, Press; engine +19, judged so; clamp −6, at most 10 a step; schedule +3, long night',
    )
    expect(stepWords(gauge, course, 0)).toBe('At the start: 50')
  })

  test('every move of a whole match, in both scenarios, is the sum of its causes', () => {
    for (const options of scenarios) {
      const sittings = crisis.places!(options).map(({ name, persona: id }) => ({
        persona: { ...crisis.personas.find((one) => one.id === id)!, name },
        agent: { script: 'plain' },
      }))
      const state = playOut(crisis, { seed: 7, setup: { seats: sittings.length, options }, sittings })
        .state as State
      const rows = movesOf(state)
      expect(rows.length).toBeGreaterThan(30)
      for (const { course } of rows) {
        course.blocks.forEach((block, i) => {
          expect(block.was).toEqual(i === 0 ? course.was : course.blocks[i - 1]!.now)
        })
        const whole = moved(course)
        if (whole === null) continue
        const sum = Object.values(byCause(course.blocks)).reduce((all, part) => all + part, 0)
        expect(sum).toBeCloseTo(whole, 6)
      }
      // every gauge ends where it stands
      for (const { key, value } of gaugesOf(state)) {
        const changes = changesByKey(state).get(key) ?? []
        expect(stepIn(courseOf(value, changes, state.table.step), state.table.step).now).toEqual(value)
      }
    }
  })
})

describe('a chart', () => {
  const ranges = [
    { up_to: 25, word: 'calm' },
    { up_to: 100, word: 'war' },
  ]
  const options = scenarioWith({
    global_variables: [
      { id: 'heat', title: 'Heat', kind: 'number', start: 50, ranges },
      { id: 'fare', title: 'Fare', kind: 'number', start: 180, min: 60, max: 600 },
      { id: 'talks', title: 'Talks', kind: 'text', start: 'open', choices: ['shut', 'open'] },
      { id: 'held', title: 'Held', kind: 'list', start: [] },
    ],
  })
  const [scale, fare, talks, held] = options.world

  test('has a band for each range, from bound to bound', () => {
    const ladder = ladderOf(scale!, courseOf(50, [], 1))!
    expect(ladder.bands).toEqual([
      { from: 0, to: 25, word: 'calm' },
      { from: 25, to: 100, word: 'war' },
    ])
    expect([ladder.least, ladder.most]).toEqual([0, 100])
  })

  test('of a long scale shows what was reached and a little around it', () => {
    const { least, most } = ladderOf(fare!, courseOf(180, [], 1))!
    expect(least).toBeGreaterThan(60)
    expect(least).toBeLessThan(180)
    expect(most).toBeGreaterThan(180)
    expect(most).toBeLessThan(600)
  })

  test('gives each choice a rung; a list is told in words', () => {
    const ladder = ladderOf(talks!, courseOf('open', [], 1))!
    expect(ladder.bands.map(({ word }) => word)).toEqual(['shut', 'open'])
    expect(ladder.heightOf('open')).toBe(1)
    expect(ladderOf(held!, courseOf([], [], 1))).toBeNull()
  })

  test('stacks causes left of their riser, in order, each where it moved the curve', () => {
    const { course, gauge } = heat(changed('heat', 50, 66), changed('heat', 66, 60, clamp))
    const chart = chartOf(ladderOf(gauge.variable, course)!, course)
    const [engine, held] = chart.blocks
    expect(engine!.x).toBeLessThan(held!.x)
    expect(held!.x + held!.width).toBeLessThanOrEqual(chart.x(1))
    expect(held!.tip).toBeCloseTo(chart.y(60), 6)
  })
})

describe('who knows what', () => {
  const letter: Event = {
    type: 'letter-sent',
    seat: ASH,
    recipients: [CEDAR],
    text: 'Come at night.',
    to: [ASH, CEDAR, ENGINE],
  }

  test('secret variables and letters are on the desk of an observer, and of nobody else', () => {
    const all = after([{ type: 'step-began', step: 1 }, letter])
    const open = after([{ type: 'step-began', step: 1 }, letter], 'public')
    const keys = (state: State) => gaugesOf(state).map(({ key }) => key)
    expect(keys(all)).toContain(keyOf(null, 'depth'))
    expect(keys(all)).toContain(keyOf(ASH, 'purse'))
    expect(keys(open)).not.toContain(keyOf(null, 'depth'))
    expect(keys(open)).not.toContain(keyOf(ASH, 'purse'))
    expect(postIn(all, 1)).toEqual([{ a: ASH, b: CEDAR, letters: 1 }])
    expect(postIn(open, 1)).toEqual([])
  })

  test('meters on the cards are numbers that everybody knows of everybody', () => {
    expect(sharedNumbers(setup.options).map(({ id }) => id)).toEqual(['force'])
  })
})

describe('relations', () => {
  const options = scenarioWith({ modules: [{ id: 'trust_dynamics' }] })
  const given = (...events: Event[]) => {
    const state = crisis.initial({ seats: 4, options }) as State
    for (const event of events) crisis.evolve(state, event)
    return tiesOf(state, relationsOf(state)[0]!)
  }
  const trusts = (seat: number, towards: string, now: number) =>
    changed(`trust_${towards}`, 50, now, { seat })

  test('a line stands for what two hold of one another; far down it is a rift', () => {
    expect(relationsOf(crisis.initial({ seats: 4, options }) as State).map(({ title }) => title)).toEqual([
      'Trust',
    ])
    const ties = given(trusts(ASH, 'birch', 10), trusts(BIRCH, 'ash', 20))
    expect(ties.map(({ a, b }) => [a, b])).toEqual([
      [ASH, BIRCH],
      [ASH, CEDAR],
      [BIRCH, CEDAR],
    ])
    expect(ties[0]).toMatchObject({ ofA: 10, ofB: 20, kind: 'rift' })
    expect(ties[1]).toMatchObject({ ofA: 50, ofB: 50, kind: 'bond' })
  })
})

describe('the paper, the marks and the verbs', () => {
  const began: Event = { type: 'step-began', step: 1 }
  const happened = (kind: string, description: string): Event => ({
    type: 'happened',
    kind,
    description,
    cause: 'schedule',
  })
  const judged = (unjudged: boolean): Event => ({ type: 'judged', seat: ENGINE, unjudged })

  test('the briefing lies there first, then the news of a step in one title and sentence', () => {
    expect(paperOf(after([began]), null, NAMES)).toMatchObject({
      title: 'A small quarrel',
      text: 'They quarrel.',
    })
    const told = paperOf(after([began, happened('long_night', 'It is dark.')]), null, NAMES)
    expect(told).toMatchObject({ step: 1, steps: 3, title: 'Long night', text: 'It is dark.' })
  })

  test('a step without a judgement is said openly', () => {
    const state = after([began, judged(true), { type: 'step-began', step: 2 }])
    expect(unmovedWords(state)).toBe('No judgement came of step 1: no engine changes.')
    expect(mark(after([began]), judged(true), NAMES)?.words).toContain('no engine changes')
    const idle = after([began, judged(false), { type: 'step-began', step: 2 }])
    expect(unmovedWords(idle)).toBe('The engine changed nothing in step 1.')
  })

  test('a clamp of a figure of the world is a mark, rounding is none', () => {
    const state = after([began, changed('heat', 50, 66)])
    const held = changed('heat', 66, 60, clamp)
    expect(mark(state, held, NAMES)?.words).toBe('heat is held back, at most 10 a step')
    expect(mark(state, { ...held, source: 'rounding' } as Event, NAMES)).toBeNull()
    expect(mark(state, { ...held, seat: ASH } as Event, NAMES)).toBeNull()
  })

  test('words crossed in a step are told once, as they stand after all clamps', () => {
    const ranges = [
      { up_to: 55, word: 'warm' },
      { up_to: 62, word: 'hot' },
      { up_to: 100, word: 'burning' },
    ]
    const options = scenarioWith({
      global_variables: [{ id: 'heat', title: 'Heat', kind: 'number', start: 50, better: 'low', ranges }],
    })
    const state = crisis.initial({ seats: 4, options }) as State
    for (const event of [began, changed('heat', 50, 70), changed('heat', 70, 60, clamp)])
      crisis.evolve(state, event)
    expect(mark(state, judged(false), NAMES)).toEqual({ icon: 'warn', tone: 'bad', words: 'Heat: hot' })
  })

  test('the engine is listed by what it asked, and what was taken back stands with it', () => {
    const listed = judgedOf([
      changed('force', 40, 45, { seat: ASH, cause: 'module' }),
      changed('heat', 50, 66),
      changed('heat', 66, 60, clamp),
      changed('force', 45, 47, { seat: ASH }),
      judged(false),
      changed('heat', 60, 63, { cause: 'schedule' }),
    ] as Event[])
    expect(listed.map(({ change, clamp: back }) => [change.name, back?.now])).toEqual([
      ['heat', 60],
      ['force', undefined],
    ])
  })

  test('an answer says what was done, and ends where the next one begins', () => {
    const acted = (seat: number, title: string): Event => ({
      type: 'acted',
      seat,
      lever: 'arm',
      title,
      target: null,
      text: '',
    })
    const events = [acted(ASH, 'Arm'), { type: 'answered', seat: ASH } as Event, acted(BIRCH, 'Dam')]
    expect(verb(events, ASH)).toBe('arm')
    expect(verb([{ type: 'answered', seat: ASH } as Event], ASH)).toBe('')
    expect(verb([judged(false)], ENGINE)).toBe('judges the step')
  })
})

describe('for others to read', () => {
  test('the plot holds figures of different scales, each said in its own', () => {
    const { lines, of, say } = plot({ seats: 4, options: setup.options })
    expect(lines.map(({ label }) => label)).toEqual(['Heat'])
    expect(say(of(after([]))[0]!, 0)).toBe('50')
  })

  test('the table of moves is plain numbers; words that a spreadsheet would run are not run', () => {
    const state = after([
      { type: 'step-began', step: 1 },
      changed('heat', 50, 44),
      { ...changed('talks', 0, 0), was: 'open', now: '=SUM(A1)', title: 'Talks' } as Event,
    ])
    const table = movesTable(movesOf(state), NAMES)
    expect(table[1]).toEqual(['1', 'The world', 'Heat', '50', '', '-6', '', '', '44', 'engine: judged so'])
    expect(csvOf(table)).toContain("'=SUM(A1)")
  })
})
