import type { Metadata } from 'next'
import { Filters } from '@/components/lobby/filters'
import { GlimpseShapes } from '@/components/lobby/glimpse'
import { ListTools } from '@/components/lobby/list-tools'
import { MatchList } from '@/components/lobby/match-list'
import { Blank } from '@/components/ui/blank'
import { ButtonLink } from '@/components/ui/button'
import { FirstNote } from '@/components/ui/first-note'
import { Icon } from '@/components/ui/icon'
import { Column, Title } from '@/components/ui/page'
import { viewer } from '@/lib/auth/viewer'
import { games } from '@/lib/games'
import type { MatchFilter } from '@/lib/live/shapes'
import { listMatches } from '@/lib/queries/matches'
import { addressOf, filterOf, STATES, sortsOf } from './filter'
import { pictureOf, standingOf } from './glimpses'

export const metadata: Metadata = { title: 'Games' }

const TITLES = Object.fromEntries(games.map(({ id, title }) => [id, title]))

const without = (filter: MatchFilter, change: Partial<MatchFilter>): string =>
  addressOf({ ...filter, before: undefined, ...change })

/** Whose games, in what state, and of which game where there are several. */
function Views({ filter, known }: { filter: MatchFilter; known: boolean }) {
  const whose = [
    { mine: false, label: 'Everyone’s' },
    { mine: true, label: 'Mine' },
  ]
  const which = [{ id: undefined, title: 'Every game' }, ...games]
  return (
    <>
      {known && (
        <Filters
          label="Whose games"
          links={whose.map(({ mine, label }) => ({
            href: without(filter, { mine }),
            label,
            here: filter.mine === mine,
          }))}
        />
      )}
      <Filters
        label="Which games"
        links={STATES.map(({ state, label }) => ({
          href: without(filter, { state }),
          label,
          here: filter.state === state,
        }))}
      />
      {games.length > 1 && (
        <Filters
          label="Of which game"
          links={which.map(({ id, title }) => ({
            href: without(filter, { game: id }),
            label: title,
            here: filter.game === id,
          }))}
        />
      )}
    </>
  )
}

/** What the search keeps of the address. */
function keptOf({ mine, state, game }: MatchFilter): Record<string, string> {
  return { ...(mine && { mine: '1' }), ...(state && { state }), ...(game && { game }) }
}

export default async function GamesPage({ searchParams }: PageProps<'/games'>) {
  const who = await viewer()
  const asked = filterOf(await searchParams)
  const filter = { ...asked, mine: who !== null && asked.mine }
  const { matches, more } = await listMatches(who, filter)
  const narrowed = Boolean(filter.search || filter.state || filter.mine || filter.before || filter.game)
  const acts = (
    <>
      <Views filter={filter} known={who !== null} />
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
      <FirstNote id="games">
        Every row is a table, its board drawn as it stands. Open one: while it is played you hear what
        everyone hears; once it is over, thoughts, packets and the seed lie open as well.
      </FirstNote>
      {(matches.length > 0 || narrowed) && (
        <div className="mb-5">
          <ListTools
            search={filter.search ?? ''}
            sort={filter.sort ?? 'newest'}
            sorts={sortsOf(filter.game)}
            kept={keptOf(filter)}
          />
        </div>
      )}
      <GlimpseShapes />
      {matches.length > 0 ? (
        <MatchList matches={matches} games={TITLES} now={Date.now()} {...{ pictureOf, standingOf }} />
      ) : (
        <NoGames {...filter} />
      )}
      {(more || filter.before) && (
        <nav aria-label="Pages of the list" className="mt-6 flex justify-center gap-2">
          {filter.before && <ButtonLink href={without(filter, {})}>First page</ButtonLink>}
          {more && <ButtonLink href={addressOf({ ...filter, before: more })}>Further games</ButtonLink>}
        </nav>
      )}
    </Column>
  )
}

const nobodyYet = (mine: boolean | undefined, of: string | undefined): string => {
  if (mine) return of ? `You have set no table of ${of} yet.` : 'You have set no table yet.'
  return of ? `No one has played ${of} here yet.` : 'No one has sat down yet.'
}

function NoGames(filter: MatchFilter) {
  const { mine, state, search, game } = filter
  if (search) {
    const all = <ButtonLink href={without(filter, { search: undefined })}>Without the search</ButtonLink>
    return (
      <Blank title="Nothing here is called that." act={all}>
        Looked for “<span dir="auto">{search}</span>” in titles, in the names of who sits there, and of who
        set the table.
      </Blank>
    )
  }
  if (state) {
    const label = mine ? 'All of mine' : 'All games'
    const all = <ButtonLink href={without(filter, { state: undefined })}>{label}</ButtonLink>
    return (
      <Blank title={state === 'running' ? 'No cards are being dealt.' : 'No game is over yet.'} act={all}>
        {state === 'running'
          ? 'Every game here has ended, or none has begun.'
          : 'Those that have begun are still being played.'}
      </Blank>
    )
  }
  const of = games.find(({ id }) => id === game)
  const start = (
    <>
      <ButtonLink href={of ? `/games/new?game=${of.id}` : '/games/new'} look="prime">
        Set a table
      </ButtonLink>
      {game && <ButtonLink href={without(filter, { game: undefined })}>Every game</ButtonLink>}
    </>
  )
  return (
    <Blank title={nobodyYet(mine, of?.title)} act={start}>
      Set a table and its personas will play. Scripts play them, so it costs nothing and needs no key.
    </Blank>
  )
}
