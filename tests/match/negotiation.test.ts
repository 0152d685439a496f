// The negotiation protocol of specs/2, section 8, as a match of Monopoly with models at the table keeps it.
import { describe, expect, test } from 'vitest'
import type { Agent, Ask } from '@/lib/agents/agent'
import { CALL_MS, makeLimits } from '@/lib/agents/limits'
import { ModelFailure } from '@/lib/agents/models/model'
import type { AnyGame, Seat } from '@/lib/core/game'
import { monopoly } from '@/lib/games/monopoly'
import { NO_TERMS } from '@/lib/games/monopoly/actions'
import type { Event, Offer } from '@/lib/games/monopoly/state'
import { play } from '@/lib/match/play'
import { memoryStore } from '@/lib/store/memory'
import { testClock } from '../faults/clock'
import { monopolyMatch } from '../faults/table'
import { depsOn, never } from './table'

const HUSTLER = 2
const TURTLE = 3
const USAGE = { inputTokens: 1, cachedTokens: 0, outputTokens: 1, cost: null }
const PITCH = 'The deal of the century!'
const dollar = { ...NO_TERMS, propose_trade: true, target_player: TURTLE, request_cash: 1, pitch: PITCH }

type Choice = (ask: Ask) => Readonly<Record<string, unknown>> | null

/** A model that plays the safe move unless the test chooses otherwise, and says what it was asked. */
const player = (choose: Choice, packets: Map<string, string[]>): Agent => ({
  provider: 'stand-in',
  async answer(ask) {
    const { game, request, view, persona } = ask
    const key = `${request.seat} ${request.decision}`
    const text = ask
      .packet()
      .layers.map((layer) => layer.text)
      .join('\n')
    packets.set(key, [...(packets.get(key) ?? []), text])
    const action = choose(ask) ?? game.fallback(view, request, persona)
    const reply = { action, thought: 'Hm.', category: 'strategy', speech: `So says ${persona.name}.` }
    return {
      raw: Buffer.from('{}'),
      reading: { ok: true, reply, coerced: [] },
      usage: USAGE,
      source: 'model',
    }
  },
})

/** Asks for a trade whenever it may, and proposes `terms`. */
const eager =
  (terms: (ask: Ask) => object = () => dollar): Choice =>
  (ask) => {
    const { decision, bounds } = ask.request
    const may = (bounds as { mayTrade?: boolean }).mayTrade
    if (decision === 'pre_roll_decision' && may) return { actions: ['propose_trade'] }
    if (decision === 'post_roll_decision' && may)
      return { builds: [], sells: [], mortgages: [], unmortgages: [], propose_trade: true }
    return decision === 'trade_decision' ? { ...terms(ask) } : null
  }
const answers =
  (accept: boolean): Choice =>
  ({ request }) =>
    request.decision === 'trade_response_decision' ? { accept } : null

async function played(hustler: Choice, turtle: Choice = answers(false), turnLimit = 30, seat?: Agent) {
  const packets = new Map<string, string[]>()
  const choices = new Map<Seat, Choice>([
    [HUSTLER, hustler],
    [TURTLE, turtle],
  ])
  const match = monopolyMatch(Array(4).fill({ kind: 'scripted' }), 12, turnLimit)
  const store = memoryStore()
  await store.create(match)
  let next = 0
  const agentFor = () => {
    const sits = next++ % 4
    return seat && sits === TURTLE ? seat : player(choices.get(sits) ?? (() => null), packets)
  }
  const sleep = async () => {}
  const deps = depsOn(store, { agentFor, findGame: () => monopoly as AnyGame, sleep })
  const ending = await play(match.id, deps, never)
  const dump = store.dump(match.id)
  const events = dump.entries.map(({ event, turn, decision }) => ({ ...(event as Event), turn, decision }))
  const proposals = dump.entries.flatMap(({ event, turn, decision, pub }) =>
    event.type === 'trade-proposed' ? [{ offer: event as unknown as Offer, turn, decision, pub }] : [],
  )
  return { ending, dump, events, proposals, packets, at: (key: string) => packets.get(key) ?? [] }
}

const most = (counts: readonly string[]): number =>
  Math.max(...counts.map((one) => counts.filter((other) => other === one).length))

describe('a proposal', () => {
  test('is made at most twice in a phase and four times in a turn, extra throws included', async () => {
    const { proposals, dump, ending } = await played(eager(), answers(false), 60)
    expect(ending).toBe('over')
    const phaseOf = (decision: number | null): string => {
      const row = dump.decisions[(decision ?? 0) - 1]
      const before = dump.decisions
        .slice(0, row?.number)
        .findLast(({ request }) => /roll_decision/.test(request.decision) && request.seat === HUSTLER)
      return `${row?.request.turn} ${before?.request.phase} ${before?.after}`
    }
    expect(proposals.length).toBeGreaterThan(20)
    expect(most(proposals.map(({ turn }) => String(turn)))).toBe(4)
    expect(most(proposals.map(({ decision }) => phaseOf(decision)))).toBe(2)
  })

  test('is answered once, by the one it was made to, with yes or no: nobody counters', async () => {
    const { dump, proposals } = await played(eager())
    const { decisions, entries } = dump
    for (const { decision } of proposals) {
      const asked = decisions[decision ?? 0]
      expect(asked?.request).toMatchObject({ seat: TURTLE, decision: 'trade_response_decision' })
      expect(Object.keys((asked?.reply?.action ?? {}) as object)).toEqual(['accept'])
      const after = decisions[(decision ?? 0) + 1]
      if (after && after.request.turn === asked?.request.turn) expect(after.request.seat).toBe(HUSTLER)
    }
    const proposed = entries.filter(({ event }) => event.type === 'trade-proposed')
    const answered = entries.filter(({ event }) => /^trade-(accepted|rejected)$/.test(event.type))
    expect(answered).toHaveLength(proposed.length)
    expect(proposed.every(({ event }) => 'seat' in event && event.seat === HUSTLER)).toBe(true)
  })

  test('is heard by everyone with its pitch and terms, and so is what both sides say', async () => {
    const { proposals, events, at } = await played(eager())
    expect(proposals.every(({ pub, offer }) => pub !== null && offer.pitch === PITCH)).toBe(true)
    const spoke = events.filter((event) => (event as { type: string }).type === 'spoke')
    for (const { decision } of proposals) {
      const words = spoke.filter(
        (said) => said.decision === decision || said.decision === (decision ?? 0) + 1,
      )
      expect(words).toMatchObject([{ seat: HUSTLER }, { seat: TURTLE }])
      expect(words.every((said) => !('to' in said))).toBe(true)
    }
    const onlooker = at('0 buy_decision').at(-1) ?? at('0 pre_roll_decision').at(-1)
    expect(onlooker).toContain(JSON.stringify(PITCH))
    expect(onlooker).toMatch(/The Hustler offered The Turtle .* for \$1.*Result: rejected/)
  })

  test('that breaks a rule is discarded: told what was wrong, its maker may try again, then makes none', async () => {
    const wrong = { ...dollar, request_cash: 1_000_000 }
    const { dump, proposals, ending } = await played(eager(() => wrong))
    expect([ending, proposals]).toEqual(['over', []])
    const row = dump.decisions.find(({ request }) => request.decision === 'trade_decision')
    expect(row?.attempts.map(({ failure }) => failure?.kind)).toEqual(['illegal', 'illegal'])
    expect(row?.attempts[1]?.note).toBe(row?.attempts[0]?.failure?.message)
    expect(row).toMatchObject({ source: 'fallback', reply: { action: { propose_trade: false }, speech: '' } })
    let tries = 0
    const mended = await played(eager(() => (++tries % 2 === 1 ? wrong : dollar)))
    const first = mended.dump.decisions.find(({ request }) => request.decision === 'trade_decision')
    expect(first).toMatchObject({ source: 'retried' })
    expect(mended.proposals[0]?.decision).toBe(first?.number)
  })

  test('skipped lets the turn go on', async () => {
    const none = { ...NO_TERMS, propose_trade: false }
    const { ending, proposals } = await played(eager(() => none))
    expect([ending, proposals]).toEqual(['over', []])
  })
})

describe('an answer', () => {
  test('is given with all that bears on it: terms, pitch, state, own character', async () => {
    const { at } = await played(eager())
    const [packet] = at(`${TURTLE} trade_response_decision`)
    expect(packet).toContain('You are The Turtle')
    expect(packet).toContain('Player 2, The Hustler, offers you a trade.')
    expect(packet).toContain('They request: $1')
    expect(packet).toContain(`Their pitch: ${JSON.stringify(PITCH)}`)
    expect(packet).toMatch(/Your cash: \$[\d,]+\. Cash of The Hustler: \$[\d,]+\./)
  })

  test('of yes carries the trade out at once', async () => {
    const { dump, proposals } = await played(eager(), answers(true))
    const [first] = proposals
    const followed = dump.entries.filter(({ decision }) => decision === (first?.decision ?? 0) + 1)
    expect(followed.map(({ event }) => event.type)).toContain('trade-accepted')
    expect(
      followed.some(({ event }) => event.type === 'spoke' && 'seat' in event && event.seat === TURTLE),
    ).toBe(true)
  })

  test('of no leaves everything where it was, and the proposer may ask again', async () => {
    const { dump, proposals } = await played(eager())
    const [first, second] = proposals
    const followed = dump.entries.filter(({ decision }) => decision === (first?.decision ?? 0) + 1)
    expect(followed.map(({ event }) => event.type)).toEqual(['thought', 'spoke', 'trade-rejected'])
    expect(second?.turn).toBe(first?.turn)
  })

  test('is waited for thirty seconds a call, then is no, and nothing is said', async () => {
    const clock = testClock()
    const limits = makeLimits(clock)
    let waited = 0
    const hangs = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(new ModelFailure('aborted', 'cut')), { once: true })
        setImmediate(() => {
          waited += CALL_MS
          clock.expire()
        })
      })
    const slow: Agent = {
      ...player(() => null, new Map()),
      async answer(ask, signal) {
        if (ask.request.decision === 'trade_response_decision') return limits.within(signal, hangs)
        return player(() => null, new Map()).answer(ask, signal)
      },
    }
    const { dump, proposals } = await played(eager(), answers(true), 12, slow)
    const row = dump.decisions[proposals[0]?.decision ?? 0]
    expect(CALL_MS).toBe(30_000)
    expect(waited).toBeGreaterThanOrEqual(2 * CALL_MS)
    expect(row?.attempts.map(({ failure }) => failure?.kind)).toEqual(['timeout', 'timeout'])
    expect(row).toMatchObject({ source: 'fallback', reply: { action: { accept: false }, speech: '' } })
    const followed = dump.entries.filter(({ decision }) => decision === row?.number)
    expect(followed.map(({ event }) => event.type)).toEqual(['trade-rejected'])
  })
})

describe('what was offered lately', () => {
  test('stands in every packet for ten turns with who, what, words and result, then no more', async () => {
    const once: Choice = (ask) => (ask.request.turn > 8 ? null : eager()(ask))
    const { dump, proposals, packets } = await played(once, answers(false), 40)
    const last = proposals.at(-1)?.turn ?? 0
    const told = (turn: number) =>
      [...packets].flatMap(([, texts]) =>
        texts.filter((text) => text.includes(`\nTurn: ${turn}\n`) && text.includes('Result: rejected')),
      ).length
    expect(dump.match.turn).toBeGreaterThan(last + 12)
    expect(told(last + 9)).toBeGreaterThan(0)
    expect(told(last + 10)).toBe(0)
  })

  test('and was refused is told as a count of refusals in a row, to both sides', async () => {
    const { at, proposals } = await played(eager())
    expect(proposals.length).toBeGreaterThan(5)
    expect(at(`${HUSTLER} trade_decision`)[3]).toMatch(
      /The Turtle has refused your last 3 offers, the latest in turn \d+/,
    )
    expect(at(`${TURTLE} trade_response_decision`)[3]).toContain(
      'You have refused the last 3 offers of The Hustler',
    )
  })
})
