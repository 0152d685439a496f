import { Refusal } from '@/components/ui/field'
import type { Problem } from '@/components/ui/post'
import { type AgentOffer, isModel } from './agents'
import { ModelLine } from './model-line'
import { seatRefusalId } from './seat-refusal'
import type { PersonaCard, SeatDraft } from './table'

export type SeatFootProps = {
  readonly draft: SeatDraft
  readonly persona: PersonaCard | undefined
  readonly agents: readonly AgentOffer[]
  readonly refused?: Problem
  /** Of the refusal. */
  readonly className: string
  readonly onChange: (change: Partial<SeatDraft>) => void
}

/** What closes the line of a seat: a model's own numbers where one plays, and what was refused. */
export function SeatFoot({ draft, persona, agents, refused, className, onChange }: SeatFootProps) {
  return (
    <>
      {isModel(draft.agent) && (
        <ModelLine
          {...{ draft, persona, refused, onChange }}
          missing={agents.find(({ value }) => value === draft.agent)?.missing}
        />
      )}
      {refused && (
        <div className={className}>
          <Refusal id={seatRefusalId(draft)}>{refused.message}</Refusal>
        </div>
      )}
    </>
  )
}
