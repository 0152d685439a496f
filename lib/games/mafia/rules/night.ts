import type { Seat } from '@/lib/core/game'
import { type Rejection, rejected } from '@/lib/core/result'
import { type Action, NOBODY } from '../actions'
import type { MafiaStep, State } from '../state'
import { believe } from './beliefs'

import { die } from './ends'
import { asSeat, livingMafia } from './living'
import { isLivingOther, killTargets, mayKill, mayProtect, protectTargets } from './targets'
import { listed, reasonOf } from './words'

/** Whether a seat has something to do at night and has not done it; of the mafia, in the first round. */
export function isAwaited({ table, own }: State, seat: Seat): boolean {
  if (!table.alive[seat]) return false
  const { role, protections, investigations } = own[seat]
  switch (role) {
    case 'mafia':
      return !hasProposed(own[seat], seat, 1)
    case 'doctor':
      return protections[protections.length - 1]?.turn !== table.turn
    case 'sheriff':
      return investigations[investigations.length - 1]?.turn !== table.turn
    case 'villager':
    case null:
      return false
  }
}

/** Which round the night is in: 1 while anybody is awaited, 2 while the mafia are split; null: all is said. */
export function nightRound(state: State): 1 | 2 | null {
  const { own } = state
  // answers come by seat: who is still awaited is found soonest from the end
  for (let seat = own.length - 1; seat >= 0; seat--) if (isAwaited(state, seat)) return 1
  const mafia = livingMafia(state)
  if (agreedOn(state, mafia, 1) !== undefined) return null
  return mafia.every((seat) => hasProposed(own[seat], seat, 2)) ? null : 2
}

export function hasProposed(
  { proposals }: Pick<State['own'][number], 'proposals'>,
  seat: Seat,
  round: 1 | 2,
): boolean {
  for (const one of proposals) if (one.seat === seat && one.round === round) return true
  return false
}

/** The target (null: nobody) that two thirds of the living mafia, rounded up, propose; undefined: they are split. */
function agreedOn({ own }: State, mafia: readonly Seat[], round: 1 | 2): Seat | null | undefined {
  const enough = Math.ceil((2 * mafia.length) / 3)
  // all of them hear all proposals
  const { proposals } = own[mafia[0]]
  for (const one of proposals) {
    if (one.round !== round) continue
    let times = 0
    for (const other of proposals) if (other.round === round && other.target === one.target) times++
    if (times >= enough) return one.target
  }
  return undefined
}

export function proposeKill(
  step: MafiaStep,
  seat: Seat,
  round: 1 | 2,
  { beliefs, target, reason }: Action<'night_kill'>,
): Rejection | null {
  const { state, write } = step
  const { table, own } = state
  const skips = target === NOBODY && table.options.skipKill
  if (!skips && !mayKill(table, own[seat], target))
    return rejected(
      'no-kill-target',
      `Name a living player who is not of the mafia: seat ${listed(killTargets(table, own[seat]))}${table.options.skipKill ? ', or -1 to kill nobody' : ''}.`,
    )
  believe(step, seat, beliefs)
  write({
    type: 'kill-proposed',
    seat,
    target: skips ? null : asSeat(target),
    round,
    reason: reasonOf(reason),
    to: livingMafia(state),
  })
  return null
}

export function protect(
  step: MafiaStep,
  seat: Seat,
  { beliefs, target, reason }: Action<'protection'>,
): Rejection | null {
  const { table, own } = step.state
  if (!mayProtect(table, own[seat], target))
    return rejected(
      'no-protection-target',
      `Watch over a living player other than last night's: seat ${listed(protectTargets(table, own[seat]))}.`,
    )
  believe(step, seat, beliefs)
  step.write({ type: 'protected', seat, target: asSeat(target), reason: reasonOf(reason), to: [seat] })
  return null
}

export function investigate(
  step: MafiaStep,
  seat: Seat,
  { beliefs, target, reason }: Action<'investigation'>,
): Rejection | null {
  const { table, own } = step.state
  if (!isLivingOther(table, seat, target))
    return rejected('no-investigation-target', 'Investigate a living player other than yourself.')
  believe(step, seat, beliefs)
  const isMafia = own[target].role === 'mafia'
  step.write({
    type: 'investigated',
    seat,
    target: asSeat(target),
    isMafia,
    reason: reasonOf(reason),
    to: [seat],
  })
  return null
}

type Agreed = { readonly target: Seat | null; readonly by: 'agreement' | 'lowest-seat' }

/** Agreed in either round; still split after both, the lowest seat's second proposal holds. */
function comeTo(state: State, mafia: readonly Seat[]): Agreed {
  const first = agreedOn(state, mafia, 1)
  const target = first === undefined ? agreedOn(state, mafia, 2) : first
  if (target !== undefined) return { target, by: 'agreement' }
  const [lowest] = mafia
  const own = state.own[lowest].proposals.find(({ seat, round }) => seat === lowest && round === 2)
  return { target: own?.target ?? null, by: 'lowest-seat' }
}

/** Whether a living doctor watches over a seat this night. */
function isWatched({ table, own }: State, target: Seat): boolean {
  for (let seat = 0; seat < own.length; seat++) {
    const last = own[seat].protections[own[seat].protections.length - 1]
    if (table.alive[seat] && last?.turn === table.turn && last.target === target) return true
  }
  return false
}

/** The mafia come to a target, morning breaks, and the victim is found unless a doctor watched over it. */
export function endNight(step: MafiaStep): void {
  const { state, write } = step
  const mafia = livingMafia(state)
  const { target, by } = comeTo(state, mafia)
  write({ type: 'kill-agreed', target, by, to: mafia })
  const dies = target !== null && !isWatched(state, target)
  write({ type: 'day-broke', turn: state.table.turn + 1, day: state.table.day })
  if (dies) die(step, target, 'found-dead')
  else write({ type: 'nobody-died' })
}
