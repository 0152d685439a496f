import { describe, expect, test, vi } from 'vitest'
import type { LogPage, WireEntry } from '@/lib/live/channel'
import { filler, teller } from '@/lib/live/connect'
import { KEYFRAME, keyframes } from '@/lib/live/keyframes'
import { lengthTo, type Opening, placeOf, timeline } from '@/lib/live/timeline'
import { bead, beads, setup, status, table, upTo } from './beads'

const open = (place: Opening['place'] = null, audience: Opening['audience'] = 'observer') =>
  timeline({ table, setup, audience, status, place })
const loadedWith = (entries: WireEntry[], place: Opening['place'] = null) => {
  const line = open(place)
  line.receive(entries)
  line.loaded()
  return line
}

describe('reading the log', () => {
  test('nothing is shown until the log is whole, then its end', () => {
    const line = open()
    line.receive(beads(1, 5))
    expect(line.moment()).toMatchObject({ loaded: false, at: 0 })
    line.loaded()
    expect(line.moment()).toMatchObject({ loaded: true, at: 5, following: true, state: upTo(5) })
  })

  test('entries heard twice count once', () => {
    const line = loadedWith(beads(1, 3))
    expect(line.receive(beads(2, 4))).toBe(false)
    expect(line.moment().state).toEqual(upTo(4))
  })

  test('a hole is told, what lies behind it waits, and filling it brings all in order', () => {
    const line = loadedWith(beads(1, 3))
    expect(line.receive([bead(6), bead(5)])).toBe(true)
    expect(line.moment().at).toBe(3)
    expect(line.receive([bead(4)])).toBe(false)
    expect(line.moment().state).toEqual(upTo(6))
  })

  test('a late joiner who reads the log in pages shows the same as one who heard it live', () => {
    const live = loadedWith([])
    for (const entry of beads(1, 450)) live.receive([entry])
    const late = open()
    late.receive(beads(1, 200))
    late.receive(beads(449, 450))
    late.receive(beads(201, 448))
    late.loaded()
    expect(late.moment().state).toEqual(live.moment().state)
    expect(late.moment().entries).toEqual(live.moment().entries)
  })
})

describe('the cursor', () => {
  test('follows while it is at the end', () => {
    const line = loadedWith(beads(1, 3))
    line.receive(beads(4, 6))
    expect(line.moment()).toMatchObject({ at: 6, following: true, by: 'step' })
  })

  test('whoever scrubbed back is not moved by what happens', () => {
    const line = loadedWith(beads(1, 30))
    line.seek(12)
    const before = line.moment().state
    line.receive(beads(31, 60))
    expect(line.moment()).toMatchObject({ at: 12, following: false })
    expect(line.moment().state).toBe(before)
    expect(line.moment().entries).toHaveLength(60)
  })

  test('whoever holds at the end falls behind, and comes back by following', () => {
    const line = loadedWith(beads(1, 3))
    line.hold()
    line.receive(beads(4, 5))
    expect(line.moment()).toMatchObject({ at: 3, following: false })
    line.follow()
    expect(line.moment()).toMatchObject({ at: 5, following: true, state: upTo(5) })
  })

  test('playing steps to the end, then follows', () => {
    const line = loadedWith(beads(1, 3))
    line.play(0)
    expect(line.moment()).toMatchObject({ at: 0, playing: true, following: false, state: upTo(0) })
    for (let i = 0; i < 3; i++) line.step(1)
    expect(line.moment()).toMatchObject({ at: 3, playing: false, following: true })
  })

  test('stays within the log', () => {
    const line = loadedWith(beads(1, 3))
    line.seek(-4)
    expect(line.moment().at).toBe(0)
    line.seek(99)
    expect(line.moment()).toMatchObject({ at: 3, following: true })
  })

  test('opens at the place of a link and stays there', () => {
    const line = loadedWith(beads(1, 30), { seq: 7 })
    expect(line.moment()).toMatchObject({ at: 7, following: false, state: upTo(7) })
    line.receive([bead(31)])
    expect(line.moment().at).toBe(7)
  })

  test('a place counted in public entries is found among all of them', () => {
    const entries = [bead(1), bead(2, [0]), bead(3), bead(4, []), bead(5)]
    expect(lengthTo(entries, { pub: 2 }, 'observer')).toBe(3)
    expect(lengthTo(entries, { pub: 0 }, 'observer')).toBe(0)
    expect(lengthTo(entries, { pub: 9 }, 'observer')).toBe(5)
    expect(placeOf(entries, 4, 'observer')).toEqual({ seq: 4, pub: 2 })
  })

  test('one address is the same moment for both audiences', () => {
    const all = [bead(1), bead(2, [0]), bead(3), bead(4, []), bead(5)]
    const heard = [1, 3, 5].map((n, i) => ({ ...bead(n), n: i + 1 }))
    const place = placeOf(all, 4, 'observer')
    expect(lengthTo(all, place, 'observer')).toBe(4)
    const open = lengthTo(heard, place, 'public')
    expect(heard.slice(0, open).map(({ event }) => event)).toEqual([bead(1).event, bead(3).event])
    expect(placeOf(heard, open, 'public')).toEqual({ pub: 2 })
  })
})

describe('another audience', () => {
  const whole = [bead(1), bead(2, [0]), bead(3), bead(4, [1]), bead(5)]
  const heard = [bead(1), bead(2), bead(3)]

  test('who may hear more keeps the page until the new log is whole, and then the place', () => {
    const line = timeline({ table, setup, audience: 'public', status, place: null })
    line.receive(heard)
    line.loaded()
    line.seek(2)
    line.restart('observer')
    expect(line.moment()).toMatchObject({ at: 2, audience: 'observer', loaded: true })
    line.receive(whole)
    expect(line.moment().entries).toHaveLength(3)
    line.loaded()
    expect(line.moment()).toMatchObject({ at: 3, following: false })
    expect(line.moment().entries).toHaveLength(5)
  })

  test('who may hear less loses what was heard at once', () => {
    const line = loadedWith(whole)
    line.restart('public')
    expect(line.moment()).toMatchObject({ entries: [], at: 0, loaded: false, state: upTo(0) })
    line.receive(heard)
    line.loaded()
    expect(line.moment()).toMatchObject({ at: 3, following: true })
  })
})

describe('keyframes', () => {
  const entries = beads(1, 3 * KEYFRAME + 50)
  const full = (at: number) => {
    const state = table.initial(setup)
    for (const { event } of entries.slice(0, at)) table.evolve(state, event as never)
    return state
  }

  test('any state equals the full fold, in whatever order they are asked for', () => {
    const frames = keyframes(table, setup)
    const wanted = [
      KEYFRAME * 3 + 7,
      0,
      1,
      KEYFRAME,
      KEYFRAME - 1,
      KEYFRAME + 1,
      entries.length,
      333,
      334,
      332,
    ]
    for (const at of wanted) expect(frames.stateAt(entries, at)).toEqual(full(at))
  })

  test('a state handed out is a copy of its own', () => {
    const frames = keyframes(table, setup)
    const mine = frames.stateAt(entries, 10) as { beads: number[] }
    mine.beads.length = 0
    expect(frames.stateAt(entries, 10)).toEqual(full(10))
  })
})

describe('words as they come', () => {
  const tokens = { decision: 4, attempt: 1, seat: 1, channel: 'speech', offset: 0, text: 'Good ' } as const

  test('grow in place, and the event of their decision replaces them', () => {
    const line = loadedWith(beads(1, 3))
    line.hear(tokens)
    line.hear({ ...tokens, offset: 5, text: 'evening' })
    line.hear({ ...tokens, channel: 'thought', text: 'Smile.' })
    expect(line.moment().drafts).toEqual([
      { decision: 4, attempt: 1, seat: 1, speech: 'Good evening', thought: 'Smile.', withdrawn: false },
    ])
    line.receive([{ ...bead(4), decision: 4 }])
    expect(line.moment().drafts).toEqual([])
  })

  test('a second attempt begins anew, late words of the first are dropped, missed ones are marked', () => {
    const line = loadedWith([])
    line.hear(tokens)
    line.hear({ ...tokens, attempt: 2, offset: 3, text: 'sorry' })
    line.hear(tokens)
    expect(line.moment().drafts).toMatchObject([{ attempt: 2, speech: '…sorry' }])
  })
})

describe('words that are taken back', () => {
  const tokens = { decision: 4, attempt: 1, seat: 1, channel: 'speech', offset: 0, text: 'Mine!' } as const
  const back = { ...tokens, text: '', withdrawn: true } as const
  const shown = (line: ReturnType<typeof loadedWith>) =>
    line.moment().drafts.map(({ seat, speech, withdrawn }) => [seat, speech, withdrawn])

  test('stand as taken back until the next attempt speaks', () => {
    const line = loadedWith([])
    line.hear(tokens)
    line.hear(back)
    expect(shown(line)).toEqual([[1, 'Mine!', true]])
    line.hear(back)
    line.hear({ ...tokens, attempt: 2, text: 'Yours.' })
    expect(shown(line)).toEqual([[1, 'Yours.', false]])
    line.hear(back)
    expect(shown(line)).toEqual([[1, 'Yours.', false]])
  })

  test('stand for the public too, who are told neither decision nor attempt, each seat apart', () => {
    const line = loadedWith([])
    const open = { ...tokens, decision: 0, attempt: 0 }
    line.hear(open)
    line.hear({ ...open, seat: 2, text: 'Pass.' })
    line.hear({ ...open, text: '', withdrawn: true })
    expect(shown(line)).toEqual([
      [1, 'Mine!', true],
      [2, 'Pass.', false],
    ])
    line.hear({ ...open, text: 'Yours.' })
    expect(shown(line)[0]).toEqual([1, 'Yours.', false])
  })

  test('that come after the events of their decision are not heard, nor is anything once the match is over', () => {
    const line = loadedWith([{ ...bead(1), decision: 4 }])
    line.hear(tokens)
    expect(shown(line)).toEqual([])
    line.hear({ ...tokens, decision: 5 })
    line.setStatus({ ...status, status: 'paused' })
    expect(shown(line)).toHaveLength(1)
    line.setStatus({ ...status, status: 'stopped' })
    expect(shown(line)).toEqual([])
  })
})

describe('filling from the server', () => {
  const server = (log: WireEntry[], size: number) => {
    const asked: number[] = []
    const read = async (_id: string, after: number): Promise<LogPage> => {
      asked.push(after)
      return { audience: 'observer', head: log.length, entries: log.slice(after, after + size) }
    }
    return { asked, read }
  }

  test('reads page after page to the head', async () => {
    const line = open()
    const { asked, read } = server(beads(1, 25), 10)
    await filler('m', line, read).fill()
    expect(asked).toEqual([0, 10, 20])
    expect(line.moment()).toMatchObject({ at: 25, loaded: true })
  })

  test('after a lost line only what was missed is asked for', async () => {
    const line = loadedWith(beads(1, 8))
    const { asked, read } = server(beads(1, 25), 100)
    await filler('m', line, read).fill()
    expect(asked).toEqual([8])
    expect(line.moment().state).toEqual(upTo(25))
  })

  test('a log that cannot be read is asked for again', async () => {
    const line = open()
    const { read } = server(beads(1, 4), 10)
    let refusals = 1
    await filler('m', line, async (id, after) => {
      if (refusals-- > 0) throw new Error('the server is away')
      return read(id, after)
    }).fill()
    expect(line.moment().at).toBe(4)
  })

  test('a page that was on its way while the log was dropped is not mixed in', async () => {
    const line = timeline({ table, setup, audience: 'public', status, place: null })
    const pages: LogPage[] = [
      { audience: 'public', head: 2, entries: [bead(1), bead(2)] },
      { audience: 'observer', head: 3, entries: beads(1, 3) },
    ]
    const dropped = { done: false }
    await filler('m', line, async () => {
      if (!dropped.done) line.restart('observer')
      dropped.done = true
      return pages.shift()!
    }).fill()
    expect(line.moment()).toMatchObject({ audience: 'observer', at: 3 })
  })

  test('that it is over is told when the page has all of it', async () => {
    const line = loadedWith(beads(1, 8))
    const { read } = server(beads(1, 25), 10)
    const { fill, whole } = filler('m', line, read)
    const seen: [string, number][] = []
    line.subscribe(() => seen.push([line.moment().status.status, line.length()]))
    const filled = fill()
    teller(line, whole)({ ...status, status: 'finished' })
    expect(line.moment().status.status).toBe('running')
    await filled
    await vi.waitFor(() => expect(line.moment().status.status).toBe('finished'))
    expect(seen.find(([told]) => told === 'finished')).toEqual(['finished', 25])
  })
})
