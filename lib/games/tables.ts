import type { AnyTable } from '@/lib/core/game'
import { table as crisis } from './crisis/table'
import { table as mafia } from './mafia/table'
import { table as monopoly } from './monopoly/table'

/** What pages know of each game when the server makes them. A board brings its own table into the browser. */
export const tables: readonly AnyTable[] = [monopoly, mafia, crisis]

export const findTable = (id: string): AnyTable | null => tables.find((table) => table.id === id) ?? null
