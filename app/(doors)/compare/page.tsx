import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { Candidates } from '@/components/compare/candidates'
import { SideBySide } from '@/components/compare/side-by-side'
import { SideHead } from '@/components/compare/side-head'
import { Blank } from '@/components/ui/blank'
import { ButtonLink } from '@/components/ui/button'
import { Column, Title } from '@/components/ui/page'
import { viewer } from '@/lib/auth/viewer'
import { findTable } from '@/lib/games/tables'
import { comparableTo, compareDecisions } from '@/lib/queries/compare'
import { findMatch } from '@/lib/queries/matches'
import { findDocument } from '@/lib/scenario/documents'

export const metadata: Metadata = { title: 'Side by side' }

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/** `?a=…&b=…`: two games side by side; with `a` alone a choice of those it may be held beside. */
export default async function ComparePage({ searchParams }: PageProps<'/compare'>) {
  const [who, query] = await Promise.all([viewer(), searchParams])
  const [first, second] = [one(query.a), one(query.b)]
  if (!first)
    return (
      <Column>
        <Title>Side by side</Title>
        <Blank
          title="Two games of one set-up are held side by side."
          act={<ButtonLink href="/games?state=over">Games that are over</ButtonLink>}
        >
          Open the menu of a game and choose what to compare it with.
        </Blank>
      </Column>
    )
  const [a, b] = await Promise.all([findMatch(first, who), second ? findMatch(second, who) : null])
  if (!a || (second && !b)) notFound()
  if (!b) {
    const matches = await comparableTo(a, who)
    return (
      <Column>
        <Title>Side by side</Title>
        <Candidates match={a} matches={matches} />
      </Column>
    )
  }
  if (a.game !== b.game || a.seats.length !== b.seats.length || a.id === b.id)
    return (
      <Column>
        <Title>Side by side</Title>
        <Unlike reason={a.id === b.id ? 'same' : a.game === b.game ? 'seats' : 'game'} id={a.id} />
      </Column>
    )
  return (
    <Column>
      <Title
        acts={
          <>
            <ButtonLink href={`/compare?a=${b.id}&b=${a.id}`}>Swap</ButtonLink>
            <ButtonLink href={`/compare?a=${a.id}`}>Another one</ButtonLink>
          </>
        }
      >
        Side by side
      </Title>
      <p className="-mt-4 mb-5 text-ink-2">
        Two games of {findTable(a.game)?.title ?? a.game}
        {JSON.stringify(a.setup.options) === JSON.stringify(b.setup.options)
          ? ` ${sameness(a.game)}.`
          : ' whose set-ups are not the same: rules differ as well as what was decided.'}
      </p>
      <div className="mb-8 grid gap-3 sm:grid-cols-2">
        <SideHead match={a} side="a" />
        <SideHead match={b} side="b" />
      </div>
      <SideBySide key={`${a.id} ${b.id}`} {...{ a, b }} decisions={await compareDecisions(a, b)} />
    </Column>
  )
}

/** What games of one set-up share. */
const sameness = (game: string): string => {
  const document = findDocument(game)
  return document ? `of one ${document.noun}` : 'under the same rules'
}

const WHY = {
  same: ['This is one game twice.', 'Whatever it is compared by, it is the same.'],
  game: ['These are two different games.', 'What one counts the other does not know.'],
  seats: ['Not as many sit at one table as at the other.', 'Seat by seat there is nothing to compare.'],
} as const

function Unlike({ reason, id }: { reason: keyof typeof WHY; id: string }) {
  const [title, about] = WHY[reason]
  return (
    <Blank title={title}>
      {about}{' '}
      <Link href={`/compare?a=${id}`} className="link">
        Choose another one
      </Link>
    </Blank>
  )
}
