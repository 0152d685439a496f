// Puts a talker of a given character before the question that a story has come to.
import { expect } from 'vitest'
import type { Mind, Seat } from '@/lib/core/game'
import type { Persona } from '@/lib/core/persona'
import { mafia } from '@/lib/games/mafia'
import type { Action, Decision } from '@/lib/games/mafia/actions'
import { personas } from '@/lib/games/mafia/personas'
import { PUBLIC } from '@/lib/games/mafia/scripts/claims'
import { readTable } from '@/lib/games/mafia/scripts/reading'
import { NEUTRAL } from '@/lib/games/mafia/scripts/traits'
import type { View } from '@/lib/games/mafia/state'
import { type Story, says } from './story'

const EVEN = {
  aggression: 0.5,
  caution: 0.5,
  analysis: 1,
  sociability: 0.5,
  lieFrequency: 0.5,
  suspicionThreshold: 50,
}
export type Character = Partial<typeof EVEN> & { readonly chance?: number }

const somebody = ({ chance: _, ...parameters }: Character): Persona => ({
  ...personas[0],
  parameters: { ...EVEN, ...parameters },
})

export function look<T>(story: Story, eye: (view: View) => T, seat: Seat | null): T {
  let seen: T | undefined
  story.thenState((state) => {
    seen = eye(mafia.view(state, seat))
  })
  return seen as T
}

/** What a talker of this character answers to the question that is open for a seat; its chances all fall alike. */
export function answer<D extends Decision>(
  story: Story,
  seat: Seat,
  decision: D,
  character: Character = {},
): Action<D> {
  let action: Action | undefined
  story.thenState((state) => {
    const request = mafia.requests(state).find((one) => one.seat === seat)
    expect(request?.decision).toBe(decision)
    const persona = somebody(character)
    const mind: Mind = {
      persona,
      names: personas.map(({ name }) => name),
      chance: () => character.chance ?? 0.5,
      said: [],
    }
    if (request) action = mafia.scripts.talker.choose(mafia.view(state, seat), request, mind)
  })
  return action as Action<D>
}

/** How likely each seat is mafia to whoever knows nothing but the table, in percent. */
export const publicOdds = (story: Story): number[] =>
  look(story, ({ table }) => readTable({ table, own: null }, PUBLIC, NEUTRAL).odds, null).map(
    (share) => 100 * share,
  )

export const silent = (story: Story, ...seats: Seat[]): Story =>
  seats.reduce((told, seat) => told.when(seat, 'speaking', says()), story)
