import { describe, expect, test } from 'vitest'
import { heardLately } from '@/lib/agents/memory'
import { type Entry, fold, isHeardBy } from '@/lib/core/log'
import { mafia } from '@/lib/games/mafia'
import type { Request } from '@/lib/games/mafia/actions'
import type { GameAnalysis } from '@/lib/games/mafia/analysis/tools'
import { policy } from '@/lib/games/mafia/policy'
import { personaWith } from '@/lib/games/mafia/policy/config'
import type { GameState, PrivateInfo, PublicInfo } from '@/lib/games/mafia/policy/types'
import type { Event, Options, View } from '@/lib/games/mafia/state'
import { playPackets } from '../../agents/mafia/played'
import { openTo, type Situation, table } from '../../agents/mafia/position'
import { SITUATIONS } from '../../agents/mafia/situations'

const names = table.map(({ name }) => name)
const briefed = (situation: Situation, seat: number) => {
  const request = openTo(situation, seat)
  const view = mafia.view(situation.state, seat)
  const heard = heardLately(situation.entries, seat, request.turn, mafia.talk)
  const { sets, calls } = policy.brief(view, request, { match: 'match-7', names, heard })
  const argsOf = (method: string) => calls.find((call) => call.method === method)?.args ?? []
  return {
    view,
    request,
    sets,
    order: calls.map(({ method }) => method),
    context: calls[0].args[0] as GameState,
    known: calls[0].args[1] as PrivateInfo,
    argsOf,
  }
}
const at = (name: string) => {
  const [make, seat] = SITUATIONS[name]
  return briefed(make(), seat)
}

describe('what is called', () => {
  test.each([
    ['night_kill-first', ['think', 'nightAction', 'believe']],
    ['investigation', ['think', 'nightAction', 'believe']],
    ['protection', ['think', 'nightAction', 'believe']],
    ['speaking-villager', ['think', 'say', 'declare', 'believe']],
    ['defence-mafia', ['think', 'say', 'declare', 'believe']],
    ['last_words-mafia', ['think', 'say', 'declare', 'believe']],
    ['voting-villager', ['think', 'vote', 'believe']],
  ])('for %s', (name, order) => expect(at(name).order).toEqual(order))
})

describe('the game state', () => {
  test('has the roles that the seat knows, and no others', () => {
    const { context, sets } = at('speaking-sheriff')
    expect(sets).toEqual({ role: 'sheriff' })
    expect(context).toMatchObject({
      gameId: 'match-7',
      phase: 'DAY_DISCUSSION',
      dayNumber: 3,
      roundNumber: 6,
      mafiaCount: 1,
      townCount: 4,
      winner: null,
      lastNightResult: { killed: { id: 'p1', eliminatedRound: 5 }, protected: null, prevented: false },
      question: { decision: 'speaking', targets: ['p2', 'p3', 'p4', 'p7'], mayPass: true },
    })
    expect(context.players.map(({ role }) => role)).toEqual([
      'sheriff',
      'villager',
      null,
      null,
      null,
      'mafia',
      'villager',
      null,
    ])
    expect(context.votingHistory[0]).toMatchObject({
      round: 2,
      eliminated: { id: 'p5', role: 'mafia' },
      votes: { p0: 'p5', p4: null, p5: 'p2' },
    })
    expect(context.deadPlayers.map(({ id }) => id)).toEqual(['p1', 'p5', 'p6'])
  })

  test('of the mafia tells partners, and what the partners proposed', () => {
    const { known, context } = at('night_kill-second')
    expect(known.privateKnowledge.mafiaTeammates).toMatchObject([{ id: 'p5', role: 'mafia' }])
    expect(context.question).toEqual({
      decision: 'night_kill',
      targets: ['p0', 'p1', 'p3', 'p4', 'p6', 'p7'],
      mayPass: true,
      proposals: [
        { by: 'p2', target: 'p6' },
        { by: 'p5', target: null },
      ],
    })
  })

  test('of a doctor tells whom it protected, and not whether it mattered', () => {
    const { context, known } = at('speaking-doctor')
    expect(known.privateKnowledge).toEqual({ lastProtected: 'p0', investigationResults: [] })
    expect(context.lastNightResult).toMatchObject({ killed: null, protected: { id: 'p0' }, prevented: false })
  })

  test('of a sheriff tells its results', () => {
    const { known } = at('speaking-sheriff')
    expect(known.privateKnowledge.investigationResults).toMatchObject([
      { target: { id: 'p5' }, isMafia: true, round: 1 },
      { target: { id: 'p4' }, isMafia: false, round: 3 },
      { target: { id: 'p2' }, isMafia: true, round: 5 },
    ])
  })

  test('hides how many mafia live where roles are not told', () => {
    const { context, argsOf } = at('voting-second')
    expect([context.mafiaCount, context.townCount]).toEqual([null, null])
    expect(context.votingHistory[0].votes).toEqual({})
    const open = argsOf('vote')[1] as PublicInfo
    expect(open.deadPlayers).toEqual([{ id: 'p6', name: 'The Croupier', eliminatedRound: 1 }])
  })
})

test('what is public is the same for everybody', () => {
  const game = SITUATIONS['voting-villager'][0]()
  const open = mafia.requests(game.state).map(({ seat }) => {
    const { analysis: _, ...told } = briefed(game, seat).argsOf('vote')[1] as PublicInfo
    return JSON.stringify(told)
  })
  expect(open.length).toBeGreaterThan(4)
  expect(new Set(open).size).toBe(1)
})

describe('what comes back', () => {
  const replied = (name: string, answers: Record<string, unknown>) => {
    const { view, request } = at(name)
    return { request, reply: policy.reply(view, request as Request, answers) }
  }

  test('a vote with its reason; null abstains', () => {
    expect(replied('voting-villager', { vote: { targetId: 'p5', reason: 'Late.' } }).reply).toMatchObject({
      ok: true,
      action: { vote: 5, reason: 'Late.', beliefs: { players: [], relations: '', reads: '' } },
    })
    expect(replied('voting-villager', { vote: { targetId: null } }).reply).toMatchObject({
      action: { vote: -1 },
    })
  })

  test('a night’s action with its reasoning, and a message to the partners', () => {
    const nightAction = {
      actionType: 'KILL',
      targetId: 'p0',
      metadata: { reasoning: 'Sheriff.', message: 'The clerk.', mood: 3 },
    }
    expect(replied('night_kill-first', { nightAction }).reply).toEqual({
      ok: true,
      action: { beliefs: { players: [], relations: '', reads: '' }, target: 0, reason: 'Sheriff.' },
      speech: 'The clerk.',
    })
  })

  test('no action, or another than was asked for, is refused', () => {
    expect(replied('protection', { nightAction: null }).reply).toMatchObject({ ok: false })
    const kill = { actionType: 'KILL', targetId: 'p0' }
    expect(replied('protection', { nightAction: kill }).reply).toMatchObject({
      ok: false,
      message: 'nightAction gave no PROTECT: this is a protection.',
    })
  })

  test('declarations and beliefs as far as they can be read', () => {
    const declare = {
      nominates: 'p2',
      accuses: ['p2', 'p77', 4],
      defends: 'p3',
      claims: { role: 'sheriff', results: [{ target: 'p5', isMafia: true }, { target: 'p5' }] },
    }
    const believe = { players: [{ id: 'p2', suspicion: 80 }, { id: 'x', suspicion: 1 }, 7], reads: 'Loud.' }
    expect(replied('speaking-villager', { declare, believe }).reply).toEqual({
      ok: true,
      action: {
        beliefs: {
          players: [{ player: 2, suspicion: 80, trust: 20, pattern: '' }],
          relations: '',
          reads: 'Loud.',
        },
        nominates: 2,
        accuses: [2],
        defends: [],
        claims: { role: 'sheriff', results: [{ player: 5, is_mafia: true }] },
      },
    })
  })

  test('without beliefs they stay as they are, without a declaration nothing is declared', () => {
    expect(replied('last_words-mafia', {}).reply).toMatchObject({
      ok: true,
      action: { beliefs: { players: [] }, accuses: [], claims: { role: 'none' } },
    })
  })

  test.each([[undefined], [null], [3], ['p1'], [[]], [{}], [{ targetId: {} }], [() => 'p1']])(
    'rubbish (%o) is never an action, and never thrown over',
    (rubbish) => {
      for (const name of Object.keys(SITUATIONS)) {
        const { reply } = replied(name, {
          vote: rubbish,
          nightAction: rubbish,
          believe: rubbish,
          declare: rubbish,
        })
        const isSpeech = /speaking|defence|last/.test(name)
        expect([name, reply.ok]).toEqual([name, isSpeech])
      }
    },
  )
})

/** All that a policy could read out of a brief, its analysis asked about everybody included. */
function readable(view: View, request: Request, heard: readonly Entry[]): string {
  const { sets, calls } = policy.brief(view, request, { match: 'm', names, heard })
  const ids = view.table.alive.map((_, seat) => `p${seat}`)
  return JSON.stringify([sets, calls], (key, value) => {
    if (key !== 'analysis') return value
    const tools = value as GameAnalysis
    return [
      tools.getSuspiciousPlayers(0),
      ...ids.map((id) => [
        tools.getVotingHistory(id),
        tools.getPlayerStatements(id),
        tools.isConfirmedTown(id),
        tools.isConfirmedMafia(id),
      ]),
    ]
  })
}

test.each<[seed: number, options: Partial<Options>]>([
  [1, {}],
  [2, { mafia: 3, skipKill: true, revealRoles: false, ballots: 'secret' }],
  [3, { start: 'day', eligible: 'everyone', tie: 'revote', doctors: 2 }],
])('a brief made from what its seat heard is the same as from the whole log (seed %i)', (seed, options) => {
  const unlike: string[] = []
  let briefs = 0
  playPackets({ seed, seats: 8, options }, ({ request, state, entries }) => {
    const { seat, turn } = request
    const heard = entries.filter(({ event }) => isHeardBy(event, seat))
    const known = fold(
      mafia,
      mafia.initial({ seats: 8, options: state.table.options }),
      heard.map(({ event }) => event as Event),
    )
    const lately = heardLately(entries, seat, turn, mafia.talk)
    const whole = readable(mafia.view(state, seat), request, lately)
    if (whole !== readable(mafia.view(known, seat), request, lately))
      unlike.push(`${turn} ${request.decision}`)
    briefs++
  })
  expect(briefs).toBeGreaterThan(20)
  expect(unlike).toEqual([])
})

test('a scriptedConfig tempers a persona', () => {
  const [notary] = mafia.personas
  const bold = personaWith(notary, { personality: 'aggressive', lieFrequency: 1, suspicionThreshold: 20 })
  expect(bold.parameters).toMatchObject({
    aggression: 0.9,
    analysis: 0.95,
    lieFrequency: 1,
    suspicionThreshold: 20,
  })
  expect(personaWith(notary)).toEqual(notary)
})
