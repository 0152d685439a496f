import { describe, expect, test } from 'vitest'
import { asked } from '@/components/boards/mafia/asked'
import { ballotsOf, ballotWords } from '@/components/boards/mafia/ballots'
import { chairAt, thread } from '@/components/boards/mafia/circle'
import { claimMarks, claimsOf, claimWords } from '@/components/boards/mafia/claims'
import { mafia } from '@/components/boards/mafia/mafia'
import { onTable, phaseWords } from '@/components/boards/mafia/paper'
import { factsAt, gapOf, heldAgainst } from '@/components/boards/mafia/readings'
import { turnsIn } from '@/components/boards/mafia/suspicion-panel'
import { choicesOf, votesOf } from '@/components/boards/mafia/threads'
import { chronicle, shownAt } from '@/components/match/chronicle'
import { readingTime } from '@/components/match/pacing'
import { rowsOf } from '@/components/match/rows'
import { tellsOf } from '@/components/match/use-match'
import { fold } from '@/lib/core/log'
import type { Event, State } from '@/lib/games/mafia/state'
import { table } from '@/lib/games/mafia/table'
import type { WireEntry } from '@/lib/live/channel'
import { heardByTown, names, nth, observed, setup } from './mafia-log'

const stateAt = (entries: readonly WireEntry[], at = entries.length): State =>
  fold(
    table,
    table.initial(setup),
    entries.slice(0, at).map(({ event }) => event),
  ) as State
const played = { table, board: mafia, setup, names }

describe('turns', () => {
  test('a night has the number of the day it leads to, whichever comes first', () => {
    const titles = (start: 'night' | 'day') => {
      const of = table.turns.names({ ...setup.options, start })
      return [0, 1, 2, 3, 4].map((turn) => of(turn).title)
    }
    expect(titles('night')).toEqual(['Before the game', 'Night 1', 'Day 1', 'Night 2', 'Day 2'])
    expect(titles('day')).toEqual(['Before the game', 'Day 1', 'Night 2', 'Day 2', 'Night 3'])
  })

  test('nights and days of a log lie end to end', () => {
    const turns = turnsIn(observed)
    expect(turns.map(({ turn }) => turn)).toEqual([0, 1, 2, 3, 4])
    expect(turns.slice(1).every(({ first }, i) => first === turns[i]!.last + 1)).toBe(true)
  })
})

describe('claims and lies', () => {
  const said = (entries: readonly WireEntry[], at?: number) =>
    claimsOf(entries, names, at).map(({ seat, lie, trueSince }) => [seat, lie !== null, trueSince !== null])

  test('an observer sees a lie as it is told', () => {
    const after = nth(observed, 'stated', 1)
    expect(said(observed, after)).toEqual([[1, true, false]])
    expect(claimsOf(observed, names)[0]!.lie).toEqual({ since: after, why: 'The Notary is mafia' })
    expect(said(observed)).toEqual([
      [1, true, false],
      [2, false, true],
      [3, false, true],
    ])
  })

  test('the town learns of it when the roles lie open, and not before', () => {
    const end = nth(heardByTown, 'game-ended')
    expect(said(heardByTown, end - 1)).toEqual([
      [1, false, false],
      [2, false, false],
      [3, false, false],
    ])
    expect(said(heardByTown)).toEqual(said(observed))
    const marks = claimMarks(heardByTown, names)
    expect(marks.map(({ words, since }) => [words, since])).toEqual([
      ['The Notary lies, says villager', end],
      ['The Porter claims sheriff', undefined],
      ['The Gadfly claims doctor', undefined],
    ])
  })

  test('a death that shows a role shows the lies told of it', () => {
    const log = heardByTown.map((entry) =>
      entry.event.type === 'found-dead' && (entry.event as { seat?: number }).seat === 3
        ? { ...entry, event: { ...entry.event, role: 'villager' } as Event as WireEntry['event'] }
        : entry,
    )
    const died = nth(log, 'found-dead', 1)
    expect(claimsOf(log, names, died).map(({ lie }) => lie?.since ?? null)).toEqual([null, null, died])
  })

  test('a result that its speaker does not believe is a lie, and so is one nobody looked for', () => {
    const claim = (isMafia: boolean, seat: number) => ({
      ...observed[nth(observed, 'stated', 2) - 1]!,
      event: {
        ...observed[nth(observed, 'stated', 2) - 1]!.event,
        claim: { role: 'sheriff', results: [{ seat, isMafia }] },
      } as Event as WireEntry['event'],
    })
    const upTo = observed.slice(0, nth(observed, 'stated', 2) - 1)
    const why = (entry: WireEntry) => claimsOf([...upTo, entry], names).at(-1)!.lie?.why
    expect(why(claim(true, 0))).toBeUndefined()
    expect(why(claim(false, 0))).toBe('The Umpire is mafia')
    expect(why(claim(true, 1))).toBe('The Notary was never looked at')
    const town = heardByTown.slice(0, nth(heardByTown, 'stated', 2) - 1)
    expect(claimsOf([...town, claim(true, 1)], names).at(-1)!.lie).toBeNull()
  })

  test('who says something else than before is told as such', () => {
    const again = { ...observed[nth(observed, 'stated', 3) - 1]!, n: observed.length + 1 }
    const changed = {
      ...again,
      event: {
        ...again.event,
        seat: 2,
        claim: { role: 'doctor', results: [] },
      } as Event as WireEntry['event'],
    }
    expect(claimsOf([...observed, changed], names).at(-1)).toMatchObject({ was: 'sheriff', counter: true })
    expect(claimWords({ role: 'sheriff', results: [{ seat: 0, isMafia: true }] }, names)).toBe(
      'says sheriff, The Umpire is mafia',
    )
  })
})

describe('marks of the timeline', () => {
  test('deaths, votes, claims and the end; lies for observers at once', () => {
    expect(chronicle(played, observed).marks.map(({ words }) => words)).toEqual([
      'The Innkeeper is found dead',
      'The Notary lies, says villager',
      'The Porter claims sheriff',
      'The Gadfly claims doctor',
      'a tie between the Notary and the Porter',
      'The Gadfly is found dead',
      'The mafia win',
    ])
  })

  test('whoever guesses along is shown neither what lies ahead nor what has not come to light', () => {
    const told = chronicle(played, heardByTown)
    const words = (at: number) => shownAt(told, at, [5]).marks.map((mark) => mark.words)
    const tied = nth(heardByTown, 'votes-counted')
    expect(words(tied)).not.toContain('The Notary lies, says villager')
    expect(words(tied).at(-1)).toBe('a tie between the Notary and the Porter')
    expect(words(heardByTown.length)).toContain('The Notary lies, says villager')
    expect(shownAt(told, tied, [4]).samples.at(-1)).toEqual({ n: tied, scores: [4] })
  })
})

describe('beliefs', () => {
  test('figures are those the seats wrote, the dead hold nothing against anybody', () => {
    const facts = factsAt(observed, observed.length, 5)
    expect(facts.suspicion[2]).toEqual([100, 70, null, null, null])
    expect(heldAgainst(facts, 0)).toBe(100)
    expect(heldAgainst({ ...facts, alive: [true, true, false, true, true] }, 0)).toBeNull()
    expect(gapOf([100, 70, null, 20, 10], [true, true, false, false, false], 2)).toBe(70)
    expect(mafia.scores(stateAt(observed))[1]).toBe(70)
  })

  test('the town is told none of it', () => {
    const facts = factsAt(heardByTown, heardByTown.length, 5)
    expect(facts.suspicion.flat().every((value) => value === null)).toBe(true)
    expect(mafia.plot!('public', setup).of(stateAt(heardByTown))).toEqual([3])
    expect(mafia.plot!('observer', setup).of(stateAt(observed))).toEqual([85, 50])
  })
})

describe('the table', () => {
  test('asks several at once by night, and names nobody to the town', () => {
    const fell = nth(observed, 'night-fell')
    expect(asked(stateAt(observed, fell))!.seats).toEqual([0, 1, 2, 3])
    expect(asked(stateAt(heardByTown, nth(heardByTown, 'night-fell')))).toEqual({
      seats: [],
      words: 'The town sleeps.',
    })
    expect(phaseWords(stateAt(heardByTown, 1))).toBe('5 at the table')
  })

  test('shows what was chosen by night to observers alone', () => {
    const agreed = nth(observed, 'kill-agreed')
    expect(choicesOf(stateAt(observed, agreed))).toEqual([
      { from: 0, to: 4 },
      { from: 1, to: 4 },
      { from: 2, to: 0 },
      { from: 3, to: 3 },
    ])
    expect(onTable(stateAt(observed, agreed), names).text).toContain(
      'The mafia have settled on the Innkeeper.',
    )
    const town = stateAt(heardByTown, nth(heardByTown, 'night-fell'))
    expect(choicesOf(town)).toEqual([])
    expect(onTable(town, names).text).not.toContain('Innkeeper')
  })

  test('one speaks at a time, then all vote together and the count lies on the table', () => {
    const opened = nth(heardByTown, 'discussion-opened')
    expect(asked(stateAt(heardByTown, opened))).toEqual({ seats: [0], words: 'has the floor' })
    expect(asked(stateAt(heardByTown, nth(heardByTown, 'vote-opened')))!.seats).toEqual([0, 1, 2, 3])
    const state = stateAt(heardByTown, nth(heardByTown, 'votes-counted'))
    expect(onTable(state, names)).toMatchObject({
      title: 'Nobody goes',
      bars: [
        { seat: 1, votes: 2 },
        { seat: 2, votes: 2 },
      ],
    })
    expect(votesOf(state, state.table.counts[0]!)).toHaveLength(4)
    expect(ballotWords(ballotsOf(heardByTown, heardByTown.length)[0]!, names)).toBe('nobody out, tied at 2')
  })

  test('a tie that is decided by lot says so', () => {
    const drawn = heardByTown.map((entry) =>
      entry.event.type === 'votes-counted'
        ? { ...entry, event: { ...entry.event, out: 2 } as Event as WireEntry['event'] }
        : entry,
    )
    expect(onTable(stateAt(drawn, nth(drawn, 'votes-counted')), names)).toMatchObject({
      title: 'The Porter goes',
      text: 'A tie between the Notary and the Porter, decided by lot.',
    })
  })

  test('secret ballots show to observers what the seats were told, and to the town nothing', () => {
    const hidden = (entries: readonly WireEntry[]) =>
      entries.map((entry) =>
        entry.event.type === 'votes-counted'
          ? { ...entry, event: { ...entry.event, votes: null } as Event as WireEntry['event'] }
          : entry,
      )
    const at = (entries: readonly WireEntry[]) => stateAt(entries, nth(entries, 'votes-counted'))
    const [seen, town] = [at(hidden(observed)), at(hidden(heardByTown))]
    expect(votesOf(seen, seen.table.counts[0]!)).toHaveLength(4)
    expect(votesOf(town, town.table.counts[0]!)).toEqual([])
  })

  test('chairs stand round from the top, threads reach from chair to chair', () => {
    expect(chairAt(0, 5)).toEqual({ x: 50, y: 11 })
    expect(thread(0, 2, 4)).toBe('M50.0 20.0Q50 50 50.0 81.5')
    expect(thread(1, 1, 4)).toMatch(/^M80\.0 50\.0C/)
  })
})

describe('the ledger', () => {
  test('a vote is told by the verb of who cast it, not of whom it is against', () => {
    const thought = (decision: number, seat: number, n: number): WireEntry => ({
      ...{ n, turn: 2, decision, at: '2026-01-01T00:00:00.000Z' },
      event: { type: 'thought', seat, text: 'Him.', category: 'x', to: [seat] },
    })
    const vote = observed.find(({ event }) => event.type === 'voted')!
    const rows = rowsOf([thought(9, 0, 1), { ...vote, n: 2 }], mafia.telling as never)
    expect(rows.map(({ kind }) => kind)).toEqual(['turn', 'talk'])
    expect(mafia.verb([vote.event], 0, names)).toBe('votes against the Porter')
  })

  test('a nomination without a word is a line of its own, and none beside words', () => {
    const stated = heardByTown.find(({ event }) => event.type === 'stated')!
    const kinds = (log: WireEntry[]) => rowsOf(log, mafia.telling as never).map(({ kind }) => kind)
    expect(kinds([{ ...stated, n: 1 }])).toEqual(['turn', 'fact'])
    const spoke = { ...stated, n: 1, event: { type: 'spoke', seat: 0, text: 'The Gadfly.' } as const }
    expect(kinds([spoke, { ...stated, n: 2 }])).toEqual(['turn', 'talk'])
  })

  test('a replay waits before night falls, and passes what nobody needs at once', () => {
    const entry = (type: string) => heardByTown.find(({ event }) => event.type === type)!
    expect(readingTime(entry('night-fell'), tellsOf(mafia))).toBe(2600)
    expect(readingTime(entry('discussion-opened'), tellsOf(mafia))).toBe(0)
  })

  test('what is whispered keeps who heard it', () => {
    const spoke: WireEntry = {
      ...{ n: 1, turn: 1, decision: 1, at: '2026-01-01T00:00:00.000Z' },
      event: { type: 'spoke', seat: 0, text: 'The Innkeeper.', to: [0, 1] },
    }
    expect(rowsOf([spoke], mafia.telling as never)[1]).toMatchObject({ speech: { to: [0, 1] } })
  })
})
