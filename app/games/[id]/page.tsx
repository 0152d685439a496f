import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { asMode } from '@/components/match/modes'
import { Room } from '@/components/match/room'
import { viewer } from '@/lib/auth/viewer'
import { findTable } from '@/lib/games/tables'
import { type Audience, asOf } from '@/lib/live/channel'
import type { Place } from '@/lib/live/timeline'
import { PACES } from '@/lib/match/paces'
import { findMatch } from '@/lib/queries/matches'

const headOf = cache(async (id: string, as: unknown) => findMatch(id, await viewer(), asOf(as)))

export async function generateMetadata({
  params,
  searchParams,
}: PageProps<'/games/[id]'>): Promise<Metadata> {
  const head = await headOf((await params).id, (await searchParams).as)
  return { title: head?.title ?? 'No such table' }
}

const COUNT = /^\d{1,9}$/
const count = (text: string | string[] | undefined): number | null =>
  typeof text === 'string' && COUNT.test(text) ? Number(text) : null

type Query = Awaited<PageProps<'/games/[id]'>['searchParams']>
/** `?seq=` counts all events, `?pub=` those that everyone hears; a number not meant for this audience is no place. */
function placeOf(query: Query, audience: Audience): Place | null {
  const seq = audience === 'observer' ? count(query.seq) : null
  const pub = count(query.pub)
  if (seq === null && pub === null) return null
  return { ...(seq === null ? {} : { seq }), ...(pub === null ? {} : { pub }) }
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
  const query = await searchParams
  const [head, who] = await Promise.all([headOf((await params).id, query.as), viewer()])
  const table = head && findTable(head.game)
  if (!head || !table) notFound()
  return (
    <Room
      key={`${head.id} ${head.as}`}
      head={head}
      gameTitle={table.title}
      viewer={who && { name: who.name }}
      place={placeOf(query, head.audience)}
      mode={asMode(query.mode)}
      paces={PACE_OPTIONS}
    />
  )
}
