import { isSpokenToAll } from '@/lib/queries/hears'
import type { Tokens } from './channel'
import type { Rooms } from './rooms'

/** Decisions of which it is known whether everyone hears them. */
const KNOWN = 500

/**
 * Passes on what agents think and say while they do, as their worker gathered it: thoughts to observers, speech to
 * whoever will hear it.
 */
export function relayTokens(rooms: Rooms, spokenToAll = isSpokenToAll) {
  // the same promise for all words of a decision: they leave in the order in which they came
  const known = new Map<string, Promise<boolean>>()
  const isForAll = (match: string, decision: number): Promise<boolean> => {
    const key = `${match} ${decision}`
    const asked = known.get(key) ?? spokenToAll(match, decision)
    known.set(key, asked)
    asked.catch(() => known.delete(key))
    if (known.size > KNOWN) known.delete(known.keys().next().value as string)
    return asked
  }
  return async (match: string, tokens: Tokens): Promise<void> => {
    rooms.send(match, 'observer', (room) => room.emit('tokens', match, tokens))
    if (tokens.channel === 'thought' || !rooms.has(match, 'public')) return
    if (!(await isForAll(match, tokens.decision))) return
    // neither its number nor how often it was asked is the public's to know
    const spoken = { ...tokens, decision: 0, attempt: 0 }
    rooms.send(match, 'public', (room) => room.emit('tokens', match, spoken))
  }
}
