import type { Plot, SeatSign } from '../boards/board'
import type { AnyBoard } from '../boards/boards'
import type { Chronicle } from './chronicle'

/** The plot's own units: a log is this wide, all scores between the least and the most this high. */
export const WIDTH = 1000
export const HEIGHT = 100
const MARGIN = 8
const TICKS_MOST = 9
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500] as const

/** A line for each seat in its colour, by the figure that the end is told by. */
export const seatPlot = (
  { scoreTitle, scores, sayScore }: AnyBoard,
  signs: readonly SeatSign[],
): Plot<unknown> => ({
  title: scoreTitle,
  of: scores,
  say: sayScore,
  lines: signs.map(({ seat, short }) => ({
    seat,
    label: short,
    colour: `var(--seat-${seat % 12})`,
  })),
})

export type Scale = { readonly x: (n: number) => number; readonly y: (score: number) => number }

export function scaleOf({ samples }: Chronicle, length: number): Scale {
  const scores = samples.flatMap((sample) => sample.scores)
  const least = Math.min(...scores)
  const spread = Math.max(...scores) - least || 1
  return {
    x: (n) => (length === 0 ? 0 : (n / length) * WIDTH),
    y: (score) => HEIGHT - MARGIN - ((score - least) / spread) * (HEIGHT - 2 * MARGIN),
  }
}

/** One seat's scores as a path: straight from sample to sample, never smoothed. */
export const pathOf = ({ samples }: Chronicle, { x, y }: Scale, seat: number): string =>
  samples
    .map(({ n, scores }, i) => `${i === 0 ? 'M' : 'L'}${x(n).toFixed(1)} ${y(scores[seat]!).toFixed(1)}`)
    .join('')

/** Turns to name on the axis: round ones, few enough to be read. */
export function ticksOf({ turns }: Chronicle): readonly { readonly turn: number; readonly n: number }[] {
  const last = turns.at(-1)?.turn ?? 0
  const step = STEPS.find((size) => last / size <= TICKS_MOST) ?? STEPS[STEPS.length - 1]
  return turns.filter(({ turn }) => turn % step === 0)
}
