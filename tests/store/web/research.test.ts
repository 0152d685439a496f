import { beforeAll, describe, expect, test } from 'vitest'
import { may } from '@/lib/auth/access'
import { type Desk, EMPTY_DESK } from '@/lib/live/desk'
import { deskOptions } from '@/lib/queries/research/options'
import { countRows, findBeside, findRows } from '@/lib/queries/research/rows'
import { prisma } from '@/lib/store/prisma'
import { cast, EVERYONE, match, ownDatabase } from './stage'

const STATUSES = ['queued', 'running', 'paused', 'stopped', 'finished', 'failed']

let people: Awaited<ReturnType<typeof cast>>
const matches: { id: string; ownerId: string | null; visibility: string; status: string }[] = []
const ask = (desk: Partial<Desk>): Desk => ({ ...EMPTY_DESK, ...desk })

ownDatabase('research')
beforeAll(async () => {
  people = await cast()
  for (const ownerId of [people.owner.id, null])
    for (const visibility of ['public', 'private'])
      for (const status of STATUSES)
        matches.push({ id: await match(ownerId, visibility, status), ownerId, visibility, status })
})

describe('what is read at the desk', () => {
  test.each(EVERYONE)('%s finds the decisions whose packets they may read, and no others', async (who) => {
    const allowed = matches.filter((one) => may(people[who], 'read-packets', one)).map(({ id }) => id)
    const { rows, next } = await findRows(people[who], EMPTY_DESK)
    expect(rows.map((row) => row.match).sort()).toEqual(allowed.sort())
    expect(next).toBeNull()
    expect(await countRows(people[who], EMPTY_DESK)).toEqual({ count: allowed.length, more: false })
  })

  test.each(EVERYONE)('%s finds nothing more by words, in packets or by naming a match', async (who) => {
    const allowed = matches.filter((one) => may(people[who], 'read-packets', one)).map(({ id }) => id)
    for (const scope of ['anywhere', 'thought', 'packets'] as const) {
      const { rows } = await findRows(people[who], ask({ q: 'nobody may', scope }))
      expect(rows.map((row) => row.match).sort()).toEqual(allowed.sort())
    }
    for (const { id } of matches) {
      const { rows } = await findRows(people[who], ask({ match: id }))
      expect(rows.map((row) => row.match)).toEqual(allowed.includes(id) ? [id] : [])
    }
  })

  test('a persona of a private match is offered to its owner alone', async () => {
    const [{ id }] = matches.filter((one) => one.visibility === 'private' && one.ownerId !== null)
    const persona = { id: 'hidden', name: 'The Hidden', tagline: '' }
    await prisma.seat.create({ data: { matchId: id, index: 7, agent: { kind: 'scripted' }, persona } })
    for (const who of EVERYONE) {
      const offered = (await deskOptions(people[who], {})).persona.some(({ value }) => value === 'hidden')
      expect(offered).toBe(who === 'owner' || who === 'admin')
    }
  })
})

describe('a list of many', () => {
  const DECIDED = 300
  let long: string
  beforeAll(async () => {
    long = await match(people.owner.id, 'private', 'finished')
    const base = await prisma.decision.findFirstOrThrow({ where: { matchId: long } })
    const askedAt = new Date('2026-01-01T00:00:00Z')
    const text = (n: number) => `the board of move ${n}${n % 50 === 0 ? ' with a marzipan pig' : ''}`
    await prisma.layer.createMany({
      data: Array.from({ length: DECIDED }, (_, n) => ({ hash: `world ${n}`, text: text(n), tokens: 9 })),
    })
    await prisma.decision.createMany({
      data: Array.from({ length: DECIDED }, (_, i) => {
        const number = i + 2
        return {
          ...{
            ...base,
            number,
            turn: Math.floor(number / 10),
            request: {},
            reply: {},
            persona: number % 3 ? 'shark' : 'turtle',
          },
          layers: [
            { name: 'rules', hash: `self ${long}` },
            { name: 'world', hash: `world ${i}` },
          ],
          speech: number % 100 === 0 ? 'A marzipan house.' : 'Nothing sweet.',
          thought: 'x'.repeat(number),
          ...{
            source: number % 40 === 0 ? 'fallback' : 'model',
            failure: number % 40 === 0 ? 'illegal' : null,
          },
          cost: number / 1000,
          // ten at a time share a moment: ties are broken by number
          askedAt: new Date(askedAt.getTime() + Math.floor(number / 10) * 1000),
          answeredAt: new Date(askedAt.getTime() + Math.floor(number / 10) * 1000 + number),
        }
      }),
    })
    await prisma.decision.delete({ where: { matchId_number: { matchId: long, number: 1 } } })
  })

  const all = async (desk: Partial<Desk>): Promise<number[]> => {
    const numbers: number[] = []
    let cursor: string | null = null
    do {
      const page = await findRows(people.owner, ask({ match: long, ...desk }), cursor, 7)
      expect(page.rows.length).toBeLessThanOrEqual(7)
      numbers.push(...page.rows.map(({ number }) => number))
      cursor = page.next
    } while (cursor !== null)
    return numbers
  }
  const down = (keep: (n: number) => boolean) =>
    Array.from({ length: DECIDED }, (_, i) => DECIDED + 1 - i).filter(keep)

  test.each(['newest', 'longest', 'slowest', 'costliest'] as const)(
    'page by page, %s first, each decision comes once',
    async (sort) => {
      const numbers = await all({ sort })
      expect([...numbers].sort((a, b) => b - a)).toEqual(down(() => true))
      if (sort === 'newest' || sort === 'costliest') expect(numbers).toEqual(down(() => true))
    },
  )

  test.each<[Partial<Desk>, (n: number) => boolean]>([
    [{ persona: ['turtle'] }, (n) => n % 3 === 0],
    [{ persona: ['turtle', 'shark'] }, () => true],
    [{ source: ['fallback'] }, (n) => n % 40 === 0],
    [{ failure: ['any'] }, (n) => n % 40 === 0],
    [{ failure: ['timeout'] }, () => false],
    [{ turnFrom: 4, turnTo: 5 }, (n) => n >= 40 && n < 60],
    [{ from: '2026-01-01T00:00:29Z', to: '2026-01-01T00:00:29.999Z' }, (n) => n >= 290 && n < 300],
    [{ to: '2025-12-31' }, () => false],
    [{ game: ['chess'] }, () => false],
    [{ q: 'MARZIPAN', scope: 'said' }, (n) => n % 100 === 0],
    [{ q: 'marzipan', scope: 'thought' }, () => false],
    [{ q: '"marzipan pig"', scope: 'packets' }, (n) => (n - 2) % 50 === 0],
    [{ q: 'marzi*' }, (n) => n % 100 === 0 || (n - 2) % 50 === 0],
    [{ q: 'marzipan -house', scope: 'said' }, () => false],
    [{ q: 'chess or house', scope: 'said' }, (n) => n % 100 === 0],
    [{ q: "it's '& | ! <-> \\ :*", scope: 'said' }, () => false],
    [{ q: 'marzipan', persona: ['turtle'] }, (n) => n % 3 === 0 && (n % 100 === 0 || (n - 2) % 50 === 0)],
  ])('%j', async (desk, keep) => expect(await all(desk)).toEqual(down(keep)))

  test('neighbours follow the question', async () => {
    const desk = ask({ match: long, source: ['fallback'] })
    const beside = (number: number) => findBeside(people.owner, desk, { match: long, number })
    expect(await beside(120)).toMatchObject({ previous: { number: 160 }, next: { number: 80 } })
    expect(await beside(280)).toMatchObject({ previous: null, next: { number: 240 } })
    expect(await beside(40)).toMatchObject({ next: null })
  })

  test('the layer in which words were found is named', async () => {
    const { rows } = await findRows(people.owner, ask({ match: long, q: 'pig' }))
    expect(new Set(rows.map(({ found }) => found))).toEqual(new Set(['world']))
  })

  test('a cursor that is none begins anew', async () => {
    const desk = ask({ match: long })
    expect(await findRows(people.owner, desk, 'nonsense')).toEqual(await findRows(people.owner, desk))
  })
})
