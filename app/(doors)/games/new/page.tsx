import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { LaunchForm } from '@/components/launch/launch-form'
import type { LaunchChoices } from '@/components/launch/table'
import { Column, Title } from '@/components/ui/page'
import { Submit } from '@/components/ui/submit'
import { catalog } from '@/lib/agents/catalog/file'
import { viewer } from '@/lib/auth/viewer'
import type { AnyGame } from '@/lib/core/game'
import { findGame, games } from '@/lib/games'
import type { MatchHead } from '@/lib/live/shapes'
import { findMatch } from '@/lib/queries/matches'
import { agentsOf } from '@/lib/queries/seats'
import { findDocument } from '@/lib/scenario/documents'
import { waysOf } from '@/lib/server/models'
import { listSetups } from '@/lib/store/setups'
import { again, setupsFor } from './again'
import { launchChoices } from './choices'
import { modelChoices } from './offers'

export const metadata: Metadata = { title: 'Set a table' }

type Query = Awaited<PageProps<'/games/new'>['searchParams']>
const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/** This page again, with what was asked of it. */
function pageOf({ game, from, seed }: Query): string {
  const query = new URLSearchParams()
  if (game) query.set('game', one(game) ?? '')
  if (from) query.set('from', one(from) ?? '')
  if (seed) query.set('seed', one(seed) ?? '')
  return query.size > 0 ? `/games/new?${query}` : '/games/new'
}

export default async function LaunchPage({ searchParams }: PageProps<'/games/new'>) {
  const [who, query] = await Promise.all([viewer(), searchParams])
  if (!who) redirect(`/login?next=${encodeURIComponent(pageOf(query))}`)
  const from = one(query.from)
  const match = from ? await findMatch(from, who) : null
  const game = findGame(match?.game ?? one(query.game) ?? '') ?? games[0]
  const seed = one(query.seed) === 'same' ? 'same' : 'new'
  const begun: Partial<LaunchChoices> = {
    ...modelChoices(await waysOf(who.id), catalog()),
    setups: setupsFor(game, await listSetups(who.id)),
    ...(match && { ...again(match, await agentsOf(match.id), seed), games: [] }),
  }
  return (
    <Column>
      <Title acts={<EarlyDeal />}>{match ? 'Play again' : 'Set a table'}</Title>
      <p className="-mt-4 mb-7 max-w-[64ch] text-pretty text-ink-2">
        {match ? (
          <>
            <Before match={match} seed={seed} />
            {isWithheld(begun, game) && (
              <>
                {' '}
                The {findDocument(game.id)?.noun} it is played with is told when it is over: here lies one of
                ours.
              </>
            )}
          </>
        ) : (
          'Personas sit ready at the table. Deal them in as they are, or change whatever you like first.'
        )}
      </p>
      <LaunchForm key={pageOf(query)} choices={launchChoices(game, begun)} />
    </Column>
  )
}

/** A game is played again without the document it was set with. */
const isWithheld = ({ start }: Partial<LaunchChoices>, { id }: AnyGame): boolean =>
  findDocument(id) !== null && start !== undefined && start?.document === undefined

/** Which game is played again, and with which dice. */
function Before({ match, seed }: { match: MatchHead; seed: 'same' | 'new' }) {
  const title = (
    <b dir="auto" className="written font-medium text-ink">
      {match.title}
    </b>
  )
  if (seed === 'new') return <>The table as it was set for {title}, under another seed.</>
  if (match.seed === null)
    return <>The table as it was set for {title}. Its seed is told when it is over: this one is another.</>
  return (
    <>
      The table as it was set for {title}, under the same seed: the same luck, so that what differs comes from
      what is decided.
    </>
  )
}

/** Where the card with the other button lies far below. */
const EarlyDeal = () => (
  <Submit form="launch" look="prime" className="min-[900px]:hidden">
    Deal them in
  </Submit>
)
