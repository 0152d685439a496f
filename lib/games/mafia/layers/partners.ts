import type { Seat } from '@/lib/core/game'
import type { Entry } from '@/lib/core/log'
import { quoted } from '@/lib/core/quote'
import type { Request } from '../actions'
import type { Event, View } from '../state'

type Known = { readonly heard: readonly Entry[]; readonly names: readonly string[] }

/** What the partners proposed in the first round of this night, with their messages and reasons as quoted lines. */
export function partnerLines(
  { table, own }: View,
  { seat: reader, bounds }: Extract<Request, { decision: 'night_kill' }>,
  { heard, names }: Known,
): string[] {
  if (own === null || bounds.round === 1) return ['Nobody has proposed anything yet.']
  const told = heard.filter(({ turn }) => turn === table.turn)
  const proposals = own.proposals.filter(({ round }) => round === 1)
  return [
    'The first proposals differ:',
    ...proposals.flatMap(({ seat, target }) => [
      `- ${names[seat]}${seat === reader ? ' (you)' : ''}: ${target === null ? 'kill nobody' : `kill ${names[target]}`}`,
      ...wordsOf(told, seat).map((words) => `  ${words}`),
    ]),
  ]
}

function wordsOf(told: readonly Entry[], by: Seat): string[] {
  const lines: string[] = []
  for (const { event } of told) {
    if (event.type === 'spoke' && 'text' in event && event.seat === by && event.to !== undefined)
      lines.push(`message: ${quoted(event.text)}`)
    if (event.type !== 'kill-proposed') continue
    const { seat, reason } = event as Extract<Event, { type: 'kill-proposed' }>
    if (seat === by && reason !== '') lines.push(`reason: ${quoted(reason)}`)
  }
  return lines
}
