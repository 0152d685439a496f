'use client'

import { useState } from 'react'
import { DoorForm } from '@/components/account/door-form'
import { TextField } from '@/components/ui/field'
import { post } from '@/components/ui/post'
import { type KeyWay, PROVIDER_NAMES, shownKey, type WayProvider, type Ways } from '@/lib/live/ways'
import { ForgetButton } from './forget-button'
import { TryButton } from './try-button'

const WHERE: Readonly<Record<WayProvider, string>> = {
  openai: 'platform.openai.com, API keys',
  gemini: 'aistudio.google.com, API keys',
}

export type KeyCardProps = { readonly way: KeyWay; readonly onWays: (ways: Ways) => void }

/** The key for one provider: which there is, another one, a try, and an end. */
export function KeyCard({ way, onWays }: KeyCardProps) {
  const { provider, house, ending } = way
  const [kept, setKept] = useState(0)
  const name = PROVIDER_NAMES[provider]
  return (
    <div className="grid gap-3 rounded-panel border border-line bg-panel p-5">
      <h3 className="font-medium font-voice text-lg">{name}</h3>
      <p className="text-ink-2 text-sm">{standingOf(house, ending)}</p>
      {(ending !== null || house) && (
        <div className="flex flex-wrap items-center gap-2">
          <TryButton key={kept} way={{ provider }} label={`the key for ${name}`} />
          {ending !== null && (
            <ForgetButton url={`/api/models/keys/${provider}`} what={`the key for ${name}`} onWays={onWays} />
          )}
        </div>
      )}
      <DoorForm
        key={kept}
        act={ending === null ? 'Keep this key' : 'Replace the key'}
        waiting="Keeping it"
        send={async ({ [`${provider}-key`]: key }) => {
          const posted = await post<Ways>('/api/models/keys', { provider, key })
          if (!posted.ok)
            return posted.problems.map((problem) => ({
              ...problem,
              field: problem.field && `${provider}-key`,
            }))
          setKept(kept + 1)
          onWays(posted.answer)
          return []
        }}
      >
        {(refused) => (
          <TextField
            id={`${provider}-key`}
            name={`${provider}-key`}
            label={ending === null ? `Key for ${name}` : `Another key for ${name}`}
            hint={`From ${WHERE[provider]}.`}
            type="password"
            autoComplete="off"
            spellCheck={false}
            refused={refused(`${provider}-key`)}
          />
        )}
      </DoorForm>
      <p role="status" className="text-good text-sm empty:hidden">
        {kept > 0 && 'The key is kept.'}
      </p>
    </div>
  )
}

function standingOf(house: boolean, ending: string | null): string {
  if (ending !== null) return `Yours, ${shownKey(ending)}.`
  return house ? 'Whoever runs this Parlor gives a key: you need none.' : 'There is no key yet.'
}
