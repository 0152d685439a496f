import type { Seat } from '@/lib/core/game'
import type { Request } from './actions'
import { nominatorsOf, speakerOf } from './rules/day'
import { livingMafia } from './rules/living'
import { hasProposed, isAwaited, nightRound } from './rules/night'
import { watchedLastNight } from './rules/targets'
import { isVoteOpen, owesVote } from './rules/votes'
import type { State } from './state'

/** Whether anybody has a choice now. */
export function isPending(state: State): boolean {
  const { table } = state
  if (table.phase === 'NIGHT_ACTIONS') return nightRound(state) !== null
  switch (table.open) {
    case 'discussion':
    case 'defence':
      return speakerOf(table) !== null
    case 'vote':
      return isVoteOpen(state)
    case 'last-words':
      return table.options.lastWords
    case 'nothing':
      return false
  }
}

const NONE: readonly Request[] = []

/** One speaker at a time; at night, and in a vote, everybody at once. */
export function requests(state: State): readonly Request[] {
  const { table } = state
  if (table.over) return NONE
  if (table.phase === 'NIGHT_ACTIONS') return nightRequests(state)
  switch (table.open) {
    case 'discussion':
    case 'defence':
      return [speechRequest(state)]
    case 'vote':
      return voteRequests(state)
    case 'last-words':
      return [lastWordsRequest(state)]
    case 'nothing':
      throw new Error(`play stopped in ${table.phase}, where nobody has a choice`)
  }
}

function nightRequests(state: State): Request[] {
  const { own } = state
  const round = nightRound(state)
  if (round === null) throw new Error('play stopped at night, where nobody has a choice')
  const mafia = livingMafia(state)
  const asked: Request[] = []
  if (round === 2) {
    for (const seat of mafia)
      if (!hasProposed(own[seat], seat, 2)) asked.push(killRequest(state, seat, round, mafia))
    return asked
  }
  for (let seat = 0; seat < own.length; seat++) {
    if (!isAwaited(state, seat)) continue
    const isMafia = own[seat].role === 'mafia'
    asked.push(isMafia ? killRequest(state, seat, round, mafia) : watchRequest(state, seat))
  }
  return asked
}

const killRequest = ({ table }: State, seat: Seat, round: 1 | 2, hears: readonly Seat[]): Request => ({
  seat,
  decision: 'night_kill',
  phase: 'NIGHT_ACTIONS',
  turn: table.turn,
  hears,
  bounds: { round, maySkip: table.options.skipKill },
})

const NO_BOUNDS: Record<string, never> = {}

function watchRequest({ table, own }: State, seat: Seat): Request {
  const { turn } = table
  const phase = 'NIGHT_ACTIONS'
  return own[seat].role === 'doctor'
    ? { seat, decision: 'protection', phase, turn, bounds: { last: watchedLastNight(table, own[seat]) } }
    : { seat, decision: 'investigation', phase, turn, bounds: NO_BOUNDS }
}

function speechRequest({ table }: State): Request {
  const { turn, round, options } = table
  const seat = speakerOf(table)
  if (seat === null) throw new Error('play stopped where nobody is to speak')
  const phase = 'DAY_DISCUSSION'
  return table.open === 'defence'
    ? { seat, decision: 'defence', phase, turn, bounds: { by: nominatorsOf(table, seat) } }
    : { seat, decision: 'speaking', phase, turn, bounds: { round, rounds: options.discussionRounds } }
}

function voteRequests(state: State): Request[] {
  const { turn, ballot, options, seats } = state.table
  if (ballot === 0) throw new Error('no vote is open')
  const bounds = { ballot, mayAbstain: options.abstaining }
  const asked: Request[] = []
  for (let seat = 0; seat < seats; seat++)
    if (owesVote(state, seat)) asked.push({ seat, decision: 'voting', phase: 'DAY_VOTING', turn, bounds })
  return asked
}

function lastWordsRequest({ table }: State): Request {
  const { condemned, counts, turn } = table
  if (condemned === null) throw new Error('nobody is to say last words')
  const votes = counts[counts.length - 1].counts[condemned]
  return { seat: condemned, decision: 'last_words', phase: 'RESOLUTION', turn, bounds: { votes } }
}
