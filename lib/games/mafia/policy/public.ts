import { isPublic } from '@/lib/core/log'
import type { PolicyTold } from '@/lib/core/policy'
import { idOf } from '../analysis/ids'
import { analysisOf } from '../analysis/tools'
import { NO_VOTE, type View } from '../state'
import { killedIn, lastNightTurn, roundOf } from './state'
import type { PublicInfo } from './types'

/** What everybody knows: made from the public view, whoever asks. */
export function knownToAll({ table }: View, told: PolicyTold): PublicInfo {
  const { names, match } = told
  const open: View = { table, seat: null, own: null }
  const night = lastNightTurn(table)
  const killed = night === null ? null : killedIn(table, night)
  return {
    gameId: match,
    phase: table.phase,
    dayNumber: table.day,
    roundNumber: table.turn,
    alivePlayers: table.alive.flatMap((lives, seat) =>
      lives ? [{ id: idOf(seat), name: names[seat] }] : [],
    ),
    deadPlayers: table.deaths.map((death) => ({
      id: idOf(death.seat),
      name: names[death.seat],
      ...(death.role && { role: death.role }),
      eliminatedRound: roundOf(death),
    })),
    lastNightResult:
      night === null
        ? null
        : { killed: killed === null ? null : names[killed], protected: null, prevented: false },
    votingHistory: table.counts.map(({ turn, out, votes }) => ({
      round: turn,
      eliminated: out === null ? null : names[out],
      votes: Object.fromEntries(
        (votes ?? []).flatMap((target, seat): [string, string | null][] =>
          target === NO_VOTE ? [] : [[names[seat], target === null ? null : names[target]]],
        ),
      ),
    })),
    analysis: analysisOf(open, { ...told, heard: told.heard.filter(({ event }) => isPublic(event)) }),
  }
}
