import { beforeAll, describe, expect, test } from 'vitest'
import { agentFor } from '@/lib/agents/roster'
import { fold } from '@/lib/core/log'
import { findGame } from '@/lib/games'
import { canonical, chainHash } from '@/lib/match/chain'
import { newMatch } from '@/lib/match/create'
import { play } from '@/lib/match/play'
import { decisionLine, headLine, type MatchLine, summaryLine } from '@/lib/record/match'
import { readMatch } from '@/lib/record/read'
import { BrokenSeal, sealer } from '@/lib/record/sealed'
import { type MatchDump, memoryStore } from '@/lib/store/memory'

const monopoly = findGame('monopoly')
if (!monopoly) throw new Error('Monopoly is not registered')

async function played(): Promise<MatchDump> {
  const seats = monopoly!.personas
    .slice(0, 3)
    .map((persona) => ({ persona, agent: { kind: 'random' } as const }))
  const rest = {
    shuffleSeats: false,
    ownerId: null,
    visibility: 'public',
    pace: 0,
    title: 'Out and in',
  } as const
  const launched = newMatch({ game: monopoly!, options: { turnLimit: 6 }, seats, seed: 5, ...rest })
  if (!launched.ok) throw new Error(JSON.stringify(launched.problems))
  const store = memoryStore()
  await store.create(launched.match)
  const deps = { store, findGame, agentFor, now: () => new Date(), announce: async () => {} }
  await play(launched.match.id, deps, new AbortController().signal)
  const dump = store.dump(launched.match.id)
  // a packet and a raw reply of bytes that are no text, as a model's seat has them
  const layers = ['The rules.', 'The table, “wörld” 🎲'].map((text, i) => ({
    hash: HASHES[i]!,
    text,
    tokens: 3,
  }))
  const [first, ...others] = dump.decisions
  const raw = new Uint8Array([123, 0, 255, 237, 160, 128])
  const attempts = first!.attempts.map((attempt) => ({ ...attempt, raw, cost: 0.0125 }))
  const refs = layers.map(({ hash }, i) => ({ name: ['rules', 'world'][i]!, hash }))
  return {
    ...dump,
    decisions: [{ ...first!, attempts, layers: refs }, ...others],
    layers: [...dump.layers, ...layers],
    summaries: [{ ...SUMMARY, matchId: dump.match.id, raw, text: 'They traded twice.' }],
  }
}
/** A call that put talk in short, as the record holds it; `matchId`, `raw` and `text` are the test's. */
const SUMMARY = {
  fromTurn: 1,
  toTurn: 10,
  model: 'openai:gpt-5.4-mini',
  system: 'Sum up.',
  user: 'Turn 1 …',
  failure: null,
  inputTokens: 700,
  cachedTokens: 0,
  outputTokens: 60,
  cost: 0.002,
  estimated: false,
  startedAt: new Date('2026-03-04T05:06:07.089Z'),
  endedAt: new Date('2026-03-04T05:06:08Z'),
}
const HASHES = [
  'f5a6e7bd73c1dbd3d56a4bed5a0a9d4bb2b5ee4f4a0d5ea9bba2ddc1e1d2e5b1',
  '0000000000000000000000000000000000000000000000000000000000000000',
]

function linesOf({ match, entries, decisions, layers, summaries = [] }: MatchDump): MatchLine[] {
  return [
    headLine(match, true),
    ...entries.map((event): MatchLine => ({ kind: 'event', event })),
    ...layers.map((layer): MatchLine => ({ kind: 'layer', layer })),
    ...decisions.map(decisionLine),
    ...summaries.map(summaryLine),
    {
      kind: 'end',
      events: entries.length,
      layers: layers.length,
      decisions: decisions.length,
      summaries: summaries.length,
    },
  ]
}
const sealed = (lines: readonly MatchLine[]): Buffer => {
  const seal = sealer()
  return Buffer.from(lines.map(seal).join(''))
}
async function* inChunks(bytes: Uint8Array, size = 1000): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}
const faultOf = (bytes: Uint8Array): Promise<unknown> =>
  readMatch(inChunks(bytes)).then(
    () => null,
    (error) => error,
  )

let dump: MatchDump
let lines: MatchLine[]
let file: Buffer
beforeAll(async () => {
  const { createHash } = await import('node:crypto')
  for (const [i, text] of ['The rules.', 'The table, “wörld” 🎲'].entries())
    HASHES[i] = createHash('sha256').update(text).digest('hex')
  dump = await played()
  lines = linesOf(dump)
  file = sealed(lines)
})

describe('an exported match', () => {
  test('comes back as it was, down to the bytes of a reply, and folds to the same bytes', async () => {
    const read = await readMatch(inChunks(file, 7))
    expect(read.dump).toEqual(dump)
    const stateOf = (entries: MatchDump['entries']) =>
      canonical(
        fold(
          monopoly!,
          monopoly!.initial({ seats: 3, options: dump.match.options as never }),
          entries.map(({ event }) => event),
        ),
      )
    expect(stateOf(read.entries)).toBe(stateOf(dump.entries))
  })

  test('keeps the owner to itself, and the seed of a game that is not over', async () => {
    const running = sealed([
      headLine({ ...dump.match, ownerId: 'an-owner-of-0815' }, false),
      ...lines.slice(1),
    ])
    expect(running.includes('an-owner-of-0815')).toBe(false)
    const read = await readMatch(inChunks(running))
    expect(read.header.seed).toBeNull()
    expect(read.dump).toBeNull()
  })
})

describe('one changed byte', () => {
  test('is found anywhere, and its line is named', async () => {
    const starts = [0]
    for (const [at, byte] of file.entries()) if (byte === 10) starts.push(at + 1)
    const places = Array.from({ length: 150 }, (_, i) => Math.floor((i * (file.length - 1)) / 149))
    for (const at of [...places, ...starts.slice(1, 6).map((start) => start - 1)]) {
      const changed = Buffer.from(file)
      changed[at] = changed[at]! ^ 1
      const fault = await faultOf(changed)
      expect(fault, `byte ${at}`).toBeInstanceOf(BrokenSeal)
      const line = starts.findLastIndex((start) => start <= at) + 1
      expect((fault as BrokenSeal).number, `byte ${at}`).toBe(line)
    }
  })

  test('is found where a line is missing, doubled, cut off or added', async () => {
    const text = file.toString().split('\n').slice(0, -1)
    const numberOf = async (changed: readonly string[], end = '\n') =>
      ((await faultOf(Buffer.from(changed.join('\n') + end))) as BrokenSeal).number
    expect(await numberOf(text.toSpliced(3, 1))).toBe(4)
    expect(await numberOf(text.toSpliced(3, 0, text[3]!))).toBe(5)
    expect(await numberOf(text.slice(0, -1))).toBe(text.length)
    expect(await numberOf(text, '')).toBe(text.length)
    expect(await numberOf([...text, '{}'])).toBe(text.length + 1)
    expect(await numberOf([], '')).toBe(1)
  })

  test.each<[string, (at: MatchLine[]) => MatchLine[], RegExp]>([
    [
      'an event',
      (all) => all.with(2, { kind: 'event', event: { ...dump.entries[1]!, turn: 99 } }),
      /chain at event 2/,
    ],
    [
      'an event with its own hash made anew',
      (all) => {
        const entry = { ...dump.entries[1]!, turn: 99 }
        const hash = chainHash(dump.entries[0]!.hash, entry)
        return all.with(2, { kind: 'event', event: { ...entry, hash } })
      },
      /chain at event 3/,
    ],
    [
      'a layer',
      (all) =>
        all.map((line) => (line.kind === 'layer' ? { ...line, layer: { ...line.layer, text: 'x' } } : line)),
      /not its hash/,
    ],
    ['a layer that is gone', (all) => all.filter(({ kind }) => kind !== 'layer'), /layer that is missing/],
    ['a decision that is gone', (all) => all.toSpliced(all.length - 2, 1), /counts other lines/],
    [
      'another log',
      (all) => all.with(0, headLine({ ...dump.match, hash: 'x' }, true)),
      /not the one of the head/,
    ],
    ['no head', (all) => all.slice(1), /no head/],
  ])('is found though all sums were made anew: %s', async (_, change, because) => {
    expect(await faultOf(sealed(change(lines)))).toMatchObject({ message: expect.stringMatching(because) })
  })
})
