import { glances } from '@/components/boards/glances'
import { SeatName } from '@/components/ui/emblem'
import type { MatchCard } from '@/lib/live/shapes'

/** How far a game has come, in its own words: "turn 12", "night 3"; of one that is over, how long it was: "14 steps". */
export function played({ turn, status, turnWords }: MatchCard): string {
  if (status === 'finished') return turnWords.passed
  return turn > 0 ? turnWords.inLine : 'not begun'
}

/** How a game stands, in a few words: who won and how, or what it waits for. */
export function Ending({ match }: { readonly match: MatchCard }) {
  const { outcome, status, reason, seats } = match
  if (!outcome) return <span className="text-ink-2">{openWords(status, reason)}</span>
  const told = glances[match.game]?.ending?.(outcome)
  if (told) return <span className="text-ink-2">{told}</span>
  const winners = (outcome.ranking[0] ?? []).map((seat) => seats[seat])
  return (
    <span className="text-ink-2">
      {winners.length > 1 ? 'shared by ' : 'won by '}
      {winners.map((seat, place) => (
        <span key={seat.index}>
          {place > 0 && (place === winners.length - 1 ? ' and ' : ', ')}
          <SeatName seat={seat.index}>{seat.name}</SeatName>
        </span>
      ))}
      {outcome.by === 'turn-limit' && ', by net worth'}
    </span>
  )
}

function openWords(status: MatchCard['status'], reason: string | null): string {
  switch (status) {
    case 'queued':
      return 'waiting for a free worker'
    case 'running':
      return 'being played'
    case 'paused':
    case 'stopped':
    case 'failed':
    case 'finished':
      return reason ?? 'no result'
  }
}
