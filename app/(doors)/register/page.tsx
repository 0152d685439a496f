import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { Door } from '@/components/account/door'
import { RegisterForm } from '@/components/account/register-form'
import { PASSWORD_LEAST } from '@/lib/auth/password'
import { viewer } from '@/lib/auth/viewer'
import { nextPage } from '../next-page'

export const metadata: Metadata = { title: 'Register' }

export default async function RegisterPage({ searchParams }: PageProps<'/register'>) {
  const next = nextPage((await searchParams).next)
  if (await viewer()) redirect(next)
  const foot = (
    <>
      Been here before?{' '}
      <Link href={`/login?next=${encodeURIComponent(next)}`} className="link">
        Log in
      </Link>
    </>
  )
  return (
    <Door title="Take a seat" foot={foot}>
      <RegisterForm next={next} passwordLeast={PASSWORD_LEAST} />
    </Door>
  )
}
