'use client'

import { type Problem, refusalAt } from '@/components/ui/post'
import { DocumentField } from './document-field'
import { fits } from './places'
import { PlacesField } from './places-field'
import { SeatsField } from './seats-field'
import type { Draft, LaunchChoices } from './table'
import type { Reading } from './use-reading'

export type SittingProps = {
  readonly choices: LaunchChoices
  readonly draft: Draft
  readonly reading: Reading
  readonly problems: readonly Problem[]
  readonly onChange: (change: Partial<Draft>) => void
}

/** What the table is set with, where that is a document, and who sits down: at the places it names, or wherever one likes. */
export function Sitting({ choices, draft, reading, problems, onChange }: SittingProps) {
  const { document: card } = choices.game
  const { seats, drawSeats, document } = draft
  const onSeats = (seats: Draft['seats']) => onChange({ seats })
  if (!card || !document)
    return (
      <SeatsField
        {...{ choices, problems, seats, drawSeats, onSeats }}
        onDrawSeats={(drawSeats) => onChange({ drawSeats })}
      />
    )
  const places = reading.state === 'read' ? reading.places : null
  return (
    <>
      <DocumentField
        {...{ card, reading }}
        choice={document}
        refused={refusalAt(problems, 'document')}
        onChoose={(document) => onChange({ document })}
      />
      {places && fits(seats, places) ? (
        <PlacesField {...{ choices, problems, seats, places, onSeats }} />
      ) : (
        <p className="text-ink-2 text-sm">Who sits down stands here once the {card.noun} can be read.</p>
      )}
    </>
  )
}
