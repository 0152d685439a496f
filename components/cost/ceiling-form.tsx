'use client'

import { useState } from 'react'
import { DoorForm } from '@/components/account/door-form'
import { TextField } from '@/components/ui/field'
import { post } from '@/components/ui/post'
import { DOLLARS_WANTED, dollars, readDollars } from '@/lib/live/usage'

/** What models may cost an account on one day. */
export function CeilingForm({ ceiling: first }: { readonly ceiling: number | null }) {
  const [ceiling, setCeiling] = useState(first)
  const [kept, setKept] = useState(false)
  return (
    <>
      <DoorForm
        act="Keep the ceiling"
        waiting="Keeping it"
        send={async ({ ceiling: typed }) => {
          setKept(false)
          const read = readDollars(typed)
          if (read === undefined) return [{ field: 'ceiling', message: DOLLARS_WANTED }]
          const posted = await post('/api/account/ceiling', { ceiling: read })
          if (!posted.ok) return posted.problems
          setCeiling(read)
          setKept(true)
          return []
        }}
      >
        {(refused) => (
          <TextField
            id="ceiling"
            name="ceiling"
            label="Ceiling for one day, in dollars"
            hint="Your games pause when their models have cost so much in one day. Empty: no ceiling."
            inputMode="decimal"
            autoComplete="off"
            defaultValue={first ?? ''}
            refused={refused('ceiling')}
          />
        )}
      </DoorForm>
      <p role="status" className="mt-3 text-good text-sm empty:mt-0">
        {kept &&
          (ceiling === null ? 'There is no ceiling now.' : `Games pause at ${dollars(ceiling)} a day.`)}
      </p>
    </>
  )
}
