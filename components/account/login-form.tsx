'use client'

import { useRouter } from 'next/navigation'
import { signIn } from 'next-auth/react'
import { TextField } from '@/components/ui/field'
import type { Problem } from '@/components/ui/post'
import { DoorForm } from './door-form'

const WRONG = 'That email and password do not go together.'
const TOO_MANY = 'Too many tries. Wait a quarter of an hour, then try again.'

/** Logs in; never says which half was wrong. */
async function logIn(email: string, password: string): Promise<readonly Problem[]> {
  if (!email || !password) return [{ field: '', message: WRONG }]
  const answer = await signIn('credentials', { email, password, redirect: false }).catch(() => undefined)
  if (answer?.ok && !answer.error) return []
  if (answer?.error === 'TooManyTries') return [{ field: '', message: TOO_MANY }]
  if (answer?.error === 'CredentialsSignin') return [{ field: '', message: WRONG }]
  return [{ field: '', message: 'That was us, not you. Try again in a moment.' }]
}

export type LoginFormProps = { readonly next: string }

export function LoginForm({ next }: LoginFormProps) {
  const router = useRouter()
  return (
    <DoorForm
      act="Log in"
      waiting="Looking you up"
      send={async ({ email, password }) => {
        const problems = await logIn(email, password)
        if (problems.length === 0) {
          router.replace(next)
          router.refresh()
        }
        return problems
      }}
    >
      {() => (
        <>
          <TextField
            id="email"
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <TextField
            id="password"
            name="password"
            label="Password"
            type="password"
            autoComplete="current-password"
            required
          />
        </>
      )}
    </DoorForm>
  )
}
