import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { DeleteAccount } from '@/components/account/delete-account'
import { LogOut } from '@/components/account/log-out'
import { PasswordForm } from '@/components/account/password-form'
import { menuMatch } from '@/components/lobby/match-list'
import { MatchTile } from '@/components/lobby/match-tile'
import { MatchMenu } from '@/components/match-menu/match-menu'
import { ButtonLink } from '@/components/ui/button'
import { Column, PartTitle, Title } from '@/components/ui/page'
import type { Role } from '@/lib/auth/access'
import { PASSWORD_LEAST } from '@/lib/auth/password'
import { viewer } from '@/lib/auth/viewer'
import { findGame } from '@/lib/games'
import { listMatches } from '@/lib/queries/matches'
import { countOwned } from '@/lib/queries/owned'

export const metadata: Metadata = { title: 'Account' }

const MAY: Record<Role, string> = {
  user: 'You see every public game, and your own with all thoughts and packets.',
  researcher: 'A researcher: you read thoughts and packets of public games while they are played.',
  admin: 'An administrator: you see and steer every game.',
}
const LATEST = 3

export default async function AccountPage() {
  const who = await viewer()
  if (!who) redirect('/login?next=/account')
  const [{ matches }, owned] = await Promise.all([
    listMatches(who, { mine: true, take: LATEST }),
    countOwned(who),
  ])
  return (
    <Column>
      <Title
        acts={
          <>
            <ButtonLink href="/account/models">Models and keys</ButtonLink>
            <ButtonLink href="/account/usage">Usage</ButtonLink>
            <LogOut />
          </>
        }
      >
        Account
      </Title>
      <p dir="auto" className="written font-medium font-voice text-xl">
        {who.name}
      </p>
      <p className="mb-7 text-ink-2">{MAY[who.role]}</p>
      <div className="grid items-start gap-8 min-[900px]:grid-cols-2">
        <div className="grid gap-8">
          <section aria-labelledby="password-title">
            <PartTitle id="password-title">Password</PartTitle>
            <div className="rounded-panel border border-line bg-panel p-5">
              <PasswordForm passwordLeast={PASSWORD_LEAST} />
            </div>
          </section>
          <section aria-labelledby="leaving-title">
            <PartTitle id="leaving-title">Leaving for good</PartTitle>
            <div className="rounded-panel border border-line bg-panel p-5">
              <DeleteAccount {...owned} />
            </div>
          </section>
        </div>
        <section aria-labelledby="tables-title">
          <PartTitle id="tables-title">Your latest tables</PartTitle>
          <div className="grid gap-3">
            {matches.map((match) => (
              <MatchTile
                key={match.id}
                match={match}
                game={findGame(match.game)?.title ?? match.game}
                lastWords={null}
                menu={<MatchMenu match={menuMatch(match)} editable />}
              />
            ))}
            <p className="flex gap-2">
              {matches.length > 0 && <ButtonLink href="/games?mine=1">All of yours</ButtonLink>}
              <ButtonLink href="/games/new">Set a table</ButtonLink>
            </p>
          </div>
        </section>
      </div>
    </Column>
  )
}
