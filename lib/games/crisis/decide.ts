import { type Rejection, rejected } from '@/lib/core/result'
import type { Action, Actions, Request } from './actions'
import { judge } from './rules/judgement'
import { runModules } from './rules/modules'
import { respond } from './rules/responses'
import { endOrGoOn, runSchedule } from './rules/schedule'
import type { CrisisStep } from './state'

/**
 * Judges an answer; a legal one is written with all that follows. The last agent's answer lets the modules run; the
 * judgement is followed by clamps, scheduled events, and the next step or the end (DESIGN section 9).
 */
export function decide(step: CrisisStep, request: Request, action: Action): Rejection | null {
  const { table } = step.state
  if (table.by !== null || table.step !== request.turn) return stale()
  switch (request.decision) {
    case 'respond': {
      if (table.phase !== 'RESPONSES' || table.answered[request.seat]) return stale()
      const rejection = respond(step, request.seat, action as Actions['respond'])
      if (rejection === null && table.answered.every(Boolean)) runModules(step)
      return rejection
    }
    case 'judge': {
      if (table.phase !== 'JUDGEMENT') return stale()
      const rejection = judge(step, action as Actions['judge'])
      if (rejection !== null) return rejection
      runSchedule(step)
      endOrGoOn(step)
      return null
    }
  }
}

const stale = (): Rejection => rejected('stale', 'That question is no longer open.')
