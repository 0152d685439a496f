import type { Option } from '@/components/ui/field'
import { Submit } from '@/components/ui/submit'
import type { Draft, PersonaCard } from './table'

export type BillProps = {
  readonly draft: Draft
  readonly personas: readonly PersonaCard[]
  readonly agents: readonly Option[]
  readonly pending: boolean
  /** What is wrong with no single field, or that something is. */
  readonly refused?: string
}

/** The card on the table: who plays, what it costs, and the button that deals. */
export function Bill({ draft, personas, agents, pending, refused }: BillProps) {
  const labelOf = (agent: string) => agents.find(({ value }) => value === agent)?.label ?? agent
  const nameOf = (id: string) => personas.find((persona) => persona.id === id)?.name ?? id
  return (
    <aside className="sticky top-[calc(var(--bar)+16px)] rounded-paper bg-paper px-5 pt-[18px] pb-5 text-paper-ink text-sm shadow-paper max-[900px]:static">
      <h2 className="mb-2.5 font-[550] font-voice text-[1.25rem]">What it will cost</h2>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1.5">
        {draft.seats.map(({ key, persona, agent }) => (
          <div key={key} className="contents">
            <dt className="text-paper-ink-2">{nameOf(persona)}</dt>
            <dd className="text-right">{labelOf(agent)}</dd>
          </div>
        ))}
        <dt className="border-paper-ink/30 border-t pt-2 font-semibold text-md">In sum</dt>
        <dd className="border-paper-ink/30 border-t pt-2 text-right font-semibold text-md">$0.00</dd>
      </dl>
      <p className="mt-2.5 mb-3.5 text-paper-ink-2 text-xs">
        No model sits here, so nothing is charged and no key is needed.
      </p>
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
