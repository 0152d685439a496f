import type { ReactNode } from 'react'

/** A page with one thing on it, in the light below the lamp. */
export function Lamplit({ children }: { readonly children: ReactNode }) {
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
      {children}
    </main>
  )
}

export type LampCardProps = {
  readonly title: string
  readonly children: ReactNode
  readonly act: ReactNode
}

/** What the lamp shows where a page should be. */
export function LampCard({ title, children, act }: LampCardProps) {
  return (
    <Lamplit>
      <div className="grid w-full max-w-[30rem] justify-items-start gap-2 rounded-panel border border-line bg-panel px-6 py-6 shadow-pop">
        <h1 className="font-medium font-voice text-2xl tracking-[-.015em]">{title}</h1>
        <div className="text-pretty text-ink-2">{children}</div>
        <div className="mt-3 flex flex-wrap gap-2">{act}</div>
      </div>
    </Lamplit>
  )
}
