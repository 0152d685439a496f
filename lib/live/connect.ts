import type { Socket } from 'socket.io-client'
import {
  type As,
  asked,
  type ClientMessages,
  isOver,
  type LogPage,
  type MatchStatus,
  type ServerMessages,
} from './channel'
import type { Timeline } from './timeline'

/** Seconds until a log that could not be read is asked for again: 1, 2, 4 … at most this. */
const LONGEST_WAIT = 15

const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, seconds * 1000)
    signal.addEventListener('abort', () => done(), { once: true })
  })

type ReadPage = (matchId: string, after: number, signal: AbortSignal) => Promise<LogPage>

const readPage =
  (as: As): ReadPage =>
  async (matchId, after, signal) => {
    const answer = await fetch(asked(`/api/matches/${matchId}/log?after=${after}`, as), { signal })
    if (!answer.ok) throw new Error(`the log answered ${answer.status}`)
    return answer.json()
  }

/** Reads what the timeline lacks, page by page, until nothing more is known. Page after page, one reading at a time. */
export function filler(matchId: string, line: Timeline, read: ReadPage = readPage(null)) {
  const stop = new AbortController()
  let busy = false
  let again = false
  let reading: Promise<void> = Promise.resolve()

  const readOn = async (): Promise<void> => {
    for (let more = true; more && !stop.signal.aborted; ) {
      const epoch = line.epoch()
      const page = await read(matchId, line.length(), stop.signal)
      // the log was dropped while this page was on its way: it may be numbered otherwise
      if (epoch !== line.epoch()) continue
      if (page.audience !== line.moment().audience) {
        line.restart(page.audience)
        continue
      }
      const hole = line.receive(page.entries)
      more = page.entries.length > 0 && (hole || line.length() < page.head)
    }
    if (!stop.signal.aborted) line.loaded()
  }
  const readAll = async (): Promise<void> => {
    busy = true
    for (let wait = 1; !stop.signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      try {
        do {
          again = false
          await readOn()
        } while (again)
        break
      } catch {
        await pause(wait, stop.signal)
      }
    }
    busy = false
  }
  /** Reads, or reads on after what is being read; resolves when nothing is. */
  const fill = (): Promise<void> => {
    again = busy
    if (!busy) reading = readAll()
    return reading
  }
  /** Resolves once the log has no hole that is known of. */
  const whole = (): Promise<void> => reading
  return { fill, whole, stop: () => stop.abort() }
}

/**
 * Hangs a timeline on to its match: live messages, holes filled from the log, a way back after a lost line. `as`: as
 * whom the page asks to be told.
 */
export function connect(matchId: string, line: Timeline, as: As = null): () => void {
  const { fill, whole, stop } = filler(matchId, line, readPage(as))
  let left = false
  let leave = () => {}
  void fill()
  // the log is read while the line's own code is on its way
  import('socket.io-client').then(
    ({ io }) => {
      if (!left)
        leave = listenTo(matchId, line, {
          socket: io({ transports: ['websocket', 'polling'] }),
          fill,
          whole,
          as,
        })
    },
    () => line.setLink('lost'),
  )
  return () => {
    left = true
    stop()
    leave()
  }
}

/** Tells a page the status; that it is over only when the page has all of it. */
export const teller = (line: Timeline, whole: () => Promise<void>) => (status: MatchStatus) => {
  if (!isOver(status)) return line.setStatus(status)
  const epoch = line.epoch()
  void whole().then(() => epoch === line.epoch() && line.setStatus(status))
}

type Listening = {
  readonly socket: Socket<ServerMessages, ClientMessages>
  readonly fill: () => Promise<void>
  readonly whole: () => Promise<void>
  readonly as: As
}

function listenTo(matchId: string, line: Timeline, { socket, fill, whole, as }: Listening): () => void {
  const tell = teller(line, whole)
  const watch = (anew: boolean) =>
    socket.emit('watch', matchId, { as }, (answer) => {
      if (!answer.ok) return location.reload()
      if (anew || answer.audience !== line.moment().audience) line.restart(answer.audience)
      line.setLink('open')
      void fill()
      tell(answer.status)
    })
  socket.on('connect', () => watch(false))
  socket.on('disconnect', () => line.setLink('lost'))
  socket.on('connect_error', () => line.setLink('lost'))
  const mine =
    <T>(take: (value: T) => void) =>
    (id: string, value: T) => {
      if (id === matchId) take(value)
    }
  socket.on(
    'entries',
    mine((entries) => line.receive(entries) && void fill()),
  )
  socket.on('status', mine(tell))
  socket.on('tokens', mine(line.hear))
  socket.on('reload', (id) => {
    if (id === matchId) watch(true)
  })
  return () => {
    socket.emit('leave', matchId)
    socket.disconnect()
  }
}
