import type { Notice } from './channel'
import type { Rooms } from './rooms'

type Words = Omit<Extract<Notice, { kind: 'tokens' }>, 'kind'>

/**
 * Passes on what agents think and say while they do, as their worker gathered it: everything to observers, to the public
 * what is said aloud alone.
 */
export function relayTokens(rooms: Rooms, { match, tokens, aloud }: Words): void {
  rooms.send(match, 'observer', (room) => room.emit('tokens', match, tokens))
  if (aloud !== true || tokens.channel === 'thought' || !rooms.has(match, 'public')) return
  // neither its number nor how often it was asked is the public's to know
  const spoken = { ...tokens, decision: 0, attempt: 0 }
  rooms.send(match, 'public', (room) => room.emit('tokens', match, spoken))
}
