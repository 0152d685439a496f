import type { Seat } from '@/lib/core/game'
import type { Event, State } from '@/lib/games/mafia/state'
import type { Audience, WireEntry } from '@/lib/live/channel'
import type { Plot } from '../board'
import { type Facts, factsOf, learn } from './facts'
import { observes, roleOf } from './known'

// Who suspects whom, as the seats wrote it themselves: told to observers alone.

/** What the first `at` entries told. */
export function factsAt(entries: readonly WireEntry[], at: number, seats: number): Facts {
  const facts = factsOf(seats)
  for (const { event } of entries.slice(0, at)) learn(facts, event as Event)
  return facts
}

export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

const written = (value: number | null | undefined): readonly number[] => (value == null ? [] : [value])

/** What living others hold against a seat, on average, the mafia left out: they know. null: nothing is written of it. */
export const heldAgainst = (
  { suspicion, alive, roles }: Pick<Facts, 'suspicion' | 'alive' | 'roles'>,
  seat: Seat,
): number | null =>
  mean(
    suspicion.flatMap((row, from) =>
      alive[from] && from !== seat && roles[from] !== 'mafia' ? written(row[seat]) : [],
    ),
  )

const suspicionIn = ({ own }: State): Facts['suspicion'] =>
  own.map(({ beliefs }) => beliefs.map((belief) => belief?.suspicion ?? null))

/** How suspect everybody is by the odds alone: what stands where nothing is written. */
const oddsIn = ({ table: { seats, options } }: State): number =>
  (100 * options.mafia) / Math.max(1, seats - 1)

/** The same for every seat of a state. */
export function suspicionHeld(state: State): readonly number[] {
  const suspicion = suspicionIn(state)
  const { alive } = state.table
  const roles = alive.map((_, seat) => roleOf(state, seat))
  return alive.map((_, seat) => heldAgainst({ suspicion, alive, roles }, seat) ?? oddsIn(state))
}

/**
 * Each seat's part in who is winning: the mafia hold as much of it as they are near to being half of the living, the
 * town the rest, split among those who live. Where roles are not told, the living count alike.
 */
export function partsOf(state: State): readonly number[] {
  const { alive } = state.table
  const roles = alive.map((_, seat) => roleOf(state, seat))
  const mafia = roles.filter((role, seat) => alive[seat] && role === 'mafia').length
  const town = alive.filter(Boolean).length - mafia
  if (!observes(state)) return alive.map((lives) => (lives ? 1 : 0))
  const near = mafia === 0 ? 0 : Math.min(1, mafia / town)
  return roles.map((role, seat) => {
    if (!alive[seat]) return 0
    return role === 'mafia' ? near / mafia : (1 - near) / town
  })
}

/** How well one reads the others: mean suspicion of the true mafia less that of the rest; null: nothing to compare. */
export function gapOf(
  row: readonly (number | null)[],
  isMafia: readonly boolean[],
  self: Seat,
): number | null {
  const of = (wanted: boolean) =>
    mean(row.flatMap((value, seat) => (seat !== self && isMafia[seat] === wanted ? written(value) : [])))
  const [mafia, town] = [of(true), of(false)]
  return mafia === null || town === null ? null : mafia - town
}

/** Mean suspicion that the living town holds against the true mafia, and against its own. */
function townReads(state: State): readonly number[] {
  const suspicion = suspicionIn(state)
  const roles = state.table.alive.map((_, seat) => roleOf(state, seat))
  const readers = roles.flatMap((role, seat) => (role && role !== 'mafia' ? [seat] : []))
  const living = readers.filter((seat) => state.table.alive[seat])
  const on = (mafia: boolean) =>
    mean(
      (living.length > 0 ? living : readers).flatMap((from) =>
        roles.flatMap((role, to) =>
          to !== from && (role === 'mafia') === mafia ? written(suspicion[from]![to]) : [],
        ),
      ),
    ) ?? oddsIn(state)
  return [on(true), on(false)]
}

const whole = (value: number): string => String(Math.round(value))

/** Observers see how well the town reads; the town itself sees how many are left. */
export const plot = (audience: Audience): Plot<State> =>
  audience === 'observer'
    ? {
        title: 'Mean suspicion of the town',
        lines: [
          { seat: null, label: 'on the mafia', colour: 'var(--bad)' },
          { seat: null, label: 'on the town', colour: 'var(--ink-3)', dashes: '5 4' },
        ],
        of: townReads,
        say: whole,
      }
    : {
        title: 'Players left',
        lines: [{ seat: null, label: 'alive', colour: 'var(--ink-2)' }],
        of: ({ table }) => [table.seats - table.deaths.length],
        say: whole,
      }

/** Votes that each seat has had against it in all. */
export const votesAgainst = ({ table }: State): readonly number[] =>
  table.alive.map((_, seat) => table.counts.reduce((sum, { counts }) => sum + (counts[seat] ?? 0), 0))
