import type { GameEvent, Names, Seat } from '@/lib/core/game'
import type { Event, EventOf, State } from '@/lib/games/mafia/state'
import type { Board, Mark, Telling } from '../board'
import { count, fateWords, inSentence, listed } from './known'

const TELLINGS: { readonly [Type in Event['type']]: Telling } = {
  'role-dealt': { icon: 'key' },
  'partners-met': { icon: 'mask' },
  'night-fell': { icon: 'moon', pause: 2600 },
  'kill-proposed': { icon: 'mask', inTalk: 'seat' },
  'kill-agreed': { icon: 'mask' },
  protected: { icon: 'plus', inTalk: 'seat' },
  investigated: { icon: 'star', inTalk: 'seat' },
  'day-broke': { icon: 'sun', pause: 1600 },
  'found-dead': { icon: 'x' },
  'nobody-died': { icon: 'moon' },
  'discussion-opened': 'hidden',
  // said by the verb and drawn under the words, where there are any
  stated: { icon: 'flag', inTalk: 'seat' },
  'defence-opened': { icon: 'hand' },
  'vote-opened': { icon: 'vote' },
  voted: { icon: 'vote', inTalk: 'seat' },
  'votes-counted': { icon: 'vote', pause: 1200 },
  'vote-skipped': { icon: 'vote' },
  'voted-out': { icon: 'x', pause: 2000 },
  // the matrix shows them
  believed: 'hidden',
  'day-limit-reached': { icon: 'clock' },
  'game-ended': { icon: 'flag', pause: 1600 },
}
export const telling = (event: Event): Telling => TELLINGS[event.type]

function statedVerb(event: EventOf<'stated'>, names: Names): string {
  const { at, claim, nominates, accuses, defends } = event
  const said = [
    ...(claim ? [`says ${claim.role}`] : []),
    ...(nominates === null ? [] : [`nominates ${listed([nominates], names)}`]),
  ]
  if (said.length > 0) return said.join(', ')
  if (at === 'last-words') return 'has the last word'
  if (at === 'defence') return 'answers the charge'
  if (accuses.length > 0) return `accuses ${listed(accuses, names)}`
  return defends.length > 0 ? `defends ${listed(defends, names)}` : 'speaks'
}

/** What each event says about who decided. */
function verbOf(event: Event, names: Names): string {
  switch (event.type) {
    case 'stated':
      return statedVerb(event, names)
    case 'voted':
      return event.target === null ? 'abstains' : `votes against ${listed([event.target], names)}`
    case 'kill-proposed':
      return event.target === null ? 'would kill nobody' : `wants ${listed([event.target], names)} dead`
    case 'protected':
      return event.target === event.seat ? 'stays at home' : `watches over ${listed([event.target], names)}`
    case 'investigated':
      return `looks at ${listed([event.target], names)}: ${event.isMafia ? 'mafia' : 'not mafia'}`
  }
  return ''
}

export function verb(events: readonly GameEvent[], seat: Seat, names: Names): string {
  for (const event of events as readonly Event[]) {
    const said = 'seat' in event && event.seat === seat ? verbOf(event, names) : ''
    if (said !== '') return said
  }
  return ''
}

type Told = Omit<Mark, 'n' | 'turn'>
const told = (icon: Mark['icon'], tone: Mark['tone'], words: string): Told => ({ icon, tone, words })

function countMark({ out, tied, counts, ballot }: EventOf<'votes-counted'>, names: Names): Told {
  const second = ballot === 2 ? ' again' : ''
  if (out !== null)
    return told(
      'vote',
      'plain',
      `the vote${second}, ${count(counts[out]!, 'vote')} against ${inSentence(names[out]!)}`,
    )
  if (tied.length > 0) return told('vote', 'plain', `a tie${second} between ${listed(tied, names)}`)
  return told('vote', 'plain', 'no vote against anybody')
}

const WINNERS = { town: 'The town wins', mafia: 'The mafia win' } as const

export const mark: Board<State, Event>['mark'] = ({ table }, event, names) => {
  switch (event.type) {
    case 'found-dead':
      return told('x', 'bad', `${names[event.seat]} is found dead`)
    case 'nobody-died':
      return told('moon', 'plain', 'Nobody died')
    case 'votes-counted':
      return countMark(event, names)
    case 'voted-out':
      return told('x', 'plain', `${names[event.seat]} is voted out`)
    case 'day-limit-reached':
      return told('clock', 'bad', `The last day, day ${table.day}, is over`)
    case 'game-ended':
      return told('flag', 'lamp', event.winner ? WINNERS[event.winner] : 'Nobody wins')
  }
  return null
}

/** How the game ended, and what became of each seat. */
export const ending: Board<State, Event>['ending'] = {
  title: ({ table }) => (table.winner ? WINNERS[table.winner] : 'Nobody wins'),
  figure: ({ table }, seat) => {
    const death = table.deaths.find((one) => one.seat === seat)
    return [table.roles[seat] ?? '', death ? fateWords(death) : 'alive'].filter(Boolean).join(' · ')
  },
}
