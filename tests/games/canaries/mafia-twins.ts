// Pairs of Mafia matches in which one secret differs.
import type { GameEvent, Seat, SeatRequest } from '@/lib/core/game'
import { below, seeded } from '@/lib/core/random'
import { mafia } from '@/lib/games/mafia'
import { type Action, NO_BELIEFS, NO_CLAIM, NOBODY, type Request } from '@/lib/games/mafia/actions'
import type { State } from '@/lib/games/mafia/state'
import { mafiaSecrets } from './mafia'
import { picker } from './secrets'
import type { Twins, Twist } from './twins'

/** The n-th of a list by turn and seat, whatever else has happened. */
const chosen = (list: readonly Seat[], turn: number, seat: number): Seat =>
  list[below(list.length, seeded(turn * 64 + seat).at(9_100, 0))]

const living = ({ table }: State): Seat[] => table.alive.flatMap((alive, seat) => (alive ? [seat] : []))
const isMafia = ({ own }: State, seat: Seat): boolean => own[seat].role === 'mafia'

/** Whom a seat may name at night. */
function targets(state: State, { decision, seat }: SeatRequest): Seat[] {
  if (decision === 'protection') {
    const last = state.own[seat].protections.at(-1)?.target
    return living(state).filter((one) => one !== last)
  }
  const others = living(state).filter((one) => one !== seat)
  return decision === 'night_kill' ? others.filter((one) => !isMafia(state, one)) : others
}

function plain(state: State, request: Request): Action {
  const { seat, turn, decision } = request
  const beliefs = NO_BELIEFS
  const reason = 'So it is.'
  const declared = { accuses: [], defends: [], claims: NO_CLAIM }
  switch (decision) {
    case 'speaking': {
      const nominates = chosen([NOBODY, ...living(state).filter((one) => one !== seat)], turn, seat)
      return { beliefs, nominates, ...declared }
    }
    case 'defence':
    case 'last_words':
      return { beliefs, ...declared }
    case 'voting':
      return {
        beliefs,
        vote: chosen(
          state.table.targets.filter((one) => one !== seat),
          turn,
          seat,
        ),
        reason,
      }
    case 'night_kill':
      return { beliefs, target: chosen(targets(state, request), turn, 0), reason }
    case 'protection':
    case 'investigation':
      return { beliefs, target: chosen(targets(state, request), turn, seat), reason }
  }
}

/** Somebody's choice of one night is another, to no public end where the dice are kind. */
const otherTarget = (decision: Request['decision'], round?: number): Twist => ({
  name: `another ${decision}`,
  answer(request, action, state) {
    const asked = request as Request
    if (asked.decision !== decision || (round && 'round' in asked.bounds && asked.bounds.round !== round))
      return action
    const open = targets(state as State, request)
    const one = action as Action<'night_kill'>
    return { ...one, target: open[(open.indexOf(one.target) + 1 + request.seat) % open.length] }
  },
})

const otherWords: Twist = {
  name: 'other thoughts, reasons, beliefs and messages of one',
  words: ({ seat, turn }) => (seat === 2 ? `Between us, in turn ${turn}.` : null),
  answer({ seat, decision }, action, state) {
    if (seat !== 2) return action
    const player = (seat + 1) % (state as State).table.seats
    const players = [{ player, suspicion: 90, trust: 5, pattern: 'Sly.' }]
    const said = {
      ...(action as object),
      beliefs: { players, relations: 'Two of them.', reads: 'That one.' },
    }
    return ['voting', 'night_kill', 'protection', 'investigation'].includes(decision)
      ? { ...said, reason: 'For reasons of my own.' }
      : said
  },
}

/** Two who are no mafia change roles at the deal. */
const otherRoles: Twist = {
  name: 'other roles',
  dealt(event: GameEvent) {
    if (event.type !== 'role-dealt' || !('role' in event)) return event
    const swapped: Record<string, string> = { sheriff: 'villager', doctor: 'sheriff' }
    return { ...event, role: swapped[event.role as string] ?? event.role } as GameEvent
  },
}

export const TWISTS: readonly Twist[] = [
  otherTarget('night_kill', 1),
  otherTarget('protection'),
  otherTarget('investigation'),
  otherWords,
  otherRoles,
]

/** A pair by number. Roles stay hidden and ballots secret in most, so that twins stay alike for long. */
export function mafiaTwins(number: number): Twins {
  const pick = picker(seeded(number), 9_200)
  const { seats, options } = mafiaSecrets.match(pick)
  const hidden = {
    revealRoles: pick(3) === 0,
    mafia: 1 + pick(Math.max(1, Math.ceil(seats / 2) - 1)),
    dayLimit: 4,
  }
  const others = { doctors: 1, sheriffs: 1, start: 'night', skipKill: false }
  return {
    game: mafia,
    seed: number,
    setup: { seats, options: { ...(options as object), ...hidden, ...others } },
    plain: (state, request) => plain(state as State, request as Request),
  }
}
