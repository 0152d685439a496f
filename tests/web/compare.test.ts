import { describe, expect, test } from 'vitest'
import { compareLayers } from '@/components/research/compare'
import type { LayerText } from '@/lib/live/shapes'

const layer = (name: string, text: string): LayerText => ({ name, text, hash: `hash of ${text}`, tokens: 1 })

describe('two packets', () => {
  test('are held against each other layer by layer, in the order of this one', () => {
    const there = [layer('rules', 'a'), layer('self', 'cash 1\nlots\n'), layer('old', 'x')]
    const here = [layer('rules', 'a'), layer('new', 'y'), layer('self', 'cash 2\nlots\n')]
    expect(compareLayers(there, here)).toEqual([
      { name: 'rules', kind: 'equal' },
      { name: 'new', kind: 'only-here' },
      {
        name: 'self',
        kind: 'changed',
        runs: [
          { kind: 'gone', lines: ['cash 1'] },
          { kind: 'new', lines: ['cash 2'] },
          { kind: 'same', lines: ['lots'] },
        ],
      },
      { name: 'old', kind: 'only-there' },
    ])
  })
  test('that are the same differ in nothing', () => {
    const packet = [layer('rules', 'a'), layer('self', 'b')]
    expect(compareLayers(packet, packet).every(({ kind }) => kind === 'equal')).toBe(true)
  })
  test('an empty line more is a line', () =>
    expect(compareLayers([layer('a', 'x\ny')], [layer('a', 'x\n\ny')])).toEqual([
      {
        name: 'a',
        kind: 'changed',
        runs: [
          { kind: 'same', lines: ['x'] },
          { kind: 'new', lines: [''] },
          { kind: 'same', lines: ['y'] },
        ],
      },
    ]))
})
