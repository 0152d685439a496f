import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { CeilingForm } from '@/components/cost/ceiling-form'
import { UsageTable } from '@/components/cost/usage-table'
import { ButtonLink } from '@/components/ui/button'
import { Column, PartTitle, Title } from '@/components/ui/page'
import { viewer } from '@/lib/auth/viewer'
import { costWords, dollars } from '@/lib/live/usage'
import { accountUsage } from '@/lib/queries/usage'

export const metadata: Metadata = { title: 'Usage' }

type Query = { readonly searchParams: Promise<{ readonly decided?: string }> }

export default async function UsagePage({ searchParams }: Query) {
  const who = await viewer()
  if (!who) redirect('/login?next=/account/usage')
  const byModels = (await searchParams).decided === 'models'
  const { today, ceiling, house, days, matches } = await accountUsage(who.id, byModels ? 'models' : 'all')
  return (
    <Column>
      <Title acts={<ButtonLink href="/account/models">Models and keys</ButtonLink>}>Usage</Title>
      <p className="-mt-4 mb-7 max-w-[68ch] text-pretty text-ink-2">
        What the models at your tables took. Costs are estimates from published prices; your provider’s bill
        holds. Days are those of UTC.
      </p>
      <p className="mb-7 max-w-[68ch] text-pretty text-ink-2 text-sm">
        {byModels
          ? 'Only calls for decisions that a model made: without those lost to the safe move, calls that put older talk in short, and games that were deleted. '
          : 'Calls for decisions that were lost to the rules’ safe move are counted too. '}
        <Link href={byModels ? '/account/usage' : '/account/usage?decided=models'} className="underline">
          {byModels ? 'Show all calls' : 'Only what a model decided'}
        </Link>
      </p>
      <div className="grid gap-9">
        <section aria-labelledby="today-title" className="grid gap-4 min-[900px]:grid-cols-2">
          <div>
            <PartTitle id="today-title">Today</PartTitle>
            <p className="font-voice text-2xl">{costWords(today)}</p>
            <p className="text-ink-2 text-sm">
              {today.calls.toLocaleString('en')} calls, {today.failed.toLocaleString('en')} failed,{' '}
              {today.fallbacks.toLocaleString('en')} decisions by the rules’ safe move
            </p>
          </div>
          <div className="rounded-panel border border-line bg-panel p-5">
            <CeilingForm ceiling={ceiling} />
            {house !== null && (
              <p className="mt-3 text-ink-2 text-sm">
                Whoever runs this Parlor allows {dollars(house)} a day for each account.
              </p>
            )}
          </div>
        </section>
        <section aria-labelledby="days-title">
          <PartTitle id="days-title">By day</PartTitle>
          <UsageTable
            what="Day"
            none="No model has been called yet."
            lines={days.map((day) => ({ id: day.day, name: day.day, figures: day }))}
          />
        </section>
        <section aria-labelledby="games-title">
          <PartTitle id="games-title">By game</PartTitle>
          <UsageTable
            what="Game"
            none="No game of yours has had a model at the table."
            lines={matches.map((match) => ({
              id: match.id,
              name: (
                <Link href={`/games/${match.id}`} dir="auto" className="written underline">
                  {match.title}
                </Link>
              ),
              figures: match,
            }))}
          />
        </section>
      </div>
    </Column>
  )
}
