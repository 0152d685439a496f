// What statesmen say, write and think, word for word: about what happened, in whole sentences, nothing secret aloud.
import { beforeAll, describe, expect, test } from 'vitest'
import type { GameEvent } from '@/lib/core/game'
import { type CoreEvent, isHeardBy } from '@/lib/core/log'
import { below, seeded } from '@/lib/core/random'
import { scenarios } from '@/lib/games/crisis/library'
import type { Scenario } from '@/lib/games/crisis/scenario'
import { dove } from '@/lib/games/crisis/scripts/voice/lines/dove'
import { hawk } from '@/lib/games/crisis/scripts/voice/lines/hawk'
import { merchant } from '@/lib/games/crisis/scripts/voice/lines/merchant'
import { MOMENTS } from '@/lib/games/crisis/scripts/voice/lines/moments'
import { opportunist } from '@/lib/games/crisis/scripts/voice/lines/opportunist'
import { sentencesIn } from '@/lib/games/crisis/scripts/voice/sentences'
import type { Event, EventOf } from '@/lib/games/crisis/state'
import { type Cast, match } from './courses'
import { randomScenario } from './random-scenario'

type Told = GameEvent | CoreEvent
type Spoke = Extract<CoreEvent, { type: 'spoke' }>
type Thought = Extract<CoreEvent, { type: 'thought' }>

const CASTS: readonly Cast[] = ['as written', 'hawk', 'dove', 'merchant', 'opportunist']
const MATCHES = 4

type Match = { readonly scenario: Scenario; readonly cast: Cast; readonly log: readonly Told[] }

const spokenIn = ({ log }: Match) => log.filter((event): event is Spoke => event.type === 'spoke')
const thoughtIn = ({ log }: Match) => log.filter((event): event is Thought => event.type === 'thought')
const of = <T extends Event['type']>({ log }: Match, type: T) =>
  log.filter((event) => event.type === type) as unknown as EventOf<T>[]

const LEFTOVERS = /[{}]|undefined|null|NaN|\s{2}|\.\.|“”|\bstep \d| {2}/

describe('forty matches, word for word', () => {
  const matches: Match[] = []
  beforeAll(() => {
    for (const scenario of scenarios)
      for (const cast of CASTS)
        for (let seed = 1; seed <= MATCHES; seed++) {
          const log: Told[] = []
          match(scenario, cast, seed, (event) => log.push(event))
          matches.push({ scenario, cast, log })
        }
  }, 60_000)

  test('everybody says one to four sentences in every step, at most seventy words, with no gap', () => {
    for (const one of matches) {
      const answers = of(one, 'answered').length
      expect(spokenIn(one).length).toBe(answers)
      for (const { text } of spokenIn(one)) {
        expect(sentencesIn(text), text).toBeGreaterThanOrEqual(1)
        expect(sentencesIn(text), text).toBeLessThanOrEqual(4)
        expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(70)
        expect(text).not.toMatch(LEFTOVERS)
        expect(text).toMatch(/^[“\p{Lu}\d].*[.!?]$/u)
      }
    }
  })

  test('acts, letters, thoughts, events and reasons are whole sentences too', () => {
    for (const one of matches) {
      const texts = [
        ...of(one, 'acted').map(({ text }) => text),
        ...of(one, 'letter-sent').map(({ text }) => text),
        ...of(one, 'happened').map(({ description }) => description),
        ...thoughtIn(one).map(({ text }) => text),
      ]
      for (const text of texts) {
        expect(text).not.toMatch(LEFTOVERS)
        expect(text).toMatch(/^[“\p{Lu}\d].*[.!?]$/u)
      }
    }
  })

  test('an assessment has two to five sentences, the engine’s reasoning one to five', () => {
    for (const one of matches)
      for (const { seat, text } of thoughtIn(one)) {
        const isEngine = seat === one.scenario.agents.length
        expect(sentencesIn(text), text).toBeGreaterThanOrEqual(isEngine ? 1 : 2)
        expect(sentencesIn(text), text).toBeLessThanOrEqual(6)
      }
  })

  test('whoever is named aloud or in a letter takes part, and nobody speaks of the other crisis', () => {
    for (const one of matches) {
      const absent = scenarios.filter(({ id }) => id !== one.scenario.id).flatMap(({ agents }) => agents)
      const texts = [...spokenIn(one), ...of(one, 'letter-sent')].map(({ text }) => text)
      for (const text of texts) for (const { name } of absent) expect(text).not.toContain(name)
    }
  })

  test('deeds in quotation marks are levers of the scenario', () => {
    for (const one of matches) {
      const titles = one.scenario.levers.map(({ title }) => title)
      for (const { text } of spokenIn(one))
        for (const [, deed] of text.matchAll(/“([^”]+)”/g)) expect(titles).toContain(deed)
    }
  })

  test('what one says of oneself in the open was ordered in the open; covert acts are never told', () => {
    let covert = 0
    for (const one of matches) {
      let aloud: Spoke | null = null
      for (const event of one.log) {
        if (event.type === 'spoke') aloud = event as Spoke
        if (event.type !== 'acted') continue
        const { to, title, seat } = event as EventOf<'acted'>
        if (to === undefined || aloud?.seat !== seat) continue
        covert++
        // the title may be spoken of as another's open deed, never as an order of one's own
        const [last] = aloud.text.split(/(?<=[.!?]) /).slice(-1)
        expect(last, aloud.text).not.toContain(`ordered “${title}”`)
      }
    }
    expect(covert).toBeGreaterThan(40)
  })

  test('figures spoken are figures of the table', () => {
    let spoken = 0
    for (const { scenario, log } of matches) {
      const at: Record<string, Set<number>> = {}
      const titles = new Map(scenario.world.map(({ title, id }) => [title, id]))
      for (const one of scenario.world)
        if (one.kind === 'number' && !one.secret) at[one.id] = new Set([one.start])
      for (const event of log) {
        if (event.type === 'variable-changed') {
          const { seat, name, was, now } = event as EventOf<'variable-changed'>
          if (seat === undefined && name in at) for (const value of [was, now]) at[name].add(value as number)
        }
        if (event.type !== 'spoke') continue
        for (const sentence of (event as Spoke).text.split(/(?<=[.!?]) /)) {
          const named = [...titles].filter(([title]) => sentence.includes(title))
          if (named.length !== 1) continue
          const bare = sentence.replaceAll(named[0][0], '').replace(/“[^”]*”/g, '')
          for (const [figure] of bare.matchAll(/\d+(\.\d+)?/g)) {
            spoken++
            expect([...at[named[0][1]]], sentence).toContain(Number(figure))
          }
        }
      }
    }
    expect(spoken).toBeGreaterThan(1000)
  })

  test('nobody says in public what only it and the engine know', () => {
    for (const { scenario, log } of matches)
      for (const event of log) {
        if (event.type !== 'spoke') continue
        expect(isHeardBy(event, null)).toBe(true)
        const { text, seat } = event as Spoke
        for (const line of scenario.agents[seat].red_lines) expect(text).not.toContain(line)
        for (const { title, secret } of scenario.world) if (secret) expect(text).not.toContain(title)
      }
  })

  test('words vary: hardly a statement comes twice in a match, few sentences more than twice from one seat', () => {
    for (const one of matches) {
      const all = spokenIn(one)
      expect(new Set(all.map(({ text }) => text)).size, one.cast).toBeGreaterThan(0.97 * all.length)
      const counts = new Map<string, number>()
      for (const { seat, text } of all)
        for (const sentence of text.split(/(?<=[.!?]) /)) {
          const key = `${seat} ${sentence}`
          counts.set(key, (counts.get(key) ?? 0) + 1)
        }
      const sum = (times: readonly number[]) => times.reduce((a, b) => a + b, 0)
      const often = sum([...counts.values()].filter((times) => times > 2))
      expect(often / sum([...counts.values()]), one.cast).toBeLessThan(0.08)
    }
  })

  test('the engine’s reasoning names who and what, wherever something moved by an act', () => {
    let named = 0
    let all = 0
    for (const one of matches)
      for (const { seat, text } of thoughtIn(one)) {
        if (seat !== one.scenario.agents.length) continue
        all++
        if (one.scenario.agents.some(({ name }) => text.includes(name)) && /\d/.test(text)) named++
      }
    expect(named / all).toBeGreaterThan(0.9)
  })
})

test('each voice has lines of its own for every moment', () => {
  const voices = { hawk, dove, merchant, opportunist }
  const met = new Set<string>()
  for (const lines of Object.values(voices))
    for (const moment of MOMENTS) {
      expect(lines[moment].length, moment).toBeGreaterThanOrEqual(2)
      for (const line of lines[moment]) {
        expect(met.has(line), line).toBe(false)
        met.add(line)
      }
    }
})

test('in scenarios that nobody would write, everybody finds one to four sentences, and thoughts are whole', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const random = seeded(seed)
    let drawn = 0
    const pick = (n: number) => below(n, random.at(8_400, drawn++))
    const scenario = randomScenario(pick, 2 + pick(5))
    const log: Told[] = []
    match(scenario, CASTS[seed % CASTS.length], seed, (event) => log.push(event))
    const one = { scenario, cast: CASTS[seed % CASTS.length], log }
    expect(spokenIn(one).length).toBe(of(one, 'answered').length)
    for (const { text } of spokenIn(one)) {
      expect(sentencesIn(text), text).toBeGreaterThanOrEqual(1)
      expect(sentencesIn(text), text).toBeLessThanOrEqual(4)
    }
    for (const { text } of [...spokenIn(one), ...thoughtIn(one)]) {
      expect(text).not.toMatch(LEFTOVERS)
      expect(text).toMatch(/^[“\p{Lu}\d].*[.!?]$/u)
    }
  }
})
