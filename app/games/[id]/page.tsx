import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { Room } from '@/components/match/room'
import { viewer } from '@/lib/auth/viewer'
import { findTable } from '@/lib/games/tables'
import type { Place } from '@/lib/live/timeline'
import { PACES } from '@/lib/match/paces'
import { findMatch } from '@/lib/queries/matches'

const headOf = cache(async (id: string) => findMatch(id, await viewer()))

export async function generateMetadata({ params }: PageProps<'/games/[id]'>): Promise<Metadata> {
  const head = await headOf((await params).id)
  return { title: head?.title ?? 'No such table' }
}

const COUNT = /^\d{1,9}$/
const count = (text: string | string[] | undefined): number | null =>
  typeof text === 'string' && COUNT.test(text) ? Number(text) : null

/** `?seq=` counts all events, `?pub=` those that everyone hears. */
function placeOf({ seq, pub }: Awaited<PageProps<'/games/[id]'>['searchParams']>): Place | null {
  const all = count(seq)
  if (all !== null) return { seq: all }
  const open = count(pub)
  return open === null ? null : { pub: open }
}

const PACE_WORDS: Record<keyof typeof PACES, string> = {
  slow: 'Slow',
  normal: 'Steady',
  quick: 'Quick',
  instant: 'At once',
}
const PACE_OPTIONS = (Object.keys(PACES) as (keyof typeof PACES)[]).map((name) => ({
  value: String(PACES[name]),
  label: PACE_WORDS[name],
}))

export default async function MatchPage({ params, searchParams }: PageProps<'/games/[id]'>) {
  const [head, who] = await Promise.all([headOf((await params).id), viewer()])
  const table = head && findTable(head.game)
  if (!head || !table) notFound()
  return (
    <Room
      head={head}
      gameTitle={table.title}
      viewer={who && { name: who.name }}
      place={placeOf(await searchParams)}
      paces={PACE_OPTIONS}
    />
  )
}
