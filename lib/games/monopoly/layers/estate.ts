import type { Seat } from '@/lib/core/game'
import { list } from '@/lib/core/words'
import { BOARD, GROUP_NAMES, GROUPS } from '../board'
import { type Build, menuOf } from '../rules/works'
import type { View } from '../state'
import { monopoliesOf } from '../view'
import { buildings, money } from '../words'
import { spot } from './property'

/** One's monopolies with what stands there, what a house costs and where the next may go. */
export function monopolyLines(view: View, seat: Seat): string[] {
  const groups = monopoliesOf(view, seat)
  if (groups.length === 0) return ['You own no monopoly.']
  const { builds } = menuOf(view, seat)
  return [
    'Your monopolies:',
    ...groups.flatMap((group) => [
      `- ${GROUP_NAMES[group]}: ${GROUPS[group].map((lot) => `${spot(lot)}, ${standing(view, lot)}`).join('; ')}`,
      `  House cost: ${money(BOARD[GROUPS[group][0]].houseCost)}. Next valid builds: ${list(nextBuilds(builds, group), 'none')}`,
    ]),
    `Bank houses: ${view.houses}. Bank hotels: ${view.hotels}.`,
  ]
}

const standing = (view: View, lot: number): string =>
  view.mortgaged[lot] ? 'mortgaged' : buildings(view.buildings[lot])

/** Where one building more is legal now, by the rule that judges builds. */
const nextBuilds = (builds: readonly Build[], group: number): string[] =>
  builds
    .filter(({ position }) => BOARD[position].group === group)
    .map(({ position, type }) => `a ${type} on ${spot(position)}`)
