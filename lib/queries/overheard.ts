import { prisma } from '@/lib/store/prisma'

/** What was said aloud and thought at once, in one decision of a game that is over. */
export type Aside = {
  /** Number of the decision. */
  readonly number: number
  readonly seat: number
  readonly turn: number
  readonly speech: string
  readonly thought: string
}
/** `seq`: the event with which the last words were spoken. */
export type Exchange = { readonly asides: readonly Aside[]; readonly seq: number }

const READ = 400
const SHORT = 10
const LONG = { speech: 140, thought: 230 }

type Row = Aside & { readonly type: string }

const tellable = ({ speech, thought }: Row): boolean =>
  Math.min(speech.length, thought.length) >= SHORT &&
  speech.length <= LONG.speech &&
  thought.length <= LONG.thought

/** The last pair of neighbouring utterances of two seats, a trade's before any other. */
function pickExchange(rows: readonly Row[]): readonly [Row, Row] | null {
  const pairs = rows.slice(1).map((second, at) => [rows[at], second] as const)
  const heard = pairs.filter(
    ([first, second]) =>
      first.seat !== second.seat && first.turn === second.turn && [first, second].every(tellable),
  )
  return heard.findLast(([first]) => first.type.startsWith('trade')) ?? heard.at(-1) ?? null
}

const KEPT = 50
/** What was picked from matches that are over: they say nothing more. */
const kept = new Map<string, Exchange | null>()

/**
 * Two neighbouring utterances with their thoughts from a public match that is over; null where it has none. Ask for
 * matches that are public now: what was picked is kept.
 */
export async function overheardIn(matchId: string): Promise<Exchange | null> {
  const known = kept.get(matchId)
  if (known !== undefined) return known
  const exchange = await pickFrom(matchId)
  if (kept.size >= KEPT) kept.clear()
  kept.set(matchId, exchange)
  return exchange
}

async function pickFrom(matchId: string): Promise<Exchange | null> {
  const rows = await prisma.decision.findMany({
    where: {
      matchId,
      match: { visibility: 'public', status: { in: ['finished', 'stopped'] } },
      speech: { not: null },
      thought: { not: null },
    },
    select: { number: true, seat: true, turn: true, type: true, speech: true, thought: true },
    orderBy: { number: 'asc' },
    take: READ,
  })
  const pair = pickExchange(
    rows.map((row) => ({ ...row, speech: row.speech ?? '', thought: row.thought ?? '' })),
  )
  if (!pair) return null
  const words = await prisma.event.findFirst({
    where: { matchId, decision: pair[1].number, type: 'spoke' },
    select: { seq: true },
  })
  return words && { asides: pair, seq: words.seq }
}

/** The last public words of each match, by match id; a match in which nobody spoke is missing. */
export async function lastWords(matchIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const events = await Promise.all(
    matchIds.map((matchId) =>
      prisma.event.findFirst({
        where: { matchId, type: 'spoke', pub: { not: null } },
        select: { matchId: true, data: true },
        orderBy: { seq: 'desc' },
      }),
    ),
  )
  return new Map(
    events.flatMap((event) => {
      const text = (event?.data as { text?: string } | undefined)?.text
      return event && text ? [[event.matchId, text] as const] : []
    }),
  )
}
