'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/field'
import { send } from '@/components/ui/post'
import { DoorForm } from './door-form'

export type DeleteAccountProps = {
  /** Public games that are over, which stay; and all others, which go. */
  readonly stay: number
  readonly go: number
}

const games = (count: number): string => `${count} ${count === 1 ? 'game' : 'games'}`

function WhatGoes({ stay, go }: DeleteAccountProps) {
  return (
    <ul className="grid list-disc gap-1.5 pl-5 text-ink-2 text-sm marker:text-ink-3">
      <li>Your name, email address, password and saved set-ups go.</li>
      <li>
        Private games, and games still being played, go for good with everything in them: {games(go)} now.
        What is being played is stopped.
      </li>
      <li>
        Public games that are over stay, as nobody’s: {games(stay)} now. Whoever has a link to them keeps it.
      </li>
    </ul>
  )
}

/** Deletes the account: says what goes, and asks for the password. */
export function DeleteAccount(owned: DeleteAccountProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <WhatGoes {...owned} />
      <Button className="mt-4" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Delete your account?">
        <p className="mb-4">
          There is no way back. To keep a game, make it public first; to be rid of one, delete it or make it
          private.
        </p>
        <DoorForm
          act="Delete my account"
          waiting="Deleting it"
          send={async ({ farewell }) => {
            const sent = await send('DELETE', '/api/account', { password: farewell })
            if (!sent.ok)
              return sent.problems.map((problem) =>
                problem.field === 'password' ? { ...problem, field: 'farewell' } : problem,
              )
            // a whole new page: nothing of the account stays in this one
            window.location.assign('/')
            return []
          }}
        >
          {(refused) => (
            <TextField
              id="farewell"
              name="farewell"
              label="Your password"
              type="password"
              autoComplete="current-password"
              refused={refused('farewell')}
              data-first
              required
            />
          )}
        </DoorForm>
      </Dialog>
    </>
  )
}
