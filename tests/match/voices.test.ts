import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Notice, type Tokens, WATCHED_MS } from '@/lib/live/channel'
import { GATHERED_MS, makeVoices } from '@/lib/worker/voices'

const SAID = { decision: 7, attempt: 1, seat: 2 } as const
const FIRST = { ...SAID, aloud: true } as const
const AGAIN = { ...FIRST, attempt: 2 } as const

function room() {
  const told: Tokens[] = []
  const announce = async (notice: Notice) => {
    if (notice.kind === 'tokens') told.push(notice.tokens)
  }
  const voices = makeVoices(announce)
  return { told, voices, table: voices.listenerFor('a') }
}
const gathered = () => vi.advanceTimersByTimeAsync(GATHERED_MS)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what a seat says while it says it', () => {
  test('is gathered into one notice for each channel, and goes on where it left off', async () => {
    const { told, voices, table } = room()
    voices.watched('a')
    for (const word of ['I ', 'will ', 'buy.']) table.said(FIRST, 'thought', word)
    expect(told).toEqual([])
    await gathered()
    expect(told).toEqual([{ ...SAID, channel: 'thought', offset: 0, text: 'I will buy.' }])
    table.said(FIRST, 'thought', ' Or not.')
    table.said(FIRST, 'speech', 'Mine!')
    await gathered()
    expect(told.slice(1)).toEqual([
      { ...SAID, channel: 'thought', offset: 11, text: ' Or not.' },
      { ...SAID, channel: 'speech', offset: 0, text: 'Mine!' },
    ])
  })

  test('is told to nobody while nobody watches', async () => {
    const { told, voices, table } = room()
    voices.watched('another')
    table.said(FIRST, 'speech', 'Anyone?')
    await gathered()
    await table.ended(FIRST, false)
    expect(told).toEqual([])
  })

  test('is told from the start to who comes in the middle, and no more once all have left', async () => {
    const { told, voices, table } = room()
    table.said(FIRST, 'speech', 'Half of ')
    voices.watched('a')
    await gathered()
    table.said(FIRST, 'speech', 'it.')
    await gathered()
    expect(told.map(({ offset, text }) => [offset, text])).toEqual([
      [0, 'Half of '],
      [8, 'it.'],
    ])
    await vi.advanceTimersByTimeAsync(WATCHED_MS)
    table.said(FIRST, 'speech', ' Gone.')
    await gathered()
    expect(told).toHaveLength(2)
  })

  test('is taken back where it was told and the attempt does not count', async () => {
    const { told, voices, table } = room()
    voices.watched('a')
    table.said(FIRST, 'speech', 'Mine!')
    await gathered()
    await table.ended(FIRST, false)
    table.said(AGAIN, 'speech', 'Yours.')
    await gathered()
    await table.ended(AGAIN, true)
    expect(told).toEqual([
      { ...SAID, channel: 'speech', offset: 0, text: 'Mine!' },
      { ...SAID, channel: 'speech', offset: 0, text: '', withdrawn: true },
      { ...SAID, attempt: 2, channel: 'speech', offset: 0, text: 'Yours.' },
    ])
  })

  test('is not told once its attempt is over', async () => {
    const { told, voices, table } = room()
    voices.watched('a')
    table.said(FIRST, 'speech', 'Mine!')
    await table.ended(FIRST, true)
    await gathered()
    expect(told).toEqual([])
  })

  test('leaves in order even where telling takes its time, and nothing follows the end', async () => {
    const told: string[] = []
    const voices = makeVoices(async (notice) => {
      if (notice.kind !== 'tokens') return
      if (told.length === 0) await new Promise((resolve) => setTimeout(resolve, 1000))
      told.push(notice.tokens.text)
    })
    voices.watched('a')
    const table = voices.listenerFor('a')
    table.said(FIRST, 'speech', 'One, ')
    await gathered()
    table.said(FIRST, 'speech', 'two.')
    await gathered()
    const ended = table.ended(FIRST, true)
    await vi.advanceTimersByTimeAsync(2000)
    await ended
    expect(told).toEqual(['One, ', 'two.'])
  })
})
