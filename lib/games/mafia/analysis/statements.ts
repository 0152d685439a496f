import type { Names, Seat } from '@/lib/core/game'
import { type Entry, isCoreEvent, isPublic } from '@/lib/core/log'
import { claimWords } from '../layers/record'
import type { EventOf, Statement, Table } from '../state'
import { list } from '../words'
import { idOf } from './ids'

export type StatementType = 'defense' | 'accusation' | 'claim' | 'general'
export type PlayerStatement = {
  readonly round: number
  readonly type: StatementType
  readonly target?: string
  readonly content: string
}

type Heard = { readonly heard: readonly Entry[]; readonly names: Names }

/**
 * What a player has said, by what it declared: one statement for each player accused (or nominated) and defended, one
 * for a claim, one where a speech declared nothing. `content`: the speech word for word while it is heard so, later
 * what it declared.
 */
export function statementsOf(table: Table, seat: Seat, { heard, names }: Heard): PlayerStatement[] {
  const own = table.statements.filter((statement) => statement.seat === seat)
  const heardOf = speechesOf(heard, seat)
  const unheard = own.length - heardOf.length
  return own.flatMap((statement, i) => {
    const content = heardOf[i - unheard] ?? inShort(statement, names)
    return partsOf(statement).map((part) => ({ round: statement.turn, ...part, content }))
  })
}

/** The words of each of its latest statements, oldest first; null: it said nothing with it. */
function speechesOf(heard: readonly Entry[], seat: Seat): (string | null)[] {
  const speeches: (string | null)[] = []
  let said: string | null = null
  for (const { event } of heard)
    if (isCoreEvent(event)) {
      if (event.type === 'spoke' && event.seat === seat && isPublic(event)) said = event.text
    } else if (event.type === 'stated' && (event as EventOf<'stated'>).seat === seat) {
      speeches.push(said)
      said = null
    }
  return speeches
}

function partsOf({ seat, at, nominates, accuses, defends, claim }: Statement) {
  const accused = nominates === null || accuses.includes(nominates) ? accuses : [nominates, ...accuses]
  const parts: { type: StatementType; target?: string }[] = [
    ...accused.map((target) => ({ type: 'accusation' as const, target: idOf(target) })),
    ...defends.map((target) => ({ type: 'defense' as const, target: idOf(target) })),
  ]
  if (at === 'defence') parts.push({ type: 'defense', target: idOf(seat) })
  if (claim !== null) parts.push({ type: 'claim' })
  return parts.length > 0 ? parts : [{ type: 'general' as const }]
}

function inShort({ nominates, accuses, defends, claim }: Statement, names: Names): string {
  const named = (seats: readonly Seat[]) => list(seats.map((seat) => names[seat]))
  const parts: string[] = []
  if (nominates !== null) parts.push(`nominates ${names[nominates]}`)
  if (accuses.length > 0) parts.push(`accuses ${named(accuses)}`)
  if (defends.length > 0) parts.push(`defends ${named(defends)}`)
  if (claim !== null) parts.push(`claims ${claimWords(claim, names)}`)
  return parts.join(', ')
}
