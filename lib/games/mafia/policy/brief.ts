import type { PolicyBrief, PolicyCall, PolicyTold } from '@/lib/core/policy'
import type { Request } from '../actions'
import { idOf } from '../analysis/ids'
import { analysisOf } from '../analysis/tools'
import type { View } from '../state'
import { ownOf } from '../view'
import { knownToAll } from './public'
import { gameState, playerOf } from './state'
import type { PrivateInfo } from './types'

/** What a policy is called with, and in which order: it thinks, says or acts, declares and believes. */
export function brief(view: View, request: Request, told: PolicyTold): PolicyBrief {
  const context = gameState(view, request, told)
  const known = knownToSeat(view, request, told)
  const open = knownToAll(view, told)
  const call = (method: string, rest: unknown, gives: PolicyCall['gives'], optional = false): PolicyCall => ({
    method,
    args: [context, rest],
    gives,
    ...(optional && { optional }),
  })
  return {
    sets: { role: ownOf(view).role },
    calls: [
      call('think', known, 'thought'),
      ...acting(request).map(([method, gives]) =>
        call(method, method === 'nightAction' ? known : open, gives, method === 'declare'),
      ),
      call('believe', known, 'answer', true),
    ],
  }
}

type Step = readonly [method: 'say' | 'declare' | 'vote' | 'nightAction', gives: PolicyCall['gives']]

function acting({ decision }: Request): readonly Step[] {
  switch (decision) {
    case 'speaking':
    case 'defence':
    case 'last_words':
      return [
        ['say', 'speech'],
        ['declare', 'answer'],
      ]
    case 'voting':
      return [['vote', 'answer']]
    case 'night_kill':
    case 'investigation':
    case 'protection':
      return [['nightAction', 'answer']]
  }
}

function knownToSeat(view: View, request: Request, told: PolicyTold): PrivateInfo {
  const { table } = view
  const own = ownOf(view)
  const player = playerOf(view, told.names)
  const last = own.protections.at(-1)
  return {
    self: player(request.seat),
    gameState: gameState(view, request, told),
    privateKnowledge: {
      ...(own.role === 'mafia' && {
        mafiaTeammates: own.partners.filter((seat) => seat !== request.seat).map(player),
      }),
      ...(last && last.turn >= table.turn - 2 && { lastProtected: idOf(last.target) }),
      investigationResults: own.investigations.map(({ target, isMafia, turn }) => ({
        target: player(target),
        isMafia,
        round: turn,
      })),
    },
    analysis: analysisOf(view, told),
  }
}
