import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { LaunchForm } from '@/components/launch/launch-form'
import { Column, Title } from '@/components/ui/page'
import { Submit } from '@/components/ui/submit'
import { viewer } from '@/lib/auth/viewer'
import { games } from '@/lib/games'
import { launchChoices } from './choices'

export const metadata: Metadata = { title: 'Set a table' }

export default async function LaunchPage() {
  if (!(await viewer())) redirect('/login?next=/games/new')
  return (
    <Column>
      <Title acts={<EarlyDeal />}>Set a table</Title>
      <p className="-mt-4 mb-7 max-w-[60ch] text-ink-2">
        Four personas sit ready at a Monopoly board. Deal them in as they are, or change whatever you like
        first.
      </p>
      <LaunchForm choices={launchChoices(games[0])} />
    </Column>
  )
}

/** Where the card with the other button lies far below. */
const EarlyDeal = () => (
  <Submit form="launch" look="prime" className="min-[900px]:hidden">
    Deal them in
  </Submit>
)
