import { type Notice, WATCHED_MS } from '@/lib/live/channel'
import type { Call, Listener } from '@/lib/match/question'

/** Milliseconds for which the words of a seat are gathered into one notice. */
export const GATHERED_MS = 150

const CHANNELS = ['thought', 'speech'] as const
type Channel = (typeof CHANNELS)[number]
type Spoken = { text: string; sent: number }
/** A call whose reply is on its way. `line`: the notices sent of it, one after the other. */
type Open = {
  readonly call: Call
  readonly words: Record<Channel, Spoken>
  timer: NodeJS.Timeout | null
  line: Promise<void>
}

/** Passes on what models say while they say it, of matches that somebody watches. */
export type Voices = {
  listenerFor(match: string): Listener
  /** A page watches a match: what its open calls have said so far is told too. */
  watched(match: string): void
}

/**
 * Gathers what each seat says and announces it; nothing at all while nobody watches. `announce` never throws.
 * `clock`: milliseconds.
 */
export function makeVoices(
  announce: (notice: Notice) => Promise<void>,
  clock: () => number = Date.now,
  gatherMs = GATHERED_MS,
): Voices {
  const until = new Map<string, number>()
  const calls = new Map<string, Map<string, Open>>()

  const isWatched = (match: string): boolean => {
    if ((until.get(match) ?? 0) > clock()) return true
    until.delete(match)
    return false
  }
  const tell = (match: string, open: Open) => {
    open.timer = null
    if (!isWatched(match)) return
    for (const channel of CHANNELS) {
      const { text, sent } = open.words[channel]
      if (sent === text.length) continue
      open.words[channel].sent = text.length
      send(match, open, { channel, offset: sent, text: text.slice(sent) })
    }
  }
  const soon = (match: string, open: Open) => {
    if (isWatched(match)) open.timer ??= setTimeout(() => tell(match, open), gatherMs)
  }
  const send = (
    match: string,
    open: Open,
    words: { channel: Channel; offset: number; text: string; withdrawn?: true },
  ) => {
    const { aloud, ...call } = open.call
    const tokens = { ...call, ...words }
    open.line = open.line.then(() => announce({ kind: 'tokens', match, tokens, aloud }))
  }

  return {
    listenerFor: (match) => ({
      said(call, channel, text) {
        const here = calls.get(match) ?? new Map<string, Open>()
        calls.set(match, here)
        const open = here.get(nameOf(call)) ?? opened(call)
        here.set(nameOf(call), open)
        open.words[channel].text += text
        soon(match, open)
      },
      async ended(call, counts) {
        const here = calls.get(match)
        const open = here?.get(nameOf(call))
        if (!here || !open) return
        here.delete(nameOf(call))
        if (here.size === 0) calls.delete(match)
        if (open.timer) clearTimeout(open.timer)
        const told = CHANNELS.filter((channel) => open.words[channel].sent > 0)
        if (!counts)
          for (const channel of told) send(match, open, { channel, offset: 0, text: '', withdrawn: true })
        await open.line
      },
    }),
    watched(match) {
      until.set(match, clock() + WATCHED_MS)
      for (const open of calls.get(match)?.values() ?? []) soon(match, open)
    },
  }
}

const nameOf = ({ decision, attempt }: Call): string => `${decision} ${attempt}`

const opened = (call: Call): Open => ({
  call,
  words: { thought: { text: '', sent: 0 }, speech: { text: '', sent: 0 } },
  timer: null,
  line: Promise.resolve(),
})
