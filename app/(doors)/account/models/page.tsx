import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { WaysBoard } from '@/components/models/ways-board'
import { ButtonLink } from '@/components/ui/button'
import { Column, Title } from '@/components/ui/page'
import { viewer } from '@/lib/auth/viewer'
import { waysOf } from '@/lib/server/models'

export const metadata: Metadata = { title: 'Models and keys' }

export default async function ModelsPage() {
  const who = await viewer()
  if (!who) redirect('/login?next=/account/models')
  return (
    <Column>
      <Title acts={<ButtonLink href="/account/usage">What they cost</ButtonLink>}>Models and keys</Title>
      <p className="-mt-4 mb-7 max-w-[68ch] text-pretty text-ink-2">
        A key lets models sit at the tables you set; whoever gave it to you charges you for what they say.
        Keys are kept encrypted and shown to nobody, you included, but for their last four characters.{' '}
        <Link href="/account" className="underline">
          Back to the account
        </Link>
      </p>
      <WaysBoard ways={await waysOf(who.id)} />
    </Column>
  )
}
