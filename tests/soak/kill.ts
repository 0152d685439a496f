import { setTimeout as pause } from 'node:timers/promises'
import { agentFor } from '@/lib/agents/roster'
import type { AnyGame } from '@/lib/core/game'
import { below, seeded } from '@/lib/core/random'
import { findGame } from '@/lib/games'
import type { Point } from '@/lib/match/ask'
import { brokenAt } from '@/lib/match/chain'
import { play } from '@/lib/match/play'
import { memoryStore } from '@/lib/store/memory'
import type { MatchStore, NewMatch } from '@/lib/store/store'
import { bids } from '../match/bids'
import { bytes } from '../match/table'
import { type Errand, exited, onLine, startChild } from './children'

export const POINTS: readonly Point[] = [
  'before-packet',
  'packet-written',
  'ruled',
  'called',
  'reply-stored',
  'appended',
]
/** Met when a slice begins, and hardly again. */
const AT_FIRST: readonly Point[] = ['before-packet', 'packet-written']
/** Where a player is killed: at the n-th time it comes to a point, or so many milliseconds after it began. */
export type Blow = { readonly point: Point; readonly nth: number } | { readonly after: number }

const BLOWS_APART = 12
const LONGEST_LIFE_MS = 250

/** The n-th blow of a run: the points and mere time take turns, each at a random moment. */
export function blow(seed: number, n: number): Blow {
  const draw = (most: number, stream: number) => below(most, seeded(seed).at(stream, n))
  const turn = n % (POINTS.length + 1)
  if (turn === POINTS.length) return { after: draw(LONGEST_LIFE_MS, 1) }
  const point = POINTS[turn]
  return { point, nth: AT_FIRST.includes(point) ? 1 : 1 + draw(BLOWS_APART, 2) }
}

export const anyGame = (id: string): AnyGame | null => (id === bids.id ? (bids as AnyGame) : findGame(id))

/** Plays a match in a child process until the blow falls or the match is over; whether it fell. */
export async function playUnder(url: string, match: string, blow: Blow | null): Promise<'killed' | 'ended'> {
  const at = blow && 'point' in blow ? blow : { point: null, nth: 0 }
  const errand: Errand = { url, match, point: at.point, nth: at.nth }
  const child = startChild('tests/soak/player.ts', [JSON.stringify(errand)])
  const end = exited(child)
  if (blow && 'after' in blow) {
    onLine(child, (line) => {
      if (line === 'ready') void pause(blow.after).then(() => child.kill('SIGKILL'))
    })
  } else child.stdout?.resume()
  return end
}

/** Strikes a match until `blows` have fallen or it is over, then lets it end. How many fell. */
export async function strike(url: string, match: string, blows: readonly Blow[]): Promise<number> {
  let fallen = 0
  for (const next of blows) {
    if ((await playUnder(url, match, next)) === 'ended') return fallen
    fallen++
  }
  await playUnder(url, match, null)
  return fallen
}

/** The log of the same match, played without a break in memory. */
export async function unbroken(match: NewMatch): Promise<string> {
  const store = memoryStore()
  await store.create(match)
  const deps = { store, findGame: anyGame, agentFor, now: () => new Date(), announce: async () => {} }
  await play(match.id, deps, new AbortController().signal)
  return bytes(await store.readLog(match.id))
}

/** What is wrong with a match that should have been played like any other; empty when nothing is. */
export async function faultsOf(store: MatchStore, match: NewMatch): Promise<string[]> {
  const [row, entries, wanted] = await Promise.all([
    store.find(match.id),
    store.readLog(match.id),
    unbroken(match),
  ])
  const faults: string[] = []
  if (row?.status !== 'finished') faults.push(`the match is ${row?.status}: ${row?.reason}`)
  if (row?.head !== entries.length) faults.push(`the head says ${row?.head}, the log has ${entries.length}`)
  const differs = bytes(entries) === wanted ? null : firstDifference(bytes(entries), wanted)
  if (differs !== null) faults.push(`the log differs from that of an unbroken run, first ${differs}`)
  const broken = brokenAt(entries)
  if (broken !== null) faults.push(`the chain breaks at entry ${broken}`)
  for (let number = 1; number <= (row?.decided ?? 0); number++) {
    const decision = await store.findDecision(match.id, number)
    const counted = decision?.attempts.filter(({ failure }) => !failure).length
    const right = decision?.source === 'fallback' ? 0 : 1
    if (!decision?.ruledAt || counted !== right)
      faults.push(`decision ${number} has ${counted} replies that count`)
    if (decision?.attempts.some(({ endedAt }) => !endedAt))
      faults.push(`decision ${number} has an open attempt`)
  }
  return faults
}

function firstDifference(log: string, wanted: string): string {
  const [lines, others] = [log.split('\n'), wanted.split('\n')]
  const at = lines.findIndex((line, i) => line !== others[i])
  return at < 0 ? `after entry ${lines.length}` : `at entry ${at + 1}: ${lines[at]} for ${others[at]}`
}
