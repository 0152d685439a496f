import type { EventOf, Own, State } from '../state'

type Nightly = EventOf<'night-fell' | 'kill-proposed' | 'kill-agreed' | 'protected' | 'investigated'>

export function night(state: State, event: Nightly): void {
  const { table, own } = state
  const { turn } = table
  switch (event.type) {
    case 'night-fell':
      table.phase = 'NIGHT_ACTIONS'
      table.turn = event.turn
      table.day = event.day
      table.open = 'nothing'
      table.round = 0
      for (const one of own) if (one.proposals.length > 0) one.proposals = []
      return
    case 'kill-proposed':
      for (const seat of event.to) propose(own[seat].proposals, event)
      return
    case 'kill-agreed':
      for (const seat of event.to) own[seat].kills.push({ turn, target: event.target, died: null })
      return
    case 'protected':
      own[event.seat].protections.push({ turn, target: event.target, reason: event.reason })
      return
    case 'investigated': {
      const { target, isMafia, reason } = event
      own[event.seat].investigations.push({ turn, target, isMafia, reason })
      return
    }
  }
}

/** Kept by round and seat, whatever order the answers were ruled in. */
function propose(
  proposals: Own['proposals'][number][],
  { seat, target, round }: EventOf<'kill-proposed'>,
): void {
  let at = proposals.length
  while (at > 0 && isAfter(proposals[at - 1], round, seat)) at--
  proposals.splice(at, 0, { seat, target, round })
}

const isAfter = (one: Own['proposals'][number], round: 1 | 2, seat: number): boolean =>
  one.round > round || (one.round === round && one.seat > seat)

/** The mafia who killed, or meant to, learn what came of it. */
export function learnOfNight(own: State['own'], victim: number | null): void {
  for (const { kills } of own) {
    const last = kills[kills.length - 1]
    if (last !== undefined && last.died === null)
      kills[kills.length - 1] = { ...last, died: victim !== null && last.target === victim }
  }
}
