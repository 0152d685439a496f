import { Overheard } from '@/components/lobby/overheard'
import { Column, PartTitle } from '@/components/ui/page'
import { viewer } from '@/lib/auth/viewer'
import { games } from '@/lib/games'
import { turnNamesOf } from '@/lib/games/tables'
import type { MatchCard } from '@/lib/live/shapes'
import { findMatch, listMatches } from '@/lib/queries/matches'
import { openState } from '@/lib/queries/open-state'
import { lastWords, overheardIn } from '@/lib/queries/overheard'
import { playingMatch } from '@/lib/queries/scene'
import { FrontTable } from './home/front-table'
import { Invitation, Keeping, Played, Tables, Welcome } from './home/parts'

const TILES = 3
const LISTENED = 10

/** Public games for the front page: those being played first, then the latest that ended. */
async function latest(): Promise<readonly MatchCard[]> {
  const [running, over] = await Promise.all([
    listMatches(null, { state: 'running', take: TILES }),
    listMatches(null, { state: 'over', take: TILES }),
  ])
  return [...running.matches, ...over.matches].slice(0, TILES)
}

/** Words from one of the latest public games that ended; null while there are none. */
async function overheard() {
  const { matches } = await listMatches(null, { state: 'over', take: LISTENED })
  for (const match of matches) {
    const exchange = await overheardIn(match.id)
    const head = exchange && (await findMatch(match.id, null))
    if (head) return { match, exchange, turnNames: turnNamesOf(head) }
  }
  return null
}

export default async function HomePage() {
  const [who, matches, heard, playing] = await Promise.all([viewer(), latest(), overheard(), playingMatch()])
  const words = await lastWords(matches.map(({ id }) => id))
  const finished = (heard?.match ?? matches.find(({ status }) => status === 'finished'))?.id ?? null
  return (
    <Column>
      <section className="grid items-center gap-6 pt-2 pb-12 min-[900px]:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)] min-[900px]:gap-12 min-[900px]:pb-16">
        <Welcome known={who !== null} finished={finished} />
        <FrontTable match={playing} open={playing && (await openState(playing.id))} game={games[0]} />
      </section>
      {heard && (
        <section aria-labelledby="overheard" className="mb-12">
          <PartTitle id="overheard">What is said, and what is kept</PartTitle>
          <Overheard
            seats={heard.match.seats}
            {...heard.exchange}
            turnNames={heard.turnNames}
            title={heard.match.title}
            matchId={heard.match.id}
          />
        </section>
      )}
      <Tables matches={matches} words={words} />
      <Played />
      <Keeping />
      {!who && <Invitation />}
    </Column>
  )
}
