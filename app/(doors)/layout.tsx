import type { ReactNode } from 'react'
import { TopBar } from '@/components/ui/top-bar'
import { viewer } from '@/lib/auth/viewer'

/** House pages: bar above, content in a column of their own choosing. */
export default async function DoorsLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col max-md:pb-16">
      <TopBar viewer={await viewer()} />
      {children}
    </div>
  )
}
