/** Seconds a call takes. */
export function secondsOf(run: () => unknown): number {
  const began = process.hrtime.bigint()
  run()
  return Number(process.hrtime.bigint() - began) / 1e9
}

/** The same for what awaits. */
export async function secondsOfAsync(run: () => Promise<unknown>): Promise<number> {
  const began = process.hrtime.bigint()
  await run()
  return Number(process.hrtime.bigint() - began) / 1e9
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Seconds a run of one call, the median of `rounds` rounds of `runs`, after one round to warm up. */
export function secondsEach(rounds: number, runs: number, run: (i: number) => unknown): number {
  const round = () =>
    secondsOf(() => {
      for (let i = 0; i < runs; i++) sink = run(i)
    }) / runs
  round()
  return median(Array.from({ length: rounds }, round))
}

/** Keeps results alive, so that no call is optimised away. */
export let sink: unknown

/** One line of a report: what was measured, its figure, and what the issue asks. */
export type Line = {
  readonly what: string
  readonly figure: string
  readonly asked: string
  readonly holds: boolean | null
}

export const printLines = (title: string, lines: readonly Line[]): void => {
  process.stdout.write(`\n${title}\n`)
  for (const { what, figure, asked, holds } of lines)
    process.stdout.write(
      `  ${what.padEnd(58)} ${figure.padStart(22)}   ${asked}${holds === false ? '   MISSED' : ''}\n`,
    )
}
