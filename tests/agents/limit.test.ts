import { describe, expect, test } from 'vitest'
import { recall } from '@/lib/agents/memory'
import { buildPacket, type Packet, type PacketSource, packetWithin } from '@/lib/agents/packet'
import { tokensOf } from '@/lib/agents/tokens'
import { monopoly } from '@/lib/games/monopoly'
import { personas } from '@/lib/games/monopoly/personas'
import { names, playPackets } from './played'

/** The last packet of a talkative match, with its whole conversation: summaries and ten turns word for word. */
function talkative(): PacketSource {
  let source: PacketSource | undefined
  playPackets(3, 45, ({ request, view, entries }) => {
    const memory = recall(entries, request.seat, request.turn)
    source = { game: monopoly, request, view, personas, names, number: 1, memory, at: 'now' }
  })
  if (!source) throw new Error('nobody was asked')
  return source
}
const source = talkative()
const whole = buildPacket(source)
const tokens = ({ layers }: Packet) => layers.reduce((sum, { text }) => sum + tokensOf(text), 0)
const layer = ({ layers }: Packet, wanted: string) => layers.find(({ name }) => name === wanted)?.text ?? ''
const told = (packet: Packet) =>
  layer(packet, 'conversation')
    .split('\n')
    .filter((line) => line.startsWith('- Turn'))
const others = ({ layers }: Packet) => layers.filter(({ name }) => name !== 'conversation')

describe('a packet within a limit of tokens', () => {
  test('is whole where there is room for all of it', () => {
    expect(told(whole).length).toBeGreaterThan(20)
    expect(packetWithin(source, tokens(whole))).toEqual(whole)
  })

  test.each([1, 40, 200, 400, 600])(
    'leaves out the oldest talk first and no more than it must: %i tokens fewer',
    (fewer) => {
      const most = tokens(whole) - fewer
      const cut = packetWithin(source, most)
      const [before, after] = [told(whole), told(cut)]
      expect(tokens(cut)).toBeLessThanOrEqual(most)
      expect(after).toEqual(before.slice(before.length - after.length))
      expect(after.length).toBeLessThan(before.length)
      expect(layer(cut, 'conversation')).toContain(
        `(${before.length - after.length} older entries are left out`,
      )
      expect(others(cut)).toEqual(others(whole))
      // with one entry more it would be too long
      const slack = most - tokens(cut)
      expect(slack).toBeLessThan(tokensOf(before[before.length - after.length - 1] ?? '') + 8)
    },
  )

  test('never gives up anything but talk, however narrow the limit', () => {
    const cut = packetWithin(source, 10)
    expect(told(cut)).toEqual([])
    expect(layer(cut, 'conversation')).toContain('- Left out.')
    expect(others(cut)).toEqual(others(whole))
  })
})
