import type { ReactNode } from 'react'

export type DoorProps = {
  readonly title: string
  readonly children: ReactNode
  readonly foot: ReactNode
}

/** The sheet below the lamp, where people come in. */
export function Door({ title, children, foot }: DoorProps) {
  return (
    <main
      id="main"
      className="lamplit grid flex-1 content-center justify-items-center overflow-hidden p-4 pb-16"
    >
      <svg viewBox="0 0 132 96" aria-hidden="true" className="mb-2.5 w-[132px] overflow-visible text-ink">
        <path d="M66 -900v940" stroke="currentColor" strokeWidth="3" />
        <path d="M48 40h36l40 42H8z" fill="currentColor" />
        <path d="M14 88h104" className="stroke-lamp" strokeWidth="7" strokeLinecap="round" />
      </svg>
      <div className="grid w-full max-w-96 gap-3 rounded-panel border border-line bg-panel px-5 pt-6 pb-7 shadow-pop sm:px-7">
        <h1 className="font-medium font-voice text-2xl tracking-[-.015em]">{title}</h1>
        {children}
        <p className="text-center text-ink-2 text-sm">{foot}</p>
      </div>
    </main>
  )
}
