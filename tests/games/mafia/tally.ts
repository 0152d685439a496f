// Plays Mafia with a player for each side, and watches what the seats decide.
import type { Seat } from '@/lib/core/game'
import type { Persona } from '@/lib/core/persona'
import { seeded } from '@/lib/core/random'
import { mafia } from '@/lib/games/mafia/index'
import { personas } from '@/lib/games/mafia/personas/index'
import type { Event, Options, Role, State } from '@/lib/games/mafia/state'
import { shareInterval } from '@/lib/match/figures'
import { distinct } from '@/lib/match/seating'
import { type Listener, playOut, type Sitting } from '@/lib/match/simulate'

export type Player = 'script' | 'plain' | 'random'
export const optionsOf = (options: Partial<Options> = {}): Options => mafia.options.parse(options)

/** Roles of a seed by seat: they are dealt before anybody is asked. */
export function rolesOf(seed: number, seats: number, options: Options): Role[] {
  const roles: Role[] = []
  const state = mafia.initial({ seats, options })
  mafia.open({
    state,
    random: seeded(seed),
    write: (event) => {
      mafia.evolve(state, event)
      if (event.type === 'role-dealt') roles[event.seat] = event.role
    },
  })
  return roles
}

/** The ten characters in turn, another of them first for each seed; who sits there twice is told apart. */
export function seatedAt(seed: number, seats: number, cast: readonly Persona[] = personas): Persona[] {
  const seated = Array.from({ length: seats }, (_, seat) => cast[(seed + seat) % cast.length])
  const names = distinct(seated.map(({ name }) => name))
  return seated.map((persona, seat) => ({ ...persona, name: names[seat] }))
}

const agentOf = (player: Player, { script }: Persona): Sitting['agent'] =>
  player === 'random' ? 'random' : { script: player === 'plain' ? 'plain' : script }

export type Table = {
  readonly seats: number
  readonly town?: Player
  readonly mafia?: Player
  readonly options?: Partial<Options>
  readonly cast?: readonly Persona[]
  readonly game?: typeof mafia
  readonly listen?: Listener
}

export type Result = {
  readonly state: State
  readonly events: readonly Event[]
  readonly roles: readonly Role[]
}

/** One match: each seat is played as its side is told to be, by scripts where nothing is said. */
export function playMatch(seed: number, table: Table): Result {
  const options = optionsOf(table.options)
  const roles = rolesOf(seed, table.seats, options)
  const sittings = seatedAt(seed, table.seats, table.cast).map((persona, seat: Seat) => ({
    persona,
    agent: agentOf((roles[seat] === 'mafia' ? table.mafia : table.town) ?? 'script', persona),
  }))
  const match = { seed, setup: { seats: table.seats, options }, sittings }
  const { state, events } = playOut(table.game ?? mafia, match, {}, table.listen)
  return { state: state as State, events: events as Event[], roles }
}

export type Share = { readonly share: number; readonly low: number; readonly high: number }

export function shareOf(times: number, n: number): Share {
  const [low, high] = shareInterval(times / n, n)
  return { share: times / n, low, high }
}

/** Share of matches that the town wins. */
export function townShare(matches: number, table: Table): Share {
  let won = 0
  for (let seed = 1; seed <= matches; seed++) if (playMatch(seed, table).state.table.winner === 'town') won++
  return shareOf(won, matches)
}

export const percent = ({ share, low, high }: Share): string =>
  `${(100 * share).toFixed(1)} % (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`
