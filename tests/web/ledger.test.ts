import { describe, expect, test } from 'vitest'
import type { Telling } from '@/components/boards/board'
import { monopoly } from '@/components/boards/monopoly/monopoly'
import { chronicle, turnStep } from '@/components/match/chronicle'
import { nextStop, readingTime } from '@/components/match/pacing'
import { joinedFacts, pieces, rowsOf, rowsUpTo } from '@/components/match/rows'
import { isEnd, standing } from '@/components/match/standing'
import type { GameEvent } from '@/lib/core/game'
import { table } from '@/lib/games/monopoly/table'
import type { MatchStatus, WireEntry } from '@/lib/live/channel'
import type { Moment } from '@/lib/live/timeline'
import { status } from './beads'

const telling = monopoly.telling as (event: GameEvent) => Telling
const names = ['The Shark', 'The Turtle']
const setup = { seats: 2, options: { startingCash: 1500, turnLimit: 1000, minimumRaise: 10 } }

type Told = { readonly turn?: number; readonly decision?: number | null; readonly event: object }
const logOf = (...told: Told[]): WireEntry[] =>
  told.map(({ turn = 1, decision = null, event }, i) => ({
    n: i + 1,
    turn,
    event: event as WireEntry['event'],
    decision,
    at: '2026-01-01T00:00:00.000Z',
  }))

const began = (seat: number, turn: number): Told => ({ turn, event: { type: 'turn-began', seat, turn } })
const thought = (seat: number, decision: number, text = 'Hm.'): Told => ({
  decision,
  event: { type: 'thought', seat, text, category: 'strategy', to: [seat] },
})
const spoke = (seat: number, decision: number | null, text = 'Well, well.'): Told => ({
  decision,
  event: { type: 'spoke', seat, text },
})
const bought = (seat: number, decision: number | null): Told => ({
  decision,
  event: { type: 'lot-bought', seat, lot: 1, price: 60 },
})
const rolled = (seat: number, decision: number): Told => ({
  decision,
  event: { type: 'dice-rolled', seat, dice: [3, 4] },
})
const moved = (seat: number, decision: number): Told => ({
  decision,
  event: { type: 'moved', seat, square: 7, steps: 7 },
})

describe('rows of the ledger', () => {
  const log = logOf(
    began(0, 1),
    thought(0, 1),
    spoke(0, 1),
    rolled(0, 1),
    moved(0, 1),
    thought(0, 2),
    bought(0, 2),
  )
  const rows = rowsOf(log, telling)

  test('thought and words of one decision share a row; one seat’s facts share a line', () => {
    expect(rows.map(({ kind, n }) => `${kind} ${n}`)).toEqual(['turn 1', 'talk 2', 'fact 4', 'talk 6'])
    expect(rows[1]).toMatchObject({ decision: 1, thought: { n: 2 }, speech: { n: 3 } })
  })

  test('what the verb of a decision says is no line of its own', () => {
    const talk = rows[3]!
    expect(
      talk.kind === 'talk' &&
        monopoly.verb(
          talk.after.map(({ event }) => event),
          0,
          names,
        ),
    ).toBe('buys Mediterranean Avenue for $60')
  })

  test('where nobody spoke the fact stands for itself', () => {
    const silent = rowsOf(logOf(began(0, 1), bought(0, null)), telling)
    expect(silent.map(({ kind }) => kind)).toEqual(['turn', 'fact'])
  })

  test('the public, told no numbers of decisions, hears the same words', () => {
    const heard = rowsOf(logOf(began(0, 1), spoke(0, null), bought(0, null), spoke(1, null)), telling)
    expect(heard.map(({ kind }) => kind)).toEqual(['turn', 'talk', 'talk'])
  })

  test('a silent deed later in the turn is no part of those words', () => {
    const heard = rowsOf(
      logOf(began(0, 1), spoke(0, null), { event: rolled(0, 1).event }, bought(0, null)),
      telling,
    )
    expect(heard.map(({ kind }) => kind)).toEqual(['turn', 'talk', 'fact'])
    expect(heard[2]).toMatchObject({ entries: [{ n: 3 }, { n: 4 }] })
  })

  test('as many rows are shown as the cursor has passed', () => {
    expect([0, 1, 2, 3, 4, 7, 99].map((at) => rowsUpTo(rows, at))).toEqual([0, 1, 2, 2, 3, 4, 4])
  })

  test('sentences about one seat are said as one, names set apart', () => {
    const sentence = joinedFacts(['The Shark rolls 7.', 'The Shark pays The Turtle $4.'], names)
    expect(sentence).toBe('The Shark rolls 7; pays The Turtle $4.')
    expect(pieces(sentence, names).filter(({ name }) => name)).toHaveLength(2)
  })

  test('names are found whole: a figure after one makes no other of it', () => {
    const told = pieces('The bids: Ada 24, Ada 2 17; Adam’s, Ada’s.', ['Ada', 'Ada 2'])
    expect(told.flatMap(({ text, name }) => (name ? [text] : []))).toEqual(['Ada', 'Ada 2', 'Ada'])
  })
})

describe('the chronicle', () => {
  const log = logOf(
    began(0, 1),
    bought(0, 1),
    { event: { type: 'lot-bought', seat: 0, lot: 3, price: 60 } },
    began(1, 2),
    { turn: 2, event: { type: 'jailed', seat: 1, because: 'square' } },
  )
  const told = chronicle({ table, board: monopoly, setup, names }, log)

  test('marks what turned the game, in words', () => {
    expect(told.marks).toMatchObject([
      { n: 3, tone: 'lamp', words: 'The Shark completes Brown' },
      { n: 5, turn: 2, words: 'The Turtle goes to jail' },
    ])
  })

  test('plots from the first entry to the last', () => {
    expect(told.samples.at(0)).toEqual({ n: 0, scores: [1500, 1500] })
    expect(told.samples.at(-1)?.n).toBe(5)
  })

  test('leads from turn to turn', () => {
    expect(turnStep(told, 2, 1)).toBe(4)
    expect(turnStep(told, 5, 1)).toBeNull()
    expect(turnStep(told, 5, -1)).toBe(4)
    expect(turnStep(told, 1, -1)).toBe(0)
  })
})

describe('the pace of a replay', () => {
  const tells = (event: { type: string }) => event.type !== 'turn-began'
  const log = logOf(began(0, 1), thought(0, 1), spoke(0, 1), spoke(0, 1, 'word '.repeat(500)))

  test('what is not shown takes no time, and long speech not for ever', () => {
    expect(log.map((entry) => readingTime(entry, tells))).toEqual([0, 0, 1160, 7000])
  })

  test('a thought and its words are one stop', () => {
    expect(nextStop(log, 0, tells)).toEqual({ at: 3, wait: 1160 })
    expect(nextStop(log, 4, tells).at).toBe(4)
  })
})

describe('how things stand', () => {
  const moment = (change: Partial<Moment>, told: Partial<MatchStatus> = {}): Moment => ({
    audience: 'observer',
    entries: logOf(began(0, 1), began(1, 2), began(0, 3)),
    loaded: true,
    at: 3,
    following: true,
    playing: false,
    by: 'jump',
    state: null,
    link: 'open',
    drafts: [],
    status: { ...status, ...told },
    ...change,
  })

  test.each([
    [moment({}), 'live', undefined],
    [moment({ at: 1, following: false }), 'behind', '2 behind'],
    [moment({ link: 'lost' }), 'reconnecting', undefined],
    [moment({ link: 'lost' }, { status: 'finished' }), 'finished', undefined],
    [moment({ at: 1 }, { status: 'finished' }), 'live', undefined],
    [moment({ at: 1, following: false }, { status: 'finished' }), 'finished', undefined],
    [moment({}, { workers: false }), 'queued', 'No worker'],
    [moment({}, { status: 'queued', position: 0 }), 'queued', 'Waiting'],
    [moment({}, { status: 'queued', position: 2 }), 'queued', '3rd in line'],
    [moment({}, { status: 'failed' }), 'failed', undefined],
  ])('is told in a pill (%#)', (now, state, word) => {
    expect(standing(now).state).toBe(state)
    expect(standing(now).word).toBe(word)
  })

  test('a pause says why', () => {
    expect(standing(moment({}, { status: 'paused', reason: 'by hand' })).line).toBe(
      'Paused by hand at event 3.',
    )
    const lost = 'Gemini has not answered three decisions in a row.'
    expect(standing(moment({}, { status: 'paused', reason: lost })).line).toContain(lost)
  })

  test('the end is the last event of a match that is over', () => {
    expect(isEnd(moment({}, { status: 'finished' }))).toBe(true)
    expect(isEnd(moment({ at: 2 }, { status: 'finished' }))).toBe(false)
    expect(isEnd(moment({}))).toBe(false)
  })
})
