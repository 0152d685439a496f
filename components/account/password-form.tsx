'use client'

import { useState } from 'react'
import { TextField } from '@/components/ui/field'
import { post } from '@/components/ui/post'
import { DoorForm } from './door-form'

export type PasswordFormProps = { readonly passwordLeast: number }

export function PasswordForm({ passwordLeast }: PasswordFormProps) {
  const [changes, setChanges] = useState(0)
  return (
    <>
      <DoorForm
        key={changes}
        act="Change password"
        waiting="Changing it"
        send={async ({ current, next }) => {
          const posted = await post('/api/account/password', { current, next })
          if (!posted.ok) return posted.problems
          setChanges(changes + 1)
          return []
        }}
      >
        {(refused) => (
          <>
            <TextField
              id="current"
              name="current"
              label="Current password"
              type="password"
              autoComplete="current-password"
              refused={refused('current')}
              required
            />
            <TextField
              id="next"
              name="next"
              label="New password"
              hint={`At least ${passwordLeast} characters.`}
              type="password"
              autoComplete="new-password"
              refused={refused('next')}
              required
            />
          </>
        )}
      </DoorForm>
      <p role="status" className="mt-3 text-good text-sm empty:mt-0">
        {changes > 0 && 'Your password is changed. You are logged out everywhere else.'}
      </p>
    </>
  )
}
