import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { Against } from '@/components/research/against'
import { Attempts } from '@/components/research/attempts'
import { DecisionHead } from '@/components/research/decision-head'
import { Diff } from '@/components/research/diff'
import { Followed } from '@/components/research/followed'
import { LayerOutline } from '@/components/research/layers'
import { Packet } from '@/components/research/packet'
import { RawAndRead, Words } from '@/components/research/reply'
import { Trail } from '@/components/research/trail'
import { TopBar } from '@/components/ui/top-bar'
import { promptOf } from '@/lib/agents/prompt'
import { viewer } from '@/lib/auth/viewer'
import type { TurnNames } from '@/lib/core/turns'
import { turnNamesOf, turnsOf } from '@/lib/games/tables'
import { type Desk, decisionAddress, deskText, readDesk } from '@/lib/live/desk'
import type { DecisionRecord } from '@/lib/live/shapes'
import { findDecision } from '@/lib/queries/decision'
import { findMatch } from '@/lib/queries/matches'
import { findBeside } from '@/lib/queries/research/rows'
import '@/components/research/decision.css'
import '@/components/research/diff.css'

type Params = PageProps<'/games/[id]/decisions/[n]'>['params']

const recordOf = cache(
  async (id: string, n: string): Promise<DecisionRecord | null> =>
    /^\d{1,9}$/.test(n) ? findDecision(id, Number(n), await viewer()) : null,
)

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const { id, n } = await params
  const record = await recordOf(id, n)
  return { title: record ? `Decision ${record.number}, ${record.match.title}` : 'No such decision' }
}

/** Names of layers that were the same in the seat's packet before. */
async function unchanged({ match, layers, near }: DecisionRecord): Promise<ReadonlySet<string>> {
  const before = near.previousOfSeat && (await findDecision(match.id, near.previousOfSeat, await viewer()))
  if (!before) return new Set()
  const held = new Set(before.layers.map(({ name, hash }) => `${name} ${hash}`))
  return new Set(layers.flatMap(({ name, hash }) => (held.has(`${name} ${hash}`) ? [name] : [])))
}

const isModel = ({ source }: DecisionRecord): boolean =>
  source === 'model' || source === 'retried' || source === 'fallback'

type Query = Readonly<Record<string, string | string[] | undefined>>
const one = (value: string | string[] | undefined): string | null =>
  (Array.isArray(value) ? value[0] : value) ?? null

/** The decision that `diff` names: "188" of the same game, or "<id of a game>:188". */
async function heldAgainst({ diff }: Query, { match }: DecisionRecord): Promise<DecisionRecord | null> {
  const [, other, number] = /^(?:([\da-f-]{36}):)?(\d{1,9})$/i.exec(one(diff) ?? '') ?? []
  return number ? findDecision(other ?? match.id, Number(number), await viewer()) : null
}

/** How the turns of its game are called. */
async function turnsIn({ match: { id, game } }: DecisionRecord): Promise<TurnNames> {
  const head = await findMatch(id, await viewer())
  return head ? turnNamesOf(head) : turnsOf(game).names({})
}

/** The way on along the question by which the page was found. */
async function trailOf(desk: Desk, { match, number }: DecisionRecord) {
  const { previous, next } = await findBeside(await viewer(), desk, { match: match.id, number })
  const address = (to: typeof next) => to && decisionAddress(to.match, to.number, desk)
  return {
    previous: address(previous),
    next: address(next),
    list: `/research?${deskText(desk)}`,
    words: desk.q,
  }
}

export default async function DecisionPage({ params, searchParams }: PageProps<'/games/[id]/decisions/[n]'>) {
  const { id, n } = await params
  const query: Query = await searchParams
  const [record, who] = await Promise.all([recordOf(id, n), viewer()])
  if (!record) notFound()
  const { match, layers, attempts, near } = record
  const deskQuery = one(query.desk)
  const desk = deskQuery === null ? null : readDesk(new URLSearchParams(deskQuery))
  const there = await heldAgainst(query, record)
  const here = decisionAddress(match.id, record.number, desk)
  const held = (other: number) => `${here}${desk ? '&' : '?'}diff=${other}`
  const turnNames = await turnsIn(record)
  const byModel = isModel(record)
  const answered = attempts.findLast(({ failure }) => failure === null) ?? attempts.at(-1)
  const where = (
    <Link
      href={`/games/${match.id}`}
      dir="auto"
      className="written truncate text-ink-2 text-sm max-md:hidden"
    >
      {match.title}
    </Link>
  )
  return (
    <>
      <TopBar viewer={who && { name: who.name }} where={where} />
      <main className="packet-page" id="main">
        {desk && <Trail key={here} {...(await trailOf(desk, record))} />}
        <DecisionHead {...{ record, byModel, turnNames }} />
        {layers.length > 0 ? (
          <>
            <LayerOutline layers={layers} />
            <div className="middle">
              {there && <Diff {...{ there }} here={record} turnNames={await turnsIn(there)} closed={here} />}
              <Packet
                {...promptOf({ layers }, answered?.note ?? null)}
                {...{ layers, byModel }}
                before={near.previousOfSeat}
                same={await unchanged(record)}
                words={desk?.q ?? ''}
              >
                <Against before={near.previousOfSeat} addressFor={held} desk={deskQuery} />
              </Packet>
            </div>
          </>
        ) : (
          <p className="hint">No packet was made for this decision: nobody read one.</p>
        )}
        <aside className="reply" aria-label="The reply and what came of it">
          <section>
            <h2>The reply</h2>
            <Words record={record} words={desk?.q ?? ''} />
          </section>
          <section>
            <h2>Raw and read</h2>
            <RawAndRead record={record} attempt={answered} />
          </section>
          <section>
            <h2>Attempts</h2>
            <Attempts attempts={attempts} byModel={byModel} />
          </section>
          <section>
            <h2>Ruling and what followed</h2>
            <Followed {...{ record, turnNames }} />
          </section>
        </aside>
      </main>
    </>
  )
}
