import type { Board } from './board'
import { crisis } from './crisis/crisis'
import { mafia } from './mafia/mafia'
import { monopoly } from './monopoly/monopoly'

// biome-ignore lint/suspicious/noExplicitAny: games differ in their types; the registry erases them
export type AnyBoard = Board<any, any>

/** By game id: one line for each game. */
export const boards: Readonly<Record<string, AnyBoard>> = { monopoly, mafia, crisis }
