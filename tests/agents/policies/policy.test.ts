import { describe, expect, test } from 'vitest'
import type { AgentSpec } from '@/lib/agents/agent'
import type { Clock } from '@/lib/agents/clock'
import type { Policies } from '@/lib/agents/policies'
import { byPolicy, type Policy } from '@/lib/agents/policy'
import { agentFor, houseModels, rosterOf } from '@/lib/agents/roster'
import { mafia } from '@/lib/games/mafia'
import type { GameState } from '@/lib/games/mafia/policy/types'
import { newMatch } from '@/lib/match/create'
import { play } from '@/lib/match/play'
import type { Call } from '@/lib/match/question'
import { memoryStore } from '@/lib/store/memory'
import { depsOn, never } from '../../match/table'
import { Doubter } from './doubter'

const SCRIPTED: AgentSpec = { kind: 'scripted' }
const seatedBy = (policy: string): AgentSpec => ({ kind: 'policy', policy })

function aMatch(agents: readonly AgentSpec[], options: object = {}) {
  const seats = agents.map((agent, seat) => ({ persona: mafia.personas[seat], agent }))
  const launched = newMatch({
    game: mafia,
    options,
    seats,
    shuffleSeats: false,
    seed: 4,
    title: '',
    ownerId: null,
    visibility: 'public',
    pace: 0,
  })
  if (!launched.ok) throw new Error(JSON.stringify(launched.problems))
  return launched.match
}

/** Plays a match with these policies at its first seats and scripts at the others. */
async function played(agents: readonly AgentSpec[], policies: Policies, options: object = {}) {
  const store = memoryStore()
  const match = aMatch(agents, options)
  await store.create(match)
  const said: { call: Call; channel: string; text: string }[] = []
  const ending = await play(
    match.id,
    depsOn(store, {
      findGame: () => mafia,
      agentFor: (spec, { id }) => rosterOf(houseModels, undefined, policies)(spec, { id }),
      listenerFor: () => ({
        said: (call, channel, text) => said.push({ call, channel, text }),
        ended: async () => {},
      }),
    }),
    never,
  )
  return { ending, said, ...store.dump(match.id) }
}

describe('a class written outside the folder', () => {
  const eight = (first: AgentSpec): AgentSpec[] => [first, ...Array.from({ length: 7 }, () => SCRIPTED)]

  test('plays a whole match at every seat, and every decision is its own', async () => {
    const seats = mafia.personas.slice(0, 8).map(() => seatedBy('doubter'))
    let made = 0
    const policies = { doubter: () => new Doubter(`d${++made}`, 'The Doubter') }
    const { ending, match, decisions, entries } = await played(seats, policies, { skipKill: true })
    expect(ending).toBe('over')
    expect(match).toMatchObject({ status: 'finished' })
    expect(['town', 'mafia', 'day-limit']).toContain(match.outcome?.by)
    expect(made).toBe(8)
    const faults = decisions.flatMap(({ attempts }) => attempts.flatMap(({ failure }) => failure ?? []))
    expect(faults).toEqual([])
    expect(new Set(decisions.map(({ source }) => source))).toEqual(new Set(['scripted']))
    const asked = new Set(decisions.map(({ request }) => request.decision))
    for (const decision of ['night_kill', 'investigation', 'protection', 'speaking', 'voting'])
      expect(asked).toContain(decision)
    expect(new Set(entries.map(({ event }) => event.type))).toContain('believed')
  })

  test('thinks and says in a stream, which then stands in the log', async () => {
    const { said, decisions, entries } = await played(eight(seatedBy('doubter')), {
      doubter: () => new Doubter('d1', 'The Doubter'),
    })
    const [first] = decisions.filter(({ request }) => request.seat === 0 && request.decision === 'speaking')
    const streamed = (channel: string) =>
      said
        .filter((one) => one.call.decision === first.number && one.channel === channel)
        .map(({ text }) => text)
    expect(streamed('thought')).toHaveLength(3)
    expect(streamed('speech').join('')).toMatch(/dead/)
    const spoken = entries.find(({ event, decision }) => event.type === 'spoke' && decision === first.number)
    expect(spoken?.event).toMatchObject({ seat: 0, text: streamed('speech').join('') })
    const thought = entries.find(
      ({ event, decision }) => event.type === 'thought' && decision === first.number,
    )
    expect(thought?.event).toMatchObject({
      to: [0],
      text: expect.stringMatching(
        /^It is day 1, and I am The Notary, \w+\.\nI know of 0 results\.\nI may name \d players\.$/,
      ),
    })
  })

  /** A policy with one method of its own. */
  const broken = (method: keyof Doubter, instead: (...args: never[]) => unknown): Policy =>
    Object.assign(new Doubter('b', 'Broken'), { [method]: instead })

  const BROKEN: readonly (readonly [what: string, policy: () => Policy, kind: string, message: RegExp])[] = [
    [
      'throws',
      () => broken('vote', () => Promise.reject(new Error('no idea'))),
      'refused',
      /^The policy threw \(vote\): no idea$/,
    ],
    [
      'throws at once',
      () =>
        broken('vote', () => {
          throw new Error('not yet')
        }),
      'refused',
      /not yet/,
    ],
    ['answers nothing', () => broken('vote', async () => undefined), 'unreadable', /vote gave no targetId/],
    [
      'answers rubbish',
      () => broken('vote', async () => ({ targetId: 3 })),
      'unreadable',
      /no player of the id/,
    ],
    [
      'names nobody there',
      () => broken('vote', async () => ({ targetId: 'p99' })),
      'unreadable',
      /no player of the id/,
    ],
    ['votes for itself', () => broken('vote', async () => ({ targetId: 'p0' })), 'illegal', /Vote for seat/],
    [
      'thinks in numbers',
      () =>
        broken('think', async function* () {
          yield 7
        }),
      'unreadable',
      /think gave something else/,
    ],
    ['does not stream', () => broken('say', () => 'Hello.'), 'unreadable', /say gave something else/],
    ['lacks a method', () => ({ role: null }), 'unreadable', /has no think/],
    ['cannot be set', () => Object.freeze({ role: null }), 'refused', /being set/],
  ]
  test.each(BROKEN)(
    'that %s is answered for by the rules, and play goes on',
    async (_, make, kind, message) => {
      const { ending, match, decisions } = await played(eight(seatedBy('broken')), { broken: make })
      expect(ending).toBe('over')
      expect(match.status).toBe('finished')
      const lost = decisions.filter(({ source }) => source === 'fallback')
      expect(lost.length).toBeGreaterThan(0)
      for (const { request, attempts } of lost) {
        expect(request.seat).toBe(0)
        expect(attempts).toHaveLength(1)
        expect(attempts[0].failure?.kind).toBe(kind)
        expect(attempts[0].failure?.message).toMatch(message)
      }
    },
  )

  test('that is not registered pauses the match', async () => {
    const { ending, match } = await played(eight(seatedBy('nobody')), {})
    expect(ending).toBe('steered')
    expect(match).toMatchObject({
      status: 'paused',
      reason: expect.stringContaining('There is no policy nobody'),
    })
    expect(agentFor(seatedBy('toString')).attempts).toBeUndefined()
  })
})

describe('one that never answers', () => {
  /** Time that passes only when told to. */
  function stopped() {
    const waiting = new Set<() => void>()
    const clock: Clock = {
      now: () => 0,
      sleep: (_, signal) =>
        new Promise((resolve, reject) => {
          waiting.add(resolve)
          signal?.addEventListener('abort', () => reject(signal.reason))
        }),
    }
    const pass = () => {
      for (const wake of waiting) wake()
    }
    return { clock, pass }
  }

  const silent = (method: 'think' | 'vote') =>
    Object.assign(new Doubter('s', 'Silent'), {
      async *think() {
        yield 'So…'
        if (method === 'think') await new Promise(() => {})
      },
      vote: () => new Promise(() => {}),
    })

  async function asked(policy: Policy, signal = never) {
    const heard: string[] = []
    const { clock, pass } = stopped()
    const state = mafia.initial({
      seats: 8,
      options: mafia.options.parse({ start: 'day', eligible: 'everyone' }),
    })
    mafia.evolve(state, { type: 'role-dealt', seat: 0, role: 'villager', to: [0] })
    mafia.evolve(state, { type: 'day-broke', turn: 1, day: 1 })
    mafia.evolve(state, { type: 'vote-opened', ballot: 1, targets: [1, 2] })
    const [request] = mafia.requests(state)
    const ask = {
      game: mafia,
      request,
      view: mafia.view(state, 0),
      persona: mafia.personas[0],
      names: mafia.personas.map(({ name }) => name),
      number: 1,
      attempt: 1,
      note: null,
      heard: [],
      chance: () => 0,
      packet: () => ({ layers: [] }),
      hear: (_: string, text: string) => heard.push(text),
    }
    const answer = byPolicy(policy, { match: 'm', clock, callMs: 5_000 }).answer(ask, signal)
    return { answer, pass, heard }
  }

  test.each(['think', 'vote'] as const)('in %s has failed once the time is over', async (method) => {
    const { answer, pass } = await asked(silent(method))
    await Promise.resolve()
    pass()
    const { reading, source } = await answer
    expect(source).toBe('scripted')
    expect(reading).toEqual({
      ok: false,
      failure: { kind: 'refused', message: 'The policy gave no answer within 5 seconds.' },
    })
  })

  test('is left alone when the match ends the call', async () => {
    const helm = new AbortController()
    const { answer } = await asked(silent('vote'), helm.signal)
    helm.abort()
    await expect(answer).rejects.toThrow()
  })

  test('is not listened to any more once it is too late', async () => {
    let go: () => void = () => {}
    const gate = new Promise<void>((resolve) => {
      go = resolve
    })
    const slow = Object.assign(new Doubter('s', 'Slow'), {
      async *think(_: GameState) {
        yield 'First.'
        await gate
        yield 'Too late.'
      },
    })
    const { answer, pass, heard } = await asked(slow)
    await new Promise((resolve) => setImmediate(resolve))
    pass()
    await answer
    go()
    await new Promise((resolve) => setImmediate(resolve))
    expect(heard).toEqual(['First.'])
  })
})
