'use client'

import { Button } from '@/components/ui/button'
import { Disc, type EmblemName, SeatName } from '@/components/ui/emblem'
import { selectClass } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import type { Problem } from '@/components/ui/post'
import type { Place } from '@/lib/core/game'
import { AgentSelect } from './agent-select'
import type { AgentOffer } from './agents'
import { SeatFoot } from './seat-foot'
import { tiesTo } from './seat-refusal'
import type { PersonaCard, SeatDraft } from './table'

export type PlaceLineProps = {
  readonly seat: number
  readonly place: Place
  readonly emblem: EmblemName
  readonly draft: SeatDraft
  readonly personas: readonly PersonaCard[]
  readonly agents: readonly AgentOffer[]
  /** The first refusal, `field` without the seat before it. */
  readonly refused?: Problem
  readonly onChange: (change: Partial<SeatDraft>) => void
  readonly onRead: () => void
}

/** A place that the options name: who it is stands fast; which persona sits there, and who plays it, may be chosen. */
export function PlaceLine({ seat, place, emblem, draft, personas, agents, refused, ...act }: PlaceLineProps) {
  const allowed = personas.filter(({ id }) => place.personas.includes(id))
  const persona = personas.find(({ id }) => id === draft.persona)
  const tie = tiesTo(draft, refused)
  return (
    <li className="grid grid-cols-[30px_minmax(0,1fr)_minmax(0,1fr)] items-center gap-x-2 gap-y-1.5 border-line border-t py-2.5 md:grid-cols-[30px_minmax(0,1.2fr)_minmax(0,.9fr)_minmax(0,1fr)_auto]">
      <Disc seat={seat} emblem={emblem} size="large" />
      <div className="min-w-0 max-md:col-span-2">
        <SeatName seat={seat} className="font-medium font-voice text-lg leading-tight">
          {place.name}
        </SeatName>
      </div>
      {allowed.length > 1 ? (
        <select
          className={`${selectClass} max-md:col-start-2`}
          aria-label={`Persona of ${place.name}`}
          value={draft.persona}
          onChange={(event) => act.onChange({ persona: event.target.value })}
          {...tie('persona')}
        >
          {allowed.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <span className="text-ink-3 text-sm max-md:col-start-2">
          {persona?.name === place.name ? '' : persona?.name}
        </span>
      )}
      <AgentSelect
        label={`Who plays ${place.name}`}
        offers={agents}
        value={draft.agent}
        tie={tie('agent')}
        onChoose={(agent) => act.onChange({ agent })}
      />
      <Button
        look="bare"
        size="icon"
        className="max-md:col-start-1 max-md:row-start-2 max-md:-ml-1.5"
        aria-label={`Read about ${persona?.name ?? draft.persona}, at the place of ${place.name}`}
        title={`Read about ${persona?.name ?? draft.persona}`}
        onClick={act.onRead}
      >
        <Icon name="book" />
      </Button>
      {place.about && (
        <p dir="auto" className="written col-start-2 -col-end-1 text-pretty text-ink-3 text-xs">
          {place.about}
        </p>
      )}
      <SeatFoot
        {...{ draft, persona, agents, refused }}
        className="col-start-2 -col-end-1"
        onChange={act.onChange}
      />
    </li>
  )
}
