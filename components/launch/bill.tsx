import { Submit } from '@/components/ui/submit'
import type { Estimate, SeatEstimate } from '@/lib/live/estimate'
import { dollars } from '@/lib/live/usage'
import { type AgentOffer, isModel } from './agents'
import { hasModels } from './sent'
import type { Draft, PersonaCard } from './table'

export type BillProps = {
  readonly draft: Draft
  readonly personas: readonly PersonaCard[]
  readonly agents: readonly AgentOffer[]
  /** Names by seat, where the places have names of their own. */
  readonly names: readonly string[] | null
  /** null: it is not known yet, or no model sits there. */
  readonly estimate: Estimate | null
  readonly pending: boolean
  /** What is wrong with no single field, or that something is. */
  readonly refused?: string
}

const seatWords = (estimate: SeatEstimate | undefined): string => {
  if (!estimate) return '…'
  return estimate.cost === null ? 'no price' : `about ${dollars(estimate.cost)}`
}

/** In sum: no price is never $0. */
function sumWords(draft: Draft, estimate: Estimate | null): string {
  if (!hasModels(draft)) return '$0.00'
  if (!estimate) return '…'
  if (estimate.cost === null) return 'no price'
  const more = estimate.seats.some(({ cost }) => cost === null) ? ' and more' : ''
  return `about ${dollars(estimate.cost)}${more}`
}

/** The card on the table: who plays, what it costs, and the button that deals. */
export function Bill({ draft, personas, agents, names, estimate, pending, refused }: BillProps) {
  const labelOf = (agent: string) => agents.find(({ value }) => value === agent)?.label ?? agent
  const nameOf = (id: string) => personas.find((persona) => persona.id === id)?.name ?? id
  return (
    <aside className="sticky top-[calc(var(--bar)+16px)] rounded-paper bg-paper px-5 pt-[18px] pb-5 text-paper-ink text-sm shadow-paper max-[900px]:static">
      <h2 className="mb-2.5 font-[550] font-voice text-[1.25rem]">What it will cost</h2>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1.5">
        {draft.seats.map(({ key, persona, agent }, seat) => (
          <div key={key} className="contents">
            <dt className="text-paper-ink-2">{names?.[seat] ?? nameOf(persona)}</dt>
            <dd className="text-right">
              {isModel(agent) ? seatWords(estimate?.seats.find((one) => one.seat === seat)) : labelOf(agent)}
            </dd>
          </div>
        ))}
        <dt className="border-paper-ink/30 border-t pt-2 font-semibold text-md">In sum</dt>
        <dd className="border-paper-ink/30 border-t pt-2 text-right font-semibold text-md">
          {sumWords(draft, estimate)}
        </dd>
      </dl>
      <p className="mt-2.5 mb-3.5 text-pretty text-paper-ink-2 text-xs">{basisWords(draft, estimate)}</p>
      {refused && (
        <p role="alert" className="mb-3 border-current border-l-4 pl-2.5 font-semibold">
          {refused}
        </p>
      )}
      <Submit look="felt" size="large" className="w-full" pending={pending}>
        {pending ? 'Dealing' : 'Deal them in'}
      </Submit>
    </aside>
  )
}

/** Where the figures come from. */
function basisWords(draft: Draft, estimate: Estimate | null): string {
  if (!hasModels(draft)) return 'No model sits here, so nothing is charged and no key is needed.'
  if (!estimate) return 'Looking up what such games took.'
  const { basis, games, seats } = estimate
  const calls = seats.reduce((sum, one) => sum + one.calls, 0).toLocaleString('en')
  const cached = 'Nothing is taken off for what a provider caches.'
  switch (basis) {
    case 'recorded':
      return `As ${games === 1 ? 'the one recorded game' : `${games} recorded games`} of this very table took, about ${calls} calls. ${cached}`
    case 'packets':
      return `About ${calls} calls, by the size of what was sent in ${games === 1 ? 'one recorded game' : `${games} recorded games`}. ${cached}`
    case 'usual':
      return `About ${calls} calls, for a game of usual length: none is recorded here yet. ${cached}`
  }
}
