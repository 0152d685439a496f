import type { Setup } from '@/lib/core/game'
import type { TurnNames } from './board'
import { glance as crisis } from './crisis/glance'
import type { Glance } from './glance'
import { glance as mafia } from './mafia/glance'
import { glance as monopoly } from './monopoly/glance'
import { countedTurn } from './turns'

// biome-ignore lint/suspicious/noExplicitAny: games differ in their types; the registry erases them
export type AnyGlance = Glance<any>

/** By game id: one line for each game. */
export const glances: Readonly<Record<string, AnyGlance>> = { monopoly, mafia, crisis }

/** How turns of a match are called; of an unknown one they are counted. */
export const turnNamesOf = (match: { readonly game: string; readonly setup: Setup } | null): TurnNames =>
  (match && glances[match.game]?.turnNames(match.setup)) ?? countedTurn
