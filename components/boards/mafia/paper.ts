import type { Names, Seat } from '@/lib/core/game'
import { capital } from '@/lib/core/words'
import { livingCount } from '@/lib/games/mafia/rules/living'
import type { Count, Role, State, Table } from '@/lib/games/mafia/state'
import { count, deathOf, inSentence, listed, observes } from './known'

/** What lies in the middle of the table: one title, a sentence, perhaps a count of votes. */
export type Paper = {
  readonly title: string
  readonly text: string
  /** Votes by target, the most first. */
  readonly bars: readonly { readonly seat: Seat; readonly votes: number }[]
  readonly abstained: number
}
const paper = (title: string, text = ''): Paper => ({ title, text, bars: [], abstained: 0 })

/** The count that lies on the table: this day's last, until another vote opens. */
export function countShown({ counts, turn, open }: Table): Count | null {
  const last = counts.at(-1)
  return last?.turn === turn && open !== 'vote' ? last : null
}

const roleWords = (role: Role): string => (role === 'mafia' ? 'mafia' : `a ${role}`)

function outcomeOf({ out, tied, ballot }: Count, table: Table, names: Names): Paper {
  if (out !== null) {
    const role = deathOf(table, out)?.role
    const was = role ? `${capital(inSentence(names[out]!))} was ${roleWords(role)}.` : ''
    const lot = tied.length > 0 ? `A tie between ${listed(tied, names)}, decided by lot.` : ''
    return paper(`${names[out]} goes`, `${lot} ${was}`.trim())
  }
  if (tied.length === 0) return paper('Nobody goes', 'Not one vote was given.')
  const again = ballot === 1 && table.options.tie === 'revote'
  return paper(again ? 'A tie, and once more' : 'Nobody goes', `${capital(listed(tied, names))} are tied.`)
}

function counted(shown: Count, table: Table, names: Names): Paper {
  const bars = shown.counts
    .flatMap((votes, seat) => (votes > 0 ? [{ seat, votes }] : []))
    .sort((a, b) => b.votes - a.votes)
  const abstained = shown.votes?.filter((vote) => vote === null).length ?? 0
  return { ...outcomeOf(shown, table, names), bars, abstained }
}

function talking({ round, options, nominees, order, spoken, open }: Table, names: Names): Paper {
  const named = nominees.length > 0 ? `Nominated: ${listed(nominees, names)}.` : 'Nobody is nominated yet.'
  if (open === 'defence') return paper('In their own defence', named)
  const left = order.length - spoken
  return paper(
    `Round ${round} of ${options.discussionRounds}`,
    `${named} ${left > 0 ? `${left} still to speak.` : ''}`.trim(),
  )
}

function morning({ deaths, turn, day }: Table, names: Names): Paper {
  const dead = deaths.filter((death) => death.turn === turn)
  const [first] = dead
  if (first) {
    const was = first.role
      ? `It was ${first.role === 'mafia' ? 'one of the mafia' : `a ${first.role}`}.`
      : 'What it was is not told.'
    return paper(`${names[first.seat]} is dead`, was)
  }
  return day === 1 && turn === 1 ? paper('The first day') : paper('Nobody died', 'Everybody is at breakfast.')
}

const WINNERS = { town: 'The town wins', mafia: 'The mafia win' } as const
function ended({ winner, alive, roles }: Table, names: Names): Paper {
  const mafia = roles.flatMap((role, seat) => (role === 'mafia' ? [seat] : []))
  const who = `The mafia ${mafia.length === 1 ? 'was' : 'were'} ${listed(mafia, names)}.`
  const left = `${count(alive.filter(Boolean).length, 'player')} left.`
  return paper(winner ? WINNERS[winner] : 'Nobody wins', `${who} ${left}`)
}

/** What was chosen this night, for those who are told. */
function chosen({ table, own }: State, names: Names): string {
  const done = own.flatMap((one, seat) => {
    const watched = one.protections.at(-1)
    const seen = one.investigations.at(-1)
    const who = capital(inSentence(names[seat]!))
    return [
      ...(watched?.turn === table.turn ? [`${who} watches over ${listed([watched.target], names)}.`] : []),
      ...(seen?.turn === table.turn ? [`${who} looks at ${listed([seen.target], names)}.`] : []),
    ]
  })
  const killing = own.find(({ kills }) => kills.at(-1)?.turn === table.turn)?.kills.at(-1)
  if (!killing) return done.join(' ')
  const target = killing.target === null ? 'nobody' : listed([killing.target], names)
  return [`The mafia have settled on ${target}.`, ...done].join(' ')
}

/** What the night shows: to the town nothing but that it sleeps. */
const sleeping = (state: State, names: Names): Paper =>
  paper(
    'The town sleeps',
    observes(state) ? chosen(state, names) : 'What is done in the dark is told in the morning.',
  )

export const isNight = ({ phase, over }: Table): boolean => phase === 'NIGHT_ACTIONS' && !over

export function onTable(state: State, names: Names): Paper {
  const { table } = state
  if (table.over) return ended(table, names)
  if (isNight(table)) return sleeping(state, names)
  const shown = countShown(table)
  if (shown) return counted(shown, table, names)
  switch (table.open) {
    case 'vote':
      return paper(
        table.ballot === 2 ? 'The second ballot' : 'The vote',
        `${capital(listed(table.targets, names))} ${table.targets.length === 1 ? 'stands' : 'stand'} to be voted on. All votes are shown together.`,
      )
    case 'discussion':
    case 'defence':
      return talking(table, names)
    case 'last-words':
    case 'nothing':
      break
  }
  if (table.phase === 'SETUP')
    return paper('Roles are dealt', `${table.seats} sit down, ${table.options.mafia} of them mafia.`)
  return table.phase === 'RESOLUTION' ? paper('No vote', 'Nobody was nominated.') : morning(table, names)
}

/** The corner of the table: what is going on and how many are left. */
export function phaseWords(state: State): string {
  const { table } = state
  const left = `${livingCount(table)} at the table`
  if (table.over) return 'roles are open'
  if (table.phase === 'SETUP') return left
  if (isNight(table)) return observes(state) ? 'seen by observers only' : left
  const doing = {
    nothing: table.phase === 'MORNING_REVEAL' ? 'Morning' : 'Evening',
    discussion: `Round ${table.round}`,
    defence: 'Defence',
    vote: 'The vote',
    'last-words': 'Last words',
  }[table.open]
  return `${doing}, ${left}`
}
