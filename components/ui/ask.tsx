'use client'

import type { ReactNode } from 'react'
import { Button } from './button'
import { Dialog } from './dialog'
import { Refusal } from './field'
import type { Posted } from './post'
import { useOrder } from './use-order'

export type AskProps<Answer> = {
  readonly open?: boolean
  readonly title: string
  readonly no: string
  readonly yes: string
  readonly give: () => Promise<Posted<Answer>>
  readonly onClose: () => void
  /** After the server did as asked. */
  readonly onDone: (answer: Answer) => void
  readonly children: ReactNode
}

/** Asks before something is done: says what will be, and lets go easily. */
export function Ask<Answer>({ open = true, title, no, yes, give, ...on }: AskProps<Answer>) {
  const { refused, pending, obey } = useOrder(give, on.onDone)
  const acts = (
    <>
      <Button onClick={on.onClose}>{no}</Button>
      <Button look="prime" disabled={pending} onClick={obey}>
        {yes}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={on.onClose} title={title} acts={acts}>
      <div className="grid gap-3">
        {on.children}
        {refused && <Refusal>{refused}</Refusal>}
      </div>
    </Dialog>
  )
}
