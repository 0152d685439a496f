'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { seatEmblems } from '@/components/ui/emblem'
import { Refusal } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { type Problem, refusalAt } from '@/components/ui/post'
import type { Place } from '@/lib/core/game'
import { isModel } from './agents'
import { PersonaSheet } from './persona-sheet'
import { PlaceLine } from './place-line'
import { withModels } from './seats'
import { refusalOfSeat } from './sent'
import type { LaunchChoices, SeatDraft } from './table'

export type PlacesFieldProps = {
  readonly choices: LaunchChoices
  readonly places: readonly Place[]
  readonly seats: readonly SeatDraft[]
  readonly problems: readonly Problem[]
  readonly onSeats: (seats: readonly SeatDraft[]) => void
}

/** Who sits down where the places stand fast. A place that takes no side stands apart. */
export function PlacesField({ choices, places, seats, problems, onSeats }: PlacesFieldProps) {
  const { game, agents } = choices
  const [reading, setReading] = useState<string | null>(null)
  const emblems = seatEmblems(seats.map(({ persona }) => persona))
  const refused = refusalAt(problems, 'seats')
  const line = (place: Place, seat: number) => {
    const draft = seats[seat]
    return (
      <PlaceLine
        key={draft.key}
        {...{ seat, place, draft, agents }}
        emblem={emblems[seat]}
        personas={game.personas}
        refused={refusalOfSeat(problems, seat)}
        onChange={(change) => onSeats(seats.map((one) => (one === draft ? { ...one, ...change } : one)))}
        onRead={() => setReading(draft.persona)}
      />
    )
  }
  const inOrder = places.map((place, seat) => ({ place, seat }))
  const apart = inOrder.filter(({ place }) => place.apart)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-medium font-voice text-xl">Who sits down</legend>
      <ol>{inOrder.filter(({ place }) => !place.apart).map(({ place, seat }) => line(place, seat))}</ol>
      {apart.length > 0 && (
        <>
          <h3 className="mt-4 mb-2 text-ink-2 text-sm">Beside the table</h3>
          <ol>{apart.map(({ place, seat }) => line(place, seat))}</ol>
        </>
      )}
      {refused && <Refusal>{refused}</Refusal>}
      {agents.some(({ value }) => isModel(value)) && (
        <Button className="mt-2.5" onClick={() => onSeats(withModels(seats, choices))}>
          <Icon name="star" />
          Models at every seat
        </Button>
      )}
      <PersonaSheet
        persona={game.personas.find(({ id }) => id === reading) ?? null}
        onClose={() => setReading(null)}
      />
    </fieldset>
  )
}
