import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { LogOut } from '@/components/account/log-out'
import { PasswordForm } from '@/components/account/password-form'
import { Column, Title } from '@/components/ui/page'
import { Tag } from '@/components/ui/tag'
import { PASSWORD_LEAST } from '@/lib/auth/password'
import { viewer } from '@/lib/auth/viewer'

export const metadata: Metadata = { title: 'Account' }

export default async function AccountPage() {
  const who = await viewer()
  if (!who) redirect('/login?next=/account')
  return (
    <Column>
      <Title acts={<LogOut />}>Account</Title>
      <p className="mb-6 flex items-center gap-3">
        <b dir="auto" className="written font-medium font-voice text-xl">
          {who.name}
        </b>
        {who.role !== 'user' && <Tag>{who.role}</Tag>}
      </p>
      <section
        aria-labelledby="password-title"
        className="rounded-panel border border-line bg-panel px-5 py-5"
      >
        <h2 id="password-title" className="mb-3 font-medium font-voice text-xl">
          Password
        </h2>
        <PasswordForm passwordLeast={PASSWORD_LEAST} />
      </section>
    </Column>
  )
}
