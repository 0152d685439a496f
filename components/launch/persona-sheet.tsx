'use client'

import { Dialog } from '@/components/ui/dialog'
import type { PersonaCard } from './table'

export type PersonaSheetProps = {
  /** null: closed. */
  readonly persona: PersonaCard | null
  readonly onClose: () => void
}

/** "buyThreshold" as "buy threshold". */
const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Who a persona is, before one chooses it: portrait, strategy, weaknesses, parameters. */
export function PersonaSheet({ persona, onClose }: PersonaSheetProps) {
  return (
    <Dialog open={persona !== null} onClose={onClose} title={persona?.name ?? ''} wide>
      {persona && (
        <div className="grid gap-5">
          <p className="font-voice text-ink-2 text-xl leading-[1.4]">{persona.tagline}</p>
          <p className="text-pretty font-voice text-lg leading-[1.4]">{persona.portrait}</p>
          <Part title="How it plays" lines={persona.strategy} />
          <Part title="Where it is weak" lines={persona.notes} />
          <section>
            <h3 className="mb-2 font-medium font-voice text-lg">Parameters</h3>
            <dl className="grid gap-x-6 text-sm sm:grid-cols-2">
              {Object.entries(persona.parameters).map(([name, value]) => (
                <div key={name} className="flex justify-between gap-3 border-line border-t py-1.5">
                  <dt className="text-ink-2">{spaced(name)}</dt>
                  <dd className="font-semibold">{value.toLocaleString('en')}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      )}
    </Dialog>
  )
}

function Part({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section>
      <h3 className="mb-2 font-medium font-voice text-lg">{title}</h3>
      <ul className="grid list-disc gap-1.5 pl-5 text-ink-2 text-sm marker:text-ink-3">
        {lines.map((line) => (
          <li key={line} className="text-pretty">
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
