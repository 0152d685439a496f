// The mistakes that docs/add-a-game.md warns of, each made on purpose: the law named there finds it.
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '@/lib/core/game'
import { rejected } from '@/lib/core/result'
import { searchedMany } from '../canaries/many'
import { sealedSecrets } from '../canaries/open-games'
import { expectChoices, expectDescribed, expectOrderless, expectSound, expectTolerant } from '../laws'
import { expectPacketed } from '../packeted'
import type { Match } from '../run'
import { sealed } from '.'
import type { Action, Request } from './requests'
import type { Event, State } from './state'

type SealedStep = Parameters<typeof sealed.decide>[0]
type Law = (game: AnyGame, match: Match) => unknown
type Mistake = readonly [mistake: string, law: Law, says: RegExp, broken: Partial<typeof sealed>]

let asked = 0

const MISTAKES: readonly Mistake[] = [
  [
    'an event is written before the answer is judged',
    expectTolerant,
    /odd left a trace/,
    {
      decide(step: SealedStep, request: Request, { bid }: Action) {
        if (bid % 2 === 0) return sealed.decide(step, request, { bid })
        step.write({ type: 'bid-sealed', seat: request.seat, coins: bid, to: [request.seat] })
        return rejected('odd', 'Even bids alone.')
      },
    },
  ],
  [
    '`copy` shares a list with what it copies',
    expectTolerant,
    /to be/,
    { copy: ({ table, own, stack }: State) => ({ table: { ...table }, own, stack }) },
  ],
  [
    'a view shows what is not in the events its seat heard',
    expectSound,
    /to be/,
    { view: ({ table, own }: State, seat) => ({ table, seat, own: own[seat ?? 0] }) },
  ],
  [
    '`evolve` reads a secret to find out what happened',
    expectSound,
    /to be/,
    {
      evolve(state: State, event: Event) {
        sealed.evolve(state, event)
        if (event.type === 'lot-shown') state.table.lot = state.stack[event.round - 1]
      },
    },
  ],
  [
    'something is remembered outside the state',
    expectSound,
    /to be/,
    {
      decide: (step: SealedStep, request: Request, action: Action) =>
        sealed.decide(step, request, ++asked % 7 === 0 ? { bid: 0 } : action),
    },
  ],
  [
    'a stand-in answers what is not legal',
    expectSound,
    /fallback: bid .* not \d+/,
    { fallback: (_view, { bounds }) => ({ bid: bounds.most + 1 }) },
  ],
  [
    'questions go on after the end, or end before it',
    expectSound,
    /asked after the end/,
    { outcome: (state: State) => (state.table.round < 2 ? null : { by: 'x', ranking: [], scores: [] }) },
  ],
  [
    'the order of answers that are asked together matters',
    expectOrderless,
    /to be/,
    {
      decide: (step: SealedStep, request: Request, { bid }: Action) => {
        const first = step.state.own.every((one) => one.bid === -1)
        return sealed.decide(step, request, { bid: first ? 0 : bid })
      },
    },
  ],
  [
    'somebody is asked who has one answer only',
    expectChoices,
    /to be greater than 1/,
    {
      requests: (state: State) =>
        sealed.requests(state).map((request) => ({ ...request, bounds: { most: 0 } })),
    },
  ],
  [
    'a field of the reply has no bounds',
    expectDescribed,
    /to deeply equal/,
    { legalActions: (view, request) => ({ ...sealed.legalActions(view, request), fields: {} }) },
  ],
  [
    'what changes from turn to turn stands in the rules layer',
    expectPacketed,
    /system messages of/,
    {
      layers: (view, request, heard, names) =>
        sealed
          .layers(view, request, heard, names)
          .map((layer) =>
            layer.name === 'rules'
              ? { ...layer, text: `${layer.text} Now: lot ${view.table.round}.` }
              : layer,
          ),
    },
  ],
]

const MATCHES: readonly Match[] = [3, 2, 5].map((seats, i) => ({
  seed: i + 1,
  setup: { seats, options: sealed.options.parse({ coins: 60 }) },
  players: Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? 'random' : 'fallback')),
}))

describe('a game in which', () => {
  test.each(MISTAKES)('%s breaks a law', (_, law, says, broken) => {
    const game: AnyGame = { ...sealed, ...broken }
    expect(() => MATCHES.forEach((match) => void law(game, match))).toThrow(says)
    expect(() => MATCHES.forEach((match) => void law(sealed, match))).not.toThrow()
  })

  test('an event is told to too many seats is found by the search for secrets alone', () => {
    const open = (event: Event): Event => (event.type === 'taste-dealt' ? { ...event, to: [0, 1] } : event)
    const game: AnyGame = {
      ...sealed,
      open: (step: SealedStep) => sealed.open({ ...step, write: (event) => step.write(open(event)) }),
    }
    const looked = (of: AnyGame) =>
      searchedMany({ ...sealedSecrets, game: of }, { from: 0, count: 5, tables: [['random']], share: 1 })
    expect(looked(sealed).leaks).toEqual([])
    expect(looked(game).leaks).not.toEqual([])
  })
})
