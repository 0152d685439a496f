import { describe, expect, test } from 'vitest'
import { LAYERS, type Packet } from '@/lib/agents/packet'
import { promptOf } from '@/lib/agents/prompt'
import { tokensOf } from '@/lib/agents/tokens'
import type { Seat } from '@/lib/core/game'
import { fold, isHeardBy } from '@/lib/core/log'
import { crisis } from '@/lib/games/crisis'
import { disclosed } from '@/lib/games/crisis/disclosed'
import { scenarios } from '@/lib/games/crisis/library'
import type { Event } from '@/lib/games/crisis/state'
import { answerAll, type Crisis, judgeStep, opened, packetOf } from './position'

/** The same crisis as one seat knows it: from the disclosed scenario and the events it heard. */
function asHeardBy({ scenario, entries }: Crisis, seat: Seat): Crisis {
  const heard = entries.filter(({ event }) => isHeardBy(event, seat))
  const setup = { seats: scenario.agents.length + 1, options: disclosed(scenario) }
  const state = fold(
    crisis,
    crisis.initial(setup),
    heard.map(({ event }) => event as Event),
  )
  return { scenario, state, entries: heard }
}

/** Plays some steps and shows every packet, each with the crisis it was made from. */
function playPackets(
  scenario: (typeof scenarios)[number],
  steps: number,
  look: (table: Crisis, seat: Seat, packet: Packet) => void,
) {
  const table = opened(scenario)
  for (let step = 1; step <= steps && table.state.table.by === null; step++) {
    for (const seat of scenario.agents.keys()) look(table, seat, packetOf(table, seat))
    answerAll(table)
    look(table, scenario.agents.length, packetOf(table, scenario.agents.length))
    judgeStep(table)
  }
}

describe.each(scenarios)('packets of $title', (scenario) => {
  test('are made from what the seat heard: byte for byte the same as from the whole log', () => {
    let compared = 0
    playPackets(scenario, 6, (table, seat, packet) => {
      expect(packetOf(asHeardBy(table, seat), seat)).toEqual(packet)
      compared++
    })
    expect(compared).toBeGreaterThanOrEqual(15)
  })

  test('have the eleven layers in order, those of modules between others and conversation', () => {
    playPackets(scenario, 3, (_table, seat, { layers }) => {
      const names = layers.map(({ name }) => name)
      const own = names.filter((name) => !(LAYERS as readonly string[]).includes(name))
      expect(names).toEqual([...LAYERS.slice(0, 6), ...own, ...LAYERS.slice(6)])
      const order =
        seat === scenario.agents.length ? ['answers', 'module-changes'] : scenario.modules.map(({ id }) => id)
      expect(own).toEqual(order.filter((name) => own.includes(name)))
    })
  })

  test('differ in the user message alone, seat by seat, and fit the window of any model', () => {
    const systems = new Map<Seat, Set<string>>()
    playPackets(scenario, 6, (_table, seat, packet) => {
      const { system, user } = promptOf(packet)
      systems.set(seat, (systems.get(seat) ?? new Set()).add(system))
      expect(tokensOf(system) + tokensOf(user)).toBeLessThan(seat === scenario.agents.length ? 10_000 : 7_000)
    })
    expect([...systems.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1, 1])
  })
})
