import { isOver } from '@/lib/auth/access'
import { forgetAccount } from '@/lib/auth/session'
import { findGuard, type GuardRow } from '@/lib/queries/guard'
import { readEntries } from '@/lib/queries/log'
import { findStatus } from '@/lib/queries/status'
import type { Audience, Notice } from './channel'
import { AUDIENCES, type Rooms, viewerOf } from './rooms'
import { relayTokens } from './tokens'

/** Entries in one message. */
const BATCH = 500

/** What was sent of a match, by audience: the number of the last entry. */
type Sent = Partial<Record<Audience, number>>
type Watched = { readonly sent: Sent; status: string; reading: Promise<void> | null; again: boolean }

export type Feed = {
  /** A socket is about to come into a room: entries from here on will be sent. */
  joining(match: string, audience: Audience, guard: GuardRow): void
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

/** The status, where it is another than the one sent last. */
async function sendStatus(rooms: Rooms, match: string, state: Watched): Promise<void> {
  const status = await findStatus(match)
  const text = JSON.stringify(status)
  if (!status || text === state.status) return
  state.status = text
  for (const audience of AUDIENCES) rooms.send(match, audience, (room) => room.emit('status', match, status))
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
  const tell = relayTokens(rooms)

  async function advance(match: string, state: Watched): Promise<void> {
    do {
      state.again = false
      const guard = await findGuard(match)
      // rights first: nothing is sent to a room whose people may no longer be in it
      rooms.settle(match, guard)
      for (const audience of AUDIENCES) await sendEntries(rooms, match, audience, state.sent)
      if (guard && isOver(guard)) await sendStatus(rooms, match, state)
    } while (state.again)
  }

  /** One reading at a time a match; what is announced meanwhile is read right after. */
  function read(match: string): Promise<void> {
    const state = watched.get(match)
    if (!state) return Promise.resolve()
    state.again = true
    state.reading ??= advance(match, state).finally(() => {
      state.reading = null
      if (AUDIENCES.every((audience) => !rooms.has(match, audience))) watched.delete(match)
    })
    return state.reading
  }

  async function refresh(match: string): Promise<void> {
    const state = watched.get(match)
    if (!state) return
    await read(match)
    await sendStatus(rooms, match, state)
  }

  const look = async (): Promise<void> => {
    await recognise(rooms)
    for (const match of rooms.matches()) announce({ kind: 'watched', match })
    await Promise.all(rooms.matches().map(refresh))
  }

  return {
    look,
    joining(match, audience, guard) {
      const state = watched.get(match) ?? { sent: {}, status: '', reading: null, again: false }
      watched.set(match, state)
      if (rooms.has(match, audience)) return
      state.sent[audience] = headOf(guard, audience)
      announce({ kind: 'watched', match })
    },
    async hear(notice) {
      switch (notice.kind) {
        case 'head':
          return read(notice.match)
        case 'status':
          return refresh(notice.match)
        case 'tokens':
          return tell(notice.match, notice.tokens)
        case 'account':
          forgetAccount(notice.user)
          return look()
        case 'watched':
          return
      }
    },
  }
}
