import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Packet } from '@/lib/agents/packet'
import { packetOf, SITUATIONS } from './position'

/** One packet of each decision as its reader gets it, without the time. `npm run golden` writes them anew. */
test.each(Object.entries(SITUATIONS))(
  'the packet of %s reads as in its golden file',
  (decision, situation) => {
    const file = path.join(import.meta.dirname, 'golden', `${decision}.md`)
    const text = told(packetOf(situation()))
    if (process.env.UPDATE_GOLDEN) writeFileSync(file, text)
    expect(text).toBe(readFileSync(file, 'utf8'))
  },
)

const told = ({ layers }: Packet): string =>
  layers.map(({ name, text }) => `<!-- ${name} -->\n${text.replace(/\nTimestamp: .*/, '')}\n`).join('\n')
