import { describe, expect, test } from 'vitest'
import { LAYERS, type Packet } from '@/lib/agents/packet'
import { promptOf } from '@/lib/agents/prompt'
import { tokensOf } from '@/lib/agents/tokens'
import { type Entry, fold, isHeardBy } from '@/lib/core/log'
import { mafia } from '@/lib/games/mafia'
import type { Event } from '@/lib/games/mafia/state'
import { type Asked, CHANNELS, type Channel, type Mark, type Play, packetFrom, playPackets } from './played'

const TABLES: readonly Play[] = [
  { seed: 1, seats: 8 },
  { seed: 2, seats: 5, options: { start: 'day', discussionRounds: 1, tie: 'revote' } },
  {
    seed: 3,
    seats: 12,
    options: { mafia: 3, doctors: 2, sheriffs: 2, ballots: 'secret', revealRoles: false },
  },
  {
    seed: 4,
    seats: 10,
    options: { mafia: 3, eligible: 'everyone', skipKill: true, abstaining: false, tie: 'random' },
  },
  { seed: 5, seats: 16, options: { discussionRounds: 1 } },
]

const whole = ({ layers }: Packet): string => layers.map(({ text }) => text).join('\n')
const layer = ({ layers }: Packet, name: string): string =>
  layers.find((one) => one.name === name)?.text ?? ''

describe.each(TABLES)('a match of $seats (seed $seed)', (table) => {
  const asked: Asked[] = []
  const faults: string[] = []
  const systems = new Map<string, Set<string>>()
  let log: Entry[] = []

  test('is played', () => {
    log = playPackets(table, (one) => {
      asked.push(one)
      const { request, packet } = one
      const key = `${request.seat} ${request.decision}`
      systems.set(key, (systems.get(key) ?? new Set()).add(promptOf(packet).system))
      faults.push(...unlikeHeard(one), ...bareNumbers(packet))
    })
    expect(asked.length).toBeGreaterThan(20)
    expect(
      mafia.outcome(
        fold(
          mafia,
          mafia.initial(setupOf(table)),
          log.map(({ event }) => event),
        ),
      ),
    ).not.toBeNull()
  })

  test('every packet has the eleven layers in order', () => {
    const orders = new Set(asked.map(({ packet }) => packet.layers.map(({ name }) => name).join(' ')))
    expect([...orders]).toEqual([LAYERS.join(' ')])
  })

  test('the packets of one seat and decision differ in the user message alone, byte for byte', () => {
    expect(systems.size).toBeGreaterThan(table.seats)
    for (const [key, texts] of systems) expect([key, texts.size]).toEqual([key, 1])
  })

  test('a packet made from the events its seat heard is the same, and no player is a bare number', () => {
    expect(faults).toEqual([])
  })
})

const setupOf = ({ seats, options = {} }: Play) => ({ seats, options: mafia.options.parse(options) })

/** What a seat was not told is in none of its packets: without the rest of the log they are the same. */
function unlikeHeard({ request, entries, packet, state, seated }: Asked): string[] {
  const { seat, turn, decision } = request
  const heard = entries.filter(({ event }) => isHeardBy(event, seat))
  const initial = mafia.initial({ seats: state.table.seats, options: state.table.options })
  const known = fold(
    mafia,
    initial,
    heard.map(({ event }) => event as Event),
  )
  const again = packetFrom(heard, known, request, seated)
  return whole(again) === whole(packet) ? [] : [`turn ${turn}: ${decision} of seat ${seat}`]
}

/** "seat 3", "player 3": outside what core and the format say of numbers. */
const bareNumbers = (packet: Packet): string[] =>
  ['world', 'self', 'others', 'actions', 'decision'].flatMap((name) =>
    [...layer(packet, name).matchAll(/\b(?:seat|player)s? \d+/gi)].map(([found]) => `${name}: ${found}`),
  )

describe('canaries', () => {
  const mark: Mark = (seat, channel, number) => `canary-${channel}-${seat}-${number}-`
  const CANARY = /canary-([a-z]+)-(\d+)-\d+-/g
  const canariesIn = (packet: Packet) =>
    [...whole(packet).matchAll(CANARY)].map(([text, channel, by]) => ({
      text,
      channel: channel as Channel,
      by: Number(by),
    }))

  /** Canaries that a packet should not hold. */
  const misplaced = ({ request: { seat }, packet, state }: Pick<Asked, 'request' | 'packet' | 'state'>) =>
    canariesIn(packet).flatMap(({ text, channel, by }) => {
      const isPartners = channel === 'message' || channel === 'plan'
      const mayRead = by === seat || channel === 'speech' || (isPartners && state.own[seat].role === 'mafia')
      return mayRead ? [] : [`${text} read by ${seat}`]
    })

  test('stay with those they are meant for, and are given back to them', () => {
    const leaks: string[] = []
    const told = new Map<Channel, number>()
    for (let seed = 1; seed <= 12; seed++)
      for (const seats of [6, 9])
        playPackets({ seed, seats, mark, options: { mafia: 2, skipKill: seed % 2 === 0 } }, (asked) => {
          leaks.push(...misplaced(asked))
          for (const { channel, by } of canariesIn(asked.packet))
            if (by === asked.request.seat) told.set(channel, (told.get(channel) ?? 0) + 1)
        })
    expect(leaks).toEqual([])
    // a plan is read again in the second round alone
    for (const channel of CHANNELS) expect([channel, (told.get(channel) ?? 0) > 10]).toEqual([channel, true])
  }, 60_000)

  test('are found where a log tells everybody what partners said', () => {
    const leaks: string[] = []
    playPackets({ seed: 3, seats: 8, mark }, ({ request, entries, state, seated }) => {
      const open = entries.map((entry): Entry => {
        const { event } = entry
        return event.type === 'spoke'
          ? { ...entry, event: { ...event, to: undefined } as typeof event }
          : entry
      })
      leaks.push(...misplaced({ request, state, packet: packetFrom(open, state, request, seated) }))
    })
    expect(leaks.length).toBeGreaterThan(0)
  })
})

test('a packet of sixteen at the end of a long match fits the windows of every model', () => {
  let most = 0
  playPackets({ seed: 11, seats: 16, options: { mafia: 3, doctors: 2 } }, ({ packet }) => {
    most = Math.max(
      most,
      packet.layers.reduce((sum, { text }) => sum + tokensOf(text), 0),
    )
  })
  expect(most).toBeGreaterThan(4_000)
  expect(most).toBeLessThan(24_000)
})
