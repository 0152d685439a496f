import { isOver } from '@/lib/auth/access'
import { forgetAccount } from '@/lib/auth/session'
import { findGuard, type GuardRow } from '@/lib/queries/guard'
import { readEntries } from '@/lib/queries/log'
import { findStatus, statusFor } from '@/lib/queries/status'
import type { Audience, MatchStatus, Notice } from './channel'
import { AUDIENCES, type Rooms, viewerOf } from './rooms'
import { relayTokens } from './tokens'

/** Entries in one message. */
const BATCH = 500

/** What was sent of a match, by audience: the number of the last entry. */
type Sent = Partial<Record<Audience, number>>
type Watched = {
  readonly sent: Sent
  /** The status that all in the rooms know, as text. */
  status: string
  /** It may have changed. */
  changed: boolean
  /** Those who have just come in and know no status yet. */
  readonly newcomers: ((status: MatchStatus | null) => void)[]
  reading: Promise<void> | null
  again: boolean
}

const unread = (): Watched => ({
  ...{ sent: {}, status: '', changed: false, newcomers: [], reading: null, again: false },
})

export type Feed = {
  /** A socket is about to come into a room: entries from here on will be sent. */
  joining(match: string, audience: Audience, guard: GuardRow): void
  /** The status for who has just come into a room. Whatever is told to the room later is newer. */
  status(match: string): Promise<MatchStatus | null>
  hear(notice: Notice): Promise<void>
  /** Looks at everything that is watched: rights, places in the queue, and whatever an announcement failed to tell. */
  look(): Promise<void>
}

const headOf = (guard: GuardRow, audience: Audience): number =>
  audience === 'observer' ? guard.head : guard.pubHead

/** Everything after what was sent last, read once for all who are in the room. */
async function sendEntries(rooms: Rooms, match: string, audience: Audience, sent: Sent): Promise<void> {
  for (;;) {
    const after = sent[audience]
    if (after === undefined) return
    if (!rooms.has(match, audience)) return void delete sent[audience]
    const entries = await readEntries(match, audience, after, BATCH)
    const last = entries.at(-1)
    if (!last || sent[audience] !== after) return
    sent[audience] = last.n
    rooms.send(match, audience, (room) => room.emit('entries', match, entries))
  }
}

const sendAll = async (rooms: Rooms, match: string, sent: Sent): Promise<void> => {
  for (const audience of AUDIENCES) await sendEntries(rooms, match, audience, sent)
}

/** Tells newcomers the status, and everyone where it is another. Who hears that a match is over has heard all of it. */
async function sendStatus(rooms: Rooms, match: string, state: Watched): Promise<void> {
  const status = await findStatus(match)
  const newcomers = state.newcomers.splice(0)
  const text = JSON.stringify(status)
  const isNews = status !== null && text !== state.status
  if (isNews && isOver(status)) await sendAll(rooms, match, state.sent)
  if (isNews && state.status !== '')
    for (const audience of AUDIENCES)
      rooms.send(match, audience, (room) => room.emit('status', match, statusFor(audience, status)))
  if (status) state.status = text
  for (const tell of newcomers) tell(status)
}

/** Asks anew who everyone is; sockets whose rights changed are put out by the reading that follows. */
const recognise = (rooms: Rooms): Promise<unknown> =>
  Promise.all(
    rooms.sockets().map(async (socket) => {
      socket.data.viewer = await viewerOf(socket)
    }),
  )

/**
 * Turns announcements into messages: reads what is new once for each audience, however many watch. `announce` tells
 * the workers that a match is watched.
 */
export function makeFeed(rooms: Rooms, announce: (notice: Notice) => void): Feed {
  const watched = new Map<string, Watched>()

  async function advance(match: string, state: Watched): Promise<void> {
    try {
      do {
        state.again = false
        const guard = await findGuard(match)
        // rights first: nothing is sent to a room whose people may no longer be in it
        rooms.settle(match, guard)
        await sendAll(rooms, match, state.sent)
        const wanted = state.changed || state.newcomers.length > 0
        state.changed = false
        if (wanted || (guard && isOver(guard))) await sendStatus(rooms, match, state)
      } while (state.again)
    } finally {
      state.reading = null
      for (const tell of state.newcomers.splice(0)) tell(null)
      if (AUDIENCES.every((audience) => !rooms.has(match, audience))) watched.delete(match)
    }
  }

  /**
   * One reading at a time a match, so that nothing old is told after something newer; what is announced meanwhile is
   * read right after.
   */
  function read(match: string, changed = false): Promise<void> {
    const state = watched.get(match)
    if (!state) return Promise.resolve()
    state.again = true
    state.changed ||= changed
    state.reading ??= advance(match, state)
    return state.reading
  }

  const look = async (): Promise<void> => {
    await recognise(rooms)
    for (const match of rooms.matches()) announce({ kind: 'watched', match })
    await Promise.all(rooms.matches().map((match) => read(match, true)))
  }

  return {
    look,
    joining(match, audience, guard) {
      const state = watched.get(match) ?? unread()
      watched.set(match, state)
      if (rooms.has(match, audience)) return
      state.sent[audience] = headOf(guard, audience)
      announce({ kind: 'watched', match })
    },
    status: (match) =>
      new Promise((tell) => {
        const state = watched.get(match)
        if (!state) return tell(null)
        state.newcomers.push(tell)
        void read(match).catch(() => {})
      }),
    async hear(notice) {
      switch (notice.kind) {
        case 'head':
          return read(notice.match)
        case 'status':
          return read(notice.match, true)
        case 'tokens':
          return relayTokens(rooms, notice)
        case 'account':
          forgetAccount(notice.user)
          return look()
        case 'watched':
          return
      }
    },
  }
}
