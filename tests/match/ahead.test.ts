// The next call is made while the step before it is stored: what may come between, and that the record knows of it.
import { expect, test } from 'vitest'
import type { Agent } from '@/lib/agents/agent'
import { scripted } from '@/lib/agents/scripted'
import type { AnyGame } from '@/lib/core/game'
import { monopoly } from '@/lib/games/monopoly'
import { type PlayDeps, play } from '@/lib/match/play'
import { memoryStore } from '@/lib/store/memory'
import { LogMoved, type MatchStore } from '@/lib/store/store'
import { aMatch, bytes, depsOn, never } from './table'

const GAME = monopoly as AnyGame
/** The decision at which something happens, and the one after it. */
const NTH = 7

type Told = (number: number) => void | Promise<void>

/** Answers as a script would and counts as a model; `called` is told of each call before it is answered. */
const paid = (called: Told): Agent => ({
  provider: 'a provider',
  async answer(ask, signal) {
    ask.began?.()
    await called(ask.number)
    return { ...(await scripted.answer(ask, signal)), source: 'model' }
  },
})

/** A match of Monopoly at which models sit, and what happened to it in order. */
async function given(called: Told = () => {}, more: Partial<PlayDeps> = {}) {
  const store = memoryStore()
  const match = aMatch({ game: GAME, options: { turnLimit: 6 } })
  await store.create(match)
  const happened: string[] = []
  const calls: number[] = []
  const agent = paid((number) => {
    happened.push(`call ${number}`)
    calls.push(number)
    return called(number)
  })
  const watched: MatchStore = {
    ...store,
    closeAttempt(id, number, ...rest) {
      happened.push(`reply ${number}`)
      return store.closeAttempt(id, number, ...rest)
    },
    append(id, after, step) {
      for (const number of step.ruled) happened.push(`step ${number}`)
      return store.append(id, after, step)
    },
  }
  const run = (over: Partial<MatchStore> = {}, other: Partial<PlayDeps> = {}) => {
    const deps = { findGame: () => GAME, agentFor: () => agent, ...more, ...other }
    return play(match.id, depsOn({ ...watched, ...over }, deps), never)
  }
  const attempts = async (number: number) => (await store.findDecision(match.id, number))?.attempts ?? []
  return { store, id: match.id, run, happened, calls, attempts }
}

async function unbroken(): Promise<string> {
  const { store, id, run } = await given()
  expect(await run()).toBe('over')
  return bytes(await store.readLog(id))
}

/** Plays on what was paused, to the end: the log is that of a match that never was, and no call is missing. */
async function endsAsEver({ store, id, run, calls }: Awaited<ReturnType<typeof given>>) {
  await store.setStatus(id, ['paused'], 'running', null)
  expect(await run()).toBe('over')
  expect(bytes(await store.readLog(id))).toBe(await unbroken())
  const recorded = store.dump(id).decisions.flatMap(({ attempts }) => attempts)
  expect(recorded.every(({ endedAt }) => endedAt !== null)).toBe(true)
  expect(recorded).toHaveLength(calls.length)
}

test('the call is made first, then the reply and the step before it are stored, and only then its own reply counts', async () => {
  const { run, happened } = await given()
  expect(await run()).toBe('over')
  const from = happened.indexOf(`call ${NTH}`)
  expect(happened.slice(from, from + 5)).toEqual([
    `call ${NTH}`,
    `reply ${NTH - 1}`,
    `step ${NTH - 1}`,
    `call ${NTH + 1}`,
    `reply ${NTH}`,
  ])
})

test('where a ceiling is set, what the reply has cost is stored and counted before the next call', async () => {
  const seen: number[] = []
  const counted = async () => {
    seen.push(happened.filter((what) => what.startsWith('reply')).length)
    return null
  }
  const { run, happened } = await given(undefined, { ceiling: async () => counted })
  expect(await run()).toBe('over')
  const from = happened.indexOf(`reply ${NTH}`)
  expect(happened.slice(from, from + 3)).toEqual([`reply ${NTH}`, `call ${NTH + 1}`, `step ${NTH}`])
  expect(seen.slice(0, 4)).toEqual([0, 1, 2, 3])
})

test('a ceiling that is reached stops the next model, and no script before it', async () => {
  const whole = await given()
  await whole.run()
  const seats = whole.store.dump(whole.id).decisions.map(({ request }) => request.seat)
  const most = seats.findIndex((each) => each !== 0)
  let seat = 0
  const agentFor = () => (seat++ === 0 ? paid(() => void calls.push(0)) : scripted)
  const enough = async () => (calls.length >= most ? 'Enough.' : null)
  const { run, calls, store, id } = await given(undefined, { agentFor, ceiling: async () => enough })
  expect(await run()).toBe('steered')
  expect(calls).toHaveLength(most)
  const [match, { decisions }] = [await store.find(id), store.dump(id)]
  expect(match).toMatchObject({ status: 'paused', reason: 'Enough.' })
  const stops = seats.indexOf(0, most)
  expect(decisions.map(({ request }) => request.seat)).toEqual(seats.slice(0, stops + 1))
  expect(decisions[stops].attempts).toMatchObject([{ failure: { kind: 'aborted', message: 'Enough.' } }])
})

/** Does something at the first call with a number. */
function first(nth: number, act: () => unknown): Told {
  let done = false
  return async (number) => {
    if (number !== nth || done) return
    done = true
    await act()
  }
}

test('a reply that comes once the match is paused is kept, with the call that had just been made of it', async () => {
  const match = await given(first(NTH + 1, () => match.store.setStatus(match.id, ['running'], 'paused', '')))
  const { run, store, id, attempts } = match
  expect(await run()).toBe('steered')
  expect(await attempts(NTH)).toMatchObject([
    { failure: { kind: 'aborted', message: 'The game was paused or stopped.' } },
    { failure: { kind: 'aborted', message: expect.stringContaining('had just been made') }, raw: null },
  ])
  expect(await store.findDecision(id, NTH + 1)).toBeNull()
  expect((await store.find(id))?.decided).toBe(NTH - 1)
  await endsAsEver(match)
})

test('paused between a reply and its step, the match goes on from the reply, and knows of the call', async () => {
  const match = await given()
  const { run, store, id, attempts } = match
  const append: MatchStore['append'] = async (matchId, after, step) => {
    if (step.ruled[0] === NTH) await store.setStatus(id, ['running'], 'paused', 'by hand')
    return store.append(matchId, after, step)
  }
  expect(await run({ append })).toBe('steered')
  expect(await attempts(NTH)).toMatchObject([{ failure: null }])
  await endsAsEver(match)
  expect(await attempts(NTH + 1)).toMatchObject([{ failure: { kind: 'orphaned' } }, { failure: null }])
})

test('a worker that is lost between a reply and its step leaves no call out of the record', async () => {
  const match = await given()
  const { run, attempts } = match
  const append: MatchStore['append'] = (id, after, step) =>
    step.ruled[0] === NTH ? Promise.reject(new Error('lost')) : match.store.append(id, after, step)
  await expect(run({ append })).rejects.toThrow('lost')
  await endsAsEver(match)
  expect(await attempts(NTH)).toMatchObject([{ failure: null }])
  expect(await attempts(NTH + 1)).toMatchObject([{ failure: { kind: 'orphaned' } }, { failure: null }])
})

test('a step that another worker has taken ends the call that was made of it', async () => {
  const match = await given()
  const { run, store, calls } = match
  let signalled: boolean | null = null
  const append: MatchStore['append'] = (id, after, step) =>
    step.ruled[0] === NTH ? Promise.reject(new LogMoved(id, after)) : store.append(id, after, step)
  const slow: Agent = {
    ...paid(() => {}),
    answer: (ask, signal) =>
      ask.number <= NTH
        ? paid((number) => void calls.push(number)).answer(ask, signal)
        : new Promise((_, reject) => {
            signal.addEventListener('abort', () => {
              signalled = true
              reject(signal.reason)
            })
          }),
  }
  expect(await run({ append }, { agentFor: () => slow })).toBe('moved')
  expect(signalled).toBe(true)
  expect(calls.at(-1)).toBe(NTH)
})
