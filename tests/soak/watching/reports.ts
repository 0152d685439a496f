import type { CrowdReport } from './crowd'

type Delays = CrowdReport['delays']

/** Milliseconds within which that share of all entries came. */
export function delayAt(delays: Delays, share: number): number {
  const sorted = delays.toSorted(([a], [b]) => a - b)
  let left = Math.ceil(sorted.reduce((sum, [, count]) => sum + count, 0) * share)
  for (const [ms, count] of sorted) {
    left -= count
    if (left <= 0) return ms
  }
  return 0
}

const endsOf = (reports: readonly CrowdReport[], audience: string): [number, number] => {
  const ends = reports.flatMap(({ lengths }) => lengths[audience] ?? [])
  return [Math.min(...ends), Math.max(...ends)]
}

/** What several crowds noticed, as if they were one. */
export function joined(reports: readonly CrowdReport[]): CrowdReport {
  const sum = (key: Exclude<keyof CrowdReport, 'delays' | 'lengths'>): number =>
    reports.reduce((total, report) => total + report[key], 0)
  const audiences = new Set(reports.flatMap(({ lengths }) => Object.keys(lengths)))
  return {
    ...{ pushed: sum('pushed'), missed: sum('missed'), doubled: sum('doubled'), fills: sum('fills') },
    ...{ reloads: sum('reloads'), lost: sum('lost'), refused: sum('refused') },
    delays: reports.flatMap(({ delays }) => delays),
    lengths: Object.fromEntries([...audiences].map((audience) => [audience, endsOf(reports, audience)])),
  }
}
