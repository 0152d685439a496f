import { fold } from '@/lib/core/log'
import { findTable } from '@/lib/games/tables'
import { type SceneStart, TOLD_PAGE } from '@/lib/live/scene'
import type { MatchCard } from '@/lib/live/shapes'
import { prisma } from '@/lib/store/prisma'
import { LOG_PAGE, readEntries } from './log'
import { listMatches } from './matches'
import { openState } from './open-state'
import { optionsFor } from './options'
import { findStatus, statusFor } from './status'

/** Where a scene begins: public entries passed, and what they led to. */
type Beginning = { readonly from: number; readonly state: unknown }

const LOOKED_AT = 5
/** How far into a game that is over the scene begins: lots are owned by then, and deals are made. */
const INTO = 0.4
/**
 * What everyone must have been told before there is something to see: some four turns of Monopoly, a night and a day of
 * Mafia at the smallest table, the first moves of a crisis. A turn is too much of one game and too little of another.
 */
const TOLD_LEAST = 25

/** The games that may be shown on the front page, the best first: one that is played now, else the latest ended. */
async function candidates(): Promise<readonly MatchCard[]> {
  const [running, over] = await Promise.all([
    listMatches(null, { state: 'running', told: TOLD_LEAST, take: LOOKED_AT }),
    listMatches(null, { state: 'over', told: TOLD_LEAST, take: LOOKED_AT }),
  ])
  return [
    ...running.matches.filter((match) => match.status === 'running'),
    ...over.matches.filter((match) => match.status === 'finished'),
  ]
}

/** The match that plays on the front page; null while there is none. */
export async function playingMatch(): Promise<MatchCard | null> {
  for (const match of await candidates()) {
    if (match.status !== 'running') return match
    // a game that nobody plays on would stand still
    if ((await findStatus(match.id))?.workers) return match
  }
  return null
}

const KEPT = 20
/** Beginnings in games that are over: their logs do not change any more. */
const kept = new Map<string, Beginning>()

/** Public entries before the turn that begins nearest to `wanted` of them: a scene opens with a turn. */
async function turnNear(matchId: string, wanted: number): Promise<number> {
  const turns = await prisma.event.groupBy({
    by: ['turn'],
    where: { matchId, pub: { not: null } },
    _min: { pub: true },
    orderBy: { turn: 'asc' },
  })
  const before = turns.map(({ _min: { pub } }) => (pub ?? 1) - 1)
  const far = (n: number) => Math.abs(n - wanted)
  return before.reduce((best, n) => (far(n) < far(best) ? n : best), 0)
}

async function middleOf(
  { id, game }: MatchCard,
  setup: SceneStart['setup'],
  head: number,
): Promise<Beginning> {
  const known = kept.get(id)
  const table = findTable(game)
  if (known || !table) return known ?? { from: 0, state: null }
  const from = await turnNear(id, head * INTO)
  const state = table.initial(setup)
  for (let read = 0; read < from; ) {
    const entries = await readEntries(id, 'public', read, Math.min(LOG_PAGE, from - read))
    if (entries.length === 0) break
    fold(
      table,
      state,
      entries.map(({ event }) => event),
    )
    read += entries.length
  }
  if (kept.size >= KEPT) kept.clear()
  kept.set(id, { from, state })
  return { from, state }
}

/** Where the scene of a match begins: in the middle of one that is over, now in one that is played. */
async function beginningOf(match: MatchCard, setup: SceneStart['setup'], head: number): Promise<Beginning> {
  if (match.status !== 'running') return middleOf(match, setup, head)
  const open = await openState(match.id)
  return { from: open?.pub ?? 0, state: open?.state ?? null }
}

/** A public match for the front page, ready to be played on; null where there is none. */
export async function findScene(): Promise<SceneStart | null> {
  const match = await playingMatch()
  if (!match) return null
  const { id, game, title, seats } = match
  const select = { options: true, pubHead: true }
  const [row, status] = await Promise.all([
    prisma.match.findUnique({ where: { id }, select }),
    findStatus(id),
  ])
  if (!row || !status) return null
  const setup = { seats: seats.length, options: optionsFor('public', game, row.options) }
  const { from, state } = await beginningOf(match, setup, row.pubHead)
  if (state === null) return null
  const entries = await readEntries(id, 'public', from, TOLD_PAGE)
  return { id, game, title, seats, setup, status: statusFor('public', status), from, state, entries }
}
