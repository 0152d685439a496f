import { Prisma } from '@/generated/prisma/client'
import type { Viewer } from '@/lib/auth/access'
import { SOURCES } from '@/lib/core/reply'
import { turnsOf } from '@/lib/games/tables'
import type { DeskOption, DeskOptions } from '@/lib/live/desk'
import { prisma } from '@/lib/store/prisma'
import { readableBy } from '../readable'

/** What can be chosen is taken from so many of the newest games. */
const RECENT_SEATS = 200
const RECENT_DECISIONS = 24

type Found = { readonly field: string; readonly value: string; readonly label: string }

const plain = (value: string): string => value.toLowerCase().replace(/[_-]/g, ' ')

/** "auction_bid_decision" as "auction bid". */
export const decisionLabel = (type: string): string => plain(type).replace(/ decision$/, '')

const spoken = (game: DeskOption): DeskOption => {
  const { one, many } = turnsOf(game.value)
  return { ...game, turns: { one, many } }
}

/** Choices of the filters as they occur in the newest games that the viewer may read. */
export async function deskOptions(
  viewer: Viewer | null,
  titles: Readonly<Record<string, string>>,
): Promise<DeskOptions> {
  const recent = (take: number) => Prisma.sql`
    (SELECT match."id", match."game" FROM "Match" match WHERE ${readableBy(viewer)}
     ORDER BY match."createdAt" DESC LIMIT ${take})`
  const rows = await prisma.$queryRaw<Found[]>`
    WITH seats AS MATERIALIZED (
      SELECT m."game", s."persona"->>'id' AS "persona", s."persona"->>'name' AS "name",
        coalesce(s."agent"->>'model', s."agent"->>'kind') AS "agent"
      FROM ${recent(RECENT_SEATS)} m JOIN "Seat" s ON s."matchId" = m."id"
    ), asked AS MATERIALIZED (
      SELECT DISTINCT d."type", d."phase" FROM ${recent(RECENT_DECISIONS)} m JOIN "Decision" d ON d."matchId" = m."id"
    )
    SELECT DISTINCT 'game' AS "field", "game" AS "value", "game" AS "label" FROM seats
    UNION ALL SELECT 'persona', "persona", min("name") FROM seats WHERE "persona" IS NOT NULL GROUP BY "persona"
    UNION ALL SELECT DISTINCT 'agent', "agent", "agent" FROM seats WHERE "agent" IS NOT NULL
    UNION ALL SELECT DISTINCT 'type', "type", "type" FROM asked
    UNION ALL SELECT DISTINCT 'phase', "phase", "phase" FROM asked`
  const of = (field: string, label: (row: Found) => string): readonly DeskOption[] =>
    rows
      .filter((row) => row.field === field)
      .map((row) => ({ value: row.value, label: label(row) }))
      .sort((a, b) => a.label.localeCompare(b.label, 'en'))
  return {
    game: of('game', ({ value }) => titles[value] ?? value).map(spoken),
    persona: of('persona', ({ label }) => label),
    agent: of('agent', ({ value }) => value),
    type: of('type', ({ value }) => decisionLabel(value)),
    phase: of('phase', ({ value }) => plain(value)),
    source: SOURCES.map((value) => ({ value, label: value === 'retried' ? 'second attempt' : value })),
    failure: FAILURES,
  }
}

const FAILURES: readonly DeskOption[] = [
  { value: 'any', label: 'any failure' },
  { value: 'illegal', label: 'illegal move' },
  { value: 'unreadable', label: 'unreadable' },
  { value: 'truncated', label: 'cut off' },
  { value: 'refused', label: 'refused' },
  { value: 'timeout', label: 'no answer in time' },
  { value: 'unreachable', label: 'not reached' },
  { value: 'server-error', label: 'fault at the provider' },
  { value: 'rate-limited', label: 'told to wait' },
  { value: 'unrecorded', label: 'not in the recording' },
  { value: 'orphaned', label: 'left behind' },
  { value: 'aborted', label: 'called off' },
]
