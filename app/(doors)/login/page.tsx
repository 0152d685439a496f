import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { Door } from '@/components/account/door'
import { LoginForm } from '@/components/account/login-form'
import { viewer } from '@/lib/auth/viewer'
import { nextPage } from '../next-page'

export const metadata: Metadata = { title: 'Log in' }

export default async function LoginPage({ searchParams }: PageProps<'/login'>) {
  const next = nextPage((await searchParams).next)
  if (await viewer()) redirect(next)
  const register = next === '/games' ? '/register' : `/register?next=${encodeURIComponent(next)}`
  const foot = (
    <>
      New here?{' '}
      <Link href={register} className="link">
        Register
      </Link>
    </>
  )
  return (
    <Door title="Come in" foot={foot}>
      <LoginForm next={next} />
    </Door>
  )
}
