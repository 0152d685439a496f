import { glance as crisis } from './crisis/glance'
import type { Glance } from './glance'
import { glance as mafia } from './mafia/glance'
import { glance as monopoly } from './monopoly/glance'

// biome-ignore lint/suspicious/noExplicitAny: games differ in their types; the registry erases them
export type AnyGlance = Glance<any>

/** By game id: one line for each game. */
export const glances: Readonly<Record<string, AnyGlance>> = { monopoly, mafia, crisis }
