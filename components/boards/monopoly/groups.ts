import { BOARD } from '@/lib/games/monopoly/board'

const COLOURS = ['brown', 'sky', 'pink', 'orange', 'red', 'yellow', 'green', 'blue', 'rail', 'works'] as const

/** The colour of a group, as a value of CSS. */
export const groupColour = (group: number): string =>
  group < 0 ? 'var(--tile-line)' : `var(--g-${COLOURS[group]})`
export const colourOf = (square: number): string => groupColour(BOARD[square]!.group)
