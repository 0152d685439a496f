import { expect, test } from 'vitest'
import type { Agent } from '@/lib/agents/agent'
import { scripted } from '@/lib/agents/scripted'
import type { Point } from '@/lib/match/ask'
import { PACES, paceName, waitAfter } from '@/lib/match/paces'
import { type PlayDeps, play } from '@/lib/match/play'
import { memoryStore } from '@/lib/store/memory'
import { aMatch, bytes, depsOn, never } from './table'

async function given(wanted: Parameters<typeof aMatch>[0] = {}) {
  const store = memoryStore()
  const match = aMatch(wanted)
  await store.create(match)
  const whole = memoryStore()
  await whole.create({ ...match, pace: PACES.instant })
  await play(match.id, depsOn(whole), never)
  const tries = whole.dump(match.id).decisions.flatMap(({ attempts }) => attempts).length
  return { store, match, id: match.id, wanted: bytes(await whole.readLog(match.id)), tries }
}

/** Someone to steer with: announces to whoever plays. */
function wheel() {
  const listeners = new Set<() => void>()
  const onSteered: PlayDeps['onSteered'] = (_match, told) => {
    listeners.add(told)
    return () => listeners.delete(told)
  }
  const announceAll = () => {
    for (const told of listeners) told()
  }
  return { onSteered, announceAll, listeners }
}

/** Answers only once it is let go. */
function slow() {
  const asked: (() => void)[] = []
  const agent: Agent = {
    answer: (ask, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        asked.push(() => void scripted.answer(ask, signal).then(resolve))
      }),
  }
  return { agent, asked }
}

const moment = () => new Promise((resolve) => setTimeout(resolve, 5))

test('a pause ends the running calls; resumed, the questions are asked again under their numbers', async () => {
  const { store, id, wanted } = await given({ options: { rounds: 2 } })
  const { onSteered, announceAll, listeners } = wheel()
  const { agent, asked } = slow()
  const playing = play(id, depsOn(store, { onSteered, agentFor: () => agent }), never)
  while (asked.length < 3) await moment()
  await store.setStatus(id, ['running'], 'paused', 'by hand')
  announceAll()
  expect(await playing).toBe('steered')
  expect(listeners.size).toBe(0)
  expect((await store.findDecision(id, 2))?.attempts).toMatchObject([{ failure: { kind: 'aborted' } }])

  await store.setStatus(id, ['paused'], 'queued', null)
  expect(await play(id, depsOn(store), never)).toBe('over')
  expect((await store.findDecision(id, 2))?.attempts).toMatchObject([
    { failure: { kind: 'aborted' } },
    { failure: null },
  ])
  expect(bytes(await store.readLog(id))).toBe(wanted)
})

test('a wait at a slow pace ends as soon as the pace is quick', async () => {
  const { store, id, wanted } = await given({ options: { rounds: 2 }, pace: 60_000 })
  const { onSteered, announceAll } = wheel()
  const playing = play(id, depsOn(store, { onSteered }), never)
  while (((await store.find(id))?.head ?? 0) < 2) await moment()
  await store.setPace(id, PACES.instant)
  announceAll()
  expect(await playing).toBe('over')
  expect(bytes(await store.readLog(id))).toBe(wanted)
})

test('a stopped match is not taken up again', async () => {
  const { store, id } = await given()
  await store.setStatus(id, ['queued'], 'stopped', 'by hand')
  expect(await play(id, depsOn(store), never)).toBe('gone')
  expect(await store.readLog(id)).toEqual([])
})

test('a worker that leaves ends its calls and leaves the match to others', async () => {
  const { store, id } = await given()
  const { agent, asked } = slow()
  const leaving = new AbortController()
  const playing = play(id, depsOn(store, { agentFor: () => agent }), leaving.signal)
  while (asked.length < 3) await moment()
  leaving.abort()
  expect(await playing).toBe('slice')
  expect(await store.find(id)).toMatchObject({ status: 'running', head: 2 })
})

const POINTS: Point[] = ['before-packet', 'packet-written', 'ruled', 'called', 'reply-stored', 'appended']
test.each(POINTS)(
  'a crash at "%s" leaves no trace in the log, and the record knows what was asked',
  async (point) => {
    const { store, id, wanted, tries } = await given({ options: { rounds: 9 } })
    let asked = 0
    const counting: Agent = {
      provider: 'a provider',
      answer: (ask, signal) => {
        asked++
        return scripted.answer(ask, signal)
      },
    }
    let crashes = 0
    for (let left = 2; ; left += 2) {
      let met = 0
      const at = (here: Point) => {
        if (here === point && ++met > left) throw new Error('crash')
      }
      const ending = await play(id, depsOn(store, { at, agentFor: () => counting }), never).catch(String)
      if (ending === 'over') break
      expect(ending).toBe('Error: crash')
      crashes++
    }
    const { entries, decisions } = store.dump(id)
    expect(bytes(entries)).toBe(wanted)
    const attempts = decisions.flatMap((row) => row.attempts)
    expect(attempts.every(({ endedAt }) => endedAt !== null)).toBe(true)
    // calls that had been made when nothing was on its way to the store yet are all that can be missing
    expect(asked - attempts.length).toBeLessThanOrEqual(point === 'called' ? crashes * 3 : 0)
    // a crash costs at most a reply that was not stored yet and the calls that were out, of three seats each
    const lost = attempts.filter(({ failure }) => failure?.kind === 'orphaned')
    expect(attempts.length - lost.length).toBe(tries)
    expect(lost.length).toBeLessThanOrEqual(crashes * 4)
  },
)

test('the wait grows with the words, up to a bound', () => {
  const waits = [0, 15, 30, 1000].map((words) => waitAfter(PACES.normal, words))
  expect(waits).toEqual([1200, 1800, 2400, 3600])
  expect(waitAfter(PACES.instant, 30)).toBe(0)
  expect([paceName(400), paceName(401)]).toEqual(['quick', null])
})
