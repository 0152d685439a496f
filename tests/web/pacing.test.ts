import { describe, expect, test } from 'vitest'
import { catchingUp } from '@/components/match/pacing'
import type { WireEntry } from '@/lib/live/channel'
import { timeline } from '@/lib/live/timeline'
import { bead, beads, setup, status, table, upTo } from './beads'

describe('a page that paces itself', () => {
  const spoke = (n: number): WireEntry => ({
    ...bead(n),
    event: { type: 'spoke', seat: 0, text: 'Well, well.' } as WireEntry['event'],
  })
  const pacing = () => {
    const line = timeline({ table, setup, audience: 'observer', status, place: null, paced: true })
    line.receive(beads(1, 3))
    line.loaded()
    return line
  }

  test('shows the first of a batch at once, and the rest as its clock says', () => {
    const line = pacing()
    line.receive(beads(4, 8))
    expect(line.moment()).toMatchObject({ at: 4, following: true, by: 'step' })
    line.catchUp(6)
    line.receive(beads(9, 9))
    expect(line.moment()).toMatchObject({ at: 6, following: true })
    line.catchUp(99)
    expect(line.moment()).toMatchObject({ at: 9, following: true, state: upTo(9) })
  })

  test('words of a decision stand at once where its draft stood', () => {
    const line = pacing()
    const tokens = { decision: 7, attempt: 1, seat: 0, offset: 0, text: 'Well' } as const
    line.hear({ ...tokens, channel: 'speech' })
    line.receive([bead(4), spoke(5), bead(6)].map((entry) => ({ ...entry, decision: 7 })))
    expect(line.moment()).toMatchObject({ at: 5, drafts: [] })
  })

  test('falls back on a jump when too much has come', () => {
    const line = pacing()
    line.receive(beads(4, 200))
    expect(line.moment()).toMatchObject({ at: 200, following: true, by: 'jump' })
  })

  test('moves nobody who looked back', () => {
    const line = pacing()
    line.seek(1)
    line.receive(beads(4, 6))
    line.catchUp(6)
    expect(line.moment()).toMatchObject({ at: 1, following: false })
  })

  test('goes faster the further it is behind', () => {
    const arriving = beads(1, 40)
    const lasts = (from: number) => {
      let time = 0
      for (let at = from; at < arriving.length; ) {
        const next = catchingUp(arriving, at, () => true)
        time += next.wait
        at = next.at
      }
      return time
    }
    expect(catchingUp(arriving, 0, () => true).wait).toBeLessThan(catchingUp(arriving, 38, () => true).wait)
    expect(lasts(0)).toBeLessThan(3000)
    expect(lasts(39)).toBeGreaterThan(400)
  })

  test('passes what nobody needs in one go', () => {
    expect(catchingUp(beads(1, 9), 4, () => false)).toMatchObject({ at: 9, wait: 0 })
  })
})
