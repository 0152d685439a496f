'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { inputClass, type Option, selectClass } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'

export type ListToolsProps = {
  readonly search: string
  readonly sort: string
  /** The first is the usual order. */
  readonly sorts: readonly Option[]
  /** What the address holds besides, and keeps. */
  readonly kept: Readonly<Record<string, string>>
}

const SMALL = 'min-h-11! text-sm! md:min-h-9!'

/** Search and order of the list. A form of the browser's own, so that it works before anything has loaded. */
export function ListTools({ search, sort, sorts, kept }: ListToolsProps) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const go = (form: HTMLFormElement) => {
    const wanted = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()])
    const told = wanted.filter(([name, value]) => value && !(name === 'sort' && value === sorts[0]?.value))
    const query = new URLSearchParams(told)
    startTransition(() => router.push(query.size > 0 ? `/games?${query}` : '/games', { scroll: false }))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go(event.currentTarget)
  }
  return (
    <search className="w-full">
      <form
        action="/games"
        onSubmit={submit}
        className="flex flex-wrap items-center gap-2"
        aria-busy={pending}
      >
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="relative min-w-36 flex-1">
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2"
          />
          <input
            key={search}
            type="search"
            name="q"
            defaultValue={search}
            maxLength={80}
            aria-label="Search by title, player or owner"
            placeholder="Title, player or owner"
            autoComplete="off"
            className={`${inputClass} ${SMALL} pl-9`}
          />
        </div>
        <select
          key={sort}
          name="sort"
          defaultValue={sort}
          aria-label="Order"
          className={`${selectClass} ${SMALL} w-auto!`}
          onChange={(event) => event.target.form && go(event.target.form)}
        >
          {sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Button type="submit" className="max-sm:hidden">
          {pending ? 'Looking' : 'Search'}
        </Button>
      </form>
    </search>
  )
}
