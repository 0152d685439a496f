import type { Metadata } from 'next'
import { Filters } from '@/components/lobby/filters'
import { MatchList } from '@/components/lobby/match-list'
import { Blank } from '@/components/ui/blank'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Column, Title } from '@/components/ui/page'
import { viewer } from '@/lib/auth/viewer'
import { games } from '@/lib/games'
import type { MatchFilter } from '@/lib/live/shapes'
import { listMatches } from '@/lib/queries/matches'

export const metadata: Metadata = { title: 'Games' }

const TITLES = Object.fromEntries(games.map(({ id, title }) => [id, title]))
const STATES = [
  { state: undefined, label: 'All' },
  { state: 'running', label: 'Running' },
  { state: 'over', label: 'Over' },
] as const

/** The list's address for a filter; what is left out is not in it. */
function addressOf({ mine, state, before }: MatchFilter): string {
  const query = new URLSearchParams()
  if (mine) query.set('mine', '1')
  if (state) query.set('state', state)
  if (before) query.set('before', before)
  return query.size > 0 ? `/games?${query}` : '/games'
}

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

function filterOf(query: Awaited<PageProps<'/games'>['searchParams']>): MatchFilter {
  const state = STATES.find((known) => known.state === one(query.state))?.state
  return { mine: one(query.mine) === '1', state, before: one(query.before) }
}

export default async function GamesPage({ searchParams }: PageProps<'/games'>) {
  const who = await viewer()
  const asked = filterOf(await searchParams)
  const filter = { ...asked, mine: who !== null && asked.mine }
  const { matches, more } = await listMatches(who, filter)
  const whose = [
    { mine: false, label: 'Everyone’s' },
    { mine: true, label: 'Mine' },
  ]
  const acts = (
    <>
      {who && (
        <Filters
          label="Whose games"
          links={whose.map(({ mine, label }) => ({
            href: addressOf({ mine, state: filter.state }),
            label,
            here: filter.mine === mine,
          }))}
        />
      )}
      <Filters
        label="Which games"
        links={STATES.map(({ state, label }) => ({
          href: addressOf({ mine: filter.mine, state }),
          label,
          here: filter.state === state,
        }))}
      />
      {matches.length > 0 && (
        <ButtonLink href="/games/new" look="prime" className="max-md:hidden">
          <Icon name="plus" />
          Set a table
        </ButtonLink>
      )}
    </>
  )
  return (
    <Column>
      <Title acts={acts}>Games</Title>
      {matches.length > 0 ? (
        <MatchList matches={matches} games={TITLES} now={Date.now()} />
      ) : (
        <NoGames {...filter} />
      )}
      {(more || filter.before) && (
        <nav aria-label="Pages of the list" className="mt-6 flex justify-center gap-2">
          {filter.before && (
            <ButtonLink href={addressOf({ ...filter, before: undefined })}>Newest</ButtonLink>
          )}
          {more && <ButtonLink href={addressOf({ ...filter, before: more })}>Older games</ButtonLink>}
        </nav>
      )}
    </Column>
  )
}

function NoGames({ mine, state }: MatchFilter) {
  if (state) {
    const all = <ButtonLink href={addressOf({ mine })}>{mine ? 'All of mine' : 'All games'}</ButtonLink>
    return (
      <Blank title={state === 'running' ? 'No cards are being dealt.' : 'No game is over yet.'} act={all}>
        {state === 'running'
          ? 'Every game here has ended, or none has begun.'
          : 'Those that have begun are still being played.'}
      </Blank>
    )
  }
  const start = (
    <ButtonLink href="/games/new" look="prime">
      Set a table
    </ButtonLink>
  )
  return (
    <Blank title={mine ? 'You have set no table yet.' : 'No one has sat down yet.'} act={start}>
      Set a table and the four personas will play. Scripts play them, so it costs nothing and needs no key.
    </Blank>
  )
}
