'use client'

import { type FormEvent, useId, useState } from 'react'
import { Ask } from '@/components/ui/ask'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/field'
import { send } from '@/components/ui/post'
import { useOrder } from '@/components/ui/use-order'
import type { MenuMatch } from './match-menu'

export type SheetProps = {
  readonly match: MenuMatch
  readonly onClose: () => void
  /** After the server did as asked. */
  readonly onDone: () => void
}

const addressOf = ({ id }: MenuMatch): string => `/api/matches/${id}`

/** The game's own title, as text of its own. */
const Named = ({ match }: { readonly match: MenuMatch }) => (
  <b dir="auto" className="written font-medium font-voice">
    {match.title}
  </b>
)

export function RenameSheet({ match, onClose, onDone }: SheetProps) {
  const id = useId()
  const [title, setTitle] = useState(match.title)
  const give = () => send('PATCH', addressOf(match), { do: 'rename', title })
  const { refused, pending, obey } = useOrder(give, onDone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    obey()
  }
  const acts = (
    <>
      <Button onClick={onClose}>Leave it</Button>
      <Button look="prime" type="submit" form={`${id}-form`} disabled={pending}>
        Rename
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title="Rename this game" acts={acts}>
      <form id={`${id}-form`} onSubmit={submit} noValidate>
        <TextField
          id={id}
          label="Title"
          value={title}
          refused={refused || undefined}
          dir="auto"
          autoComplete="off"
          data-first
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTitle(event.target.value)}
        />
      </form>
    </Dialog>
  )
}

export function ShowSheet({ match, onClose, onDone }: SheetProps) {
  const hides = match.visibility === 'public'
  const give = () => send('PATCH', addressOf(match), { do: 'show', visibility: hides ? 'private' : 'public' })
  return (
    <Ask
      title={hides ? 'Make this game private?' : 'Make this game public?'}
      no="Leave it"
      yes={hides ? 'Make it private' : 'Make it public'}
      {...{ give, onClose, onDone }}
    >
      <p>
        {hides ? (
          <>
            <Named match={match} /> leaves every list but yours. Whoever watches it now is shown the door, and
            links to it lead nowhere for anyone else.
          </>
        ) : (
          <>
            Anyone may watch <Named match={match} />. Once it is over, everyone may read all thoughts and
            packets, and the seed.
          </>
        )}
      </p>
    </Ask>
  )
}

export function StopSheet({ match, onClose, onDone }: SheetProps) {
  const give = () => send('PATCH', addressOf(match), { do: 'stop' })
  return (
    <Ask
      title="Stop this game for good?"
      no="Let it go on"
      yes="Stop the game"
      {...{ give, onClose, onDone }}
    >
      <p>
        <Named match={match} /> ends where it is and cannot be resumed. Everything played so far stays and can
        be replayed.
      </p>
    </Ask>
  )
}

export function DeleteSheet({ match, onClose, onDone }: SheetProps) {
  return (
    <Ask
      title="Delete this game?"
      no="Keep it"
      yes="Delete the game"
      give={() => send('DELETE', addressOf(match))}
      {...{ onClose, onDone }}
    >
      <p>
        <Named match={match} /> goes for good: its log, every decision with its packets and replies, and every
        link to a moment of it. Nobody can bring it back.
      </p>
      {match.status === 'running' && <p>It is being played: it is stopped first.</p>}
    </Ask>
  )
}
