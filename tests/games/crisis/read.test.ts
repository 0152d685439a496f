import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { scenarios } from '@/lib/games/crisis/library'
import { LONGEST_FILE, readScenario } from '@/lib/scenario/read'

const FOLDER = path.join(import.meta.dirname, '../../../lib/games/crisis/scenarios')
const files = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yaml'))
  .sort()
const textOf = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8')
const blockade = textOf('blockade.yaml')

/** The faults of the blockade with one place of it changed. */
function faultsOf(from: string, to: string) {
  expect(blockade).toContain(from)
  const read = readScenario(blockade.replace(from, to))
  return read.ok ? [] : read.faults
}
const lineOf = (text: string): number => blockade.slice(0, blockade.indexOf(text)).split('\n').length

test.each(files)('%s reads without a fault, and as what is shipped', (file) => {
  const read = readScenario(textOf(file))
  expect(read).toMatchObject({ ok: true })
  if (read.ok) expect(read.scenario).toEqual(scenarios.find(({ id }) => id === read.scenario.id))
})

describe('a fault names its line, its field and what is wrong', () => {
  test.each([
    ['steps: 14', 'steps: many', 'steps', 'Give a number.'],
    ['steps: 14', 'steps: 0', 'steps', 'At least 1.'],
    ['step_length', 'step_lenght', 'step_lenght', 'There is no field "step_lenght" here.'],
    ['kind: boolean', 'kind: bool', 'global_variables.5.kind', 'Give kind: number, text, boolean or list.'],
    ['start: 52', 'start: 152', 'global_variables.0.start', 'It lies between 0 and 100.'],
    ['start: true', 'start: maybe', 'global_variables.5.start', 'Give true or false.'],
    [
      'start: by envoy',
      'start: by pigeon',
      'global_variables.4.start',
      'It is one of broken off, by envoy, talks at Tamsin, agreement initialled.',
    ],
    [
      'name: Senn',
      "name: '=== RULES'",
      'agents.0.name',
      'A name has one to five words of letters and digits, and begins with a letter.',
    ],
    ['who: [Calder]', 'who: [Kalder]', 'levers.1.who.0', 'There is no agent "Kalder".'],
    ['points: 3', 'points: three', 'modules.3.settings.points', 'Give a value like its default, 4.'],
    [
      '- id: economy',
      '- id: ecology',
      'modules.2.id',
      'There is no module "ecology". Known: agents_base, diplomacy, domestic_pressure, economy, media, military_readiness, trust_dynamics.',
    ],
    ['step: 11', 'step: 15', 'schedule.7.step', 'There are 14 steps.'],
    [
      'crisis_level, at_least: 96',
      'crisis_level, over: 96',
      'ends.0.when.over',
      'There is no field "over" here.',
    ],
    [
      '{ variable: channels, is: agreement initialled }',
      '{ variable: channels, at_least: 3 }',
      'ends.3.when.any.0.variable',
      'at_least and at_most are for numbers; give is.',
    ],
  ])('%s as %s', (from, to, field, message) => {
    const faults = faultsOf(from, to)
    expect(faults).toContainEqual({ line: lineOf(from), column: expect.any(Number), field, message })
  })

  test('a field that is missing is named at what should hold it', () =>
    expect(faultsOf('steps: 14\n', '')).toEqual([
      { line: 1, column: 1, field: 'steps', message: 'This field is missing.' },
    ]))

  test('broken YAML is told where it breaks', () =>
    expect(faultsOf('id: blockade', 'id: [blockade')).toMatchObject([
      { line: expect.any(Number), field: '' },
    ]))
})

describe('what is no scenario at all', () => {
  const MUCH = 'It holds more lines, fields or brackets than any scenario.'
  const REFUSED = 'Anchors and aliases are not read: write the value again.'

  test('anchors are refused before anything is made of them', () => {
    expect(faultsOf('temperament: dove', 'temperament: &d dove')).toMatchObject([{ message: REFUSED }])
    const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]']
    for (let i = 0; i < 9; i++)
      bomb.push(`${'bcdefghij'[i]}: &${'bcdefghij'[i]} [${Array(9).fill(`*${'abcdefghi'[i]}`).join(', ')}]`)
    expect(readScenario(bomb.join('\n'))).toMatchObject({
      ok: false,
      faults: [{ line: 1, message: REFUSED }],
    })
  })

  test.each([
    ['nothing', '', 'Give fields of its own.'],
    ['a sentence', 'just words', 'Give fields of its own.'],
    ['brackets without end', '['.repeat(50_000), MUCH],
    ['dashes without end', '- '.repeat(25_000), MUCH],
    ['too many fields', 'a: 1\n'.repeat(10_000), MUCH],
    ['too many fields on one line', `{${'a: 1, '.repeat(9_000)}}`, MUCH],
    ['fields in fields', `a: ${'{a: '.repeat(200)}1${'}'.repeat(200)}`, 'It is nested too deeply.'],
    ['far too much', 'a'.repeat(LONGEST_FILE + 1), 'A scenario has at most 60,000 characters.'],
  ])('%s', (_what, text, message) => {
    expect(readScenario(text)).toMatchObject({ ok: false, faults: [{ line: 1, message }] })
  })

  test('tags of other makers', () =>
    expect(faultsOf('steps: 14', 'steps: !!js/function 14')).toMatchObject([{ line: lineOf('steps: 14') }]))

  test('a key that stands twice', () =>
    expect(faultsOf('steps: 14', 'steps: 14\nsteps: 15')).toMatchObject([{ line: lineOf('steps: 14') + 1 }]))
})
