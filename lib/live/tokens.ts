import { isSpokenToAll } from '@/lib/queries/hears'
import type { Tokens } from './channel'
import type { Rooms } from './rooms'

/** Milliseconds for which the words of a seat are gathered into one message. */
const GATHERED_MS = 150

type Gathered = { readonly match: string; tokens: Tokens; readonly timer: NodeJS.Timeout }

/** Passes on what agents think and say while they do: thoughts to observers, speech to whoever will hear it. */
export function gatherTokens(rooms: Rooms) {
  const open = new Map<string, Gathered>()

  async function send(key: string): Promise<void> {
    const gathered = open.get(key)
    if (!gathered) return
    open.delete(key)
    clearTimeout(gathered.timer)
    const { match, tokens } = gathered
    rooms.send(match, 'observer', (socket) => socket.emit('tokens', match, tokens))
    if (tokens.channel === 'thought' || !rooms.has(match, 'public')) return
    if (!(await isSpokenToAll(match, tokens.decision))) return
    // neither its number nor how often it was asked is the public's to know
    const spoken = { ...tokens, decision: 0, attempt: 0 }
    rooms.send(match, 'public', (socket) => socket.emit('tokens', match, spoken))
  }

  return {
    async take(match: string, tokens: Tokens): Promise<void> {
      if (!rooms.has(match, 'observer') && !rooms.has(match, 'public')) return
      const key = [match, tokens.decision, tokens.attempt, tokens.channel].join(' ')
      const before = open.get(key)
      if (before && before.tokens.offset + before.tokens.text.length === tokens.offset) {
        before.tokens = { ...before.tokens, text: before.tokens.text + tokens.text }
        return
      }
      if (before) await send(key)
      open.set(key, { match, tokens, timer: setTimeout(() => void send(key), GATHERED_MS) })
    },
    close(): void {
      for (const { timer } of open.values()) clearTimeout(timer)
      open.clear()
    },
  }
}
