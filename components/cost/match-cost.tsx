'use client'

import { useState } from 'react'
import { DoorForm } from '@/components/account/door-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { send } from '@/components/ui/post'
import { costShort, DOLLARS_WANTED, dollars, type MatchUsage, readDollars } from '@/lib/live/usage'
import { type UsageLine, UsageTable } from './usage-table'

export type MatchCostProps = {
  readonly id: string
  readonly usage: MatchUsage | null
  /** This viewer may set the ceiling. */
  readonly steers: boolean
}

/** What the models of a game cost so far; opens the figures by seat and the ceiling. Nothing where none was called. */
export function MatchCost({ id, usage, steers }: MatchCostProps) {
  const [open, setOpen] = useState(false)
  const [decided, setDecided] = useState<MatchUsage | null>(null)
  if (!usage || (usage.total.calls === 0 && usage.ceiling === null)) return null
  const { total } = usage
  const shown = decided ?? usage
  const lines: UsageLine[] = shown.seats.map((seat) => ({
    id: String(seat.seat),
    name: `${seat.name}, ${seat.model}`,
    figures: seat,
  }))
  if (shown.summaries.calls > 0)
    lines.push({ id: 'talk', name: 'Older talk put in short', figures: shown.summaries })
  return (
    <>
      <Button look="bare" onClick={() => setOpen(true)} aria-label={`Cost so far: ${costShort(total)}`}>
        <Icon name="tax" />
        <span className="max-md:hidden">{costShort(total)}</span>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="What this game cost so far" wide>
        <div className="grid gap-5">
          <UsageTable
            what="Seat"
            none="No model has been called yet."
            lines={[...lines, { id: 'sum', name: 'In all', figures: shown.total }]}
          />
          <label className="flex items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={decided !== null}
              onChange={async ({ target }) => setDecided(target.checked ? await decidedUsage(id) : null)}
            />
            Only calls for decisions that a model made
          </label>
          <p className="text-pretty text-ink-2 text-sm">
            Estimates from published prices; the provider’s bill holds.
          </p>
          {steers && <MatchCeiling id={id} ceiling={usage.ceiling} />}
        </div>
      </Dialog>
    </>
  )
}

/** Without what no model decided; null where it cannot be had. */
async function decidedUsage(id: string): Promise<MatchUsage | null> {
  const response = await fetch(`/api/matches/${id}/usage?decided=models`).catch(() => null)
  return response?.ok ? ((await response.json()) as MatchUsage) : null
}

function MatchCeiling({ id, ceiling: first }: { readonly id: string; readonly ceiling: number | null }) {
  const [kept, setKept] = useState<number | null | undefined>(undefined)
  return (
    <>
      <DoorForm
        act="Set the ceiling"
        waiting="Setting it"
        send={async ({ 'match-ceiling': typed }) => {
          const ceiling = readDollars(typed)
          if (ceiling === undefined) return [{ field: 'match-ceiling', message: DOLLARS_WANTED }]
          const sent = await send('PATCH', `/api/matches/${id}`, { do: 'ceiling', ceiling })
          if (!sent.ok) return sent.problems
          setKept(ceiling)
          return []
        }}
      >
        {(refused) => (
          <TextField
            id="match-ceiling"
            name="match-ceiling"
            label="Ceiling of this game, in dollars"
            hint="It pauses when its models have cost so much. Empty: no ceiling."
            inputMode="decimal"
            autoComplete="off"
            defaultValue={first ?? ''}
            refused={refused('match-ceiling')}
          />
        )}
      </DoorForm>
      <p role="status" className="text-good text-sm empty:hidden">
        {kept !== undefined &&
          (kept === null ? 'There is no ceiling now.' : `It pauses at ${dollars(kept)}.`)}
      </p>
    </>
  )
}
