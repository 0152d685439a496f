import type { Metadata } from 'next'
import { Desk } from '@/components/research/desk'
import { TopBar } from '@/components/ui/top-bar'
import { viewer } from '@/lib/auth/viewer'
import { games } from '@/lib/games'
import { readDesk } from '@/lib/live/desk'
import { deskOptions } from '@/lib/queries/research/options'
import { findRows } from '@/lib/queries/research/rows'
import '@/components/research/desk.css'

export const metadata: Metadata = { title: 'Research' }

const TITLES = Object.fromEntries(games.map(({ id, title }) => [id, title]))

function queryOf(params: Awaited<PageProps<'/research'>['searchParams']>): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    const [one] = Array.isArray(value) ? value : [value]
    if (one !== undefined) query.set(name, one)
  }
  return query
}

export default async function ResearchPage({ searchParams }: PageProps<'/research'>) {
  const [who, query] = [await viewer(), queryOf(await searchParams)]
  const desk = readDesk(query)
  const [first, options] = await Promise.all([findRows(who, desk), deskOptions(who, TITLES)])
  return (
    <>
      <TopBar viewer={who && { name: who.name }} />
      <Desk asked={desk} {...{ first, options }} mayNotAll={who === null} />
    </>
  )
}
