'use client'

import { useRouter } from 'next/navigation'
import { signIn } from 'next-auth/react'
import { TextField } from '@/components/ui/field'
import { post } from '@/components/ui/post'
import { DoorForm } from './door-form'

export type RegisterFormProps = { readonly next: string; readonly passwordLeast: number }

export function RegisterForm({ next, passwordLeast }: RegisterFormProps) {
  const router = useRouter()
  return (
    <DoorForm
      act="Register"
      waiting="Finding you a chair"
      send={async ({ name, email, password }) => {
        const posted = await post('/api/account', { name, email, password })
        if (!posted.ok) return posted.problems
        const entered = await signIn('credentials', { email, password, redirect: false }).catch(
          () => undefined,
        )
        router.replace(entered?.ok ? next : '/login')
        router.refresh()
        return []
      }}
    >
      {(refused) => (
        <>
          <TextField
            id="name"
            name="name"
            label="Name"
            hint="Others see it at your public tables."
            autoComplete="nickname"
            refused={refused('name')}
            required
          />
          <TextField
            id="email"
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            refused={refused('email')}
            required
          />
          <TextField
            id="password"
            name="password"
            label="Password"
            hint={`At least ${passwordLeast} characters. A few plain words do well.`}
            type="password"
            autoComplete="new-password"
            refused={refused('password')}
            required
          />
        </>
      )}
    </DoorForm>
  )
}
