'use client'

import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { Dialog } from '@/components/ui/dialog'
import { Disc, seatEmblems } from '@/components/ui/emblem'
import { Refusal } from '@/components/ui/field'
import { post } from '@/components/ui/post'
import { useOrder } from '@/components/ui/use-order'
import type { MenuMatch } from './match-menu'

export type ReplaySheetProps = {
  readonly match: MenuMatch
  readonly onClose: () => void
  /** With the new game's id. */
  readonly onDone: (id: string) => void
}

const OTHERS = [
  { value: 'as-before', label: 'Who played them', about: 'Models are asked anew, and paid anew.' },
  { value: 'scripted', label: 'Scripts', about: 'Nothing is asked and nothing paid.' },
]

/** Sets a finished table once more: chosen seats give the answers of the record, the others play anew. */
export function ReplaySheet({ match, onClose, onDone }: ReplaySheetProps) {
  const { id: from, seats } = match
  const id = useId()
  const [recorded, setRecorded] = useState<readonly number[]>(seats.map(({ index }) => index))
  const [others, setOthers] = useState('as-before')
  const { refused, pending, obey } = useOrder(
    () => post<{ id: string }>('/api/matches', { from, recorded, others }),
    (replay) => onDone(replay.id),
  )
  const emblems = seatEmblems(seats.map(({ persona }) => persona))
  const toggle = (seat: number) =>
    setRecorded(recorded.includes(seat) ? recorded.filter((other) => other !== seat) : [...recorded, seat])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    obey()
  }
  const acts = (
    <>
      <Button onClick={onClose}>Leave it</Button>
      <Button look="prime" type="submit" form={`${id}-form`} disabled={pending || recorded.length === 0}>
        Replay
      </Button>
    </>
  )
  const whole = recorded.length === seats.length
  return (
    <Dialog open onClose={onClose} title="Replay the answers" acts={acts}>
      <form id={`${id}-form`} onSubmit={submit} className="grid gap-4">
        <fieldset className="grid min-w-0 gap-1">
          <legend className="mb-1 text-ink-2 text-sm">Seats that answer from the record</legend>
          {seats.map(({ index, name }, i) => (
            <label key={index} className="flex min-h-11 items-center gap-3 md:min-h-9">
              <input
                type="checkbox"
                className="size-4.5 accent-lamp"
                checked={recorded.includes(index)}
                onChange={() => toggle(index)}
              />
              <Disc seat={index} emblem={emblems[i]!} size="small" />
              <span dir="auto" className="written min-w-0 truncate">
                {name}
              </span>
            </label>
          ))}
        </fieldset>
        {!whole && (
          <Choice
            legend="The other seats are played by"
            name={`${id}-others`}
            options={OTHERS}
            value={others}
            onChoose={setOthers}
            className="sm:grid-cols-2"
          />
        )}
        <p className="text-ink-2 text-sm">
          {whole
            ? 'A new game with the same seed, in which nobody is asked: it comes to the same end, event by event.'
            : 'A new game with the same seed. Where the others play otherwise, a recorded seat soon meets questions that its record does not answer: the safe move of the rules is played, and the decision says so.'}
        </p>
        {refused && <Refusal>{refused}</Refusal>}
      </form>
    </Dialog>
  )
}
