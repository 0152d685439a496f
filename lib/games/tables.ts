import type { AnyTable } from '@/lib/core/game'
import { table as crisis } from './crisis/table'
import { table as mafia } from './mafia/table'
import { table as monopoly } from './monopoly/table'

/** What the browser knows of each game. */
export const tables: readonly AnyTable[] = [monopoly, mafia, crisis]

export const findTable = (id: string): AnyTable | null => tables.find((table) => table.id === id) ?? null
