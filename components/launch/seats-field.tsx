'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { seatEmblems } from '@/components/ui/emblem'
import { Refusal } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { type Problem, refusalAt } from '@/components/ui/post'
import { isModel } from './agents'
import { PersonaSheet } from './persona-sheet'
import { SeatLine } from './seat-line'
import { freePersona, mixed, nextKey, swapped, withModels } from './seats'
import { refusalOfSeat } from './sent'
import type { LaunchChoices, SeatDraft } from './table'

export type SeatsFieldProps = {
  readonly choices: LaunchChoices
  readonly seats: readonly SeatDraft[]
  readonly drawSeats: boolean
  readonly problems: readonly Problem[]
  readonly onSeats: (seats: readonly SeatDraft[]) => void
  readonly onDrawSeats: (drawn: boolean) => void
}

export function SeatsField({ choices, seats, drawSeats, problems, onSeats, onDrawSeats }: SeatsFieldProps) {
  const { game, agents } = choices
  const [reading, setReading] = useState<string | null>(null)
  const [told, setTold] = useState('')
  const emblems = seatEmblems(seats.map(({ persona }) => persona))
  const nameOf = (persona: string) => game.personas.find(({ id }) => id === persona)?.name ?? persona
  const move = (seat: number, by: -1 | 1) => {
    const other = seat + by
    if (other < 0 || other >= seats.length) return
    onSeats(swapped(seats, seat, other))
    setTold(`${nameOf(seats[seat].persona)} sits at place ${other + 1} of ${seats.length}.`)
  }
  const add = () =>
    onSeats([...seats, { key: nextKey(seats), persona: freePersona(game, seats), agent: agents[0].value }])
  const shuffle = () => {
    const order = mixed(seats, Math.random)
    onSeats(order)
    setTold(`Now: ${order.map(({ persona }) => nameOf(persona)).join(', ')}.`)
  }
  const refused = refusalAt(problems, 'seats')
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-medium font-voice text-xl">Who sits down</legend>
      <ol>
        {seats.map((draft, seat) => (
          <SeatLine
            key={draft.key}
            {...{ seat, draft, agents }}
            seats={seats.length}
            emblem={emblems[seat]}
            personas={game.personas}
            refused={refusalOfSeat(problems, seat)}
            removable={seats.length > game.least}
            onChange={(change) => onSeats(seats.map((one) => (one === draft ? { ...one, ...change } : one)))}
            onMove={(by) => move(seat, by)}
            onRead={() => setReading(draft.persona)}
            onRemove={() => onSeats(seats.filter((one) => one !== draft))}
          />
        ))}
      </ol>
      {refused && <Refusal>{refused}</Refusal>}
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        <Button onClick={add} disabled={seats.length >= game.most}>
          <Icon name="plus" />
          Another seat
        </Button>
        <Button onClick={shuffle}>
          <Icon name="shuffle" />
          Shuffle
        </Button>
        {agents.some(({ value }) => isModel(value)) && (
          <Button onClick={() => onSeats(withModels(seats, choices))}>
            <Icon name="star" />
            Models at every seat
          </Button>
        )}
        <label className="flex min-h-11 items-center gap-2 text-ink-2 text-sm md:min-h-9 md:pl-2">
          <input
            type="checkbox"
            className="size-4 accent-lamp"
            checked={drawSeats}
            onChange={(event) => onDrawSeats(event.target.checked)}
          />
          Let the seed draw who sits where
        </label>
      </div>
      <p role="status" className="sr-only">
        {told}
      </p>
      <PersonaSheet
        persona={game.personas.find(({ id }) => id === reading) ?? null}
        onClose={() => setReading(null)}
      />
    </fieldset>
  )
}
