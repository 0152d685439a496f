'use client'

import { type FormEvent, type ReactNode, useRef, useState, useTransition } from 'react'
import { Refusal } from '@/components/ui/field'
import { type Problem, refusalAt } from '@/components/ui/post'
import { Submit } from '@/components/ui/submit'

type Texts = Readonly<Record<string, string>>

export type DoorFormProps = {
  /** Sends what was typed; the problems that came back, none when it went well. */
  readonly send: (typed: Texts) => Promise<readonly Problem[]>
  readonly act: string
  readonly waiting: string
  /** The fields, given the refusal of each by name. */
  readonly children: (refused: (field: string) => string | undefined) => ReactNode
  readonly className?: string
}

const textsOf = (form: HTMLFormElement): Texts =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))

/** A short form: what is refused is said at its field, the first of them is focused, nothing typed is lost. */
export function DoorForm({ send, act, waiting, children, className = '' }: DoorFormProps) {
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [pending, startTransition] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = textsOf(event.currentTarget)
    startTransition(async () => {
      const found = await send(typed)
      setProblems(found)
      const first = found.find(({ field }) => field)?.field
      const control = first && form.current?.elements.namedItem(first)
      if (control instanceof HTMLElement) control.focus()
    })
  }
  const general = refusalAt(problems, '')
  return (
    // what is wrong is said by us, in our words, at the field
    <form ref={form} method="post" noValidate onSubmit={submit} className={`grid gap-3 ${className}`}>
      {children((field) => refusalAt(problems, field))}
      {general && <Refusal>{general}</Refusal>}
      <Submit look="prime" size="large" pending={pending} className="mt-1">
        {pending ? waiting : act}
      </Submit>
    </form>
  )
}
