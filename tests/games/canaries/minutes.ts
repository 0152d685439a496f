import { publicIn } from '@/lib/agents/memory'
import { summariser } from '@/lib/agents/summary'
import type { Stage } from './stage'

/** A model at an address of its own: the catalogue is not asked, and nothing is ever called. */
const MODEL = {
  kind: 'model',
  provider: 'compatible',
  model: 'any',
  baseUrl: 'http://127.0.0.1:1/v1',
} as const
const call = summariser(
  () => ({ models: [] }) as never,
  () => {
    throw new Error('no model is asked here')
  },
)

/** What a model would be sent to put the talk of each summarised stretch in short. */
export const minutesOf = ({ entries, names, secrets: { game } }: Stage): string[] =>
  entries.flatMap(({ event }) => {
    if (event.type !== 'talk-summarised' || !('toTurn' in event)) return []
    const { fromTurn, toTurn } = event
    const heard = publicIn(entries, { fromTurn, toTurn })
    const asked = call({ fromTurn, toTurn, game, names, entries: heard }, [MODEL])
    return asked ? [`${asked.system}\n${asked.user}`] : []
  })
