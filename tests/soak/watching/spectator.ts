import { io, type Socket } from 'socket.io-client'
import type { ClientMessages, LogPage, ServerMessages, WireEntry } from '@/lib/live/channel'

export type Sight = {
  readonly origin: string
  readonly match: string
  readonly cookie: string | null
}

/** What one client, or many, noticed. Counts of entries; `delays` has how many came after so many milliseconds. */
export type Noticed = {
  pushed: number
  /** Pushed out of turn: an earlier one never came, or came twice. */
  missed: number
  doubled: number
  fills: number
  reloads: number
  lost: number
  refused: number
  delays: Map<number, number>
}

export const nothingYet = (): Noticed => ({
  ...{ pushed: 0, missed: 0, doubled: 0, fills: 0, reloads: 0, lost: 0, refused: 0 },
  delays: new Map(),
})

/** One page that watches without drawing: it hears what is pushed and fills from the log as a page does. */
export type Spectator = {
  /** Entries that it has from 1 on without a hole. */
  length(): number
  audience(): string | null
  leave(): void
}

/** Connects and watches; resolves once the server has let it in. */
export async function spectate({ origin, match, cookie }: Sight, noticed: Noticed): Promise<Spectator> {
  const headers: Record<string, string> = cookie === null ? {} : { cookie }
  const socket: Socket<ServerMessages, ClientMessages> = io(origin, {
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: headers,
  })
  const known = { length: 0, pushed: 0, audience: null as string | null, early: new Set<number>() }
  const take = ({ n }: WireEntry): void => {
    if (n > known.length) known.early.add(n)
    while (known.early.delete(known.length + 1)) known.length++
  }
  const busy = { filling: false, again: false, epoch: 0 }
  const fill = async (): Promise<void> => {
    for (let more = true; more; ) {
      const { epoch } = busy
      noticed.fills++
      const answer = await fetch(`${origin}/api/matches/${match}/log?after=${known.length}`, { headers })
      const page: LogPage = await answer.json()
      if (epoch !== busy.epoch || page.audience !== known.audience) return
      page.entries.forEach(take)
      more = page.entries.length > 0 && known.length < page.head
    }
  }
  const fillOnce = async (): Promise<void> => {
    busy.again = busy.filling
    if (busy.filling) return
    busy.filling = true
    do {
      busy.again = false
      await fill().catch(() => void noticed.lost++)
    } while (busy.again)
    busy.filling = false
  }
  const watch = (anew: boolean): Promise<void> =>
    new Promise((done) =>
      socket.emit('watch', match, (answer) => {
        if (!answer.ok) noticed.refused++
        else {
          if (anew || answer.audience !== known.audience) {
            Object.assign(known, { length: 0, early: new Set<number>() })
            busy.epoch++
          }
          Object.assign(known, { pushed: 0, audience: answer.audience })
          void fillOnce()
        }
        done()
      }),
    )
  socket.on('entries', (_match, entries) => {
    const now = Date.now()
    for (const entry of entries) {
      noticed.pushed++
      if (known.pushed > 0 && entry.n <= known.pushed) noticed.doubled++
      if (known.pushed > 0 && entry.n > known.pushed + 1) noticed.missed++
      known.pushed = entry.n
      const late = Math.max(0, now - Date.parse(entry.at))
      noticed.delays.set(late, (noticed.delays.get(late) ?? 0) + 1)
      take(entry)
    }
    if (known.early.size > 0) void fillOnce()
  })
  socket.on('reload', () => {
    noticed.reloads++
    void watch(true)
  })
  socket.on('disconnect', (reason) => {
    if (reason !== 'io client disconnect') noticed.lost++
  })
  await new Promise<void>((done) => socket.once('connect', done))
  await watch(false)
  socket.on('connect', () => void watch(false))
  return {
    length: () => known.length,
    audience: () => known.audience,
    leave: () => void socket.disconnect(),
  }
}
