// Matches whose seats are asked over HTTP, on a real Postgres: what the worker adds to the calls it waits for.
import { provide } from '@/lib/env'
import { findGame } from '@/lib/games'
import { play } from '@/lib/match/play'
import { throwAwayDatabase } from '../database'
import { monopolyMatch } from '../faults/table'
import { agentsOverTheLine, specsFor, standIn } from './line'
import { type Line, median, secondsOfAsync } from './timing'

const CALL_MS = 50
const SPACING_MS = 200
/** Matches played one after the other for one figure, and at once for another. */
const ALONE = 5
const MATCHES = 20
const SEATS = 4
const never = new AbortController().signal

/** Plays so many matches at once to their end over the line. */
async function run(matches: number, turnLimit: number, spacingMs: number, alone?: 'openai') {
  const { store, announce } = await import('@/lib/store/shared')
  const line = await standIn(CALL_MS)
  const { agentFor, began, secondsOfCalls } = agentsOverTheLine(spacingMs)
  const made = Array.from({ length: matches }, (_, i) =>
    monopolyMatch(specsFor(line.url, SEATS, alone), 11 + i, turnLimit),
  )
  for (const match of made) await store.create(match)
  const deps = { store, announce, agentFor, findGame, now: () => new Date() }
  const before = process.cpuUsage()
  const seconds = await secondsOfAsync(() => Promise.all(made.map(({ id }) => play(id, deps, never))))
  const { user, system } = process.cpuUsage(before)
  const seen = await line.stop()
  const rows = await Promise.all(made.map(({ id }) => store.find(id)))
  if (rows.some((row) => row?.status !== 'finished')) throw new Error('a match did not come to its end')
  const decisions = rows.reduce((sum, row) => sum + (row?.decided ?? 0), 0)
  const gaps = began.slice(1).map((at, i) => at - began[i])
  return {
    seconds,
    decisions,
    calls: secondsOfCalls(),
    cpu: (user + system) / 1e6,
    gap: Math.min(...gaps),
    seen,
  }
}

type Run = Awaited<ReturnType<typeof run>>

export async function modelLines(): Promise<Line[]> {
  const database = await throwAwayDatabase('bench')
  provide({ DATABASE_URL: database.url })
  try {
    await run(1, 60, 0) // a worker at work: code compiled, connections open
    const ones: Run[] = []
    for (let i = 0; i < ALONE; i++) ones.push(await run(1, 60, 0))
    const spaced = await run(1, 12, SPACING_MS, 'openai')
    const many = await run(MATCHES, 20, 0)
    const ratios = ones.map(({ seconds, calls }) => seconds / calls)
    const ratio = median(ratios)
    const callMs = median(ones.map(({ calls, decisions }) => (calls * 1000) / decisions))
    return [
      {
        what: `A match of ${ones[0].decisions} calls of ${CALL_MS} ms (here ${callMs.toFixed(1)}): time by that of the calls`,
        figure: `${ratio.toFixed(3)} (${ratios.map((each) => each.toFixed(3)).join(', ')})`,
        asked: 'at most 1.03',
        holds: ratio <= 1.03,
      },
      {
        what: `${spaced.decisions} calls to one provider, ${SPACING_MS} ms apart: the closest two`,
        figure: `${spaced.gap.toFixed(1)} ms (there ${spaced.seen.toFixed(1)})`,
        asked: `at least ${SPACING_MS}`,
        holds: spaced.gap >= SPACING_MS,
      },
      {
        what: `${MATCHES} matches at once: the worker's own CPU a decision`,
        figure: `${((many.cpu * 1000) / many.decisions).toFixed(2)} ms`,
        asked: `${(many.decisions / many.seconds).toFixed(0)} decisions a second`,
        holds: null,
      },
    ]
  } finally {
    await (await import('@/lib/store/prisma')).disconnect()
    await database.drop()
  }
}
