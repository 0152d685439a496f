import type { ReactNode } from 'react'
import { Lamplit } from '@/components/ui/lamplit'

export type DoorProps = {
  readonly title: string
  readonly children: ReactNode
  readonly foot: ReactNode
}

/** The sheet below the lamp, where people come in. */
export function Door({ title, children, foot }: DoorProps) {
  return (
    <Lamplit>
      <div className="grid w-full max-w-96 gap-3 rounded-panel border border-line bg-panel px-5 pt-6 pb-7 shadow-pop sm:px-7">
        <h1 className="font-medium font-voice text-2xl tracking-[-.015em]">{title}</h1>
        {children}
        <p className="text-center text-ink-2 text-sm">{foot}</p>
      </div>
    </Lamplit>
  )
}
