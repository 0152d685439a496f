import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Agent } from '@/lib/agents/agent'
import { ModelFailure } from '@/lib/agents/models/model'
import { readReply } from '@/lib/agents/read'
import type { AnyGame } from '@/lib/core/game'
import { env } from '@/lib/env'
import { play } from '@/lib/match/play'
import { listen } from '@/lib/store/notices'
import { announce, store } from '@/lib/store/shared'
import { makeVoices, type Voices } from '@/lib/worker/voices'
import { bids } from '../../match/bids'
import { aMatch, depsOn, never } from '../../match/table'
import { type Line, ownServer, soon } from './line'
import { cast, ownDatabase } from './stage'

// A worker on one side and pages on the other, with the real database between them.

let people: Awaited<ReturnType<typeof cast>>
let voices: Voices
let deaf: () => Promise<void>
let noticed = 0

ownDatabase('stream')
const { watching } = ownServer()
beforeAll(async () => {
  people = await cast()
  voices = makeVoices(announce, Date.now, 5)
  deaf = await listen(env.DATABASE_URL, {
    heard(notice) {
      if (notice.kind === 'watched') voices.watched(notice.match)
      if (notice.kind === 'tokens') noticed++
    },
    back() {},
  })
})
afterAll(() => deaf())

const USAGE = { inputTokens: 1, cachedTokens: 0, outputTokens: 1, cost: null }

/** Speaks word by word, each when the test lets it; its first attempt breaks off after two words. */
function slowSpeaker(words: readonly string[]) {
  let next = Promise.withResolvers<void>()
  const go = () => {
    const { resolve } = next
    next = Promise.withResolvers()
    resolve()
  }
  let calls = 0
  const agent: Agent = {
    provider: 'slow',
    async answer(ask) {
      calls++
      ask.hear('thought', 'Let me see.')
      for (const [i, word] of words.entries()) {
        ask.hear('speech', word)
        await next.promise
        if (calls === 1 && i === 1) throw new ModelFailure('server-error', 'It broke off.')
      }
      const text = JSON.stringify({ private_thought: 'Let me see.', bid: 1, public_speech: words.join('') })
      const reading = readReply(bids.decisions.bid, 'valuation', text)
      return { raw: Buffer.from(text), reading, usage: USAGE, source: 'model' }
    },
  }
  return { agent, go }
}

/** The same game, its seats asked one after the other; and the same with words that seat 0 alone hears. */
const inTurn: AnyGame = { ...bids, requests: (state) => bids.requests(state).slice(0, 1) }
const whispered: AnyGame = {
  ...inTurn,
  requests: (state) => inTurn.requests(state).map((request) => ({ ...request, hears: [0] })),
}

async function begun(words: readonly string[], game: AnyGame = inTurn) {
  const match = aMatch({ options: { rounds: 1 }, ownerId: people.owner.id })
  await store.create(match)
  await store.setStatus(match.id, ['queued'], 'running', null)
  const { agent, go } = slowSpeaker(words)
  const silent: Agent = {
    async answer() {
      const text = JSON.stringify({ private_thought: '', bid: 0, public_speech: '' })
      return {
        raw: Buffer.from(text),
        reading: readReply(bids.decisions.bid, 'valuation', text),
        usage: USAGE,
        source: 'model',
      }
    },
  }
  let seat = 0
  const deps = depsOn(store, {
    announce,
    findGame: () => game,
    agentFor: () => (seat++ === 0 ? agent : silent),
    listenerFor: voices.listenerFor,
    sleep: async () => {},
  })
  return { id: match.id, go, playing: () => play(match.id, deps, never) }
}

const heard = (line: Line) =>
  line.heard.tokens.map(({ channel, text, withdrawn }) => `${channel}: ${withdrawn ? 'WITHDRAWN' : text}`)

test('words reach the pages as they come, are taken back with a failed attempt, and the event follows', async () => {
  const { id, go, playing } = await begun(['One ', 'coin ', 'for me.'])
  const [owner, stranger] = [await watching(people.owner, id), await watching(null, id)]
  await vi.waitFor(() => announce({ kind: 'watched', match: id }))
  const over = playing()

  await soon(() => expect(heard(owner)).toContain('speech: One '))
  expect(heard(owner)).toContain('thought: Let me see.')
  go()
  await soon(() => expect(heard(stranger)).toEqual(['speech: One ', 'speech: coin ']))
  go() // the first attempt breaks off here
  await soon(() => expect(heard(stranger)).toContain('speech: WITHDRAWN'))
  await soon(() => expect(heard(owner)).toContain('thought: WITHDRAWN'))
  await soon(() => expect(owner.heard.tokens.filter(({ attempt }) => attempt === 2)).not.toEqual([]))
  for (let word = 0; word < 3; word++) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    go()
  }
  expect(await over).toBe('over')
  await soon(() => expect(owner.heard.entries.some(({ event }) => event.type === 'spoke')).toBe(true))

  expect(new Set(owner.heard.tokens.map(({ decision, attempt }) => `${decision} ${attempt}`))).toEqual(
    new Set(['1 1', '1 2']),
  )
  expect(stranger.heard.tokens.every(({ channel }) => channel === 'speech')).toBe(true)
  expect(stranger.heard.tokens.every(({ decision, attempt }) => decision === 0 && attempt === 0)).toBe(true)
})

test.each([
  ['asked together with others', bids as AnyGame, ['One coin.']],
  ['whom some alone hear', whispered, []],
])('the public hears nothing of a seat %s before its event', async (_what, game, told) => {
  const { id, go, playing } = await begun(['One ', 'coin.'], game)
  const [owner, stranger] = [await watching(people.owner, id), await watching(null, id)]
  await vi.waitFor(() => announce({ kind: 'watched', match: id }))
  const over = playing()
  await soon(() => expect(heard(owner)).toContain('speech: One '))
  go()
  await soon(() => expect(heard(owner)).toContain('speech: coin.'))
  go() // the first attempt breaks off, and is taken back
  await soon(() => expect(heard(owner)).toContain('speech: WITHDRAWN'))
  // all others have answered long ago, and nobody may know
  expect(stranger.heard.entries.every(({ event }) => event.type === 'round-began')).toBe(true)
  const pushing = setInterval(go, 20)
  expect(await over).toBe('over')
  clearInterval(pushing)
  const spoken = (line: Line) =>
    line.heard.entries.flatMap(({ event }) => (event.type === 'spoke' && 'text' in event ? [event.text] : []))
  await soon(() => expect(stranger.heard.reloads).toEqual([id]))
  await soon(() => expect(spoken(owner)).toEqual(['One coin.']))
  expect(stranger.heard.tokens).toEqual([])
  expect(spoken(stranger).filter((text) => !told.includes(text))).toEqual([])
})

test('nothing is announced of a match that nobody watches', async () => {
  const { id, go, playing } = await begun(['Alone.', ' Quite.'])
  const before = noticed
  const over = playing()
  const pushing = setInterval(go, 20)
  expect(await over).toBe('over')
  clearInterval(pushing)
  await announce({
    kind: 'tokens',
    match: id,
    tokens: { decision: 1, attempt: 1, seat: 0, channel: 'speech', offset: 0, text: 'mark' },
    aloud: true,
  })
  await soon(() => expect(noticed).toBe(before + 1))
})
