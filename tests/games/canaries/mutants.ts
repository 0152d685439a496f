// Builds that leak on purpose, one way each. Every one of them must be found.
import { recall, summarised } from '@/lib/agents/memory'
import { buildPacket } from '@/lib/agents/packet'
import type { AnyGame, GameEvent, Layer, Seat, SeatRequest, Step } from '@/lib/core/game'
import type { State, View } from '@/lib/games/mafia/state'
import { told } from '@/lib/live/told'
import { DESK, type Desk } from './stage'

export type Mutant = {
  readonly name: string
  readonly game?: (game: AnyGame) => AnyGame
  readonly desk?: Desk
}

/** What is written is written otherwise. */
const rewritten =
  (change: (event: GameEvent, state: State) => GameEvent) =>
  (game: AnyGame): AnyGame => {
    const leaking = (step: Step<State, GameEvent>) => ({
      ...step,
      write: (event: GameEvent) => step.write(change(event, step.state)),
    })
    return {
      ...game,
      open: (step) => game.open(leaking(step)),
      decide: (step, request, action) => game.decide(leaking(step), request, action),
    }
  }

/** An event of this type is told to everyone, and folded as ever. */
const shouted = (type: string): Mutant => {
  const open = rewritten((event) => {
    const { to: _, ...rest } = event
    return event.type === type ? rest : event
  })
  return {
    name: `${type} without its hearers`,
    game: (game) => ({
      ...open(game),
      evolve(state: State, event: GameEvent) {
        const to = state.own.map((_, seat) => seat)
        game.evolve(state, event.type === type ? { ...event, to } : event)
      },
    }),
  }
}

/** A further line in the world layer, from whatever the view has been given beside what it should. */
const lined =
  (line: (view: View & { readonly all: State }, request: SeatRequest) => unknown) =>
  (game: AnyGame): AnyGame => ({
    ...game,
    view: (state, seat) => Object.defineProperty({ ...game.view(state, seat) }, 'all', { value: state }),
    layers: (view, request, heard, names): Layer[] =>
      game
        .layers(view, request, heard, names)
        .map((layer) =>
          layer.name === 'world'
            ? { ...layer, text: `${layer.text}\n${JSON.stringify(line(view, request))}` }
            : layer,
        ),
  })

const nextTo = (seat: Seat, { own }: State): Seat => (seat + 1) % own.length

export const MUTANTS: readonly Mutant[] = [
  ...[
    'role-dealt',
    'partners-met',
    'kill-proposed',
    'kill-agreed',
    'protected',
    'investigated',
    'voted',
    'believed',
  ].map(shouted),
  {
    name: 'a choice of the night told to one seat too many',
    game: rewritten((event, { own }) =>
      event.type === 'protected' && event.to
        ? { ...event, to: [...event.to, (event.to[0] + 1) % own.length] }
        : event,
    ),
  },
  {
    name: 'a view with the own part of another seat beside its own',
    game: (game) => ({
      ...game,
      view: (state: State, seat: Seat | null) => ({
        ...(game.view(state, seat) as View),
        ...(seat !== null && { other: state.own[nextTo(seat, state)] }),
      }),
    }),
  },
  {
    name: 'a view for the public with a part of its own',
    game: (game) => ({
      ...game,
      view: (state: State, seat: Seat | null) => ({
        ...(game.view(state, seat) as View),
        own: state.own[seat ?? 0],
      }),
    }),
  },
  {
    name: 'a packet built from the state',
    game: lined(({ all }) => all.own.map(({ role }) => role)),
  },
  {
    name: 'a packet with the beliefs of a neighbour',
    game: lined(({ all }, { seat }) => all.own[nextTo(seat, all)].reads),
  },
  {
    name: 'how the dead died, told with them',
    game: rewritten((event) => (event.type === 'found-dead' ? ({ ...event, by: 0 } as GameEvent) : event)),
  },
  {
    name: 'the role of the dead where roles stay hidden',
    game: rewritten((event, { own }) =>
      event.type === 'found-dead' && 'seat' in event
        ? ({ ...event, role: own[event.seat as Seat].role } as GameEvent)
        : event,
    ),
  },
  {
    name: 'messages of the night that everyone hears',
    game: (game) => ({
      ...game,
      requests: (state) => game.requests(state).map(({ hears: _, ...request }) => request),
    }),
  },
  { name: 'packets that count the questions of the match', game: (game) => ({ ...game, asksOpenly: true }) },
  {
    name: 'a public log with the numbers of decisions',
    desk: { ...DESK, told: (entry, audience) => ({ ...told(entry, audience), decision: entry.decision }) },
  },
  {
    name: 'a public log by seq',
    desk: { ...DESK, told: (entry, audience) => ({ ...told(entry, audience), n: entry.seq }) },
  },
  {
    name: 'a memory of what everybody thought',
    desk: {
      ...DESK,
      recall: (entries, seat, turn, talk) =>
        recall(
          entries.map((entry) =>
            'seat' in entry.event ? { ...entry, event: { ...entry.event, seat, to: [seat] } } : entry,
          ) as typeof entries,
          ...([seat, turn, talk] as const),
        ),
    },
  },
  {
    name: 'a digest of everything that was said',
    desk: {
      ...DESK,
      digest(entries, turn, game, names) {
        const due = DESK.digest(entries, turn, game, names)
        if (due?.type !== 'talk-summarised') return due
        const said = entries.flatMap(({ event }) => ('text' in event ? [String(event.text)] : []))
        return summarised({ fromTurn: due.fromTurn, toTurn: due.toTurn }, said.join(' '))
      },
    },
  },
  {
    name: 'packets with the notes on the personas',
    desk: {
      ...DESK,
      packet: (source) => ({
        layers: [
          ...buildPacket(source).layers,
          { name: 'notes', text: source.personas.map(({ notes }) => notes).join() },
        ],
      }),
    },
  },
]

/** Found by twins alone: what a seat heard is the same, its question is not. */
export const TWIN_MUTANTS: readonly Mutant[] = [
  {
    name: 'a question that tells how many others are asked',
    game: (game) =>
      lined((_view, { bounds }) => (bounds as { asked?: number }).asked)({
        ...game,
        requests: (state) => {
          const asked = game.requests(state)
          return asked.map((request) => ({
            ...request,
            bounds: { ...(request.bounds as object), asked: asked.length },
          }))
        },
      }),
  },
  { name: 'packets that count the questions of the match', game: (game) => ({ ...game, asksOpenly: true }) },
  {
    name: 'a public log with the numbers of decisions',
    desk: { ...DESK, told: (entry, audience) => ({ ...told(entry, audience), decision: entry.decision }) },
  },
  {
    name: 'a packet built from the state',
    game: lined(({ all }) => all.own.map(({ proposals }) => proposals.length)),
  },
]
