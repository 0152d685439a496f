import { describe, expect, test } from 'vitest'
import type { Ask } from '@/lib/agents/agent'
import { catalog } from '@/lib/agents/catalog/file'
import { wallClock } from '@/lib/agents/clock'
import { makeLimits } from '@/lib/agents/limits'
import { modelled } from '@/lib/agents/modelled'
import { COMPLETE, type ModelPrompt } from '@/lib/agents/models/model'
import { mafia } from '@/lib/games/mafia'
import type { Decision } from '@/lib/games/mafia/actions'
import { openTo, packetOf, type Situation, table } from './position'
import { SITUATIONS } from './situations'

const OWN: Readonly<Record<Decision, readonly string[]>> = {
  speaking: ['nominates', 'accuses', 'defends', 'claims', 'speech'],
  voting: ['vote', 'reason'],
  defence: ['accuses', 'defends', 'claims', 'speech'],
  last_words: ['accuses', 'defends', 'claims', 'speech'],
  night_kill: ['target', 'reason', 'message'],
  investigation: ['target', 'reason'],
  protection: ['target', 'reason'],
}

test.each(Object.entries(OWN))(
  '%s is answered in the order observe, analyse, beliefs, strategise, decide, speak',
  (name, own) => {
    const { json, says } = mafia.decisions[name as Decision]
    const order = ['observe', 'analyse', 'beliefs', 'strategise', ...own]
    expect(Object.keys(json.properties as object)).toEqual(order)
    expect(json.required).toEqual(order)
    expect(says?.field ?? null).toBe(own.find((field) => field === 'speech' || field === 'message') ?? null)
  },
)

test('every field says what belongs in it, by decision', () => {
  const told = Object.values(mafia.decisions).map(({ json }) => {
    const properties = json.properties as Record<string, { description?: string }>
    for (const { description } of Object.values(properties)) expect(description?.length).toBeGreaterThan(10)
    return properties.observe.description
  })
  expect(new Set(told).size).toBe(told.length)
})

/** A model that streams the reply it is given in pieces of so many characters. */
async function answeredBy(situation: Situation, seat: number, reply: object) {
  const prompts: ModelPrompt[] = []
  const heard: [channel: string, text: string][] = []
  const request = openTo(situation, seat)
  const text = JSON.stringify(reply)
  const ask: Ask = {
    game: mafia,
    request,
    view: mafia.view(situation.state, seat),
    persona: table[seat],
    names: table.map(({ name }) => name),
    number: 1,
    attempt: 1,
    note: null,
    heard: [],
    chance: () => 0,
    packet: () => packetOf(situation, seat),
    hear: (channel, piece) => void heard.push([channel, piece]),
  }
  const spec = { kind: 'model', provider: 'openai', model: 'gpt-4o-mini' } as const
  const agent = modelled(spec, {
    catalog,
    limits: makeLimits(wallClock, 0),
    load: async () => (name) => ({
      id: `stub:${name}`,
      async complete(prompt) {
        prompts.push(prompt)
        for (let at = 0; at < text.length; at += 7) prompt.grew(text.slice(at, at + 7))
        return { text, ending: COMPLETE, usage: null, notes: [] }
      },
    }),
    keyFor: async () => 'test-key',
    fetch,
  })
  return { answer: await agent.answer(ask, new AbortController().signal), prompts, heard }
}

const REASONING = {
  observe: 'Two are accused.',
  analyse: 'One of them lies.',
  beliefs: {
    players: [{ player: 5, suspicion: 90, trust: 10, pattern: 'hesitates' }],
    relations: 'SECRET-RELATIONS',
    reads: '',
  },
  strategise: 'Press the Porter.',
}
const DECLARED = { accuses: [5], defends: [], claims: { role: 'none', results: [] } }

describe('one streaming call an action', () => {
  const [make, seat] = SITUATIONS['speaking-villager']

  test('streams reasoning as thought and the speech as speech, beliefs as neither', async () => {
    const reply = { ...REASONING, nominates: 5, ...DECLARED, speech: 'Answer me, Porter!' }
    const { prompts, heard, answer } = await answeredBy(make(), seat, reply)
    expect(prompts).toHaveLength(1)
    const said = (channel: string) => heard.filter(([on]) => on === channel).map(([, text]) => text)
    expect(said('thought').join('')).toBe('Two are accused.\nOne of them lies.\nPress the Porter.')
    expect(said('speech').join('')).toBe('Answer me, Porter!')
    expect(said('thought').length).toBeGreaterThan(3)
    expect(heard.findIndex(([on]) => on === 'speech')).toBeGreaterThan(
      heard.findLastIndex(([on]) => on === 'thought'),
    )
    expect(heard.map(([, text]) => text).join('')).not.toMatch(/SECRET|hesitates/)
    expect(answer.reading).toMatchObject({
      ok: true,
      reply: {
        action: { nominates: 5, beliefs: REASONING.beliefs },
        thought: 'Two are accused.\nOne of them lies.\nPress the Porter.',
        speech: 'Answer me, Porter!',
      },
    })
  })

  test('of a vote says nothing aloud, and keeps its reason to itself', async () => {
    const [open, voter] = SITUATIONS['voting-villager']
    const { heard, answer } = await answeredBy(open(), voter, { ...REASONING, vote: 5, reason: 'He lied.' })
    expect(new Set(heard.map(([channel]) => channel))).toEqual(new Set(['thought']))
    expect(answer.reading).toMatchObject({
      ok: true,
      reply: { action: { vote: 5, reason: 'He lied.' }, speech: '' },
    })
  })

  test('has the persona’s whole sheet in its system message, and room to reason', async () => {
    const { prompts } = await answeredBy(make(), seat, {})
    const { strategy, speech, maxTokens, temperature } = table[seat]
    for (const line of [...strategy, ...speech]) expect(prompts[0].system).toContain(line)
    expect(prompts[0]).toMatchObject({ maxTokens, temperature })
  })

  test('without beliefs is a reply all the same: they stay as they are', async () => {
    const { beliefs: _, ...rest } = REASONING
    const { answer } = await answeredBy(make(), seat, { ...rest, nominates: -1, ...DECLARED, speech: 'Hm.' })
    expect(answer.reading).toMatchObject({
      ok: true,
      reply: { action: { beliefs: { players: [], relations: '', reads: '' } } },
    })
  })
})
