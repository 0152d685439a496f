// The laws of DESIGN.md section 2: what holds for every game, whatever its rules.
import { expect } from 'vitest'
import type { AnyGame, GameEvent, Seat } from '@/lib/core/game'
import { fold, isHeardBy } from '@/lib/core/log'
import { below, seeded } from '@/lib/core/random'
import { type Asking, draws, type Match, mindOf, type Question, type Run, runMatch } from './run'

const text = (value: unknown): string => JSON.stringify(value)
const parsed = (log: readonly GameEvent[]): GameEvent[] => JSON.parse(text(log))

/** What is looked at in a match of some hundred questions: all of a short one, some of a long one. */
const samples = (run: Run, seed: number, count: number): Question[] =>
  run.questions.length <= count
    ? [...run.questions]
    : Array.from(
        { length: count },
        (_, i) => run.questions[below(run.questions.length, seeded(seed).at(9_000, i))],
      )

/** Plays a match and holds it against all laws. Returns it, for figures over many. */
export function expectSound(game: AnyGame, match: Match): Run {
  const run = runMatch(game, match, null, (state, question) => expectFair(game, match, state, question))
  expect(game.requests(run.state)).toEqual([])
  expectRanking(game, match, run.state)
  expectFoldsAlike(game, match, run)
  expectSameBytes(game, match, run)
  expectResumes(game, match, run)
  expectNoLeaks(game, match, run)
  return run
}

/** Requests end exactly when there is an outcome; whatever is asked is described, and whoever stands in is legal. */
function expectFair(game: AnyGame, match: Match, state: unknown, { asked, number }: Question): void {
  if (game.outcome(state) !== null) throw new Error('somebody is asked after the end')
  if (new Set(asked.map(({ seat }) => seat)).size !== asked.length) throw new Error('a seat is asked twice')
  for (const request of asked) {
    if (!game.phases.includes(request.phase)) throw new Error(`unknown phase ${request.phase}`)
    if (request.turn !== game.turn(state)) throw new Error('a question of another turn')
    const random = seeded(match.seed)
    const view = game.view(state, request.seat)
    const mind = mindOf(game, random, request.seat, number)
    const asking = { game, state, request, random }
    expectLegal(asking, game.fallback(view, request, mind.persona), 'fallback')
    expectLegal(asking, game.example(view, request), 'example')
    for (const [id, script] of Object.entries(game.scripts))
      expectLegal(asking, script.choose(view, request, mind), `script ${id}`)
  }
}

function expectLegal(asking: Asking, action: unknown, who: string): void {
  const { rejection } = rehearse(asking, action)
  if (rejection === null) return
  throw new Error(`${who}: ${asking.request.decision} ${text(action)}: ${rejection.message}`)
}

/** Rules an answer on a copy. */
function rehearse({ game, state, request, random }: Asking, action: unknown) {
  const copy = game.copy(state)
  const written: GameEvent[] = []
  const write = (event: GameEvent) => {
    written.push(event)
    game.evolve(copy, event)
  }
  const rejection = game.decide({ state: copy, random, write }, request, action)
  return { rejection, written, copy }
}

function expectRanking(game: AnyGame, { setup }: Match, state: unknown): void {
  const outcome = game.outcome(state)
  expect(outcome).not.toBeNull()
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat)
  expect(outcome?.ranking.flat().toSorted((a, b) => a - b)).toEqual(seats)
  expect(outcome?.scores).toHaveLength(setup.seats)
}

/** Folding the log, as it was written or as it is read back, gives the state that play ended in. */
function expectFoldsAlike(game: AnyGame, { setup }: Match, { state, log }: Run): void {
  const folded = fold(game, game.initial(setup), log)
  const readBack = fold(game, game.initial(setup), parsed(log))
  expect(text(folded)).toBe(text(state))
  expect(text(readBack)).toBe(text(state))
}

function expectSameBytes(game: AnyGame, match: Match, { log }: Run): void {
  expect(text(runMatch(game, match).log)).toBe(text(log))
}

/** A log cut at any question resumes to the same end. */
function expectResumes(game: AnyGame, match: Match, run: Run): void {
  for (const { after, number } of samples(run, match.seed, 3)) {
    const resumed = runMatch(game, match, { log: parsed(run.log.slice(0, after)), number })
    expect(text(resumed.log)).toBe(text(run.log))
  }
}

/** What a seat, or the public, sees follows from what it heard; so do its packets and its choices. */
function expectNoLeaks(game: AnyGame, { setup }: Match, { log, questions }: Run): void {
  const open = game.disclosed ? { ...setup, options: game.disclosed(setup.options) } : setup
  expect(text(game.disclosed?.(open.options) ?? open.options)).toBe(text(open.options))
  const cuts = [log.length, ...questions.map(({ after }) => after).filter((_, i) => i % 97 === 0)]
  const eyes: (Seat | null)[] = [null, ...Array.from({ length: setup.seats }, (_, seat) => seat)]
  for (const cut of cuts) {
    const past = log.slice(0, cut)
    const all = fold(game, game.initial(setup), past)
    for (const eye of eyes) {
      // what a page is given of the options is enough, and holds no more
      const heard = fold(
        game,
        game.initial(open),
        past.filter((event) => isHeardBy(event, eye)),
      )
      expect(text(game.view(heard, eye))).toBe(text(game.view(all, eye)))
    }
  }
}

/** Replies drawn at random are accepted or rejected, never thrown; a rejected one leaves no trace. */
export function expectTolerant(game: AnyGame, match: Match): void {
  runMatch(game, match, null, (state, { asked, number }) => {
    const before = text(state)
    for (const request of asked) {
      const asking = { game, state, request, random: seeded(number) }
      for (const action of draws(asking, 5)) {
        const { rejection, written, copy } = rehearse(asking, action)
        if (rejection === null) continue
        if (written.length > 0 || text(copy) !== before) throw new Error(`${rejection.code} left a trace`)
        expect(rejection.message).toMatch(/\S\.$/)
      }
    }
    // nothing that only looks, and nothing done to a copy, has changed the state
    expect(text(state)).toBe(before)
  })
}

/** Whoever is asked can do one thing or another. */
export function expectChoices(game: AnyGame, match: Match): void {
  runMatch(game, match, null, (state, { asked, number }) => {
    if (number % 5 !== 0) return
    for (const request of asked) {
      const view = game.view(state, request.seat)
      const asking = { game, state, request, random: seeded(number) }
      const found = new Set<string>()
      const tries = [game.fallback(view, request, game.personas[0]), ...draws(asking, 400)]
      for (const action of tries) {
        const { rejection, written } = rehearse(asking, action)
        if (rejection === null) found.add(text(written))
        if (found.size > 1) break
      }
      expect(found.size, `${request.decision} ${text(request.bounds)}`).toBeGreaterThan(1)
    }
  })
}

/** Answers given together may be ruled in any order. */
export function expectOrderless(game: AnyGame, match: Match): number {
  let together = 0
  runMatch(game, match, null, (state, { asked, number }) => {
    if (asked.length < 2) return
    together++
    const answers = asked.map((request) => {
      const asking = { game, state, request, random: seeded(number) }
      return draws(asking, 20).find((action) => rehearse(asking, action).rejection === null)
    })
    const ruled = (order: readonly number[]): string => {
      const copy = game.copy(state)
      const step = {
        state: copy,
        random: seeded(match.seed),
        write: (event: GameEvent) => game.evolve(copy, event),
      }
      for (const i of order) expect(game.decide(step, asked[i], answers[i])).toBeNull()
      return text(copy)
    }
    const order = asked.map((_, i) => i)
    expect(ruled(order.toReversed())).toBe(ruled(order))
    expect(ruled([...order.slice(1), 0])).toBe(ruled(order))
  })
  return together
}

/** The wire schema takes what is legal, and the bounds cover every field of it. */
export function expectDescribed(game: AnyGame, match: Match): void {
  runMatch(game, match, null, (state, { asked, number }) => {
    if (number % 7 !== 0) return
    for (const request of asked) {
      const view = game.view(state, request.seat)
      const wire = game.decisions[request.decision]
      const { fields, moves } = game.legalActions(view, request)
      expect(Object.keys(fields)).toEqual(wire.fields)
      for (const { name, text: words } of moves) expect(`${name}${words}`).toMatch(/\S/)
      const voice = [...wire.thinks, ...(wire.says ? [wire.says.field] : [])].map((field) => [
        field,
        'So be it.',
      ])
      const spoken = { ...Object.fromEntries(voice), ...game.example(view, request) }
      expect(wire.schema.safeParse(spoken).success, text(spoken)).toBe(true)
      expect(game.category(request)).toMatch(/^[a-z_]+$/)
    }
  })
}
