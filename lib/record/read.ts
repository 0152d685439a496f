import { createHash } from 'node:crypto'
import type { Entry } from '@/lib/core/log'
import { chainHash } from '@/lib/match/chain'
import type { MatchDump } from '@/lib/store/memory'
import type { DecisionRow, LayerRow } from '@/lib/store/store'
import type { SummaryRow } from '@/lib/store/summaries'
import { decisionOf, MATCH_SCHEMA, type MatchHeader, type MatchLine, matchOf, summaryOf } from './match'
import { BrokenSeal, unsealed } from './sealed'

/** A match as a file holds it, every line checked. `dump` is null where the game was not over: its seed is secret. */
export type Recorded = {
  readonly header: MatchHeader
  readonly entries: readonly Entry[]
  readonly decisions: readonly DecisionRow[]
  readonly layers: readonly LayerRow[]
  readonly summaries: readonly SummaryRow[]
  readonly dump: MatchDump | null
}

type Reading = {
  header: MatchHeader | null
  ended: boolean
  pub: number
  readonly entries: Entry[]
  readonly decisions: DecisionRow[]
  readonly layers: Map<string, LayerRow>
  readonly summaries: SummaryRow[]
}

/**
 * Reads an exported match and checks it: the sum of each line, the chain of the events, each layer against its hash,
 * each decision's layers, and that nothing is missing at the end. @throws BrokenSeal that names the first bad line.
 */
export async function readMatch(chunks: AsyncIterable<Uint8Array>): Promise<Recorded> {
  const reading: Reading = {
    header: null,
    ended: false,
    pub: 0,
    entries: [],
    decisions: [],
    layers: new Map(),
    summaries: [],
  }
  let last = 0
  for await (const { number, line } of unsealed(chunks)) {
    last = number
    const fault = take(reading, line as unknown as MatchLine)
    if (fault) throw new BrokenSeal(number, fault)
  }
  const { header, entries, decisions, layers, summaries } = reading
  if (!header) throw new BrokenSeal(1, 'is missing: the file is empty')
  if (!reading.ended) throw new BrokenSeal(last + 1, 'is missing: the file was cut off')
  const rest = { entries, decisions, layers: [...layers.values()], summaries }
  const { seed } = header
  return { header, ...rest, dump: seed === null ? null : { match: matchOf(header, seed), ...rest } }
}

/** Takes one line in; what is wrong with it, or null. */
function take(reading: Reading, line: MatchLine): string | null {
  if (reading.ended) return 'stands behind the end'
  if (reading.header === null && line.kind !== 'parlor-match') return 'is no head of an exported game'
  switch (line.kind) {
    case 'parlor-match':
      if (reading.header) return 'is a second head'
      if (line.schema !== MATCH_SCHEMA)
        return `has the schema ${line.schema}, and this Parlor reads ${MATCH_SCHEMA}`
      reading.header = line.match
      return null
    case 'event':
      return takeEvent(reading, line.event)
    case 'layer':
      return takeLayer(reading, line.layer)
    case 'decision':
      if (line.decision.layers.some(({ hash }) => !reading.layers.has(hash)))
        return 'names a layer that is missing'
      reading.decisions.push(decisionOf(reading.header?.id ?? '', line.decision))
      return null
    case 'summary':
      reading.summaries.push(summaryOf(reading.header?.id ?? '', line.summary))
      return null
    case 'end':
      return end(reading, line)
  }
  return 'is of an unknown kind'
}

function takeEvent(reading: Reading, entry: Entry): string | null {
  const { entries } = reading
  if (entry.seq !== entries.length + 1) return `holds event ${entry.seq} where ${entries.length + 1} belongs`
  if (entry.pub !== null && entry.pub !== ++reading.pub)
    return `numbers its public event ${entry.pub}, not ${reading.pub}`
  if (entry.hash !== chainHash(entries.at(-1)?.hash ?? '', entry))
    return `breaks the chain at event ${entry.seq}`
  entries.push(entry)
  return null
}

function takeLayer({ layers }: Reading, layer: LayerRow): string | null {
  if (createHash('sha256').update(layer.text).digest('hex') !== layer.hash)
    return 'holds a layer that is not its hash'
  layers.set(layer.hash, layer)
  return null
}

function end(reading: Reading, line: MatchLine & { kind: 'end' }): string | null {
  const { header, entries } = reading
  const counted = [entries.length, reading.layers.size, reading.decisions.length, reading.summaries.length]
  if ([line.events, line.layers, line.decisions, line.summaries].join() !== counted.join())
    return 'counts other lines than there are'
  if (header?.head !== entries.length || header.hash !== (entries.at(-1)?.hash ?? ''))
    return 'ends a log that is not the one of the head'
  reading.ended = true
  return null
}
