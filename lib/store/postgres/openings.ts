import { Prisma } from '@/generated/prisma/client'
import type { LayerRow, Opening } from '../store'
import { decisionColumns } from './rows'

/** Layers that this process knows to be stored: the static ones come with every packet. */
const KNOWN = 4_000

export type KnownLayers = {
  /** Those of some packets that may not be stored yet. */
  freshOf(openings: readonly Opening[]): LayerRow[]
  /** Waits for the statement that stores them. After a fault of the database all of them may be gone. */
  keeping<T>(layers: readonly LayerRow[], storing: Promise<T>): Promise<T>
}

export function knownLayers(): KnownLayers {
  const known = new Set<string>()
  return {
    freshOf: (openings) => openings.flatMap(({ layers }) => layers.filter(({ hash }) => !known.has(hash))),
    async keeping(layers, storing) {
      const stored = await storing.catch((error) => {
        known.clear()
        throw error
      })
      if (known.size > KNOWN) known.clear()
      for (const { hash } of layers) known.add(hash)
      return stored
    },
  }
}

/**
 * The parts `kept`, `opened` and `begun` of a statement: layers, decisions that are not there yet, who sits there
 * copied from the seat, and with `begin` their first attempts. All of it where `holds` does. Layers are sorted, so
 * that two matches that share some never wait for each other.
 */
export function openingParts(
  openings: readonly Opening[],
  layers: readonly LayerRow[],
  { begin, holds }: { begin: boolean; holds: Prisma.Sql },
): Prisma.Sql {
  const texts = layers.map((layer) => ({ ...layer, text: layer.text.toWellFormed() }))
  const decisions = openings.map(({ decision }) => decisionColumns(decision))
  return Prisma.sql`
  kept AS (
    INSERT INTO "Layer" ("hash", "text", "tokens")
    SELECT DISTINCT ON (l."hash") l."hash", l."text", l."tokens"
    FROM json_to_recordset(${JSON.stringify(texts)}::json) AS l("hash" text, "text" text, "tokens" int)
    WHERE ${holds} ORDER BY l."hash" ON CONFLICT DO NOTHING
  ), opened AS (
    INSERT INTO "Decision" ("matchId", "number", "after", "seat", "type", "phase", "turn", "request", "layers",
      "promptTokens", "askedAt", "persona", "agent")
    SELECT d."matchId", d."number", d."after", d."seat", d."type", d."phase", d."turn", d."request", d."layers",
      d."promptTokens", d."askedAt", sits."persona"->>'id', coalesce(sits."agent"->>'model', sits."agent"->>'kind')
    FROM json_to_recordset(${JSON.stringify(decisions)}::json) AS d("matchId" uuid, "number" int, "after" int,
      "seat" int, "type" text, "phase" text, "turn" int, "request" jsonb, "layers" jsonb, "promptTokens" int,
      "askedAt" timestamptz)
    LEFT JOIN "Seat" sits ON sits."matchId" = d."matchId" AND sits."index" = d."seat"
    WHERE ${holds} ON CONFLICT DO NOTHING RETURNING "matchId", "number", "askedAt"
  ), begun AS (
    INSERT INTO "Attempt" ("matchId", "decision", "number", "coerced", "startedAt")
    SELECT "matchId", "number", 1, '{}', "askedAt" FROM opened WHERE ${begin}::boolean
  )`
}
