import { fold } from '@/lib/core/log'
import { findTable } from '@/lib/games/tables'
import { prisma } from '@/lib/store/prisma'
import { LOG_PAGE, readEntries } from './log'
import { optionsFor } from './options'

/** What everyone may know of a match, after its public entry `pub`. */
export type OpenState = { readonly game: string; readonly pub: number; readonly state: unknown }

const KEPT = 200
/** States as they were read last, the latest asked for at the end. A log only grows: the next look folds what is new. */
const kept = new Map<string, OpenState>()

function keep(id: string, open: OpenState): OpenState {
  kept.delete(id)
  kept.set(id, open)
  const [oldest] = kept.keys()
  if (kept.size > KEPT && oldest) kept.delete(oldest)
  return open
}

async function read(id: string): Promise<OpenState | null> {
  const select = { game: true, options: true, pubHead: true, _count: { select: { seats: true } } }
  const row = await prisma.match.findUnique({ where: { id }, select })
  const table = row && findTable(row.game)
  if (!row || !table) return null
  const known = kept.get(id)
  const setup = { seats: row._count.seats, options: optionsFor('public', row.game, row.options) }
  const state = known ? table.copy(known.state) : table.initial(setup)
  let pub = known?.pub ?? 0
  while (pub < row.pubHead) {
    const entries = await readEntries(id, 'public', pub, LOG_PAGE)
    const last = entries.at(-1)
    if (!last) break
    fold(
      table,
      state,
      entries.map(({ event }) => event),
    )
    pub = last.n
  }
  return keep(id, { game: row.game, pub, state })
}

// one at a time: a list asks for thirty at once, and pages must not wait behind their pictures
let turn: Promise<unknown> = Promise.resolve()

/**
 * The open part of a match as it stands now; null where there is none to show. Nothing is checked here: ask for
 * matches that the viewer sees. Do not change the state: it is kept.
 */
export function openState(id: string): Promise<OpenState | null> {
  const mine = turn.then(() => read(id))
  turn = mine.catch(() => null)
  return mine
}
