import type { Layer, Seat } from '@/lib/core/game'
import { quoted } from '@/lib/core/quote'
import { agentView, codeOf } from '../rules/modules'
import { scenarioOf } from '../seen'
import type { View } from '../state'

/** One layer for each module of the scenario that has something to say to this agent, in the scenario's order. */
export const moduleLayers = (view: View, seat: Seat): Layer[] =>
  scenarioOf(view).modules.flatMap((use) => {
    const { buildAgentContext } = codeOf(use.id)
    const text = buildAgentContext?.(agentView(view, seat, use, view.table.step - 1)) ?? null
    return text === null ? [] : [{ name: use.id, text: `ON RECORD, ${quoted(use.title)}:\n${text}` }]
  })
