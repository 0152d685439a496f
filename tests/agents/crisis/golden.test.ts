import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Packet } from '@/lib/agents/packet'
import { scenarios } from '@/lib/games/crisis/library'
import { answerAll, inSecondStep, packetOf } from './position'

const told = ({ layers }: Packet): string =>
  layers.map(({ name, text }) => `<!-- ${name} -->\n${text.replace(/\nTimestamp: .*/, '')}\n`).join('\n')

/** Every seat of both scenarios in its second step, the engine with all answers before it. `npm run golden` writes them anew. */
const seats = scenarios.flatMap((scenario) =>
  [...scenario.agents.keys(), scenario.agents.length].map((seat) => ({
    scenario,
    seat,
    file: `${scenario.id}-${seat}.md`,
  })),
)

test.each(seats)('the packet of $file reads as in its golden file', ({ scenario, seat, file }) => {
  const table = inSecondStep(scenario)
  if (seat === scenario.agents.length) answerAll(table)
  const text = told(packetOf(table, seat))
  const golden = path.join(import.meta.dirname, '../golden/crisis', file)
  if (process.env.UPDATE_GOLDEN) writeFileSync(golden, text)
  expect(existsSync(golden)).toBe(true)
  expect(text).toBe(readFileSync(golden, 'utf8'))
})
