import type { LegalActions } from '@/lib/core/choice'
import type { Persona } from '@/lib/core/persona'
import { coins } from './narrate'
import type { Action, Request } from './requests'
import { worthTo } from './rules'
import type { View } from './state'

/** Moves in words for packet and pages, bounds by field for forms and random play. */
export const legalActions = ({ table, own }: View, { bounds: { most } }: Request): LegalActions => ({
  moves: [
    { name: 'PASS', text: 'bid 0', consequences: [`You keep your ${coins(most)}.`] },
    {
      name: 'BID',
      text: most === 1 ? 'bid 1' : `bid from 1 to ${most}`,
      consequences: [
        `If yours is the highest bid, you pay it, and the lot counts ${worthTo(table.lot, own?.taste ?? null)} for you in the end.`,
        'If it is not, you pay nothing.',
        'Between equal highest bids chance decides.',
      ],
    },
  ],
  fields: { bid: { kind: 'number', from: 0, to: most } },
})

/** Safe, the same every time, and always legal. */
export const fallback = (_view: View, _request: Request, _persona: Persona): Action => ({ bid: 0 })

/** Shows the shape of a reply and pushes no choice: it goes round by turn and seat. */
export const example = ({ table }: View, { seat, bounds: { most } }: Request): Action => ({
  bid: (table.round * 7 + seat * 3) % (most + 1),
})
