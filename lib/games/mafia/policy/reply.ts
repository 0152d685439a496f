import type { PolicyReply } from '@/lib/core/policy'
import {
  type Action,
  type BeliefFields,
  type ClaimFields,
  NO_BELIEFS,
  NO_CLAIM,
  NOBODY,
  type Request,
} from '../actions'
import { seatOf } from '../analysis/ids'
import { ROLES, type Role, type View } from '../state'
import type { NightAction } from './types'

type Answers = Readonly<Record<string, unknown>>
type Fields = Readonly<Record<string, unknown>>
type Reading<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string }

/**
 * What the answers of a policy come to. Whoever they name wrongly, or with rubbish for a name, is told as such and
 * never guessed at; declarations and beliefs that cannot be read are left out, as in a model's reply.
 */
export function reply(view: View, request: Request, answers: Answers): PolicyReply<Action> {
  const { seats } = view.table
  const beliefs = beliefsOf(answers.believe, seats)
  switch (request.decision) {
    case 'speaking': {
      const declared = fieldsOf(answers.declare)
      const nominates = targetOf(declared.nominates ?? null, seats)
      if (!nominates.ok) return nominates
      return { ok: true, action: { beliefs, nominates: nominates.value, ...declaredBy(declared, seats) } }
    }
    case 'defence':
    case 'last_words':
      return { ok: true, action: { beliefs, ...declaredBy(fieldsOf(answers.declare), seats) } }
    case 'voting': {
      const vote = namedIn(answers.vote, 'vote', seats)
      if (!vote.ok) return vote
      return {
        ok: true,
        action: { beliefs, vote: vote.value, reason: textOf(fieldsOf(answers.vote).reason) },
      }
    }
    case 'night_kill':
      return atNight(answers.nightAction, 'KILL', { beliefs, seats })
    case 'investigation':
      return atNight(answers.nightAction, 'INVESTIGATE', { beliefs, seats })
    case 'protection':
      return atNight(answers.nightAction, 'PROTECT', { beliefs, seats })
  }
}

const WANTED = { KILL: 'a kill', INVESTIGATE: 'an investigation', PROTECT: 'a protection' } as const

function atNight(
  given: unknown,
  wanted: NightAction['actionType'],
  { beliefs, seats }: { readonly beliefs: BeliefFields; readonly seats: number },
): PolicyReply<Action> {
  const { actionType, metadata } = fieldsOf(given)
  if (actionType !== wanted)
    return { ok: false, message: `nightAction gave no ${wanted}: this is ${WANTED[wanted]}.` }
  const target = namedIn(given, 'nightAction', seats)
  if (!target.ok) return target
  const { reasoning, message } = fieldsOf(metadata)
  const action = { beliefs, target: target.value, reason: textOf(reasoning) }
  return wanted === 'KILL' ? { ok: true, action, speech: textOf(message) } : { ok: true, action }
}

/** The seat that `targetId` names, or nobody where it is null. */
function namedIn(given: unknown, method: string, seats: number): Reading<number> {
  if (typeof given !== 'object' || given === null || !('targetId' in given))
    return { ok: false, message: `${method} gave no targetId.` }
  return targetOf(given.targetId, seats)
}

function targetOf(id: unknown, seats: number): Reading<number> {
  if (id === null) return { ok: true, value: NOBODY }
  const seat = seatOf(id, seats)
  return seat === null
    ? { ok: false, message: 'There is no player of the id that was named.' }
    : { ok: true, value: seat }
}

const fieldsOf = (given: unknown): Fields =>
  typeof given === 'object' && given !== null ? (given as Fields) : {}
const textOf = (given: unknown): string => (typeof given === 'string' ? given : '')
const listOf = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : [])

const seatsIn = (given: unknown, seats: number): number[] =>
  listOf(given).flatMap((id) => seatOf(id, seats) ?? [])

function declaredBy({ accuses, defends, claims }: Fields, seats: number) {
  return {
    accuses: seatsIn(accuses, seats),
    defends: seatsIn(defends, seats),
    claims: claimOf(fieldsOf(claims), seats),
  }
}

function claimOf({ role, results }: Fields, seats: number): ClaimFields {
  if (!ROLES.includes(role as Role)) return NO_CLAIM
  return {
    role: role as Role,
    results: listOf(results).flatMap((one) => {
      const { target, isMafia } = fieldsOf(one)
      const player = seatOf(target, seats)
      return player === null || typeof isMafia !== 'boolean' ? [] : [{ player, is_mafia: isMafia }]
    }),
  }
}

/** Suspicion is wanted of each; trust is its complement where none is told. */
function beliefsOf(given: unknown, seats: number): BeliefFields {
  if (given === undefined) return NO_BELIEFS
  const { players, relations, reads } = fieldsOf(given)
  return {
    players: listOf(players).flatMap((one) => {
      const { id, suspicion, trust, pattern } = fieldsOf(one)
      const player = seatOf(id, seats)
      if (player === null || typeof suspicion !== 'number') return []
      const trusted = typeof trust === 'number' ? trust : 100 - suspicion
      return [{ player, suspicion, trust: trusted, pattern: textOf(pattern) }]
    }),
    relations: textOf(relations),
    reads: textOf(reads),
  }
}
