'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { type EndpointWay, shownKey, type Ways } from '@/lib/live/ways'
import { EndpointForm } from './endpoint-form'
import { ForgetButton } from './forget-button'
import { TryButton } from './try-button'

export type EndpointCardProps = { readonly endpoint: EndpointWay; readonly onWays: (ways: Ways) => void }

/** An endpoint as it is kept: where it is, what it offers, a try, a change, an end. */
export function EndpointCard({ endpoint, onWays }: EndpointCardProps) {
  const { id, name, baseUrl, models, reply, ending } = endpoint
  const [open, setOpen] = useState(false)
  return (
    <div className="grid gap-3 rounded-panel border border-line bg-panel p-5">
      <h3 dir="auto" className="written font-medium font-voice text-lg">
        {name}
      </h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-2">Address</dt>
        <dd className="break-all">{baseUrl}</dd>
        <dt className="text-ink-2">Models</dt>
        <dd className="break-words">{models.join(', ')}</dd>
        <dt className="text-ink-2">Answers</dt>
        <dd>{reply === 'json' ? 'in JSON text' : 'by calling functions'}</dd>
        <dt className="text-ink-2">Key</dt>
        <dd>{ending === null ? 'none' : shownKey(ending)}</dd>
      </dl>
      <div className="flex flex-wrap items-center gap-2">
        <TryButton key={JSON.stringify(endpoint)} way={{ endpoint: id }} label={name} />
        <Button onClick={() => setOpen(true)} aria-label={`Change ${name}`}>
          <Icon name="pen" />
          Change
        </Button>
        <ForgetButton url={`/api/models/endpoints/${id}`} what={name} onWays={onWays} />
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Change ${name}`}>
        <p className="mb-3 text-pretty text-ink-2 text-sm">
          With another address the key must be entered anew.
        </p>
        <EndpointForm
          name={id}
          endpoint={endpoint}
          act="Keep it so"
          onWays={(ways) => {
            setOpen(false)
            onWays(ways)
          }}
        />
      </Dialog>
    </div>
  )
}
