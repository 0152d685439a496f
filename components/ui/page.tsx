import type { ReactNode } from 'react'

/** The content of a house page, up to 1120 wide. */
export function Column({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" className="mx-auto w-[min(100%-2rem,1120px)] flex-1 pt-6 pb-16 md:pt-8">
      {children}
    </main>
  )
}

export type TitleProps = { readonly children: ReactNode; readonly acts?: ReactNode }

/** The page's name, and what can be done here. */
export function Title({ children, acts }: TitleProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3">
      <h1 className="mr-auto font-medium font-voice text-[1.75rem] tracking-[-.015em] md:text-2xl">
        {children}
      </h1>
      {acts}
    </div>
  )
}

/** The name of a part of a page. */
export function PartTitle({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <h2 id={id} className="mb-3 font-medium font-voice text-xl">
      {children}
    </h2>
  )
}
