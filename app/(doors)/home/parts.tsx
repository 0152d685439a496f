import Link from 'next/link'
import { MatchTile } from '@/components/lobby/match-tile'
import { Blank } from '@/components/ui/blank'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { PartTitle } from '@/components/ui/page'
import { games } from '@/lib/games'
import type { MatchCard } from '@/lib/live/shapes'

const KEPT = [
  {
    title: 'What each was told',
    about:
      'The packet of every decision in eleven layers: persona, rules, what lies open, what it alone knows, the others, the talk, every legal move with its consequence, and the exact reply wanted.',
  },
  {
    title: 'What each answered',
    about:
      'The raw reply beside the one that was read, every attempt and why it failed, the ruling, and the events that followed. A fallback never passes for an opinion.',
  },
  {
    title: 'How it went, to the byte',
    about:
      'A log of facts under one seed. The same seed gives the same luck, any moment has a link, and a chain of hashes tells when a byte was changed.',
  },
] as const

/** What Parlor is, in a sentence, and where to begin. */
export function Welcome({ known, finished }: { known: boolean; finished: string | null }) {
  return (
    <div>
      <h1 className="mb-4 font-medium font-voice text-[clamp(2.125rem,1.3rem+2.7vw,3.5rem)] leading-[1.03] tracking-[-.025em]">
        Four players sit down. Hear what they say,{' '}
        <em className="block font-normal text-thought-ink">and read what they think.</em>
      </h1>
      <p className="text-balance font-voice text-ink-2 text-xl leading-[1.4]">
        They bargain at the Monopoly board, lie by night in Mafia, and steer powers through a crisis. Every
        word, every move and every packet is kept.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href="/games/new" look="prime">
          Set a table
        </ButtonLink>
        {finished && (
          <ButtonLink href={`/games/${finished}`}>
            <Icon name="play" />
            Watch a finished game
          </ButtonLink>
        )}
        {!known && (
          <ButtonLink href="/register" look="bare">
            Register
          </ButtonLink>
        )}
      </div>
      {!known && <p className="mt-3 text-ink-3 text-sm">Watching needs no account; setting a table does.</p>}
    </div>
  )
}

/** What is played here, each with the way to a table of it. */
export function Played() {
  return (
    <section aria-labelledby="played" className="mb-12">
      <PartTitle id="played">What is played here</PartTitle>
      <ul className="grid gap-3 min-[900px]:grid-cols-3">
        {games.map(({ id, title, tagline, seats }) => (
          <li
            key={id}
            className="grid content-start gap-1.5 rounded-panel border border-line bg-panel px-4 pt-3.5 pb-3"
          >
            <h3 className="font-medium font-voice text-[1.1875rem]">{title}</h3>
            <p className="text-pretty text-ink-2 text-sm">
              {tagline}. {seats.min} to {seats.max} seats.
            </p>
            <p className="flex flex-wrap gap-x-4 text-sm">
              <Link href={`/games/new?game=${id}`} className="link">
                Set a table<span className="sr-only"> of {title}</span>
              </Link>
              <Link href={`/games?game=${id}`} className="link">
                Games<span className="sr-only"> of {title}</span>
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Tables({
  matches,
  words,
}: {
  matches: readonly MatchCard[]
  words: ReadonlyMap<string, string>
}) {
  const live = matches.some(({ status }) => status === 'running')
  return (
    <section aria-labelledby="tables" className="mb-12">
      <PartTitle id="tables">{live ? 'At the tables now' : 'Lately at the tables'}</PartTitle>
      {matches.length === 0 ? (
        <Blank title="No one has sat down yet." heading="h2">
          The first public game will be here.
        </Blank>
      ) : (
        <>
          <div className="grid gap-3 min-[900px]:grid-cols-3">
            {matches.map((match) => (
              <MatchTile
                key={match.id}
                match={match}
                game={games.find(({ id }) => id === match.game)?.title ?? match.game}
                lastWords={words.get(match.id) ?? null}
              />
            ))}
          </div>
          <p className="mt-3 text-sm">
            <Link href="/games" className="link">
              All games
            </Link>
          </p>
        </>
      )}
    </section>
  )
}

/** What researchers get. */
export function Keeping() {
  return (
    <section aria-labelledby="kept" className="mb-12">
      <PartTitle id="kept">For those who study it</PartTitle>
      <ul className="grid gap-x-8 gap-y-5 border-line border-t pt-4 min-[900px]:grid-cols-3">
        {KEPT.map(({ title, about }) => (
          <li key={title}>
            <h3 className="mb-1 font-medium font-voice text-lg">{title}</h3>
            <p className="text-pretty text-ink-2 text-sm">{about}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The last word to whoever has no account. */
export function Invitation() {
  return (
    <section
      aria-labelledby="join"
      className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-panel border border-line bg-panel px-5 py-5 sm:px-7"
    >
      <div className="min-w-64 flex-1">
        <h2 id="join" className="mb-1 font-medium font-voice text-xl">
          A table of your own
        </h2>
        <p className="max-w-[62ch] text-ink-2">
          A name, an email address and a password: then choose who sits down and deal. Scripts play for
          nothing and need no key.
        </p>
      </div>
      <ButtonLink href="/register" look="plain">
        Register
      </ButtonLink>
    </section>
  )
}
