import type { TurnNames } from '@/lib/core/turns'
import { turnsOf } from '@/lib/games/tables'
import { prisma } from '@/lib/store/prisma'

type Row = { readonly id: string; readonly game: string; readonly options: object }

type Of = (match: Pick<Row, 'id' | 'game'>) => TurnNames

/**
 * How the turns of several matches are called; of one that is gone by now, as its game does without options. Of their
 * options no more is read than numbers, words, yes and no: a scenario stays where it is.
 */
export async function turnNamesIn(matches: readonly string[]): Promise<Of> {
  const names = new Map((await rowsOf(matches)).map(({ id, game, options }) => [id, namesOf(game, options)]))
  return ({ id, game }) => names.get(id) ?? namesOf(game, {})
}

const namesOf = (game: string, options: object): TurnNames => turnsOf(game).names(options)

async function rowsOf(matches: readonly string[]): Promise<Row[]> {
  if (matches.length === 0) return []
  return prisma.$queryRaw<Row[]>`
    SELECT m."id"::text AS "id", m."game", coalesce(
      (SELECT jsonb_object_agg(key, value) FROM jsonb_each(m."options")
       WHERE jsonb_typeof(value) NOT IN ('object', 'array')), '{}') AS "options"
    FROM "Match" m WHERE m."id" = ANY(${[...new Set(matches)]}::uuid[])`
}
