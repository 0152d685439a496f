import type { Seat } from '@/lib/core/game'
import { speakerOf } from '@/lib/games/mafia/rules/day'
import { livingSeats } from '@/lib/games/mafia/rules/living'
import { hasProposed, isAwaited } from '@/lib/games/mafia/rules/night'
import { owesVote } from '@/lib/games/mafia/rules/votes'
import type { State } from '@/lib/games/mafia/state'
import type { Asked } from '../board'
import { roleOf } from './known'

const NIGHT_WORDS = {
  mafia: 'is asked whom to kill',
  doctor: 'is asked whom to watch over',
  sheriff: 'is asked whom to look at',
  villager: 'sleeps',
} as const

/** Who is up this night and has not chosen; for whoever is not told roles, nobody. */
function awake(state: State): readonly Seat[] {
  const { table, own } = state
  const first = livingSeats(table).filter((seat) => isAwaited(state, seat))
  if (first.length > 0) return first
  return livingSeats(table).filter((seat) => own[seat]!.role === 'mafia' && !hasProposed(own[seat]!, seat, 2))
}

const NOBODY: Asked = { seats: [], words: 'Nobody is asked just now.' }

function byNight(state: State): Asked {
  const seats = awake(state)
  const [only] = seats
  if (only === undefined) return { seats, words: 'The town sleeps.' }
  if (seats.length > 1) return { seats, words: `${seats.length} seats are asked at the same time, by night.` }
  return { seats, words: NIGHT_WORDS[roleOf(state, only) ?? 'villager'] }
}

/** Who is asked what, as far as this audience may know it. */
export function asked(state: State): Asked | null {
  const { table } = state
  if (table.over) return null
  if (table.phase === 'SETUP') return { seats: [], words: 'Roles are being dealt.' }
  if (table.phase === 'NIGHT_ACTIONS') return byNight(state)
  const speaker = speakerOf(table)
  switch (table.open) {
    case 'discussion':
      return speaker === null ? NOBODY : { seats: [speaker], words: 'has the floor' }
    case 'defence':
      return speaker === null ? NOBODY : { seats: [speaker], words: 'may answer the charge' }
    case 'vote': {
      const seats = livingSeats(table).filter((seat) => owesVote(state, seat))
      const words = seats.length === 1 ? 'is asked to vote' : `${seats.length} seats vote at the same time.`
      return { seats, words }
    }
    case 'last-words':
      return table.condemned === null || !table.options.lastWords
        ? NOBODY
        : { seats: [table.condemned], words: 'may have the last word' }
    case 'nothing':
      return NOBODY
  }
}
