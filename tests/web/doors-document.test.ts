import { describe, expect, test } from 'vitest'
import { again } from '@/app/(doors)/games/new/again'
import { launchChoices } from '@/app/(doors)/games/new/choices'
import { fits, seated } from '@/components/launch/places'
import { bodyOf, problemsOf, unread } from '@/components/launch/sent'
import { firstDraft, laid, openingDraft, tableOf } from '@/components/launch/table'
import { crisis } from '@/lib/games/crisis'
import type { MatchHead } from '@/lib/live/shapes'
import { newMatch } from '@/lib/match/create'
import { scenarioDocument } from '@/lib/scenario/document'
import { givenOptions, readDocument } from '@/lib/server/document'

const choices = launchChoices(crisis)
const draft = firstDraft(choices)
const [blockade, currency] = scenarioDocument.shipped
const places = crisis.places!(blockade.options)

describe('a game that is set with a document', () => {
  test('a table stands ready: its places, each with who usually sits there', () => {
    expect(draft.document).toEqual({ kind: 'shipped', id: blockade.id })
    expect(draft.seats.map(({ persona }) => persona)).toEqual(places.map(({ persona }) => persona))
    expect(problemsOf(draft, choices.game)).toEqual([])
    expect(choices.game.options).toEqual([])
  })

  test('what goes to the server is enough for a match of that very scenario', () => {
    const body = bodyOf(draft, choices.game)
    const { options, problems } = givenOptions(crisis, body)
    expect(problems).toEqual([])
    const seats = body.seats.map(({ persona }) => ({
      persona: crisis.personas.find(({ id }) => id === persona)!,
      agent: { kind: 'scripted' as const },
    }))
    const asked = { options, seats, shuffleSeats: false, seed: 1, title: '', pace: 0, ownerId: null }
    const launched = newMatch({ game: crisis, ...asked, visibility: 'public' })
    expect(launched).toMatchObject({ ok: true, match: { options: blockade.options } })
    if (launched.ok)
      expect(launched.match.seats.map(({ persona }) => persona.name)).toEqual(places.map(({ name }) => name))
  })

  test('seats follow the places: who may stay stays, who may not makes room', () => {
    const [first, ...rest] = draft.seats
    const changed = [{ ...first, persona: 'hawk', agent: 'random' }, ...rest]
    expect(seated(changed, places, choices.agents)[0]).toMatchObject({ persona: 'hawk', agent: 'random' })
    const fewer = seated(changed, places.slice(-2), choices.agents)
    expect(fewer.map(({ persona }) => persona)).toEqual(['hawk', 'arbiter'])
    expect(fits(fewer, places)).toBe(false)
    const seat = { key: 0, persona: 'arbiter', agent: 'scripted' }
    expect(seated([seat], places, choices.agents)[0].persona).toBe(places[0].persona)
  })

  test('places have names, the engine stands apart with one persona of its own', () => {
    const engine = places.at(-1)!
    expect(engine).toMatchObject({ apart: true, personas: ['arbiter'] })
    expect(places.slice(0, -1).every(({ apart, about }) => apart === undefined && about !== '')).toBe(true)
  })

  test.each([
    ['empty', 'There is no scenario yet'],
    ['reading', 'still being read'],
  ] as const)('a document that is %s is not dealt', (state, words) =>
    expect(unread({ state }, 'scenario')).toMatchObject([
      { field: 'document', message: expect.stringContaining(words) },
    ]),
  )

  test('a set-up keeps the document, and lays it out again', () => {
    const own = { ...draft, document: { kind: 'own', text: 'id: x' } as const }
    expect(laid(draft, tableOf(own), choices).document).toEqual({ kind: 'own', text: 'id: x' })
    const gone = { ...draft, document: { kind: 'shipped', id: 'of last year' } as const }
    expect(laid(draft, tableOf(gone), choices).document).toEqual(draft.document)
  })
})

describe('a text becomes a scenario or faults', () => {
  const read = (text: string) => readDocument({ game: 'crisis', document: { kind: 'own', text } })

  test.each(scenarioDocument.shipped.map(({ id, options, text }) => [id, options, text] as const))(
    '%s is written back so that it reads as the same',
    (_, options, text) => {
      expect(scenarioDocument.read(text)).toEqual({ ok: true, options })
      expect(scenarioDocument.read(scenarioDocument.write(options))).toEqual({ ok: true, options })
    },
  )

  test('its preview names actors, variables with bounds, levers, schedule and ends', () => {
    const answer = read(currency.text)
    expect(answer).toMatchObject({ ok: true, preview: { title: currency.options.title } })
    if (!answer.ok) return
    const { parts } = answer.preview
    expect(parts.map(({ title }) => title)).toEqual([
      'Actors',
      'Variables of the world',
      'Variables of each actor',
      'Levers',
      'Schedule',
      'When it ends',
      'Modules',
    ])
    expect(parts.every(({ rows, columns }) => rows.every((row) => row.length === columns.length))).toBe(true)
    expect(JSON.stringify(parts[1])).toContain('at most')
    expect(answer.places?.map(({ name }) => name)).toEqual(
      crisis.places!(currency.options).map(({ name }) => name),
    )
  })

  test('a fault says line, column and field; launched all the same, it is refused with both', () => {
    const text = blockade.text.replace('steps: 14', 'steps: many')
    const line = text.slice(0, text.indexOf('steps: many')).split('\n').length
    const answer = read(text)
    expect(answer).toMatchObject({ ok: false, faults: [{ line, field: 'steps' }] })
    const { problems } = givenOptions(crisis, { options: {}, document: { kind: 'own', text } })
    expect(problems[0]).toMatchObject({
      field: 'document',
      message: expect.stringMatching(`^Line ${line}, column 1, steps`),
    })
  })

  test.each([
    ['far too long', `title: ${'x'.repeat(100_000)}`],
    ['an alias bomb', `a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: [*c, *c]`],
    ['brackets without end', '['.repeat(50_000)],
    [
      'markup',
      blockade.text.replace('title: Nineteen days of oil', 'title: <script>alert(1)</script>\u202e'),
    ],
    ['a tag that wants code', blockade.text.replace('steps: 14', 'steps: !!js/function "x"')],
    ['binary', '\u0000\u0001\u0002'],
  ])('%s is refused in words', (_, text) => {
    const answer = read(text)
    expect(answer.ok).toBe(false)
    if (!answer.ok) expect(answer.faults[0].message).not.toBe('')
  })

  test('markup without tricks stays the text it is', () => {
    const text = blockade.text.replace('title: Nineteen days of oil', 'title: "<b>Oil</b>"')
    expect(read(text)).toMatchObject({ ok: true, preview: { title: '<b>Oil</b>' } })
  })

  test.each([
    ['monopoly', { kind: 'own', text: 'id: x' }],
    ['crisis', { kind: 'shipped', id: 'nowhere' }],
    ['chess', { kind: 'own', text: '' }],
  ] as const)('%s with %j is refused as a whole', (game, document) =>
    expect(() => readDocument({ game, document })).toThrow(),
  )
})

describe('a crisis is played again', () => {
  const head = (options: unknown, audience: 'observer' | 'public' = 'observer') =>
    ({
      ...{ game: 'crisis', title: 'Before', seed: 5, visibility: 'public', audience, live: { pace: 0 } },
      seats: places.map(({ persona, name }, index) => ({
        index,
        persona,
        name,
        tagline: '',
        agent: 'scripted',
      })),
      setup: { seats: places.length, options },
    }) as unknown as MatchHead

  test('a shipped scenario is chosen again', () =>
    expect(again(head(blockade.options), [], 'same').start?.document).toEqual({
      kind: 'shipped',
      id: 'blockade',
    }))

  test('a scenario of one’s own comes back as a text that reads as it was', () => {
    const own = { ...blockade.options, title: 'Twenty days of oil', steps: 15 }
    const { document } = again(head(own), [], 'same').start!
    expect(document?.kind).toBe('own')
    expect(document?.kind === 'own' && scenarioDocument.read(document.text)).toEqual({
      ok: true,
      options: own,
    })
    const opening = openingDraft({ ...choices, ...again(head(own), [], 'same') })
    expect(opening.document).toEqual(document)
  })

  test('whoever may not know its secrets is given none of them', () => {
    const disclosed = (options: typeof blockade.options) => crisis.disclosed!(options)
    const own = disclosed({ ...blockade.options, title: 'Twenty days of oil' })
    expect(again(head(own, 'public'), [], 'new').start?.document).toBeUndefined()
    expect(again(head(disclosed(blockade.options), 'public'), [], 'new').start?.document).toEqual({
      kind: 'shipped',
      id: 'blockade',
    })
  })
})
