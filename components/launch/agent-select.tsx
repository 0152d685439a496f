import { selectClass } from '@/components/ui/field'
import { type AgentOffer, grouped } from './agents'
import type { Tie } from './seat-refusal'

export type AgentSelectProps = {
  readonly label: string
  readonly offers: readonly AgentOffer[]
  readonly value: string
  readonly tie: Tie
  readonly onChoose: (value: string) => void
}

const note = ({ missing, retired }: AgentOffer): string => {
  if (retired) return ' (retired)'
  return missing ? ' (no key)' : ''
}

const option = (offer: AgentOffer) => (
  <option key={offer.value} value={offer.value} disabled={offer.retired}>
    {offer.label}
    {note(offer)}
  </option>
)

/** Who plays a seat: scripts, then models by provider. */
export function AgentSelect({ label, offers, value, tie, onChoose }: AgentSelectProps) {
  return (
    <select
      className={selectClass}
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      {...tie}
    >
      {grouped(offers).map(([group, members]) =>
        group === '' ? (
          members.map(option)
        ) : (
          <optgroup key={group} label={group}>
            {members.map(option)}
          </optgroup>
        ),
      )}
    </select>
  )
}
