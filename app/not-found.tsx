import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button'
import { LampCard } from '@/components/ui/lamplit'
import { TopBar } from '@/components/ui/top-bar'
import { viewer } from '@/lib/auth/viewer'

export const metadata: Metadata = { title: 'Not found' }

/** Not found and not allowed read the same. */
export default async function NotFound() {
  return (
    <div className="flex min-h-dvh flex-col max-md:pb-16">
      <TopBar viewer={await viewer()} />
      <LampCard title="There is no table here." act={<ButtonLink href="/games">To the games</ButtonLink>}>
        The game was removed, or it is private and you are not on its list. Or the address has a slip in it.
      </LampCard>
    </div>
  )
}
