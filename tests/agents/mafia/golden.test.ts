import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Packet } from '@/lib/agents/packet'
import { mafia } from '@/lib/games/mafia'
import { openTo, packetOf } from './position'
import { SITUATIONS } from './situations'

/** A packet of each decision and role as its reader gets it, without the time. `npm run golden` writes them anew. */
test.each(Object.entries(SITUATIONS))(
  'the packet of %s reads as in its golden file',
  (name, [make, seat]) => {
    const file = path.join(import.meta.dirname, 'golden', `${name}.md`)
    const text = told(packetOf(make(), seat))
    if (process.env.UPDATE_GOLDEN) writeFileSync(file, text)
    expect(text).toBe(readFileSync(file, 'utf8'))
  },
)

test('every decision and every role has one', () => {
  const asked = Object.values(SITUATIONS).map(([make, seat]) => {
    const situation = make()
    return { decision: openTo(situation, seat).decision, role: situation.state.own[seat].role }
  })
  expect(new Set(asked.map(({ decision }) => decision))).toEqual(new Set(Object.keys(mafia.decisions)))
  expect(new Set(asked.map(({ role }) => role))).toEqual(new Set(['mafia', 'doctor', 'sheriff', 'villager']))
})

const told = ({ layers }: Packet): string =>
  layers.map(({ name, text }) => `<!-- ${name} -->\n${text.replace(/\nTimestamp: .*/, '')}\n`).join('\n')
