import type { Choice, Json } from '@/lib/core/choice'
import type { Seat } from '@/lib/core/game'
import {
  type Actions,
  type BeliefFields,
  type ClaimFields,
  type Decision,
  NO_BELIEFS,
  NO_CLAIM,
  NOBODY,
  type Request,
} from '../actions'
import { livingOthers } from '../rules/living'
import { killTargets, protectTargets, voteTargets } from '../rules/targets'
import type { Table, View } from '../state'
import { ownOf } from '../view'

/** Bounds for each field of a decision alone, by the field's name. */
type Fields<D extends Decision> = { readonly [Name in keyof Actions[D]]: Choice }

const REASON: Choice = { kind: 'text' }
const oneOf = (values: readonly Json[]): Choice => ({ kind: 'one-of', values })
const someOf = (values: readonly Seat[]): Choice => ({ kind: 'some-of', values, most: values.length })

export function fieldsOf(view: View, request: Request): Readonly<Record<string, Choice>> {
  const { table } = view
  const { seat } = request
  const others = livingOthers(table, seat)
  const beliefs = beliefsOf(table, others)
  switch (request.decision) {
    case 'speaking':
      return {
        beliefs,
        nominates: oneOf([NOBODY, ...others]),
        ...declared(others),
      } satisfies Fields<'speaking'>
    case 'defence':
    case 'last_words':
      return { beliefs, ...declared(others) } satisfies Fields<'defence'>
    case 'voting': {
      const vote = oneOf(orNobody(voteTargets(table, seat), request.bounds.mayAbstain))
      return { beliefs, vote, reason: REASON } satisfies Fields<'voting'>
    }
    case 'night_kill': {
      const target = oneOf(orNobody(killTargets(table, ownOf(view)), request.bounds.maySkip))
      return { beliefs, target, reason: REASON } satisfies Fields<'night_kill'>
    }
    case 'protection': {
      const target = oneOf(protectTargets(table, ownOf(view)))
      return { beliefs, target, reason: REASON } satisfies Fields<'protection'>
    }
    case 'investigation':
      return { beliefs, target: oneOf(others), reason: REASON } satisfies Fields<'investigation'>
  }
}

const orNobody = (seats: readonly Seat[], may: boolean): readonly Seat[] => (may ? [...seats, NOBODY] : seats)

const declared = (others: readonly Seat[]) => ({
  accuses: someOf(others),
  defends: someOf(others),
  claims: oneOf(claimsOf(others) as readonly Json[]),
})

/** Any words are legal as beliefs: nothing new, or something about one other that changes with the turns. */
function beliefsOf({ turn }: Table, others: readonly Seat[]): Choice {
  const player = others[turn % others.length]
  const one: BeliefFields = {
    players: [{ player, suspicion: (turn * 37) % 101, trust: (turn * 61) % 101, pattern: 'Hard to read.' }],
    relations: '',
    reads: turn % 2 === 0 ? 'Somebody here plays well.' : '',
  }
  return oneOf([NO_BELIEFS, one] as readonly Json[])
}

/** Any role may be claimed, and any results: no claim, each role bare, and a sheriff's with a result either way. */
function claimsOf([player]: readonly Seat[]): readonly ClaimFields[] {
  const result = (is_mafia: boolean): ClaimFields => ({ role: 'sheriff', results: [{ player, is_mafia }] })
  return [NO_CLAIM, ...BARE, result(true), result(false)]
}
const BARE: readonly ClaimFields[] = (['villager', 'doctor', 'sheriff', 'mafia'] as const).map((role) => ({
  role,
  results: [],
}))
