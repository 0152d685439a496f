'use client'

import { useState, useTransition } from 'react'
import type { Posted } from './post'

/** Gives the server one order; what is refused stays to be read. */
export function useOrder<Answer>(give: () => Promise<Posted<Answer>>, onDone: (answer: Answer) => void) {
  const [refused, setRefused] = useState('')
  const [pending, startTransition] = useTransition()
  const obey = () =>
    startTransition(async () => {
      const posted = await give()
      if (posted.ok) return onDone(posted.answer)
      setRefused(posted.problems[0]?.message ?? 'That was refused.')
    })
  return { refused, pending, obey }
}
