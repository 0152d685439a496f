import type { Names, Seat } from '@/lib/core/game'
import type { PolicyTold } from '@/lib/core/policy'
import type { Request } from '../actions'
import { NOBODY } from '../actions'
import { idOf } from '../analysis/ids'
import { knownRoles } from '../analysis/known'
import { legalActions } from '../legal'
import type { Death, Table, View } from '../state'
import { NO_VOTE } from '../state'
import { isNight } from '../turns'
import type { GameState, OpenQuestion, Player, VotingRound } from './types'

/** The turn in which somebody died: a night's victim is found in the turn after it. */
export const roundOf = ({ by, turn }: Death): number => (by === 'night' ? turn - 1 : turn)

/** Players as a seat knows them. */
export function playerOf(view: View, names: Names): (seat: Seat) => Player {
  const { alive, deaths } = view.table
  const roles = knownRoles(view)
  return (seat) => {
    const death = deaths.find((one) => one.seat === seat)
    const eliminatedRound = death ? roundOf(death) : null
    return { id: idOf(seat), name: names[seat], role: roles[seat], alive: alive[seat], eliminatedRound }
  }
}

/** The game as this seat may know it (DESIGN section 9). */
export function gameState(view: View, request: Request, { match, names }: PolicyTold): GameState {
  const { table } = view
  const player = playerOf(view, names)
  const players = table.alive.map((_, seat) => player(seat))
  const living = players.filter(({ alive }) => alive)
  const mafia = livingMafia(view)
  return {
    gameId: match,
    phase: table.phase,
    dayNumber: table.day,
    roundNumber: table.turn,
    players,
    alivePlayers: living,
    deadPlayers: players.filter(({ alive }) => !alive),
    mafiaCount: mafia,
    townCount: mafia === null ? null : living.length - mafia,
    winner: table.winner,
    lastNightResult: lastNight(view, player),
    votingHistory: table.counts.map((count) => votingRound(count, player)),
    question: questionOf(view, request),
  }
}

/** Living mafia; null: roles are not told, and this seat is none of them. */
function livingMafia({ table, own }: View): number | null {
  if (own?.role === 'mafia') return own.partners.filter((seat) => table.alive[seat]).length
  if (!table.options.revealRoles) return null
  return table.options.mafia - table.deaths.filter(({ role }) => role === 'mafia').length
}

/** The turn of the night that was last over; null: none yet. */
export function lastNightTurn({ options, turn }: Table): number | null {
  const night = isNight(options, turn) ? turn - 2 : turn - 1
  return night < 1 ? null : night
}

export const killedIn = ({ deaths }: Table, night: number): Seat | null =>
  deaths.find((death) => death.by === 'night' && roundOf(death) === night)?.seat ?? null

function lastNight({ table, own }: View, player: (seat: Seat) => Player): GameState['lastNightResult'] {
  const night = lastNightTurn(table)
  if (night === null) return null
  const killed = killedIn(table, night)
  const guarded = own?.protections.find(({ turn }) => turn === night)
  const kill = own?.kills.find(({ turn }) => turn === night)
  return {
    killed: killed === null ? null : player(killed),
    protected: guarded ? player(guarded.target) : null,
    prevented: kill !== undefined && kill.target !== null && kill.died === false,
  }
}

function votingRound(
  { turn, ballot, out, votes }: Table['counts'][number],
  player: (seat: Seat) => Player,
): VotingRound {
  const cast = (votes ?? []).flatMap((target, seat): [string, string | null][] =>
    target === NO_VOTE ? [] : [[idOf(seat), target === null ? null : idOf(target)]],
  )
  return {
    round: turn,
    ballot,
    eliminated: out === null ? null : player(out),
    votes: Object.fromEntries(cast),
  }
}

const NAMING = ['target', 'vote', 'nominates']

/** Whom the answer may name, by the same bounds that forms and random play read. */
function questionOf(view: View, request: Request): OpenQuestion {
  const { fields } = legalActions(view, request)
  const choice = NAMING.flatMap((field) => fields[field] ?? [])[0]
  const values = choice?.kind === 'one-of' ? (choice.values as readonly number[]) : []
  return {
    decision: request.decision,
    targets: values.filter((value) => value !== NOBODY).map(idOf),
    mayPass: values.includes(NOBODY),
    proposals: (view.own?.proposals ?? []).map(({ seat, target }) => ({
      by: idOf(seat),
      target: target === null ? null : idOf(target),
    })),
  }
}
