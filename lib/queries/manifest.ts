import { createHash } from 'node:crypto'
import { audienceOf, may, type Viewer } from '@/lib/auth/access'
import type { Json } from '@/lib/core/choice'
import type { As } from '@/lib/live/channel'
import { MANIFEST_SCHEMA, type Manifest } from '@/lib/live/manifest'
import { canonical } from '@/lib/match/chain'
import { prisma } from '@/lib/store/prisma'
import { isUuid } from './guard'
import { optionsFor } from './options'

/** Of whoever plays a seat: what matters for the play. Addresses and keys stay here. */
function agentOf(agent: Json): Json {
  if (typeof agent !== 'object' || agent === null || Array.isArray(agent)) return agent
  const { keyRef: _, baseUrl: __, ...told } = agent as Record<string, Json>
  return told
}

const hashOf = (persona: Json): string => createHash('sha256').update(canonical(persona)).digest('hex')

/** The manifest of a match; null where there is none, or none for this viewer. Any text will do as `id`. */
export async function findManifest(
  id: string,
  viewer: Viewer | null,
  as: As = null,
): Promise<Omit<Manifest, 'build'> | null> {
  if (!isUuid(id)) return null
  const row = await prisma.match.findUnique({
    where: { id },
    include: { seats: { orderBy: { index: 'asc' } } },
  })
  const audience = row && audienceOf(viewer, row, as)
  if (!row || !audience) return null
  const { title, game, version, createdAt, startedAt, endedAt } = row
  return {
    kind: 'parlor-manifest',
    schema: MANIFEST_SCHEMA,
    match: {
      id: row.id,
      title,
      status: row.status as Manifest['match']['status'],
      outcome: row.outcome as Manifest['match']['outcome'],
      createdAt: createdAt.toISOString(),
      startedAt: startedAt?.toISOString() ?? null,
      endedAt: endedAt?.toISOString() ?? null,
    },
    game: { id: game, version },
    seed: audience === 'observer' && may(viewer, 'know-seed', row) ? Number(row.seed) : null,
    options: optionsFor(audience, game, row.options),
    seats: row.seats.map(({ index, persona, agent }) => {
      const { id: of, name } = persona as { id: string; name: string }
      return {
        index,
        persona: { id: of, name, hash: hashOf(persona as Json) },
        agent: agentOf(agent as Json),
      }
    }),
    log: audience === 'observer' ? { events: row.head, decisions: row.decided, hash: row.hash } : null,
  }
}
