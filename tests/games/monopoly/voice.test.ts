import { beforeAll, describe, expect, test } from 'vitest'
import type { GameEvent } from '@/lib/core/game'
import type { CoreEvent } from '@/lib/core/log'
import { filled } from '@/lib/core/slots'
import { SPEECH_WORDS } from '@/lib/core/speech'
import { monopoly } from '@/lib/games/monopoly'
import { personas } from '@/lib/games/monopoly/personas'
import { neutral } from '@/lib/games/monopoly/scripts/voice/lines/neutral'
import { MOMENTS } from '@/lib/games/monopoly/scripts/voice/moments'
import { playOut, type Sitting } from '@/lib/match/simulate'

type Told = { readonly event: GameEvent | CoreEvent; readonly turn: number }

const MATCHES = 100
const sittings: Sitting[] = personas.map((persona) => ({ persona, agent: { script: persona.script } }))
const setup = { seats: sittings.length, options: monopoly.options.parse({}) }

function told(seed: number, seated = sittings): Told[] {
  const log: Told[] = []
  playOut(
    monopoly,
    { seed, setup: { ...setup, seats: seated.length }, sittings: seated },
    {},
    (event, turn) => {
      log.push({ event, turn })
    },
  )
  return log
}

const spoken = (log: readonly Told[], seat: number) =>
  log.flatMap(({ event, turn }) =>
    event.type === 'spoke' && 'text' in event && event.seat === seat ? [{ text: event.text, turn }] : [],
  )

/** Sentences of a thought; the points of "St. James" and "$1.50" end none. */
const sentences = (text: string): number => text.replaceAll('St. ', 'St ').split(/[.!?](?=\s|$)/).length - 1

describe('a hundred matches of the four', () => {
  const logs: Told[][] = []
  beforeAll(() => {
    for (let seed = 1; seed <= MATCHES; seed++) logs.push(told(seed))
  })

  test.each(personas.map(({ name }, seat) => ({ name, seat })))(
    '$name says at least 150 different sentences',
    ({ seat }) => {
      const said = new Set(logs.flatMap((log) => spoken(log, seat).map(({ text }) => text)))
      expect(said.size).toBeGreaterThanOrEqual(150)
    },
  )

  test('nobody says a sentence twice within ten turns', () => {
    for (const log of logs)
      for (let seat = 0; seat < sittings.length; seat++) {
        const lastSaid = new Map<string, number>()
        for (const { text, turn } of spoken(log, seat)) {
          expect(turn - (lastSaid.get(text) ?? Number.NEGATIVE_INFINITY), text).toBeGreaterThanOrEqual(10)
          lastSaid.set(text, turn)
        }
      }
  })

  test('speech and pitch keep to thirty words, and every slot is filled', () => {
    for (const { event } of logs.flat()) {
      if (event.type !== 'spoke' && event.type !== 'trade-proposed') continue
      const text = 'pitch' in event ? String(event.pitch) : 'text' in event ? event.text : ''
      expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(SPEECH_WORDS)
      expect(text).not.toMatch(/[{}]|undefined|NaN/)
    }
  })

  test('every thought has two or three sentences', () => {
    for (const { event } of logs.slice(0, 20).flat()) {
      if (event.type !== 'thought' || !('text' in event)) continue
      expect([2, 3], event.text).toContain(sentences(event.text))
      expect(event.text).not.toMatch(/undefined|NaN|-\$|\$-/)
    }
  })

  test('the same actions are taken whether somebody listens or not', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const silent = playOut(monopoly, { seed, setup, sittings }).events
      const facts = logs[seed - 1].filter(
        ({ event }) => !['thought', 'spoke', 'talk-summarised'].includes(event.type),
      )
      const pitchless = facts.map(({ event }) => ('pitch' in event ? { ...event, pitch: '' } : event))
      expect(silent).toEqual(pitchless)
    }
  })
})

test('a persona without a voice of its own speaks plainly', () => {
  const stranger = { ...personas[0], id: 'stranger', name: 'A Stranger' }
  const log = told(3, [{ persona: stranger, agent: { script: 'trader' } }, sittings[1]])
  const said = spoken(log, 0).map(({ text }) => text)
  expect(said.length).toBeGreaterThan(0)
  const plain = MOMENTS.flatMap((moment) => neutral[moment])
  const shape = (line: string) => filled(line, new Proxy({}, { get: () => '…' })) ?? ''
  for (const text of said)
    expect(
      plain.some((line) => fits(text, shape(line))),
      text,
    ).toBe(true)
})

/** Whether a text is a template with its gaps filled. */
const fits = (text: string, template: string): boolean => {
  const pieces = template.split('…')
  return (
    text.startsWith(pieces[0]) &&
    text.endsWith(pieces[pieces.length - 1]) &&
    pieces.every((piece) => text.includes(piece))
  )
}
