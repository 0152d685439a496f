import { describe, expect, test } from 'vitest'
import { heardLately } from '@/lib/agents/memory'
import { mafia } from '@/lib/games/mafia'
import { knownRoles, knownSides } from '@/lib/games/mafia/analysis/known'
import { analysisOf } from '@/lib/games/mafia/analysis/tools'
import type { Situation } from '../../agents/mafia/position'
import {
  answer,
  CROUPIER,
  FIREBRAND,
  GADFLY,
  INNKEEPER,
  LAMPLIGHTER,
  NOTARY,
  PORTER,
  table,
} from '../../agents/mafia/position'
import { firstNight, firstTalk, firstVote, SITUATIONS } from '../../agents/mafia/situations'

const names = table.map(({ name }) => name)
const toolsOf = ({ state, entries }: Situation, seat: number | null) =>
  analysisOf(mafia.view(state, seat), {
    heard: heardLately(entries, seat, state.table.turn, mafia.talk),
    names,
  })
const thirdDay = () => SITUATIONS['speaking-sheriff'][0]()

describe('votes', () => {
  test('are told with their round and, where known, the role of whom they were against', () => {
    const { getVotingHistory } = toolsOf(thirdDay(), GADFLY)
    expect(getVotingHistory('p1')).toEqual([{ round: 2, votedFor: 'p5', targetRole: 'mafia' }])
    expect(getVotingHistory('p5')).toEqual([{ round: 2, votedFor: 'p2' }])
    expect(getVotingHistory('p4')).toEqual([])
  })

  test('of others are not told where ballots are secret, one’s own are', () => {
    const [make, seat] = SITUATIONS['voting-second']
    const game = make()
    expect(toolsOf(game, FIREBRAND).getVotingHistory('p1')).toEqual([{ round: 2, votedFor: 'p5' }])
    expect(toolsOf(game, seat).getVotingHistory('p1')).toEqual([])
  })

  test('a partner of the mafia knows the role that the town does not', () => {
    const game = firstVote()
    expect(toolsOf(game, PORTER).getVotingHistory('p1')).toEqual([])
    expect(knownRoles(mafia.view(game.state, PORTER))[LAMPLIGHTER]).toBe('mafia')
    expect(knownRoles(mafia.view(game.state, GADFLY))[LAMPLIGHTER]).toBeNull()
  })
})

describe('statements', () => {
  test('are told by type and target, with the words while they are heard', () => {
    const { getPlayerStatements } = toolsOf(firstTalk(firstNight()), GADFLY)
    expect(getPlayerStatements('p1')).toEqual([
      { round: 2, type: 'accusation', target: 'p2', content: expect.stringContaining('Who gains') },
    ])
    expect(getPlayerStatements('p5').map(({ type, target }) => [type, target])).toEqual([
      ['defense', 'p2'],
      ['claim', undefined],
    ])
    expect(getPlayerStatements('p0')).toMatchObject([{ type: 'general' }])
    expect(getPlayerStatements('p9')).toEqual([])
  })

  test('that were made without a word are told by what they declared', () => {
    const game = firstTalk(firstNight())
    answer(game, NOTARY, { accuses: [PORTER] })
    expect(toolsOf(game, GADFLY).getPlayerStatements('p0')).toMatchObject([
      { type: 'general', content: expect.stringContaining('Let the record show') },
      { type: 'accusation', target: 'p5', content: 'accuses The Night Porter' },
    ])
  })

  test('in defence of oneself are defences', () => {
    const statements = toolsOf(firstVote(), GADFLY).getPlayerStatements('p2')
    expect(statements.slice(-2)).toMatchObject([
      { type: 'accusation', target: 'p5', content: 'I saw who looked away. It was The Night Porter.' },
      { type: 'defense', target: 'p2', content: 'I saw who looked away. It was The Night Porter.' },
    ])
  })

  test('are told by what they declared once their words are not heard any more', () => {
    const statements = toolsOf(thirdDay(), GADFLY).getPlayerStatements('p0')
    expect(statements.find(({ type }) => type === 'claim')).toMatchObject({
      round: 2,
      content: expect.stringContaining('claims sheriff, who found The Night Porter to be mafia'),
    })
  })

  test('of the night are nobody’s but the partners’, and are no statements', () => {
    const game = firstNight()
    expect(toolsOf(game, PORTER).getPlayerStatements('p2')).toEqual([])
  })
})

describe('what is certain', () => {
  test('of the public: roles told and the night’s victims', () => {
    const [make] = SITUATIONS['voting-second']
    const { isConfirmedTown, isConfirmedMafia } = toolsOf(make(), null)
    expect(isConfirmedTown(`p${CROUPIER}`)).toBe(true)
    expect(isConfirmedTown('p0')).toBe(false)
    expect(isConfirmedMafia('p5')).toBe(false)
  })

  test('of a sheriff: its results, and all the rest once every mafioso is known', () => {
    const view = mafia.view(thirdDay().state, NOTARY)
    expect(knownSides(view)).toEqual(['town', 'town', 'mafia', 'town', 'town', 'mafia', 'town', 'town'])
    expect(toolsOf(firstTalk(firstNight()), NOTARY).isConfirmedMafia('p5')).toBe(true)
    expect(toolsOf(firstTalk(firstNight()), GADFLY).isConfirmedMafia('p5')).toBe(false)
  })

  test('of the mafia: everything', () => {
    const { isConfirmedTown, isConfirmedMafia } = toolsOf(firstTalk(firstNight()), LAMPLIGHTER)
    expect([isConfirmedMafia('p5'), isConfirmedTown('p0'), isConfirmedTown('p3')]).toEqual([true, true, true])
    expect(isConfirmedTown('nobody')).toBe(false)
  })

  test('claims make nothing certain', () => {
    expect(toolsOf(firstVote(), INNKEEPER).isConfirmedMafia('p5')).toBe(false)
  })
})

test('suspects are those believed so, the certain ones aside', () => {
  const { getSuspiciousPlayers } = toolsOf(SITUATIONS['speaking-doctor'][0](), NOTARY)
  expect(getSuspiciousPlayers(60)).toEqual(['p2'])
  expect(getSuspiciousPlayers(71)).toEqual([])
  expect(toolsOf(thirdDay(), NOTARY).getSuspiciousPlayers(71)).toEqual(['p2'])
  expect(toolsOf(thirdDay(), GADFLY).getSuspiciousPlayers(1)).toEqual([])
})
