// What talkers say, think and write down: about what happened, never against what they declare.
import { beforeAll, describe, expect, test } from 'vitest'
import type { GameEvent } from '@/lib/core/game'
import type { CoreEvent } from '@/lib/core/log'
import { personas } from '@/lib/games/mafia/personas'
import { MOMENTS } from '@/lib/games/mafia/scripts/voice/lines/moments'
import { sentencesIn } from '@/lib/games/mafia/scripts/voice/sentences'
import type { EventOf } from '@/lib/games/mafia/state'
import { playMatch, seatedAt } from './tally'

type Told = GameEvent | CoreEvent
type Spoke = Extract<CoreEvent, { type: 'spoke' }>
type Thought = Extract<CoreEvent, { type: 'thought' }>
/** A speech with what was declared in the same answer. */
type Declared = {
  readonly speech: string
  readonly stated: EventOf<'stated'>
  readonly names: readonly string[]
}

const MATCHES = 40
const WORDS = 120

const isSpoke = (event: Told): event is Spoke => event.type === 'spoke'
const isThought = (event: Told): event is Thought => event.type === 'thought'
const isStated = (event: Told): event is EventOf<'stated'> => event.type === 'stated'

const bare = (name: string): string => name.replace(/^The /, '')

type Match = { readonly seats: number; readonly names: readonly string[]; readonly log: readonly Told[] }

function told(seed: number): Match {
  const seats = [7, 9, 10][seed % 3]
  const log: Told[] = []
  playMatch(seed, { seats, listen: (event) => log.push(event) })
  return { seats, names: seatedAt(seed, seats).map(({ name }) => bare(name)), log }
}

function declaredIn({ log, names }: Match): Declared[] {
  const all: Declared[] = []
  let speech = ''
  for (const event of log) {
    if (isSpoke(event)) speech = event.text
    if (!isStated(event)) continue
    all.push({ speech, stated: event, names })
    speech = ''
  }
  return all
}

const publicTalk = ({ log }: Match): Spoke[] => log.filter(isSpoke).filter(({ to }) => to === undefined)

describe('forty matches, word for word', () => {
  const matches: Match[] = []
  const declared: Declared[] = []
  beforeAll(() => {
    for (let seed = 1; seed <= MATCHES; seed++) matches.push(told(seed))
    declared.push(...matches.flatMap(declaredIn))
  })

  test('every speech has one to five sentences, at most 120 words, and no gap', () => {
    for (const { log } of matches)
      for (const { text } of log.filter(isSpoke)) {
        expect(sentencesIn(text), text).toBeGreaterThanOrEqual(1)
        expect(sentencesIn(text), text).toBeLessThanOrEqual(5)
        expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(WORDS)
        expect(text).not.toMatch(/[{}]|undefined|null|NaN|-1|\s{2}|\.\./)
        expect(text).toMatch(/^[\p{Lu}\d].*[.!?…]$/u)
      }
  })

  test('on average it is two or three', () => {
    const counts = declared.map(({ speech }) => sentencesIn(speech))
    const mean = counts.reduce((a, b) => a + b) / counts.length
    expect(mean).toBeGreaterThan(1.7)
    expect(mean).toBeLessThan(3.3)
  })

  test('nobody is silent where a word is asked for', () => {
    expect(declared.filter(({ speech }) => speech === '')).toEqual([])
  })

  test('every name spoken is at the table', () => {
    for (const { names, log } of matches) {
      const absent = personas.map(({ name }) => bare(name)).filter((name) => !names.includes(name))
      for (const { text } of log.filter(isSpoke))
        for (const name of absent) expect(text).not.toMatch(new RegExp(`\\b[Tt]he ${name}\\b|\\b${name},`))
    }
  })

  test('whoever is nominated, accused or defended is named aloud', () => {
    for (const { speech, stated, names } of declared) {
      const { nominates, accuses, defends } = stated
      for (const seat of [...(nominates === null ? [] : [nominates]), ...accuses, ...defends])
        expect(speech, JSON.stringify(stated)).toContain(names[seat])
    }
  })

  test('a nomination is put into words', () => {
    const nominations = declared.filter(({ stated }) => stated.nominates !== null)
    expect(nominations.length).toBeGreaterThan(MATCHES)
    const plain = /nominat|\bup\b|ballot|stand|\bvote\b|goes|\bthen\b|pressure|cast/i
    for (const { speech } of nominations) expect(speech).toMatch(plain)
  })

  test('a claim in the fields is a claim in words, and nothing else is', () => {
    const SAYS = /\bI am (?:the|a) (sheriff|doctor|villager)\b/
    let claims = 0
    for (const { speech, stated } of declared) {
      const said = SAYS.exec(speech)?.[1] ?? null
      if (stated.claim === null) expect(said, speech).toBeNull()
      else if (said !== null) {
        claims++
        expect(said, speech).toBe(stated.claim.role)
      }
    }
    expect(claims).toBeGreaterThan(MATCHES)
  })

  test('every result told for the first time is told rightly', () => {
    let results = 0
    for (const { log, names } of matches) {
      const before = new Set<string>()
      for (const { speech, stated } of declaredIn({ log, names, seats: names.length })) {
        for (const { seat, isMafia } of stated.claim?.results ?? []) {
          const key = `${stated.seat} ${seat}`
          if (before.has(key)) continue
          before.add(key)
          results++
          const sentence = speech
            .split(/(?<=[.!?]) /)
            .find((part) => VERDICT.test(part) && part.includes(names[seat]))
          expect(sentence, speech).toBeDefined()
          const clause = sentence?.split(', and ').find((part) => part.includes(names[seat])) ?? ''
          expect(/\bnot mafia/.test(clause), speech).toBe(!isMafia)
        }
      }
    }
    expect(results).toBeGreaterThan(MATCHES)
  })

  test('whoever hides a badge does not let it slip', () => {
    for (const { speech, stated } of declared)
      if (stated.claim === null) expect(speech).not.toMatch(/my result|I looked at/)
  })

  test('what a speech says somebody was is what that one was, and it is dead', () => {
    let facts = 0
    for (const { log, names } of matches) {
      const roles = new Map<string, string>()
      for (const event of log) {
        if (event.type === 'found-dead' || event.type === 'voted-out') {
          const { seat, role } = event as EventOf<'found-dead'>
          roles.set(names[seat], role ?? '')
        }
        if (!isSpoke(event)) continue
        for (const name of names) {
          const was = new RegExp(`[Tt]he ${name} was (?:the |a )?(sheriff|doctor|villager|mafia)`).exec(
            event.text,
          )
          if (was === null) continue
          facts++
          expect(roles.get(name), event.text).toBe(was[1])
        }
      }
    }
    expect(facts).toBeGreaterThan(MATCHES)
  })

  test('votes that a speech tells of were cast', () => {
    let facts = 0
    for (const { log, names } of matches) {
      const votes = new Map<number, Set<string>>()
      let today = 1
      for (const event of log) {
        if (event.type === 'day-broke') today = (event as EventOf<'day-broke'>).day
        if (event.type === 'votes-counted') {
          const cast = (event as EventOf<'votes-counted'>).votes ?? []
          const pairs = cast.map((target, seat) => `${names[seat]} ${target === null ? '' : names[target]}`)
          votes.set(today, new Set([...(votes.get(today) ?? []), ...pairs]))
        }
        if (!isSpoke(event)) continue
        const any = names.join('|')
        const told = new RegExp(
          `[Tt]he (${any}) voted against the (${any}) (today|yesterday|on day (\\d+))`,
          'g',
        )
        for (const [, who, whom, when, day] of event.text.matchAll(told)) {
          facts++
          const on = when === 'today' ? today : when === 'yesterday' ? today - 1 : Number(day)
          expect(votes.get(on)?.has(`${who} ${whom}`), event.text).toBe(true)
        }
      }
    }
    expect(facts).toBeGreaterThan(MATCHES / 2)
  })

  test('nobody speaks against results of its own', () => {
    for (const match of matches) {
      const told = new Map<string, boolean>()
      for (const { stated } of declaredIn(match)) {
        for (const { seat, isMafia } of stated.claim?.results ?? [])
          told.set(`${stated.seat} ${seat}`, isMafia)
        for (const other of stated.accuses) expect(told.get(`${stated.seat} ${other}`)).not.toBe(false)
        for (const other of stated.defends) expect(told.get(`${stated.seat} ${other}`)).not.toBe(true)
      }
    }
  })

  test('whoever helped to vote a townsman out may say so, and only of one who is gone', () => {
    let regrets = 0
    for (const { log, names } of matches) {
      const out: number[] = []
      for (const event of log) {
        if (event.type === 'voted-out') out.push((event as EventOf<'voted-out'>).seat)
        if (
          !isSpoke(event) ||
          !/I was wrong about|My error of yesterday|I hit the wrong one/.test(event.text)
        )
          continue
        regrets++
        expect(
          out.some((seat) => event.text.includes(names[seat])),
          event.text,
        ).toBe(true)
      }
    }
    expect(regrets).toBeGreaterThan(0)
  })

  test('in a match few speeches come twice, and no seat repeats itself in a day', () => {
    let repeats = 0
    let all = 0
    for (const match of matches) {
      const heard = new Set<string>()
      for (const { text } of publicTalk(match)) {
        all++
        if (heard.has(text)) repeats++
        heard.add(text)
      }
    }
    expect(repeats / all).toBeLessThan(0.01)
  })

  test('sentences vary too: at most one in eight was said in the same match before', () => {
    let repeats = 0
    let all = 0
    for (const match of matches) {
      const heard = new Set<string>()
      for (const sentence of publicTalk(match).flatMap(({ text }) => text.split(/(?<=[.!?]) /))) {
        all++
        if (heard.has(sentence)) repeats++
        heard.add(sentence)
      }
    }
    expect(repeats / all).toBeLessThan(0.125)
  })

  test('the mafia speak to their own at night, and name their target', () => {
    for (const { log, names } of matches)
      for (let i = 0; i < log.length; i++) {
        const event = log[i]
        if (!isSpoke(event) || event.to === undefined) continue
        const proposed = log.slice(i).find((one) => one.type === 'kill-proposed') as EventOf<'kill-proposed'>
        expect(proposed.seat).toBe(event.seat)
        if (proposed.target !== null) expect(event.text).toContain(names[proposed.target])
      }
  })

  test('every thought has three lines, each of whole sentences', () => {
    for (const { log } of matches)
      for (const { text } of log.filter(isThought)) {
        const lines = text.split('\n')
        expect(lines).toHaveLength(3)
        for (const line of lines) {
          expect(line).toMatch(/^[\p{Lu}\d].*[.!?]$/u)
          expect(line).not.toMatch(/undefined|NaN|null/)
        }
      }
  })

  test('beliefs are written down with patterns, relations and reads', () => {
    const beliefs = matches.flatMap(({ log }) =>
      log.flatMap((event) => (event.type === 'believed' ? [(event as EventOf<'believed'>).beliefs] : [])),
    )
    expect(beliefs.some(({ relations }) => relations.includes('voted alike'))).toBe(true)
    expect(beliefs.some(({ reads }) => reads.includes('may be the sheriff'))).toBe(true)
    const patterns = new Set(beliefs.flatMap(({ players }) => players.map(({ pattern }) => pattern)))
    expect(patterns.size).toBeGreaterThanOrEqual(5)
  })
})

const VERDICT = /\bmafia\b/

test('the same is done whether somebody listens or not', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const silent = playMatch(seed, { seats: 9 }).events
    const log: Told[] = []
    playMatch(seed, { seats: 9, listen: (event) => log.push(event) })
    const facts = (events: readonly Told[]) =>
      events
        .filter(({ type }) => !['thought', 'spoke', 'talk-summarised', 'believed'].includes(type))
        .map((event) => ('reason' in event ? { ...event, reason: '' } : event))
    expect(facts(log)).toEqual(facts(silent))
  }
})

test('every temper has several lines for every moment', async () => {
  for (const temper of ['aggressive', 'cautious', 'analytical', 'social'] as const) {
    const lines = (await import(`@/lib/games/mafia/scripts/voice/lines/${temper}`))[temper]
    for (const moment of MOMENTS) expect(new Set(lines[moment]).size, moment).toBeGreaterThanOrEqual(3)
  }
})
