import type { TurnNames } from '@/lib/core/turns'
import { turnsOf } from '@/lib/games/tables'
import { prisma } from '@/lib/store/prisma'

type Row = { readonly id: string; readonly game: string; readonly options: object }

/**
 * How the turns of several matches are called, by match; unknown ones are missing. Of their options no more is read than
 * numbers, words, yes and no: a scenario stays where it is.
 */
export async function turnNamesIn(matches: readonly string[]): Promise<ReadonlyMap<string, TurnNames>> {
  if (matches.length === 0) return new Map()
  const rows = await prisma.$queryRaw<Row[]>`
    SELECT m."id"::text AS "id", m."game", coalesce(
      (SELECT jsonb_object_agg(key, value) FROM jsonb_each(m."options")
       WHERE jsonb_typeof(value) NOT IN ('object', 'array')), '{}') AS "options"
    FROM "Match" m WHERE m."id" = ANY(${[...new Set(matches)]}::uuid[])`
  return new Map(rows.map(({ id, game, options }) => [id, turnsOf(game).names(options)]))
}
