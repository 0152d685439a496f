import { parse } from 'node:querystring'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { turnsMeant } from '@/components/research/meant'
import { chosenPreset, isPreset, PRESETS, picked } from '@/components/research/presets'
import { type Desk, decisionAddress, EMPTY_DESK, readDesk, SCOPES, SORTS, writeDesk } from '@/lib/live/desk'
import { cutAtHits, isSearch, markOf, termsOf, tsquery } from '@/lib/live/seek'
import { defused } from '@/lib/record/defused'
import { csvLines } from '@/lib/record/table'

const word = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => !text.includes('\0'))
const list = fc.uniqueArray(word, { maxLength: 4 })
const turn = fc.option(fc.nat(1000))
const day = fc.option(fc.constantFrom('2026-01-02', '2026-11-20T10:00', '2026-11-20T10:00:00.5Z'))
const desks: fc.Arbitrary<Desk> = fc.record({
  q: fc.string({ maxLength: 50 }).filter((text) => !text.includes('\0')),
  scope: fc.constantFrom(...SCOPES),
  sort: fc.constantFrom(...SORTS),
  match: fc.option(fc.uuid()),
  ...{ game: list, persona: list, agent: list, type: list, phase: list, failure: list },
  source: fc.uniqueArray(fc.constantFrom('model', 'fallback'), { maxLength: 2 }),
  ...{ turnFrom: turn, turnTo: turn, from: day, to: day },
})

describe('the address of a question', () => {
  test('says all of it, and no more', () =>
    fc.assert(
      fc.property(desks, (desk) => {
        expect(readDesk(writeDesk(desk))).toEqual(desk)
        expect(readDesk(new URLSearchParams(writeDesk(desk).toString()))).toEqual(desk)
      }),
    ))
  test('of nothing is empty', () => expect(writeDesk(EMPTY_DESK).size).toBe(0))
  test('that is not understood asks for nothing', () =>
    expect(
      readDesk(new URLSearchParams('sort=x&in=y&match=z&turnFrom=-1&from=never&source=nobody&cols=a')),
    ).toEqual(EMPTY_DESK))
  test('goes along to the page of a decision', () => {
    const desk = { ...EMPTY_DESK, q: 'rent & "more"', persona: ['shark'] }
    const [path, query = ''] = decisionAddress('m', 7, desk).split('?')
    expect(path).toBe('/games/m/decisions/7')
    expect(readDesk(new URLSearchParams(String(parse(query).desk)))).toEqual(desk)
  })
})

describe('presets and filters', () => {
  test('each is known again, and no two are the same', () => {
    for (const preset of PRESETS) {
      const desk = chosenPreset({ ...EMPTY_DESK, q: 'rent', persona: ['shark'] }, preset)
      expect(PRESETS.filter((other) => isPreset(desk, other))).toEqual([preset])
      expect(desk).toMatchObject({ q: 'rent', persona: [] })
    }
  })
  test('each set filter is taken off alone', () => {
    const options = { game: [], persona: [], agent: [], type: [], phase: [], source: [], failure: [] }
    const desk: Desk = { ...EMPTY_DESK, persona: ['a', 'b'], turnFrom: 3, from: '2026-01-01' }
    expect(
      picked(desk, options, { tableTitle: null, turns: null }).map(({ label, without }) => [
        label,
        writeDesk(without).size,
      ]),
    ).toEqual([
      ['a', 3],
      ['b', 3],
      ['turns from 3', 2],
      ['from 2026-01-01', 2],
    ])
  })
})

describe('turns of the one game that is meant', () => {
  const steps = { one: 'step', many: 'steps' }
  const games = [
    { value: 'crisis', label: 'Crisis', turns: steps },
    { value: 'monopoly', label: 'Monopoly', turns: { one: 'turn', many: 'turns' } },
  ]
  const none = { game: [], persona: [], agent: [], type: [], phase: [], source: [], failure: [] }
  const meant = (desk: Partial<Desk>, listed: string | null = null, game = games) =>
    turnsMeant({ ...EMPTY_DESK, ...desk }, { ...none, game }, listed)

  test('are called as it calls them, by filter, by table, or where there is no other', () => {
    expect(meant({ game: ['crisis'] })).toBe(steps)
    expect(meant({ match: 'one' }, 'crisis')).toBe(steps)
    expect(meant({}, null, games.slice(0, 1))).toBe(steps)
  })
  test('are no one’s where games are mixed, or the table is not known', () => {
    expect(meant({}, 'crisis')).toBeNull()
    expect(meant({ game: ['crisis', 'monopoly'] }, 'crisis')).toBeNull()
    expect(meant({ match: 'one' })).toBeNull()
  })
  test('name the filters that are set', () => {
    const desk = { ...EMPTY_DESK, turnFrom: 3, turnTo: 7 }
    const labels = picked(desk, none, { tableTitle: null, turns: steps }).map(({ label }) => label)
    expect(labels).toEqual(['steps from 3', 'steps to 7'])
  })
})

describe('words', () => {
  test.each([
    ['rent', "'rent'"],
    ['rent due', "'rent' & 'due'"],
    ['"rent due" -cash', "'rent due' & !'cash'"],
    ['mortg*', "'mortg':*"],
    ['rent or cash deal', "('rent' | 'cash') & 'deal'"],
    ["it's \\ & | ! <->", "'it''s'"],
    ['', ''],
  ])('%j is asked as %j', (typed, asked) => expect(tsquery(termsOf(typed))).toBe(asked))
  test('only unwanted words are no search', () => expect(isSearch(termsOf('-cash & !'))).toBe(false))
  test.each([
    ['RENT', 'Current rent: rental, rent.', ['rent', 'rent']],
    ['"electric company"', 'The Electric Company, and electric light', ['Electric Company']],
    ['mortg* -rent', 'mortgaged rent', ['mortg']],
    ['café', 'Café olé', ['Café']],
    ['-x', 'x', []],
  ])('%j marks in %j', (typed, text, hits) => {
    const pieces = cutAtHits(text, markOf(termsOf(typed)))
    expect(pieces.filter(({ hit }) => hit).map((piece) => piece.text)).toEqual(hits)
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  })
  test('any text is cut without loss', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (typed, text) => {
        const pieces = cutAtHits(text, markOf(termsOf(typed)))
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      }),
    ))
})

describe('cells of a spreadsheet', () => {
  test.each(['=1+1', '+1-1', '-cmd', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1', '\uFEFF=1'])(
    '%j is defused',
    (text) => expect(defused(text)).toBe(`'${text}`),
  )
  test.each(['-5', '-0.25', '12', 'a=b', '', 'I -- well'])('%j stays as it is', (text) =>
    expect(defused(text)).toBe(text),
  )
  test('quotes, commas and lines are kept', () =>
    expect(csvLines([['a,b', 'say "x"', 'two\nlines', null, { n: 1 }]])).toBe(
      '"a,b","say ""x""","two\nlines",,"{""n"":1}"\r\n',
    ))
})
