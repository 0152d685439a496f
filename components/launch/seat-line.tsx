'use client'

import { Button } from '@/components/ui/button'
import { Disc, type EmblemName } from '@/components/ui/emblem'
import { selectClass } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import type { Problem } from '@/components/ui/post'
import { AgentSelect } from './agent-select'
import type { AgentOffer } from './agents'
import { SeatFoot } from './seat-foot'
import { tiesTo } from './seat-refusal'
import type { PersonaCard, SeatDraft } from './table'

export type SeatLineProps = {
  readonly seat: number
  readonly seats: number
  readonly emblem: EmblemName
  readonly draft: SeatDraft
  readonly personas: readonly PersonaCard[]
  readonly agents: readonly AgentOffer[]
  /** The first refusal, `field` without the seat before it. */
  readonly refused?: Problem
  readonly removable: boolean
  readonly onChange: (change: Partial<SeatDraft>) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRead: () => void
  readonly onRemove: () => void
}

/** One seat: who sits there, who plays it, and where it stands in the order. */
export function SeatLine({ seat, seats, emblem, draft, personas, agents, refused, ...act }: SeatLineProps) {
  const persona = personas.find(({ id }) => id === draft.persona)
  const name = persona?.name ?? draft.persona
  const tie = tiesTo(draft, refused)
  return (
    <li className="grid grid-cols-[30px_minmax(0,1fr)_minmax(0,1fr)] items-center gap-2 border-line border-t py-2.5 md:grid-cols-[30px_minmax(0,1.3fr)_minmax(0,1fr)_auto]">
      <Disc seat={seat} emblem={emblem} size="large" />
      <select
        className={selectClass}
        aria-label={`Persona of seat ${seat + 1}`}
        value={draft.persona}
        onChange={(event) => act.onChange({ persona: event.target.value })}
        {...tie('persona')}
      >
        {personas.map((persona) => (
          <option key={persona.id} value={persona.id}>
            {persona.name}
          </option>
        ))}
      </select>
      <AgentSelect
        label={`Who plays seat ${seat + 1}, ${name}`}
        offers={agents}
        value={draft.agent}
        tie={tie('agent')}
        onChoose={(agent) => act.onChange({ agent })}
      />
      <div className="flex max-md:order-2 max-md:col-start-2 max-md:col-end-4 max-md:-ml-3">
        <Button
          look="bare"
          size="icon"
          aria-label={`Read about ${name}`}
          title={`Read about ${name}`}
          onClick={act.onRead}
        >
          <Icon name="book" />
        </Button>
        <Button
          look="bare"
          size="icon"
          aria-label={`Move ${name} up`}
          aria-disabled={seat === 0}
          onClick={() => act.onMove(-1)}
        >
          <Icon name="up" />
        </Button>
        <Button
          look="bare"
          size="icon"
          aria-label={`Move ${name} down`}
          aria-disabled={seat === seats - 1}
          onClick={() => act.onMove(1)}
        >
          <Icon name="down" />
        </Button>
        <Button
          look="bare"
          size="icon"
          aria-label={`Remove ${name}`}
          aria-disabled={!act.removable}
          onClick={() => act.removable && act.onRemove()}
        >
          <Icon name="x" />
        </Button>
      </div>
      <p className="col-start-2 -col-end-1 text-pretty text-ink-3 text-xs max-md:order-1">
        {persona?.tagline}
      </p>
      <SeatFoot
        {...{ draft, persona, agents, refused }}
        className="col-start-2 -col-end-1 max-md:order-3"
        onChange={act.onChange}
      />
    </li>
  )
}
