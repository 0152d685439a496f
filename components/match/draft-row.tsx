import { Disc, SeatName } from '@/components/ui/emblem'
import type { Draft } from '@/lib/live/drafts'
import type { SeatSign } from '../boards/board'

export type DraftRowProps = {
  readonly draft: Draft
  readonly sign: SeatSign
  readonly thoughts: boolean
}

const verbOf = ({ withdrawn, speech }: Draft): string => {
  if (withdrawn) return 'takes that back'
  return speech ? 'is speaking' : 'is thinking'
}

/** A decision in the making: words as they come, provisional until its event is there, struck out when taken back. */
export function DraftRow({ draft, sign, thoughts }: DraftRowProps) {
  return (
    <div
      className="turn"
      data-live
      data-withdrawn={draft.withdrawn || undefined}
      data-seat={sign.seat % 12}
      aria-hidden="true"
    >
      <div className="aloud">
        <div className="by">
          <Disc seat={sign.seat} emblem={sign.emblem} size="small" />
          <SeatName seat={sign.seat} className="text-sm">
            {sign.name}
          </SeatName>
          <span className="verb">{verbOf(draft)}</span>
        </div>
        <p dir="auto" className="speech written">
          {draft.speech}
          {!draft.withdrawn && <span className="caret" />}
        </p>
      </div>
      {thoughts && draft.thought && (
        <div className="thought">
          <p dir="auto" className="written">
            {draft.thought}
          </p>
        </div>
      )}
    </div>
  )
}
