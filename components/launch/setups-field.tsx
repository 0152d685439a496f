'use client'

import { type FormEvent, useState, useTransition } from 'react'
import { Ask } from '@/components/ui/ask'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { selectClass, TextField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { post, refusalAt, send } from '@/components/ui/post'
import { type Draft, type LaunchChoices, type SavedSetup, type SavedTable, tableOf } from './table'

export type SetupsFieldProps = {
  readonly choices: LaunchChoices
  readonly draft: Draft
  readonly onLoad: (table: SavedTable) => void
}

const byName = (a: SavedSetup, b: SavedSetup): number => a.name.localeCompare(b.name)

/** Saved set-ups: loaded, kept under a name, overwritten, deleted. */
export function SetupsField({ choices, draft, onLoad }: SetupsFieldProps) {
  const [setups, setSetups] = useState<readonly SavedSetup[]>(choices.setups)
  const [loaded, setLoaded] = useState('')
  const [asking, setAsking] = useState<'save' | 'delete' | null>(null)
  const [told, setTold] = useState('')
  const current = setups.find(({ id }) => id === loaded)
  const load = (id: string) => {
    setLoaded(id)
    const setup = setups.find((one) => one.id === id)
    if (!setup) return
    onLoad(setup.table)
    setTold(`${setup.name} is laid out. Seed and title stay as they were.`)
  }
  const saved = (setup: SavedSetup) => {
    setSetups([...setups.filter(({ id }) => id !== setup.id), setup].sort(byName))
    setLoaded(setup.id)
    setTold(`Kept as ${setup.name}.`)
    setAsking(null)
  }
  const deleted = (setup: SavedSetup) => {
    setSetups(setups.filter(({ id }) => id !== setup.id))
    setLoaded('')
    setTold(`${setup.name} is deleted. The form stays as it is.`)
    setAsking(null)
  }
  return (
    <div className="mb-7 flex flex-wrap items-center gap-2">
      {setups.length > 0 && (
        <select
          className={`${selectClass} w-auto! max-w-72`}
          aria-label="Saved set-ups"
          value={loaded}
          onChange={(event) => load(event.target.value)}
        >
          <option value="">Load a set-up</option>
          {setups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <Button onClick={() => setAsking('save')}>
        <Icon name="save" />
        Keep this set-up
      </Button>
      {current && (
        <Button look="bare" onClick={() => setAsking('delete')}>
          <Icon name="bin" />
          Delete this set-up
        </Button>
      )}
      <p role="status" className="text-ink-2 text-sm">
        {told}
      </p>
      {asking === 'save' && (
        <SaveSheet
          {...{ setups, saved }}
          game={choices.game.id}
          table={tableOf(draft)}
          name={current?.name ?? ''}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'delete' && current && (
        <DeleteSheet setup={current} deleted={deleted} onClose={() => setAsking(null)} />
      )}
    </div>
  )
}

type SaveSheetProps = {
  readonly setups: readonly SavedSetup[]
  readonly game: string
  readonly table: SavedTable
  readonly name: string
  readonly saved: (setup: SavedSetup) => void
  readonly onClose: () => void
}

function SaveSheet({ setups, game, table, name: first, saved, onClose }: SaveSheetProps) {
  const [name, setName] = useState(first)
  const [refused, setRefused] = useState<string | undefined>()
  const [pending, startTransition] = useTransition()
  const overwrites = setups.some((setup) => setup.name === name.trim().replace(/\s+/g, ' '))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    startTransition(async () => {
      const posted = await post<SavedSetup>('/api/setups', { game, name, table })
      if (posted.ok) return saved(posted.answer)
      setRefused(refusalAt(posted.problems, 'name') ?? posted.problems[0]?.message)
    })
  }
  const acts = (
    <>
      <Button onClick={onClose}>Leave it</Button>
      <Button look="prime" type="submit" form="save-setup" disabled={pending}>
        {overwrites ? 'Overwrite' : 'Keep'}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title="Keep this set-up" acts={acts}>
      <form id="save-setup" noValidate onSubmit={submit} className="grid gap-3">
        <TextField
          id="setup-name"
          label="Name"
          hint={
            overwrites
              ? 'There is one of this name: it is overwritten.'
              : 'Seats, rules, pace and who may watch are kept; seed and title are not.'
          }
          value={name}
          refused={refused}
          maxLength={60}
          autoComplete="off"
          data-first
          dir="auto"
          onChange={(event) => {
            setName(event.target.value)
            setRefused(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}

type DeleteSheetProps = {
  readonly setup: SavedSetup
  readonly deleted: (setup: SavedSetup) => void
  readonly onClose: () => void
}

function DeleteSheet({ setup, deleted, onClose }: DeleteSheetProps) {
  return (
    <Ask
      title="Delete this set-up?"
      no="Keep it"
      yes="Delete the set-up"
      give={() => send('DELETE', `/api/setups/${setup.id}`)}
      onClose={onClose}
      onDone={() => deleted(setup)}
    >
      <p>
        <b dir="auto" className="written font-medium">
          {setup.name}
        </b>{' '}
        goes; games that were set with it stay as they are.
      </p>
    </Ask>
  )
}
