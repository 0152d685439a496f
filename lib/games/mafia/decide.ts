import { type Rejection, rejected } from '@/lib/core/result'
import type { Action, Request } from './actions'
import { isPending } from './requests'
import { breakFirstDay, openRound, plead, speak, speakerOf } from './rules/day'
import { die, endDay, fallNight } from './rules/ends'
import {
  endNight,
  hasProposed,
  investigate,
  isAwaited,
  nightRound,
  proposeKill,
  protect,
} from './rules/night'
import { candidates, castVote, countVotes, openVote, owesVote, revoteAmong } from './rules/votes'
import type { MafiaStep, State } from './state'

/** Judges an answer to an open question; a legal one is written with all that follows, up to the next question. */
export function decide(step: MafiaStep, request: Request, action: Action): Rejection | null {
  if (!isOpen(step.state, request)) return rejected('stale', 'That question is no longer open.')
  const rejection = answer(step, request, action)
  if (rejection === null) proceed(step)
  return rejection
}

function isOpen(state: State, { decision, seat, bounds }: Request): boolean {
  const { table, own } = state
  switch (decision) {
    case 'night_kill':
      return bounds.round === 1
        ? table.phase === 'NIGHT_ACTIONS' && isAwaited(state, seat)
        : nightRound(state) === 2 && !hasProposed(own[seat], seat, 2)
    case 'protection':
    case 'investigation':
      return table.phase === 'NIGHT_ACTIONS' && isAwaited(state, seat)
    case 'speaking':
      return table.open === 'discussion' && speakerOf(table) === seat
    case 'defence':
      return table.open === 'defence' && speakerOf(table) === seat
    case 'voting':
      return table.open === 'vote' && owesVote(state, seat)
    case 'last_words':
      return table.open === 'last-words' && table.condemned === seat
  }
}

function answer(step: MafiaStep, request: Request, action: Action): Rejection | null {
  const { seat } = request
  switch (request.decision) {
    case 'night_kill':
      return proposeKill(step, seat, request.bounds.round, action as Action<'night_kill'>)
    case 'protection':
      return protect(step, seat, action as Action<'protection'>)
    case 'investigation':
      return investigate(step, seat, action as Action<'investigation'>)
    case 'speaking':
      return speak(step, seat, action as Action<'speaking'>)
    case 'defence':
      return plead(step, seat, 'defence', action as Action<'defence'>)
    case 'voting':
      return castVote(step, seat, action as Action<'voting'>)
    case 'last_words':
      return plead(step, seat, 'last-words', action as Action<'last_words'>)
  }
}

/** Plays on until somebody has a choice or the match is over. */
export function proceed(step: MafiaStep): void {
  while (!step.state.table.over && !isPending(step.state)) carryOn(step)
}

function carryOn(step: MafiaStep): void {
  const { table } = step.state
  switch (table.phase) {
    case 'SETUP':
      return table.options.start === 'night' ? fallNight(step) : breakFirstDay(step)
    case 'NIGHT_ACTIONS':
      return endNight(step)
    case 'MORNING_REVEAL':
    case 'DAY_DISCUSSION':
      return moveDayOn(step)
    case 'DAY_VOTING':
      return countVotes(step)
    case 'RESOLUTION':
      return resolve(step)
    case 'END':
      throw new Error('the match is over and does not go on')
  }
}

/** Rounds of talk, then defences, then the vote; with nobody to vote on there is none. */
function moveDayOn(step: MafiaStep): void {
  const { state, write } = step
  const { table } = state
  const { discussionRounds, defence } = table.options
  if (table.open !== 'defence') {
    if (table.round < discussionRounds) return openRound(step)
    if (defence && table.nominees.length > 0)
      return write({ type: 'defence-opened', nominees: table.nominees.slice() })
  }
  const targets = candidates(table)
  if (targets.length === 0) write({ type: 'vote-skipped' })
  else openVote(step, 1, targets.slice())
}

function resolve(step: MafiaStep): void {
  const { table } = step.state
  if (table.condemned !== null) return die(step, table.condemned, 'voted-out')
  const again = revoteAmong(table)
  if (again !== null) openVote(step, 2, again)
  else endDay(step)
}
