import { describe, expect, test } from 'vitest'
import type { MatchStore } from '@/lib/store/store'
import type { SummaryBegun, SummaryEnd, SummaryStore } from '@/lib/store/summaries'
import { aMatch } from '../match/table'

const begun = (matchId: string, toTurn: number): SummaryBegun => ({
  ...{ matchId, fromTurn: toTurn - 9, toTurn, model: 'openai:gpt-4.1-nano' },
  ...{
    system: 'Sum up.',
    user: 'What was said: “Mine! 🎲”',
    startedAt: new Date('2026-01-02T03:04:05.678Z'),
  },
})
const END: SummaryEnd = {
  ...{ text: 'Much was said.', raw: new Uint8Array([123, 0, 255, 125]), failure: null },
  ...{ inputTokens: 900, cachedTokens: 0, outputTokens: 40, cost: 0.000106, estimated: false },
  endedAt: new Date('2026-01-02T03:04:06.789Z'),
}

/** What every store of summaries does. */
export function summaryContract(name: string, open: () => { matches: MatchStore; summaries: SummaryStore }) {
  const given = async () => {
    const { matches, summaries } = open()
    const match = aMatch()
    await matches.create(match)
    return { summaries, id: match.id }
  }
  describe(name, () => {
    test('a batch is its first asker’s to ask about; whoever comes again gets what is stored', async () => {
      const { summaries, id } = await given()
      expect(await summaries.open(begun(id, 10))).toBeNull()
      const unended = await summaries.open(begun(id, 10))
      expect(unended).toMatchObject({
        ...begun(id, 10),
        text: null,
        failure: null,
        cost: null,
        endedAt: null,
      })
      await summaries.close(id, 10, END)
      expect(await summaries.open({ ...begun(id, 10), model: 'another' })).toEqual({
        ...begun(id, 10),
        ...END,
      })
    })

    test('a failure is kept with its bytes, and all of a match are read in order', async () => {
      const { summaries, id } = await given()
      const failure = { kind: 'timeout', message: 'No reply within 30 seconds.' } as const
      for (const toTurn of [20, 10]) await summaries.open(begun(id, toTurn))
      await summaries.close(id, 20, { ...END, text: null, failure, cost: null, estimated: true })
      const rows = await summaries.read(id)
      expect(rows.map(({ toTurn, text }) => [toTurn, text])).toEqual([
        [10, null],
        [20, null],
      ])
      expect(rows[1]).toMatchObject({ failure, raw: END.raw, estimated: true, cost: null })
    })
  })
}
