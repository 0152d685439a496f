import type { AnyGame } from '@/lib/core/game'
import { crisis } from './crisis'
import { mafia } from './mafia'
import { monopoly } from './monopoly'

/** Every game there is; a new one is a folder and a line. */
export const games: readonly AnyGame[] = [monopoly, mafia, crisis]

export const findGame = (id: string): AnyGame | null => games.find((game) => game.id === id) ?? null
