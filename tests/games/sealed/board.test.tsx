import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { GameEvent } from '@/lib/core/game'
import { fold, isHeardBy } from '@/lib/core/log'
import { playOut } from '@/lib/match/simulate'
import { sealed } from '.'
import { sealed as board } from './board/board'
import { glance } from './board/glance'
import type { Event, State } from './state'

const NAMES = ['The Magpie', 'The Miser']
const SIGNS = NAMES.map((name, seat) => ({
  ...{ seat, name, short: name.slice(4), emblem: 'cup' as const, agent: 'scripted' },
}))
const setup = { seats: 2, options: sealed.options.parse({ lots: 4 }) }

function events(): readonly Event[] {
  const sittings = sealed.personas.map((persona) => ({ persona, agent: { script: persona.script } }))
  return playOut(sealed, { seed: 3, setup, sittings }).events as readonly Event[]
}
const stateAt = (log: readonly GameEvent[]): State => fold(sealed, sealed.initial(setup), log as Event[])

/** All that the room draws of a state. */
function drawn(state: State): string {
  const { Stage, Rail, beside } = board
  const outcome = sealed.outcome(state)
  const rest = { entries: [], at: 0, signs: SIGNS, animate: false, voice: null, notes: null } as const
  if (!('SeatLines' in beside)) throw new Error('this board has a card for each seat')
  const { SeatLines } = beside
  return renderToStaticMarkup(
    <>
      <Stage {...rest} {...{ state, outcome }} names={NAMES} audience="observer" />
      {SIGNS.map(({ seat }) => (
        <SeatLines key={seat} state={state} seat={seat} animate={false} />
      ))}
      <Rail {...rest} state={state} audience="observer" />
      <glance.Picture state={state} />
    </>,
  )
}

describe('the board', () => {
  const log = events()
  test('draws every moment of a sale, for observers and for the public', () => {
    for (let at = 0; at <= log.length; at++) {
      const past = log.slice(0, at)
      expect(drawn(stateAt(past))).toContain('</svg>')
      expect(drawn(stateAt(past.filter((event) => isHeardBy(event, null))))).not.toMatch(/sealed<\/li>/)
    }
  })

  test('shows the lot, the sealed bids of observers, and how the last lot went', () => {
    const first = log.findIndex(({ type }) => type === 'bid-sealed')
    expect(drawn(stateAt(log.slice(0, first + 1)))).toMatch(/Lot 1 of 4.*The Magpie: \d+ coins, sealed/)
    const end = drawn(stateAt(log))
    expect(end).toMatch(/The sale is over.*went.*and took it.*collects.*Sold so far/)
  })

  test('has a word, a verb and a mark for what happens', () => {
    let state = sealed.initial(setup)
    const marks: string[] = []
    for (const event of log) {
      const made = board.mark(state, event, NAMES)
      if (made) marks.push(made.words)
      expect(board.telling(event)).toBeTruthy()
      state = fold(sealed, state, [event])
    }
    expect(marks.at(-1)).toBe('The sale is over')
    expect(marks.length).toBeGreaterThan(1)
    const bid = log.find((event) => event.type === 'bid-sealed' && event.seat === 0)!
    expect(board.verb([bid], 0, NAMES)).toMatch(/^bids \d+ coins?$|^passes$/)
    expect(board.asked(state)).toBeNull()
    expect(board.scores(state)).toEqual(sealed.outcome(state)?.scores)
  })
})
