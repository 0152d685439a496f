// given (a deal) · when (answers) · then (new facts): stories about Mafia's rules.
import { expect } from 'vitest'
import type { Seat } from '@/lib/core/game'
import type { Random } from '@/lib/core/random'
import type { Rejection } from '@/lib/core/result'
import { mafia } from '@/lib/games/mafia'
import {
  type Action,
  type Actions,
  type Bounds,
  type ClaimFields,
  type Decision,
  NO_BELIEFS,
  NO_CLAIM,
  NOBODY,
  type Request,
} from '@/lib/games/mafia/actions'
import { copy } from '@/lib/games/mafia/copy'
import { proceed } from '@/lib/games/mafia/decide'
import { evolve } from '@/lib/games/mafia/evolve'
import {
  type Event,
  initial,
  type MafiaStep,
  type Options,
  type Role,
  type State,
} from '@/lib/games/mafia/state'

const LETTERS: Readonly<Record<string, Role>> = { m: 'mafia', d: 'doctor', s: 'sheriff', v: 'villager' }
type BySeat<T> = Readonly<Record<Seat, T>>

export type Story = {
  /** One seat answers its open question. */
  when<D extends Decision>(seat: Seat, decision: D, action: Actions[D]): Story
  /** Those who are asked at night name these, by seat; NOBODY: nobody. */
  night(targets: BySeat<number>): Story
  /** Each speaker of the round in turn: by seat whom it nominates; the others say nothing. */
  talk(nominates?: BySeat<number>): Story
  /** Everyone nominated defends itself, in turn. */
  plead(): Story
  /** All who are asked vote, by seat; NOBODY or no entry: they abstain. */
  vote(targets: BySeat<number>): Story
  lastWords(): Story
  /** Just these facts followed from the last answer (or, of several at once, from all of them), in this order. */
  thenJust(...events: Event[]): Story
  /** These facts are among those that followed, in this order. */
  thenAlso(...events: Partial<Event>[]): Story
  /** No fact of these types followed. */
  thenNo(...types: Event['type'][]): Story
  thenRefused(code: string): Story
  /** Just these seats are asked, for this decision. */
  thenAsks<D extends Decision>(seats: readonly Seat[], decision: D, bounds?: Bounds[D]): Story
  thenOver(by: string, ranking: readonly (readonly Seat[])[]): Story
  thenState(look: (state: State) => void): Story
  thenAsked(look: (asked: readonly Request[]) => void): Story
}

/** A game with these roles by seat, in letters ("mmdsvvv"), at its first question. Where not said, the plainest options. */
export function given(roles: string, options: Partial<Options> = {}, chance = 0): Story {
  const dealt = [...roles].map((letter) => LETTERS[letter])
  const count = (role: Role) => dealt.filter((one) => one === role).length
  const state = initial({
    seats: dealt.length,
    options: mafia.options.parse({
      mafia: count('mafia'),
      doctors: count('doctor'),
      sheriffs: count('sheriff'),
      discussionRounds: 1,
      ...options,
    }),
  })
  const partners = dealt.flatMap((role, seat) => (role === 'mafia' ? [seat] : []))
  const random: Random = { at: () => Math.floor(chance * 2 ** 32) }
  const tale: Tale = { state, random, written: [], rejection: null }
  dealt.forEach((role, seat) => {
    evolve(state, { type: 'role-dealt', seat, role, to: [seat] })
  })
  evolve(state, { type: 'partners-met', partners, to: partners })
  proceed(stepOf(tale))
  return tell(tale)
}

type Tale = { readonly state: State; readonly random: Random; written: Event[]; rejection: Rejection | null }

const stepOf = (tale: Tale): MafiaStep => ({
  state: tale.state,
  random: tale.random,
  write: (event) => {
    evolve(tale.state, event)
    tale.written.push(event)
    expectWhole(tale.state)
  },
})

const asked = ({ state }: Tale): readonly Request[] => mafia.requests(state)

/** Rules an answer of one seat; what is rejected has written nothing. */
function rule(tale: Tale, seat: Seat, action: Action): void {
  const request = asked(tale).find((one) => one.seat === seat)
  if (!request) throw new Error(`seat ${seat} is not asked`)
  const before = { state: copy(tale.state), written: tale.written.length }
  tale.rejection = mafia.decide(stepOf(tale), request, action)
  if (tale.rejection !== null) expect({ state: tale.state, written: tale.written.length }).toEqual(before)
}

/** Rules an answer that has to be legal. */
function accept(tale: Tale, seat: Seat, action: Action): void {
  rule(tale, seat, action)
  expect(tale.rejection).toBeNull()
}

function tell(tale: Tale): Story {
  const only = (decision: Decision): readonly Request[] => {
    const open = asked(tale)
    expect(new Set(open.map((one) => one.decision))).toEqual(new Set([decision]))
    return open
  }
  const inTurn = (decision: Decision, action: (seat: Seat) => Action) => {
    for (let [open] = asked(tale); open?.decision === decision; [open] = asked(tale))
      accept(tale, open.seat, action(open.seat))
  }
  const story: Story = {
    when(seat, decision, action) {
      tale.written = []
      expect(asked(tale).find((one) => one.seat === seat)?.decision).toBe(decision)
      rule(tale, seat, action)
      return story
    },
    night(targets) {
      tale.written = []
      const open = asked(tale)
      expect(open.map(({ seat }) => seat)).toEqual(Object.keys(targets).map(Number))
      for (const { seat } of open) accept(tale, seat, names(targets[seat]))
      return story
    },
    talk(nominates = {}) {
      tale.written = []
      const { length } = only('speaking')
      expect(length).toBe(1)
      const { round } = tale.state.table
      for (
        let [open] = asked(tale);
        open?.decision === 'speaking' && tale.state.table.round === round;
        [open] = asked(tale)
      )
        accept(tale, open.seat, says({ nominates: nominates[open.seat] ?? NOBODY }))
      return story
    },
    plead() {
      tale.written = []
      only('defence')
      inTurn('defence', () => says())
      return story
    },
    vote(targets) {
      tale.written = []
      for (const { seat } of only('voting')) accept(tale, seat, votes(targets[seat] ?? NOBODY))
      return story
    },
    lastWords() {
      tale.written = []
      accept(tale, only('last_words')[0].seat, says())
      return story
    },
    thenJust(...events) {
      expect(tale.rejection).toBeNull()
      expect(tale.written).toEqual(events)
      return story
    },
    thenAlso(...events) {
      expect(tale.rejection).toBeNull()
      let from = 0
      for (const event of events) {
        const at = tale.written.findIndex((one, i) => i >= from && includes(one, event))
        expect(at, `${JSON.stringify(event)} among ${JSON.stringify(tale.written)}`).toBeGreaterThanOrEqual(0)
        from = at + 1
      }
      return story
    },
    thenNo(...types) {
      expect(tale.written.length).toBeGreaterThan(0)
      expect(tale.written.filter(({ type }) => types.includes(type))).toEqual([])
      return story
    },
    thenRefused(code) {
      expect(tale.rejection?.code).toBe(code)
      return story
    },
    thenAsks(seats, decision, bounds) {
      const open = asked(tale).filter((one) => one.decision === decision)
      expect(open.map(({ seat }) => seat)).toEqual(seats)
      if (bounds !== undefined) expect(open[0].bounds).toEqual(bounds)
      return story
    },
    thenOver(by, ranking) {
      expect(asked(tale)).toEqual([])
      expect(mafia.outcome(tale.state)).toMatchObject({ by, ranking })
      return story
    },
    thenState(look) {
      look(tale.state)
      return story
    },
    thenAsked(look) {
      look(asked(tale))
      return story
    },
  }
  return story
}

const includes = (event: Event, part: Partial<Event>): boolean =>
  Object.entries(part).every(
    ([key, value]) => JSON.stringify((event as Record<string, unknown>)[key]) === JSON.stringify(value),
  )

/** What holds after every single fact: the living and the dead are all there are, and nobody dies twice. */
export function expectWhole({ table, own }: State): void {
  const dead = table.deaths.map(({ seat }) => seat)
  expect(new Set(dead).size).toBe(dead.length)
  expect(table.alive.filter((alive) => alive)).toHaveLength(table.seats - dead.length)
  for (const seat of dead) expect(table.alive[seat]).toBe(false)
  expect(own).toHaveLength(table.seats)
}

/** Answers in short. */
export const names = (target: number): Action<'night_kill'> => ({ beliefs: NO_BELIEFS, target, reason: '' })
export const votes = (vote: number): Action<'voting'> => ({ beliefs: NO_BELIEFS, vote, reason: '' })
export const says = (part: Partial<Action<'speaking'>> = {}): Action<'speaking'> => ({
  beliefs: NO_BELIEFS,
  nominates: NOBODY,
  accuses: [],
  defends: [],
  claims: NO_CLAIM,
  ...part,
})
export const claims = (role: ClaimFields['role'], ...results: [player: number, is_mafia: boolean][]) => ({
  claims: { role, results: results.map(([player, is_mafia]) => ({ player, is_mafia })) },
})
